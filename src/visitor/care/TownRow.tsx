import { memo } from 'react'
import { careAmong, nearIn, type TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug, displayName } from '@/cities/city-name'
import { attendsByDay, attendsEmergencies, type Facility, isToConfirm, shownName } from '@/cities/facility'
import { attendanceText } from '@/generator/facility-notes'
import { counted } from '@/generator/spanish'
import { paths } from '@/paths'
import { Link } from '@/ui/link/Link'
import { VariantLinks } from '@/visitor/directory/CityCard'
import { answerText, OVER_WATER } from './facility-words'
import { AllFacilitiesLink } from './MoreFacilities'
import { TownFacilities } from './TownFacilities'

type TownRowProps = {
  city: City
  cities: readonly City[]
  /** Whether the town's card follows, with the names of its hospitals and health centres. */
  withCard?: boolean
  /**
   * The names of the town's facilities that matched the search. Must be the same array on every render, because the row
   * is memoized.
   */
  asked?: readonly string[] | undefined
  /** The address of the page that contains the list: a town with this same address is not rendered as a link. */
  at?: string
}

/**
 * A town in a list: one line that says where to go with an alarm sign, a link to the page with all its facilities and,
 * collapsed, those for an emergency with links to their sources.
 */
export const TownRow = memo(function TownRow({ city, cities, withCard = false, asked = NONE, at }: TownRowProps) {
  const care = careAmong(city, cities)
  const answer = answerText(city, care)
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
        : {answer}
      </p>
      <AskedFor names={asked.filter((name) => !answer.includes(name))} />
      {withCard && <TownCard city={city} care={care} />}
      <TownDetails city={city} care={care} asked={asked} />
    </li>
  )
})

const NONE: readonly string[] = []

/**
 * Names the facilities that the search matched, unless the line above already names them as the answer to an emergency.
 */
function AskedFor({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  const rest = names.length - MOST_ASKED
  return (
    <p className="leading-snug">
      <strong>{`Lo que buscó: ${names.slice(0, MOST_ASKED).join(', ')}${rest > 0 ? ` y ${rest} más` : ''}`}</strong>
    </p>
  )
}

const MOST_ASKED = 3

type TownDetailsProps = { city: City; care: TownCare; asked: readonly string[] }

function TownDetails({ city, care: { inTown, inCanton, answer }, asked }: TownDetailsProps) {
  const wanted = [...inTown, ...inCanton].filter((facility) => asked.includes(shownName(facility)))
  const shown = [...new Set([...wanted, ...inTown.filter(attendsEmergencies), ...inTown.filter(attendsByDay)])]
  const here = shown.map((facility) => nearIn(city, facility))
  const elsewhere = answer && ![...inTown, ...wanted].includes(answer.facility) ? [answer] : []
  return (
    <details>
      <summary className="min-h-11 py-2.5 text-sm">
        Cómo llegar, fuentes y páginas<span className="sr-only"> de {displayName(city)}</span>
      </summary>
      <VariantLinks city={city} />
      <TownFacilities facilities={[...here, ...elsewhere]} city={city} />
    </details>
  )
}

type TownCardProps = { city: City; care: Pick<TownCare, 'inTown' | 'inCanton'> }

/**
 * The public hospitals and the health centres of a town by name, and a link to the page with everything about them. As
 * running text: as lists, those of 222 towns would double the elements of their page.
 */
export function TownCard({ city, care: { inTown, inCanton } }: TownCardProps) {
  const name = displayName(city)
  const hospitals = [...inTown, ...inCanton].filter(isHospital)
  const centres = inTown.filter((facility) => !isHospital(facility))
  const outside = inCanton.filter((facility) => !isHospital(facility)).length
  return (
    <div className="space-y-1 pl-4 text-sm">
      {hospitals.length === 0 ? (
        <p>{`No conocemos un hospital público en ${name}.`}</p>
      ) : (
        <p>
          <strong>Hospitales públicos:</strong> {namesText(hospitals, city)}
        </p>
      )}
      {centres.length === 0 ? (
        <p>{`No conocemos un centro de salud en ${name}.`}</p>
      ) : (
        <p>
          <strong>Centros de salud:</strong> {namesText(centres, city)}
        </p>
      )}
      {outside > 0 && (
        <p>{`En otros lugares del cantón: ${counted(outside, 'centro o puesto de salud', 'centros y puestos de salud')}.`}</p>
      )}
      <AllFacilitiesLink city={city} />
    </div>
  )
}

function isHospital({ kind }: Facility): boolean {
  return kind === 'hospital'
}

/** «Hospital A; Hospital B (por confirmar).» */
function namesText(facilities: readonly Facility[], city: City): string {
  const names = facilities.map((facility) => {
    const notes = [
      attendanceText(facility),
      isToConfirm(facility) && 'por confirmar',
      nearIn(city, facility).isOverWater && OVER_WATER,
    ]
    const known = notes.filter(Boolean).join(', ')
    return known === '' ? shownName(facility) : `${shownName(facility)} (${known})`
  })
  return `${names.join('; ')}.`
}
