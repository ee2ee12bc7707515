import type { ReactNode } from 'react'
import { attendsEmergencies, type Facility, isToConfirm } from '@/cities/facility'
import type { CareNear } from '@/cities/nearest-care'
import { DirectionsLink } from './DirectionsLink'
import { facilityLine, OVER_WATER } from './facility-words'

/** What a list says of each of its places beside what is said of every place. */
export type Telling = {
  /** Where or how far it is, where that comes first. */
  lead?: string | undefined
  /** How far it is, where that comes last. */
  distance?: string | undefined
  note?: string | undefined
  /** Who says so. */
  sources: ReactNode
}

/** A public place of care: what it is, where, how to get there, and who says so. */
function FacilityItem({ near, lead, distance, note, sources }: Telling & { near: CareNear }) {
  const { place } = near
  return (
    <li className="border-l-4 border-line pl-3">
      <p className="font-semibold leading-snug">{place.name}</p>
      <p className="text-sm leading-snug">
        {lead && <strong>{`${lead} · `}</strong>}
        {facilityLine(place, distance)}
      </p>
      {place.address !== null && (
        <p className="text-sm leading-snug">
          {`Dirección: ${place.address}`}
          {place.addressYear !== null && (
            <span className="text-ink-soft">{` (según una guía de ${place.addressYear})`}</span>
          )}
        </p>
      )}
      {note && <p className="text-sm font-semibold">{note}</p>}
      {isToConfirm(place) && <p className="text-sm font-semibold">{toConfirmText(place)}</p>}
      <div className="flex flex-wrap items-center gap-x-6 text-sm">
        <DirectionsLink near={near} />
        {sources}
      </div>
    </li>
  )
}

/**
 * What to do before going to a place that one weak source tells. The 911 knows where somebody with an alarm sign is attended; for a
 * consultation there is the number of the appointments, which answers no question about a hospital.
 */
function toConfirmText(place: Facility): string {
  return attendsEmergencies(place) || place.kind === 'hospital'
    ? 'Por confirmar: pregunte en el 911 antes de ir.'
    : 'Por confirmar: antes de ir, pida su turno en el 171, opción 1.'
}

type FacilityListProps = {
  places: readonly CareNear[]
  tell: (near: CareNear) => Telling
  /** The nearest first, so that the order says something. */
  isOrdered?: boolean
}

/** Places of care, each with all that is known of it. */
export function FacilityList({ places, tell, isOrdered = false }: FacilityListProps) {
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <List className="space-y-2 sm:space-y-3">
      {places.map((near) => (
        <FacilityItem key={near.place.id} near={near} {...tell(near)} />
      ))}
    </List>
  )
}

type FacilityLineProps = {
  near: CareNear
  /** Whether its kind is said, which is not needed under a heading that says it. */
  withKind: boolean
  withDirections: boolean
}

/** The same in one line, for a long list. */
export function FacilityLine({ near, withKind, withDirections }: FacilityLineProps) {
  const { place, isOverWater } = near
  const facts = [
    place.name,
    withKind && facilityLine(place, undefined),
    isToConfirm(place) && 'por confirmar',
    isOverWater && OVER_WATER,
  ]
  return (
    <li>
      {facts.filter(Boolean).join(' · ')}
      {withDirections && (
        <>
          {' '}
          <DirectionsLink near={near} />
        </>
      )}
    </li>
  )
}
