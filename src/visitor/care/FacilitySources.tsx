import { useQuery } from '@tanstack/react-query'
import type { Facility } from '@/cities/facility'
import { type FacilitySource, facilityQueries } from '@/data/facilities'
import { longDate } from '@/visitor/city/long-date'

/** Who says that a place exists and when that was read, closed: it is for whoever doubts, not for whoever is in a hurry. */
export function FacilitySources({ place }: { place: Facility }) {
  const { data: sources } = useQuery(facilityQueries.sources())
  const known = place.sources.flatMap((key) => sources?.get(key) ?? [])
  return (
    <details className="stays-closed text-sm text-ink-soft open:basis-full">
      <summary className="inline-flex min-h-11 cursor-pointer items-center">
        Fuente y fecha<span className="sr-only">{` de ${place.name}`}</span>
      </summary>
      {sources === undefined && <p>La fuente se lee con conexión a internet.</p>}
      {known.length > 0 && (
        <ul>
          {known.map((source) => (
            <li key={source.key}>
              <Source {...source} />
            </li>
          ))}
        </ul>
      )}
      {place.checkedOn !== null && (
        <p>
          Consultado: <time dateTime={place.checkedOn}>{longDate(place.checkedOn)}</time>
        </p>
      )}
    </details>
  )
}

function Source({ organization, year, url }: FacilitySource) {
  const named = `${organization}, ${year}`
  if (url === null) return named
  return (
    <a href={url} rel="noopener noreferrer">
      {named}
    </a>
  )
}
