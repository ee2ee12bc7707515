import { useState } from 'react'
import type { GeneratedContent } from '@/generator/generated-content'
import { cityPageHead } from '@/seo/place-heads'
import { site } from '@/seo/site'

/** How a page appears outside the portal: as a search result and as the card of a shared link. */
export function PageLooks({ content }: { content: GeneratedContent }) {
  const { title, description, canonical: address } = cityPageHead(content, null)
  const texts = { title, description, address }
  return (
    <div className="space-y-6">
      <SearchResult isPhone={false} {...texts} />
      <SearchResult isPhone {...texts} />
      <LinkCard service="WhatsApp" {...texts} />
      <LinkCard service="Facebook" {...texts} />
    </div>
  )
}

type SearchResultProps = { isPhone: boolean; title: string; description: string; address: string }

/**
 * A page as a search engine lists it, cut where the engine cuts it: on a computer a line of title and two of description,
 * on a phone two and three. Colours and sizes are the search engine's, not the portal's, also in dark mode.
 */
function SearchResult({ isPhone, title, description, address }: SearchResultProps) {
  const { host, pathname } = new URL(address)
  const trail = [host, ...pathname.split('/').filter((part) => part !== '')].join(' › ')
  const label = isPhone ? 'Buscador, teléfono' : 'Buscador, computadora'
  return (
    <section aria-label={label}>
      <p className="font-semibold">{label}</p>
      <div
        className={`mt-3 rounded-md border border-line bg-[#ffffff] p-4 font-[Arial,"Liberation_Sans",sans-serif] text-[#1f1f1f] ${isPhone ? 'max-w-[360px]' : 'max-w-[632px]'}`}
      >
        <p className="text-[14px] leading-[18px]">{site.name}</p>
        <p className="text-[12px] leading-[18px] text-[#4d5156] wrap-anywhere">{trail}</p>
        <p className={`mt-1 text-[20px] leading-[26px] text-[#1a0dab] ${isPhone ? 'line-clamp-2' : 'truncate'}`}>
          {title}
        </p>
        <p className={`mt-1 text-[14px] leading-[22px] text-[#4d5156] ${isPhone ? 'line-clamp-3' : 'line-clamp-2'}`}>
          {description}
        </p>
      </div>
    </section>
  )
}

type LinkCardProps = { service: 'WhatsApp' | 'Facebook'; title: string; description: string; address: string }

/**
 * A page as a shared link: picture, address, title, description, in each service's own order and colours, and cut where
 * the service cuts it.
 */
function LinkCard({ service, title, description, address }: LinkCardProps) {
  const { host } = new URL(address)
  const isFacebook = service === 'Facebook'
  return (
    <section aria-label={service}>
      <p className="font-semibold">{service}</p>
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
