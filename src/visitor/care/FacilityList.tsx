import type { ReactNode } from 'react'
import { attendsEmergencies, type Facility, isToConfirm } from '@/cities/facility'
import type { CareNear } from '@/cities/nearest-care'
import { DirectionsLink } from './DirectionsLink'
import { facilityLine, OVER_WATER } from './facility-words'

/** What one list says of each of its facilities, beside what every list says. */
export type FacilityNotes = {
  /** Its anchor, on the page that is its town's. */
  id?: string | undefined
  /** Where or how far it is, where that comes first. */
  lead?: string | undefined
  /** How far it is, where that comes last. */
  distance?: string | undefined
  note?: string | undefined
  /** Who says so. */
  sources: ReactNode
}

/** A public facility: what it is, where, how to get there, and who says so. */
function FacilityItem({ near, id, lead, distance, note, sources }: FacilityNotes & { near: CareNear }) {
  const { facility } = near
  return (
    <li id={id} className="border-l-4 border-line pl-3">
      <p className="font-semibold leading-snug">{facility.name}</p>
      <p className="text-sm leading-snug">
        {lead && <strong>{`${lead} · `}</strong>}
        {facilityLine(facility, distance)}
      </p>
      {facility.address !== null && (
        <p className="text-sm leading-snug">
          {`Dirección: ${facility.address}`}
          {facility.addressYear !== null && (
            <span className="text-ink-soft">{` (según una guía de ${facility.addressYear})`}</span>
          )}
        </p>
      )}
      {note && <p className="text-sm font-semibold">{note}</p>}
      {isToConfirm(facility) && <p className="text-sm font-semibold">{toConfirmText(facility)}</p>}
      <div className="flex flex-wrap items-center gap-x-6 text-sm">
        <DirectionsLink near={near} />
        {sources}
      </div>
    </li>
  )
}

/**
 * What to do before going to a facility that one weak source tells. The 911 knows where somebody with an alarm sign is attended; for a
 * consultation there is the number of the appointments, which answers no question about a hospital.
 */
function toConfirmText(facility: Facility): string {
  return attendsEmergencies(facility) || facility.kind === 'hospital'
    ? 'Por confirmar: pregunte en el 911 antes de ir.'
    : 'Por confirmar: antes de ir, pida su turno en el 171, opción 1.'
}

type FacilityListProps<Near> = {
  facilities: readonly Near[]
  notesOf: (near: Near) => FacilityNotes
  /** The nearest first, so that the order says something. */
  isOrdered?: boolean
}

/** Facilities, each with all that is known of it. */
export function FacilityList<Near extends CareNear>({
  facilities,
  notesOf,
  isOrdered = false,
}: FacilityListProps<Near>) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="space-y-2 sm:space-y-3">
      {facilities.map((near) => (
        <FacilityItem key={near.facility.id} near={near} {...notesOf(near)} />
      ))}
    </List>
  )
}

type FacilityLineProps = {
  near: CareNear
  /** Whether its kind is said, which is not needed under a heading that says it. */
  withKind: boolean
}

/** A facility in one line, for a page that only names it. */
export function FacilityLine({ near: { facility, isOverWater }, withKind }: FacilityLineProps) {
  const facts = [
    facility.name,
    withKind && facilityLine(facility, undefined),
    isToConfirm(facility) && 'por confirmar',
    isOverWater && OVER_WATER,
  ]
  return <li>{facts.filter(Boolean).join(' · ')}</li>
}
