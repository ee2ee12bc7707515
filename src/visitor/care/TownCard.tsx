import { nearIn, type TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { type Facility, isToConfirm, shownName } from '@/cities/facility'
import { attendanceText } from '@/generator/facility-notes'
import { counted } from '@/generator/spanish'
import { OVER_WATER } from './facility-words'
import { AllFacilitiesLink } from './MoreFacilities'

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
