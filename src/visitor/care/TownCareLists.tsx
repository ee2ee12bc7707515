import type { ReactNode } from 'react'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import type { Facility } from '@/cities/facility'
import { type CareNear, kmFromTown, type TownCare } from '@/cities/nearest-care'
import { Heading, type HeadingLevel } from '@/ui/Heading'
import { FacilityItem } from './FacilityItem'
import { byEmergency, facilityLine, kindText } from './facility-words'

type TownCareListsProps = { city: City; care: TownCare; headingLevel: HeadingLevel }

/**
 * Where a town's reader goes: with an alarm sign in town, where else, and for a consultation. Places for a consultation never
 * stand under the first heading.
 */
export function TownCareLists({ city, care, headingLevel }: TownCareListsProps) {
  const name = displayName(city)
  const { emergency, consultation } = byEmergency(care.inTown)
  const shown = emergency.slice(0, MOST_FOR_EMERGENCIES)
  const outside = outsideOf(city, care)
  const consultations = consultation.slice(0, Math.max(LEAST, MOST - shown.length))
  return (
    <div className="max-w-measure space-y-4">
      <section className="space-y-3">
        <Heading level={headingLevel}>{`Para una emergencia, en ${name}`}</Heading>
        {emergency.length === 0 ? (
          <p>{`En ${name} no conocemos un lugar público que atienda emergencias a toda hora. Llame al 911: le indica adónde ir o envía ayuda.`}</p>
        ) : (
          <List places={shown} city={city} />
        )}
        <OtherEmergencies places={emergency.slice(shown.length)} name={name} />
      </section>
      {outside.length > 0 && (
        <Outside
          heading={
            emergency.length === 0
              ? 'Los más cercanos que atienden emergencias'
              : 'Si no puede llegar ahí, los más cercanos'
          }
          headingLevel={headingLevel}
          isClosed={emergency.length >= ENOUGH}
        >
          <p className="text-sm text-ink-soft">{`Distancias desde ${name} en línea recta.`}</p>
          <ul className="space-y-3">
            {outside.map((near) => (
              <FacilityItem key={near.place.id} place={near.place} city={near.city} distance={near} withTown />
            ))}
          </ul>
        </Outside>
      )}
      {consultation.length > 0 && (
        <section className="space-y-3">
          <Heading level={headingLevel}>{`Para una consulta, en ${name}`}</Heading>
          <p className="text-sm">De día. No atienden emergencias de noche.</p>
          <List places={consultations} city={city} />
          <More places={consultation.slice(consultations.length)} summary={`Ver otros en ${name}`} />
        </section>
      )}
      <More places={care.inCanton} summary="Otros lugares del cantón" />
    </div>
  )
}

/** Of one town, so many come open; the rest is one press away. */
const MOST = 5
const MOST_FOR_EMERGENCIES = 3
const LEAST = 2

/** With so many in town, the places of other towns are one press away too. */
const ENOUGH = 3

type OutsideProps = { heading: string; headingLevel: HeadingLevel; isClosed: boolean; children: ReactNode }

/** Places of other towns: in sight where the town itself has few. */
function Outside({ heading, headingLevel, isClosed, children }: OutsideProps) {
  const title = <Heading level={headingLevel}>{heading}</Heading>
  if (!isClosed) {
    return (
      <section className="space-y-3">
        {title}
        {children}
      </section>
    )
  }
  return (
    <details className="[&_:is(h3,h4)]:inline [&_:is(h3,h4)]:text-base">
      <summary className="min-h-11 py-2">{title}</summary>
      <div className="mt-2 space-y-3">{children}</div>
    </details>
  )
}

/** Nearest first, with those in between that have to be asked before going. */
function outsideOf(city: City, { answer, toConfirm, elsewhere }: TownCare): CareNear[] {
  const near = [...(answer ? [answer] : []), ...toConfirm, ...elsewhere]
  return near.filter((care) => care.city.id !== city.id || !care.place.inTown)
}

function List({ places, city }: { places: readonly Facility[]; city: City }) {
  return (
    <ul className="space-y-3">
      {places.map((place) => (
        <FacilityItem
          key={place.id}
          place={place}
          city={city}
          distance={{ km: kmFromTown(place, city), isOverWater: false }}
        />
      ))}
    </ul>
  )
}

/** Closed: what each is stands with it, because a kind alone does not say that it attends emergencies. */
function OtherEmergencies({ places, name }: { places: readonly Facility[]; name: string }) {
  if (places.length === 0) return null
  return (
    <details className="stays-closed">
      <summary className="min-h-11 py-2 font-semibold">
        {`Otros que atienden emergencias en ${name} (${places.length})`}
      </summary>
      <ul className="list-disc space-y-1 pl-5 text-sm">
        {places.map((place) => (
          <li key={place.id}>
            {place.name} · {facilityLine(place, undefined)}
          </li>
        ))}
      </ul>
    </details>
  )
}

/** Closed, with how many of each kind there are. */
function More({ places, summary }: { places: readonly Facility[]; summary: string }) {
  if (places.length === 0) return null
  const kinds = [...new Set(places.map(kindText))]
  return (
    <details className="stays-closed">
      <summary className="min-h-11 py-2 font-semibold">
        {summary} ({places.length})
      </summary>
      {kinds.map((kind) => {
        const ofKind = places.filter((place) => kindText(place) === kind)
        return (
          <div key={kind} className="mt-2">
            <p className="text-sm font-semibold">{`${kind} (${ofKind.length})`}</p>
            <ul className="list-disc pl-6 text-sm">
              {ofKind.map((place) => (
                <li key={place.id}>{place.name}</li>
              ))}
            </ul>
          </div>
        )
      })}
    </details>
  )
}
