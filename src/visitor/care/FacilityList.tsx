import type { ReactNode } from 'react'
import type { CareNear } from '@/cities/care/nearest-care'
import { attendsEmergencies, type Facility, isToConfirm, shownName } from '@/cities/facility'
import { attendanceText, outdatedText } from '@/generator/facility-notes'
import { capitalized } from '@/generator/spanish'
import { DirectionsLink } from './DirectionsLink'
import { addressSourceText, facilityLine, OVER_WATER } from './facility-words'

/** What a particular list shows about each of its facilities, in addition to what every list shows. */
export type FacilityNotes = {
  /** The anchor of the facility; set only on the page of its own town. */
  id?: string | undefined
  /** Where the facility is or how far away, in lists that show this first. */
  lead?: string | undefined
  /** How far away the facility is, in lists that show this last. */
  distance?: string | undefined
  note?: string | undefined
  /** The sources of the facility's data, or a link to them. */
  sources: ReactNode
}

/** A public facility: what it is, where it is, the way there, and its sources. */
function FacilityItem({ near, id, lead, distance, note, sources }: FacilityNotes & { near: CareNear }) {
  const { facility } = near
  const [outdated, addressSource] = [outdatedText(facility), addressSourceText(facility)]
  return (
    <li id={id}>
      <p>{shownName(facility)}</p>
      <p>
        {lead && <strong>{`${lead}: `}</strong>}
        {facilityLine(facility, distance)}
      </p>
      {facility.hours !== null && <p>{`Horario: ${facility.hours}`}</p>}
      {facility.address !== null && (
        <p>
          {`Dirección: ${facility.address}`}
          {addressSource && <span className="text-ink-soft">{` (${addressSource})`}</span>}
        </p>
      )}
      {note && <p className="font-semibold">{note}</p>}
      {isToConfirm(facility) && <p className="font-semibold">{toConfirmText(facility)}</p>}
      {outdated && <p className="font-semibold">{`${capitalized(outdated)}.`}</p>}
      <div>
        <DirectionsLink near={near} />
        {sources}
      </div>
    </li>
  )
}

/**
 * Returns what to do before going to a facility that has to be confirmed. The 911 knows where somebody with an alarm
 * sign is attended. For a consultation the reader calls the appointments line, which answers no questions about
 * hospitals: so for every hospital the text names the 911.
 */
function toConfirmText(facility: Facility): string {
  return attendsEmergencies(facility) || facility.kind === 'hospital'
    ? 'Por confirmar: pregunte en el 911 antes de ir.'
    : 'Por confirmar: antes de ir, pida su turno en el 171, opción 1.'
}

type FacilityListProps<Near> = {
  facilities: readonly Near[]
  notesOf: (near: Near) => FacilityNotes
  /** True if the facilities are sorted by distance: the list is then an ordered one. */
  isOrdered?: boolean
}

/** A list of facilities, each with everything that is known about it. */
export function FacilityList<Near extends CareNear>({
  facilities,
  notesOf,
  isOrdered = false,
}: FacilityListProps<Near>) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="facilities">
      {facilities.map((near) => (
        <FacilityItem key={near.facility.id} near={near} {...notesOf(near)} />
      ))}
    </List>
  )
}

type FacilityLineProps = {
  near: CareNear
  /** Whether the line names the kind of facility, which is not needed under a heading that names it. */
  withKind: boolean
}

/** A facility in one line, for a page that only names it. */
export function FacilityLine({ near: { facility, isOverWater }, withKind }: FacilityLineProps) {
  const facts = [
    withKind ? facilityLine(facility, undefined) : attendanceText(facility),
    facility.hours !== null && `horario: ${facility.hours}`,
    outdatedText(facility),
    isToConfirm(facility) && 'por confirmar',
    isOverWater && OVER_WATER,
  ]
  return <li>{[shownName(facility), facts.filter(Boolean).join(', ')].filter(Boolean).join(': ')}</li>
}
