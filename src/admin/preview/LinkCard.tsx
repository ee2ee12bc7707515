import { useState } from 'react'

type LinkCardProps = { service: 'WhatsApp' | 'Facebook'; title: string; description: string; address: string }

/**
 * A page as a shared link: picture, address, title, description, in each service's own order and colours, and cut where
 * the service cuts it.
 */
export function LinkCard({ service, title, description, address }: LinkCardProps) {
  const { host } = new URL(address)
  const isFacebook = service === 'Facebook'
  return (
    <section aria-label={service}>
      <h2>{service}</h2>
      <div
        className={`mt-3 overflow-hidden rounded-md border border-line font-[Arial,"Liberation_Sans",sans-serif] ${isFacebook ? 'max-w-[500px] bg-[#f0f2f5] text-[#050505]' : 'max-w-[312px] bg-[#d9fdd3] text-[#111b21]'}`}
      >
        <Picture />
        <div className="p-3">
          {isFacebook && <p className="text-[13px] text-[#4b4f56] uppercase">{host}</p>}
          <p className={`line-clamp-2 font-bold leading-tight ${isFacebook ? 'text-[17px]' : 'text-[15px]'}`}>
            {title}
          </p>
          <p
            className={`mt-1 leading-snug ${isFacebook ? 'truncate text-[15px] text-[#4b4f56]' : 'line-clamp-2 text-[13px] text-[#3b4a54]'}`}
          >
            {description}
          </p>
          {!isFacebook && <p className="mt-1 text-[13px] text-[#3b4a54]">{host}</p>}
        </div>
      </div>
    </section>
  )
}

/** The picture that appears in shared links to any page of the site. */
function Picture() {
  const [isMissing, setIsMissing] = useState(false)
  if (isMissing) {
    return (
      <p className="grid aspect-[1200/630] place-items-center bg-[#0b4f5a] p-4 text-center text-[18px] text-[#ffffff]">
        No se pudo cargar la imagen de los enlaces (/og.png, 1200 × 630)
      </p>
    )
  }
  return (
    <img
      src="/og.png"
      alt="Imagen con la que se comparten los enlaces del portal"
      width={1200}
      height={630}
      onError={() => setIsMissing(true)}
      className="aspect-[1200/630] h-auto w-full"
    />
  )
}
