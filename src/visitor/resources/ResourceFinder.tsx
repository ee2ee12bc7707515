import { memo, type ReactNode, useMemo } from 'react'
import { KeepServerHtml } from '@/built/static'
import { careAmong } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { citiesOf } from '@/cities/group-cities'
import { byName } from '@/cities/names/by-name'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { asksKindAlone } from '@/cities/search/search-facilities'
import { facilitiesFound } from '@/cities/search-cities'
import { paths } from '@/paths'
import { Button } from '@/ui/button/Button'
import { TapLink } from '@/ui/link/TapLink'
import { answerText } from '@/visitor/care/facility-words'
import { TownCard, TownRow } from '@/visitor/care/TownRow'
import { CitiesLoading } from '@/visitor/directory/search/CitiesLoading'
import { CitySearchBox } from '@/visitor/directory/search/CitySearchBox'
import { useCitySearch } from '@/visitor/directory/search/use-city-search'
import { useFirstItems } from '@/visitor/directory/use-first-items'

/**
 * Public care, town by town: a search over all towns, and the provinces, collapsed, each with its towns, where to go
 * there, and the town's card. `about` is what to know before searching: it stands below the field, which is what people come for, and is
 * hidden while they search. The sources of the facilities are on each town's own page.
 */
export function ResourceFinder({ about }: { about: ReactNode }) {
  const { cities, box, loading, results } = useCitySearch({ withFacilities: true })
  const isSearching = box.value.trim() !== ''
  // A query for a kind of place alone, such as «hospital», which every town may have.
  const needsTown = results !== undefined && results.found.length === 0 && asksKindAlone(results.query)
  const isNothing = results !== undefined && results.found.length === 0 && !needsTown
  return (
    <>
      <CitySearchBox
        placeholder="Buscar recursos por ciudad o provincia..."
        {...box}
        {...(needsTown && { status: 'Escriba también su ciudad, o elija su provincia.' })}
      />
      <CitiesLoading {...loading} text="Cargando recursos..." what="la lista de hospitales" />
      <div hidden={isSearching} className="space-y-4">
        {about}
      </div>
      {/* `about` says it too. The lists of a built page stay while a search is loading, or if nothing loads. */}
      {isSearching && !isNothing && <p className="text-sm text-ink-soft">Las distancias son en línea recta.</p>}
      <KeepServerHtml className="space-y-4" data={results}>
        {({ found, query }) =>
          isNothing ? (
            <NothingFound query={query} />
          ) : query === '' || needsTown ? (
            <>
              <ByProvince cities={needsTown ? byName(cities) : found} />
              <p>
                <TapLink to={paths.search}>Ver todas las ciudades en una lista</TapLink>
              </p>
            </>
          ) : (
            // The key makes each new query start with its first rows.
            <Found key={query} query={query} found={found} cities={cities} />
          )
        }
      </KeepServerHtml>
    </>
  )
}

type FoundProps = { query: string; found: readonly City[]; cities: readonly City[] }

/** The first results of a search, how many there are, and a button for the rest. */
function Found({ query, found, cities }: FoundProps) {
  const asked = useMemo(() => facilitiesFound(cities, query), [cities, query])
  const { shown, list, showAll } = useFirstItems(found, FIRST)
  return (
    <>
      <ul ref={list} tabIndex={-1}>
        {shown.map((city) => (
          <TownRow key={city.id} city={city} cities={cities} asked={asked.get(city)} withCard />
        ))}
      </ul>
      {shown.length < found.length && (
        <div className="space-y-2">
          <p>{`Aquí están las primeras ${shown.length} ciudades de ${found.length}.`}</p>
          <Button variant="secondary" onClick={showAll}>
            {`Mostrar las otras ${found.length - shown.length}`}
          </Button>
        </div>
      )}
    </>
  )
}

/** More towns than any province has. */
const FIRST = 60

function ByProvince({ cities }: { cities: readonly City[] }) {
  return (
    <div className="border-t border-line">
      {PROVINCES.map(({ name }) => {
        const own = citiesOf(name, cities)
        return (
          <details key={name} id={`recursos-${provinceSlug(name)}`} className="border-b border-line">
            <summary className="min-h-11 cursor-pointer py-2 font-semibold">
              {name} <span className="font-normal text-ink-soft">({own.length})</span>
            </summary>
            <ul className="pb-4">
              {own.map((city) => (
                <ClosedTown key={city.id} city={city} cities={cities} />
              ))}
            </ul>
          </details>
        )
      })}
    </div>
  )
}

function NothingFound({ query }: { query: string }) {
  return (
    <div className="max-w-measure space-y-2">
      <p className="font-semibold">
        {query === '' ? 'Todavía no hay ciudades publicadas.' : `No se encontraron recursos para "${query}"`}
      </p>
      <p>Revise la ortografía o busque por provincia. Si es una emergencia, llame al 911.</p>
    </div>
  )
}

/** A town under its province: one line that says where to go with an alarm sign, which opens the town's card. */
const ClosedTown = memo(function ClosedTown({ city, cities }: { city: City; cities: readonly City[] }) {
  const care = careAmong(city, cities)
  return (
    <li id={`ciudad-${citySlug(city)}`} className="border-b border-line">
      <details>
        <summary className="hang min-h-11 py-2 leading-snug">
          <strong>{displayName(city)}</strong>: {answerText(city, care)}
        </summary>
        <TownCard city={city} care={care} />
      </details>
    </li>
  )
})
