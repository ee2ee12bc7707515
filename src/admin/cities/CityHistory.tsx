import { deskPaths } from '@/admin/desk/desk-paths'
import { LatestHistory } from '@/admin/history/HistoryList'
import { TapLink } from '@/ui/TapLink'

/** The latest changes of a city, of its two records and of its places of care, in one order. */
export function CityHistory({ cityId, slug }: { cityId: string; slug: string }) {
  return (
    <section aria-labelledby="historia" className="space-y-4">
      <h2 id="historia">Historia</h2>
      <LatestHistory filter={{ cityId, isWithoutFilling: true }} most={10} />
      <TapLink to={deskPaths.historyIn(slug)}>
        Todos los cambios de esta ciudad, de sus páginas y de sus lugares
      </TapLink>
    </section>
  )
}
