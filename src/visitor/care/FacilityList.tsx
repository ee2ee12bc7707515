import type { ReactNode } from 'react'
import type { CareNear } from '@/cities/care/nearest-care'
import { attendsEmergencies, type Facility, isToConfirm, shownName } from '@/cities/facility'
import { whereText } from '@/cities/names/also-called'
import { realProvince } from '@/cities/provinces'
import { attendanceText, outdatedText } from '@/generator/facility-notes'
import { hospitalNotes } from '@/generator/material/town-notes'
import { capitalized, towards } from '@/generator/spanish'
import { facilityAddress } from './facility-address'
import { addressSourceText, directionsUrl, facilityLine, OVER_WATER } from './facility-words'

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
      {hospitalNotes(near).map(({ text }) => (
        <p key={text} className="font-semibold">
          {text}
        </p>
      ))}
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

/**
 * A link that opens the maps service at a facility; the service gets no request before the press. Renders nothing for a
 * facility to which no road leads.
 */
export function DirectionsLink({ near }: { near: CareNear }) {
  if (near.isOverWater || near.road === 'none') return null
  return (
    <a
      href={directionsUrl(near)}
      target="_blank"
      rel="noopener noreferrer"
      aria-label={`Cómo llegar ${towards(shownName(near.facility))} (se abre en otra pestaña)`}
      className="directions"
    >
      Cómo llegar
    </a>
  )
}

/**
 * A link to the page of the facility's town, which has its sources and the day on which they were read. `withTown`: the
 * list says only how far the facility is, and the link where.
 */
export function SourcesLink({ near: { facility, city }, withTown = false }: { near: CareNear; withTown?: boolean }) {
  const name = shownName(facility)
  return (
    <a href={facilityAddress(city, name)} className="sources-link">
      {withTown ? (
        capitalized(`${whereText(facility, city)}, ${realProvince(city.province)}: fuentes`)
      ) : (
        <>
          Fuente y fecha<span className="sr-only">{` de ${name}`}</span>
        </>
      )}
    </a>
  )
}
