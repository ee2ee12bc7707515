import { isInOrder } from '@/cities/care/by-road'
import { isLocated } from '@/cities/care/distance'
import type { DirectedCare, Nearby } from '@/cities/care/nearby'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { isSureForEmergencies, shownName } from '@/cities/facility'
import { whereText } from '@/cities/names/also-called'
import { normalizeText } from '@/cities/names/normalize-text'
import { realProvince } from '@/cities/provinces'
import { attendanceText, hoursIn } from '@/generator/facility-notes'
import { capitalized, thousands, towards, withArticle } from '@/generator/spanish'
import { Button } from '@/ui/button/Button'
import { PhoneLink } from '@/ui/button/PhoneLink'
import { FacilityList, type FacilityNotes, SourcesLink } from '@/visitor/care/FacilityList'
import { distanceText, insuranceText, NO_REFUSAL, ROADS_CREDIT } from '@/visitor/care/facility-words'
import type { PossibleTown } from './find-towns'
import type { NearbyState } from './use-nearby'

type From = Extract<NearbyState, { name: 'answer' }>['from']

type NearbyAnswerProps = Omit<Extract<NearbyState, { name: 'answer' }>, 'name'> & {
  onChoose: (town: PossibleTown) => void
}

/** The nearest facilities: first those that attend emergencies, then those of any kind. */
export function NearbyAnswer({ from, nearby, others, onChoose }: NearbyAnswerProps) {
  const town = 'city' in from ? inProvince(from.city) : undefined
  const nearest = `Lo más ${placeOf(from)}`
  const insurance = insuranceText([...nearby.emergency, ...nearby.anyKind].map(({ facility }) => facility))
  const guessedFrom = 'city' in from && isAnotherName(from.asked, from.city) ? from.asked : undefined
  return (
    <div className="max-w-measure space-y-6">
      <section className="space-y-3">
        <h2>{`${nearest}, para una emergencia`}</h2>
        {guessedFrom && <p>{`Por «${guessedFrom}» entendimos ${town}.`}</p>}
        <p>
          <PhoneLink number="911">Primero llame al 911</PhoneLink>
        </p>
        <p className="text-sm text-ink-soft">
          {measuredFrom(from)}{' '}
          {'city' in from && nearby.emergency.some((near) => near.road !== 'none' && isInOrder(from.city, near)) && (
            <span>{`${ROADS_CREDIT} `}</span>
          )}
          {nearby.emergency.some(({ road }) => road === 'none') && <span>{'El traslado lo coordina el 911. '}</span>}
          {'city' in from && from.facility && !isAt(from) && (
            <span>{`No conocemos el punto exacto de: ${shownName(from.facility)}.`}</span>
          )}
          {'accuracyKm' in from && from.accuracyKm >= 1 && (
            <span>{`Su teléfono la sabe con un margen de ${thousands(from.accuracyKm)} km.`}</span>
          )}
        </p>
        {nearby.notAtAnyHour && <p className="font-semibold">{notAtAnyHourText(nearby.notAtAnyHour)}</p>}
        {nearby.meanwhile && <Meanwhile care={nearby.meanwhile} nearby={nearby} />}
        {nearby.emergency.length === 0 ? (
          <p>
            No conocemos un lugar al que se llegue desde aquí. Llame al 911 y pregunte adónde ir: coordina las
            ambulancias y los hospitales.
          </p>
        ) : (
          <List facilities={nearby.emergency} />
        )}
      </section>
      <section className="space-y-3">
        <h2>{`${nearest}, de cualquier tipo`}</h2>
        <p className="text-sm">
          Para una consulta. Si no dice su horario ni que atiende emergencias, no sabemos si atiende de noche.
        </p>
        <p className="text-sm">{NO_REFUSAL}</p>
        <List facilities={nearby.anyKind} showsEmergency />
        {insurance && <p className="text-sm">{insurance}</p>}
      </section>
      {others.length > 0 && (
        <section className="space-y-2">
          <h2 className="text-base">¿Buscaba otro lugar?</h2>
          <Towns towns={others} onChoose={onChoose} />
        </section>
      )}
    </div>
  )
}

/**
 * Returns what somebody must know of the nearest facility before the list of those that attend at any hour: «El Hospital
 * Uno, en Tena, atiende emergencias solo de día (lunes a viernes, 8:00 a 17:00). De noche, o si está cerrado:».
 */
