import { type ReactNode, useMemo } from 'react'
import type { City } from '@/cities/city'
import { type Province, provinceSlug } from '@/cities/provinces'
import type { FoundFacility } from '@/cities/search/search-facilities'
import { isWholeName, searchPlaces } from '@/cities/search/search-places'
import { counted, listed } from '@/generator/spanish'
import { paths } from '@/paths'
import { Card } from '@/ui/Card'
import { Link } from '@/ui/link/Link'
import { TapLink } from '@/ui/link/TapLink'
import { Loading } from '@/ui/waiting/SlowFallback'
import { FoundFacilities } from '@/visitor/care/FoundFacilities'
import { CityList } from '@/visitor/directory/CityList'
import { CitiesLoading } from '@/visitor/directory/search/CitiesLoading'
import { AlarmSignsHint, VillageHint } from '@/visitor/directory/search/NoCities'
import type { LoadState } from '@/visitor/directory/use-cities'
import { AllCities } from './AllCities'
import type { IndexedPage } from './page-index'
import { isAnswered, searchPages } from './search-pages'

type SearchResultsProps = { query: string; cities: readonly City[]; state: LoadState; retry: () => void }

/**
 * Cities, provinces, places of care and pages that match the query; if nothing does, where else to look. The pages need
 * no list of cities, so they do not wait for it. They come first unless a place is found; they also come before a place
 * that only has the reader's word in its name («sola» and Solano).
 */
export function SearchResults({ query, cities, state, retry }: SearchResultsProps) {
  const places = useMemo(() => searchPlaces(cities, query), [cities, query])
  const pages = useMemo(
    () => searchPages(query, { isPlace: places.isNamed, isWholeName: isWholeName(places) }),
    [query, places],
  )
  const isDone = state === 'ready' || state === 'failed'
  const counts = {
    cities: places.cities.length,
    provinces: places.provinces.length,
    facilities: places.facilities.length,
    pages: pages.length,
  }
  const isPlaceFound = counts.cities + counts.provinces + counts.facilities > 0
  const doPagesLead = !isPlaceFound || isAnswered(query)
  const foundPages = (
    <ResultGroup heading="Páginas" count={counts.pages}>
      <PageList pages={pages} />
    </ResultGroup>
  )
  const isFound = Object.values(counts).some((count) => count > 0)
  // If the cities could not be loaded, nobody can say that nothing was found.
  const isNothing = state === 'ready' && !isFound
  return (
    <>
      <p role="status" className="mt-4 min-h-[1.6em] max-w-measure">
        {isDone && (isFound || isNothing) && foundText(counts, query)}
      </p>
      {isNothing && <NothingFound />}
      {doPagesLead && foundPages}
      <CitiesPending state={state} retry={retry} />
      <ResultGroup heading="Ciudades" count={counts.cities}>
        {/* The key makes each new query start with its first cities. */}
        <CityList key={query} look="cards" cities={places.cities.map(({ city }) => city)} />
      </ResultGroup>
      <ResultGroup heading="Provincias" count={counts.provinces}>
        <ProvinceLinks provinces={places.provinces.map(({ province }) => province)} />
      </ResultGroup>
      <ResultGroup heading="Lugares de atención" count={counts.facilities}>
        <FacilityLinks facilities={places.facilities} />
      </ResultGroup>
      {!doPagesLead && foundPages}
    </>
  )
}

/**
 * Shown until the cities are loaded. They may be half a minute late or not come at all, so it links to the directory,
 * which has them too.
 */
function CitiesPending({ state, retry }: Pick<SearchResultsProps, 'state' | 'retry'>) {
  if (state === 'loading')
    return (
      <div className="min-h-screen">
        <Loading text="Cargando ciudades..." what="la lista de ciudades">
          <AllCities />
        </Loading>
      </div>
    )
  return (
    <div className="mt-8 space-y-4 empty:hidden">
      <CitiesLoading state={state} onRetry={retry} />
      {state === 'failed' && navigator.onLine && <AllCities />}
    </div>
  )
}

function ResultGroup({ heading, count, children }: { heading: string; count: number; children: ReactNode }) {
  if (count === 0) return null
  return (
    <section className="mt-8">
      <h2>
        {heading} <span className="text-base font-normal text-ink-soft">{`(${count})`}</span>
      </h2>
      {children}
    </section>
  )
}

function ProvinceLinks({ provinces }: { provinces: readonly Province[] }) {
  return (
    <ul className="mt-2">
      {provinces.map(({ name, region }) => (
        <li key={name}>
          <TapLink to={paths.place(provinceSlug(name))}>{name}</TapLink>{' '}
          <span className="text-sm text-ink-soft">{region}</span>
        </li>
      ))}
    </ul>
  )
}

/** A search that finds more than these asks for another word. */
const MOST_FACILITIES = 20

function FacilityLinks({ facilities }: { facilities: readonly FoundFacility[] }) {
  return (
    <>
      <FoundFacilities facilities={facilities.slice(0, MOST_FACILITIES)} />
      {facilities.length > MOST_FACILITIES && (
        <p className="mt-2 max-w-measure">{`Estos son ${MOST_FACILITIES} de ${facilities.length}: agregue la ciudad para ver menos.`}</p>
      )}
    </>
  )
}

function NothingFound() {
  return (
    <div className="mt-2 max-w-measure space-y-2">
      <VillageHint />
      <p>
        Revise la ortografía, escriba solo una parte de la palabra o vea{' '}
        <Link to={paths.cities}>todas las ciudades</Link> o <Link to={paths.search}>todo lo que hay en el portal</Link>.
      </p>
      <AlarmSignsHint />
    </div>
  )
}

/** Pages as cards, each with links to these sections of it. */
export function PageList({ pages }: { pages: readonly IndexedPage[] }) {
  return (
    <ul className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map(({ page, sections }) => (
        <Card as="li" key={page.path}>
          <h3>
            <TapLink to={page.path}>{page.heading}</TapLink>
          </h3>
          <p>{page.summary}</p>
          {sections.length > 0 && (
            <ul>
              {sections.map(({ id, heading }) => (
                <li key={id}>
                  <TapLink to={`${page.path}#${id}`}>{heading}</TapLink>
                </li>
              ))}
            </ul>
          )}
        </Card>
      ))}
    </ul>
  )
}

type Counts = { cities: number; provinces: number; facilities: number; pages: number }

/**
 * Returns what a search found: «3 ciudades, 1 provincia y 2 páginas», or that there is nothing. The same text is shown
 * and announced.
 */
export function foundText({ cities, provinces, facilities, pages }: Counts, query: string): string {
  const parts = [
    cities > 0 && counted(cities, 'ciudad', 'ciudades'),
    provinces > 0 && counted(provinces, 'provincia', 'provincias'),
    facilities > 0 && counted(facilities, 'lugar de atención', 'lugares de atención'),
    pages > 0 && counted(pages, 'página', 'páginas'),
  ].filter((part) => part !== false)
  return parts.length === 0 ? `No hay resultados para "${query}".` : listed(parts)
}
