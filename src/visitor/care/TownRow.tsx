import { memo } from 'react'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { type CareNear, careAmong, type TownCare } from '@/cities/nearest-care'
import { paths } from '@/paths'
import { Link } from '@/ui/Link'
import { VariantLinks } from '@/visitor/directory/CityCard'
import { FacilityItem } from './FacilityItem'
import { byEmergency, distanceText, whereText } from './facility-words'

type TownRowProps = {
  city: City
  cities: readonly City[]
  /** Whether its places stand below, closed, with their sources; otherwise the town's own page has them. */
  withPlaces?: boolean
  /** The address that the list stands at: a town that shares it is no link. */
  at?: string
}

/** A town in a list: whom to go to with an alarm sign, in one line, and the way to all its places. */
export const TownRow = memo(function TownRow({ city, cities, withPlaces = false, at }: TownRowProps) {
  const care = careAmong(city, cities)
  const name = displayName(city)
  const address = paths.place(citySlug(city))
  return (
    <li id={`ciudad-${citySlug(city)}`} className="border-b border-line py-1">
      <p className="leading-snug">
        {address === at ? (
          <strong>{name}</strong>
        ) : (
          <Link to={address} className="inline-block py-1 font-semibold">
            {name}
          </Link>
        )}
        : {answerText(city, care)}
      </p>
      {withPlaces && <Places city={city} care={care} />}
    </li>
  )
})

function Places({ city, care }: { city: City; care: TownCare }) {
  const { emergency } = byEmergency(care.inTown)
  const answer = care.answer && !emergency.includes(care.answer.place) ? [care.answer] : []
  const near: CareNear[] = [
    ...emergency.map((place) => ({ place, city, km: undefined, isOverWater: false })),
    ...answer,
  ]
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm">
        Cómo llegar, fuentes y páginas<span className="sr-only"> de {displayName(city)}</span>
      </summary>
      <p className="flex flex-wrap gap-x-4 text-sm">
        <VariantLinks city={city} />
      </p>
      <ul className="mt-1 space-y-3">
        {near.map((care) => (
          <FacilityItem
            key={care.place.id}
            place={care.place}
            city={care.city}
            distance={care}
            withTown={care.city !== city}
          />
        ))}
      </ul>
    </details>
  )
}

/** «Hospital Básico de Playas», «no conocemos…; el más cercano: Hospital General Macas (Macas, a 25 km)». */
export function answerText(city: City, { answer, inTown, toConfirm }: TownCare): string {
  const unsure = toConfirm.find(({ place }) => inTown.includes(place))
  const own = unsure ? `${unsure.place.name} (por confirmar: pregunte en el 911 o el 171)` : undefined
  if (!answer) return own ?? 'llame al 911; no conocemos un lugar cercano que atienda emergencias'
  if (inTown.includes(answer.place)) return answer.place.name
  const distance = distanceText(answer)
  const where = [answer.city === city ? 'en el cantón' : whereText(answer.place, answer.city), distance]
    .filter(Boolean)
    .join(', ')
  return `${own ? `${own}; ` : ''}el más cercano ${own ? 'comprobado ' : ''}es ${answer.place.name} (${where})`
}
