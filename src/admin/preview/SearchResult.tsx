import { site } from '@/seo/site'
import { type Shown, SURFACES } from './surfaces'

/**
 * A page as a search engine lists it. Colours and sizes are the search engine's, not the portal's, also in dark mode.
 */
export function SearchResult({ shown, address }: { shown: Shown; address: string }) {
  const { host, pathname } = new URL(address)
  const trail = [host, ...pathname.split('/').filter((part) => part !== '')].join(' › ')
  const width = shown.surface === 'mobile' ? 'max-w-[360px]' : 'max-w-[632px]'
  return (
    <section aria-label={SURFACES[shown.surface].label}>
      <h2>{SURFACES[shown.surface].label}</h2>
      <div
        className={`mt-3 rounded-md border border-line bg-[#ffffff] p-4 font-[Arial,"Liberation_Sans",sans-serif] text-[#1f1f1f] ${width}`}
      >
        <p className="text-[14px] leading-[18px]">{site.name}</p>
        <p className="text-[12px] leading-[18px] text-[#4d5156] wrap-anywhere">{trail}</p>
        <p className="mt-1 text-[20px] leading-[26px] text-[#1a0dab]">{shown.title.shown}</p>
        <p className="mt-1 text-[14px] leading-[22px] text-[#4d5156]">{shown.description.shown}</p>
      </div>
    </section>
  )
}
