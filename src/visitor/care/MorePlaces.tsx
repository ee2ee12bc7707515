import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { attendsEmergencies, type Facility, isToConfirm } from '@/cities/facility'
import { realProvince } from '@/cities/provinces'
import { paths } from '@/paths'
import { Link } from '@/ui/Link'
import { DirectionsLink } from './DirectionsLink'
import { facilityLine, kindText } from './facility-words'

type MorePlacesProps = {
  places: readonly Facility[]
  city: City
  summary: string
  /** Each with its «Cómo llegar», however many they are: for the page that is the town's list. */
  isWhole: boolean
}

/** Places beyond the first ones, closed. A short page tells a long list of consultations by kind alone. */
export function MorePlaces({ places, city, summary, isWhole }: MorePlacesProps) {
  if (places.length === 0) return null
  const kinds = [...new Set(places.map(kindText))].map((kind) => ({
    kind,
    ofKind: places.filter((place) => kindText(place) === kind),
  }))
  if (!isWhole && places.length > MOST_BY_NAME && !places.some(attendsEmergencies)) {
    return (
      <p>
        <strong>{`${summary} (${places.length}):`}</strong>
        {` ${kinds.map(({ kind, ofKind }) => `${lowerFirst(kind)}, ${ofKind.length}`).join('; ')}.`}
      </p>
    )
  }
  return (
    <details className="stays-closed">
      <summary className="min-h-11 py-2 font-semibold">{`${summary} (${places.length})`}</summary>
      {kinds.map(({ kind, ofKind }) => (
        <div key={kind} className="mt-2">
          <p className="text-sm font-semibold">{`${kind} (${ofKind.length})`}</p>
          <ul className="list-disc pl-6 text-sm">
            {ofKind.map((place) => (
              <PlaceLine key={place.id} place={place} city={city} text={place.name} isWhole={isWhole} />
            ))}
          </ul>
        </div>
      ))}
    </details>
  )
}

/** Beyond this a list of names is for the page that has them all. */
const MOST_BY_NAME = 8

/** Closed: what each is stands with it, because a kind alone does not say that it attends emergencies. */
export function MoreEmergencies({ places, city, isWhole }: Omit<MorePlacesProps, 'summary'>) {
  if (places.length === 0) return null
  return (
    <details className="stays-closed">
      <summary className="min-h-11 py-2 font-semibold">
        {`Otros que atienden emergencias en ${displayName(city)} (${places.length})`}
      </summary>
      <ul className="list-disc space-y-1 pl-5 text-sm">
        {places.map((place) => (
          <PlaceLine
            key={place.id}
            place={place}
            city={city}
            text={`${place.name} · ${facilityLine(place, undefined)}`}
            isWhole={isWhole}
          />
        ))}
      </ul>
    </details>
  )
}

type PlaceLineProps = { place: Facility; city: City; text: string; isWhole: boolean }

function PlaceLine({ place, city, text, isWhole }: PlaceLineProps) {
  return (
    <li>
      {text}
      {isToConfirm(place) && ' · por confirmar'}
      {isWhole && (
        <>
          {' '}
          <DirectionsLink place={place} town={townOf(city)} />
        </>
      )}
    </li>
  )
}

/** From a page that tells some by name or by number to the one that tells each with the way there. */
export function AllPlacesLink({ city }: { city: City }) {
  return (
    <p className="print:hidden">
      <Link to={paths.place(citySlug(city))} className="inline-flex min-h-11 items-center">
        {`Todos los lugares de ${displayName(city)}, con «Cómo llegar»`}
      </Link>
    </p>
  )
}

function townOf(city: City): { name: string; province: string } {
  return { name: displayName(city), province: realProvince(city.province) }
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
