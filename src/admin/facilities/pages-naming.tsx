import { deskPaths } from '@/admin/desk/desk-paths'
import { careAmong } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { weakMemoize } from '@/cities/memoize'
import { counted } from '@/generator/spanish'
import { paths } from '@/paths'
import { Link } from '@/ui/link/Link'

/**
 * The towns whose pages name a place. `first`: those that send a reader with an alarm sign to it before any other;
 * `onceConfirmed`: those that might, but name it beside their answer because it has to be confirmed.
 */
export type Naming = Readonly<Record<'named' | 'first' | 'onceConfirmed', readonly City[]>>

const NOWHERE: Naming = { named: [], first: [], onceConfirmed: [] }

/** Returns which pages name a place of the register. The cities come with their facilities. */
export function namingOf(cities: readonly City[], id: string): Naming {
  return byPlace(cities).get(id) ?? NOWHERE
}

const byPlace = weakMemoize((cities: readonly City[]): ReadonlyMap<string, Naming> => {
  const found = new Map<string, Record<keyof Naming, City[]>>()
  const of = (id: string) => {
    const naming = found.get(id) ?? { named: [], first: [], onceConfirmed: [] }
    found.set(id, naming)
    return naming
  }
  for (const city of cities) {
    const { answer, inTown, inCanton, toConfirm, elsewhere } = careAmong(city, cities)
    const near = [...(answer ? [answer] : []), ...toConfirm, ...elsewhere].map(({ facility }) => facility)
    for (const id of new Set([...inTown, ...inCanton, ...near].map((facility) => facility.id))) of(id).named.push(city)
    if (answer) of(answer.facility.id).first.push(city)
    for (const { facility } of toConfirm) of(facility.id).onceConfirmed.push(city)
  }
  return found
})

/** Says which pages name a place, with links to them. */
export function PagesNaming({ naming: { named, first } }: { naming: Naming }) {
  if (named.length === 0) return <p>Ninguna página de ciudad lo nombra.</p>
  return (
    <div className="space-y-1">
      {first.length > 0 && (
        <p>
          <strong>El primer lugar de la respuesta en:</strong> <CityLinks cities={first} />
        </p>
      )}
      <details className="stays-closed">
        <summary className="min-h-11 py-2">
          Lo nombran las páginas de {counted(named.length, 'ciudad', 'ciudades')}
        </summary>
        <p>
          <CityLinks cities={named} />
        </p>
      </details>
    </div>
  )
}

function CityLinks({ cities }: { cities: readonly City[] }) {
  return cities.map((city, index) => (
    <span key={city.id}>
      {index > 0 && ', '}
      <Link to={paths.cityPage(city.slug, 'misoprostol')}>{displayName(city)}</Link>
    </span>
  ))
}

/** Shown after places were saved: readers find it with the next publication. `towns`: those whose pages name it. */
export function PagesBehind({ towns }: { towns?: readonly City[] }) {
  const where = towns && towns.length > 0 ? ` en las páginas de ${counted(towns.length, 'ciudad', 'ciudades')}` : ''
  return (
    <p>
      Los lectores lo ven{where} desde la próxima <Link to={deskPaths.publish}>publicación</Link>.
    </p>
  )
}
