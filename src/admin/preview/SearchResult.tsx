import { site } from '@/seo/site'

type SearchResultProps = { isPhone: boolean; title: string; description: string; address: string }

/**
 * A page as a search engine lists it, cut where the engine cuts it: on a computer a line of title and two of description,
 * on a phone two and three. Colours and sizes are the search engine's, not the portal's, also in dark mode.
 */
export function SearchResult({ isPhone, title, description, address }: SearchResultProps) {
  const { host, pathname } = new URL(address)
  const trail = [host, ...pathname.split('/').filter((part) => part !== '')].join(' › ')
  const label = isPhone ? 'Buscador, teléfono' : 'Buscador, computadora'
  return (
    <section aria-label={label}>
      <h2>{label}</h2>
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