function notAtAnyHourText(near: DirectedCare): string {
  const { facility, city } = near
  const where = facility.inTown ? displayName(city) : `el ${whereText(facility, city)}`
  const place = capitalized(withArticle(shownName(facility)))
  const attendance = `${place}, en ${where}, ${attendanceText(facility)}${hoursIn(facility)}.`
  return facility.attendsEmergencies === 'by-day' ? `${attendance} De noche, o si está cerrado:` : attendance
}

/**
 * The facility of the town itself until the transfer. Across the water, which nobody crosses on their own, the 911 comes
 * first, then this facility, and then those on the other side.
 */
function Meanwhile({ care, nearby }: { care: DirectedCare; nearby: Nearby }) {
  const place = withArticle(shownName(care.facility))
  const isIsland = nearby.emergency.length > 0 && nearby.emergency.every(({ isOverWater }) => isOverWater)
  if (!isIsland) {
    return (
      <p className="font-semibold">{`Mientras llega la ayuda, o si no puede viajar: ${place}, en ${displayName(care.city)}. No le pueden negar la atención.`}</p>
    )
  }
  return (
    <>
      <p>
        {'El 911 puede coordinar el traslado. '}
        <strong>{`Pregunte en esa llamada si está abierto ${place}: no le puede negar la atención.`}</strong>
      </p>
      <List facilities={[care]} />
      <p>Atienden emergencias, por mar o por aire:</p>
    </>
  )
}

/** «cercano al Centro de Salud Posorja (cantón Guayaquil, Guayas)», «cercano a Loja, Loja», «cercano a usted». */
function placeOf(from: From): string {
  if (!('city' in from)) return 'cercano a usted'
  return isAt(from) ? `cercano ${towards(townText(from))}` : `cercano a ${inProvince(from.city)}`
}

function measuredFrom(from: From): string {
  if (!('city' in from)) return 'Distancias en línea recta desde su ubicación.'
  if (isAt(from)) return 'Distancias en línea recta desde ese lugar.'
  if (!isLocated(from.city)) return `Distancias desde ${displayName(from.city)} en línea recta.`
  return `Distancias en línea recta desde el centro de ${displayName(from.city)}.`
}

/** Whether the distances start at the facility itself, and not at its town. */
function isAt({ facility }: PossibleTown): boolean {
  return facility !== undefined && isLocated(facility)
}

function inProvince(city: City): string {
  const [name, province] = [displayName(city), realProvince(city.province)]
  return name === province ? name : `${name}, ${province}`
}

function isAnotherName(asked: string | undefined, city: City): boolean {
  return asked !== undefined && normalizeText(asked) !== normalizeText(displayName(city))
}

function List({
  facilities,
  showsEmergency = false,
}: {
  facilities: readonly DirectedCare[]
  showsEmergency?: boolean
}) {
  const notesOf = (near: DirectedCare): FacilityNotes => ({
    lead: howFar(near),
    note: showsEmergency && isSureForEmergencies(near.facility) ? 'Atiende emergencias' : undefined,
    sources: <SourcesLink near={near} withTown />,
  })
  return <FacilityList facilities={facilities} notesOf={notesOf} isOrdered />
}

/**
 * Returns «a 3 km al norte»; if the facility's own point is not known, adds that this is the distance to the centre of
 * its town or, if that is not known either, to the town: it was measured to the health centre there.
 */
function howFar(near: DirectedCare): string | undefined {
  const distance = distanceText(near, near.direction)
  const isToTown = distance !== undefined && near.facility.latitude === null
  if (!isToTown) return distance
  return `${distance} (hasta ${isLocated(near.city) ? 'el centro de ' : ''}${displayName(near.city)})`
}

type TownsProps = { towns: readonly PossibleTown[]; onChoose: (town: PossibleTown) => void }

/** Towns to choose from, and facilities that have the name that was asked for. */
export function Towns({ towns, onChoose }: TownsProps) {
  return (
    <ul className="flex flex-wrap gap-2">
      {towns.map((town) => (
        <li key={`${town.city.id} ${town.facility?.id}`}>
          <Button variant="secondary" onClick={() => onChoose(town)}>
            {townText(town)}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** «Olmedo, Loja»; «Centro de Salud Posorja (cantón Guayaquil, Guayas)». */
function townText({ city, facility }: PossibleTown): string {
  const province = realProvince(city.province)
  return facility
    ? `${shownName(facility)} (${whereText(facility, city)}, ${province})`
    : `${displayName(city)}, ${province}`
}
