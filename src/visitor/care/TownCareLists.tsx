import type { ReactNode } from 'react'
import type { CareNear } from '@/cities/care/nearest-care'
import { isInTown, isSame, nearIn, type TownCare } from '@/cities/care/town-care'
import { shownFacilities } from '@/cities/care/town-facilities'
import type { City } from '@/cities/city'
import { attendsEmergencies, type Facility, isSureForEmergencies } from '@/cities/facility'
import { nameAmongProvinces } from '@/cities/names/also-called'
import { Heading, type HeadingLevel } from '@/ui/page/Heading'
import { insuranceText, NO_REFUSAL } from './facility-words'
import { AllFacilitiesLink, MoreEmergencies, MoreFacilities } from './MoreFacilities'
import { DistancesNote, TownFacilities } from './TownFacilities'

type TownCareListsProps = {
  city: City
  care: TownCare
  headingLevel: HeadingLevel
  /** True on the town's own page, which has every facility with its «Cómo llegar»; other pages link to it. */
  isWhole?: boolean
}

/**
 * Where a reader of this town goes: with an alarm sign in the town, elsewhere if that is out of reach, and for a
 * consultation. Facilities for a consultation never appear under the heading for emergencies.
 */
export function TownCareLists({ city, care, headingLevel, isWhole = false }: TownCareListsProps) {
  const name = nameAmongProvinces(city)
  const { emergency, byDay, consultation } = shownFacilities(care.inTown)
  const inTown = emergency.first.length + emergency.rest.length
  // Said after a facility to be confirmed alone, «if you cannot get there» would make the sure ones a second choice.
  const isSure = care.inTown.some(isSureForEmergencies)
  const outside = outsideOf(city, care)
  const shownOutside = outside.filter((near) => isSame(near.city, city)).map(({ facility }) => facility.id)
  const inCanton = care.inCanton.filter(
    (facility) => attendsEmergencies(facility) && !shownOutside.includes(facility.id),
  )
  const forDay = care.inCanton.filter((facility) => !attendsEmergencies(facility))
  const forConsultation = [...consultation.first, ...consultation.rest, ...forDay]
  const insurance = insuranceText([
    ...emergency.first,
    ...emergency.rest,
    ...outside.map(({ facility }) => facility),
    ...inCanton,
    ...byDay,
    ...consultation.first,
  ])
  const isMore = [emergency.rest, consultation.rest, care.inCanton].some((facilities) => facilities.length > 0)
  return (
    <div className="max-w-measure space-y-3 sm:space-y-4">
      <section className="space-y-2 sm:space-y-3">
        <Heading level={headingLevel}>{`Para emergencias en ${name}`}</Heading>
        {inTown === 0 ? (
          <p>{`En ${name} no conocemos un lugar que atienda emergencias a toda hora. Llame al 911 y pregunte adónde ir.`}</p>
        ) : (
          <TownFacilities
            facilities={emergency.first.map((facility) => nearIn(city, facility))}
            city={city}
            isTownsPage={isWhole}
          />
        )}
        <MoreEmergencies
          facilities={emergency.rest}
          city={city}
          summary={`Otros que atienden emergencias en ${name}`}
          isWhole={isWhole}
        />
        {byDay.length > 0 && (
          <>
            <p className="font-semibold">Solo de día:</p>
            <TownFacilities
              facilities={byDay.map((facility) => nearIn(city, facility))}
              city={city}
              isTownsPage={isWhole}
            />
          </>
        )}
        <MoreEmergencies
          facilities={inCanton}
          city={city}
          summary="Atienden emergencias en otros lugares del cantón"
          isWhole={isWhole}
        />
      </section>
      {outside.length > 0 && (
        <Outside
          heading={isSure ? 'Si no puede llegar ahí, en otros lugares' : `Para emergencias fuera de ${name}`}
          headingLevel={headingLevel}
          isClosed={inTown >= ENOUGH}
        >
          <DistancesNote city={city} facilities={outside} />
          <TownFacilities facilities={outside.slice(0, FIRST_OUTSIDE)} city={city} isTownsPage={isWhole} />
          {outside.length > FIRST_OUTSIDE && (
            <details>
              <summary className="hang min-h-11 py-2 font-semibold">{`Otros lugares (${outside.length - FIRST_OUTSIDE})`}</summary>
              <TownFacilities facilities={outside.slice(FIRST_OUTSIDE)} city={city} isTownsPage={isWhole} />
            </details>
          )}
        </Outside>
      )}
      {insurance && <p className="text-sm">{insurance}</p>}
      {forConsultation.length > 0 && (
        <section className="space-y-2 sm:space-y-3">
          <Heading level={headingLevel}>
            {`Para consultas en ${consultation.first.length > 0 ? name : 'el cantón'}`}
          </Heading>
          <p className="text-sm">{`${hoursText(forConsultation)} ${NO_REFUSAL}`.trim()}</p>
          {consultation.first.length > 0 && (
            <TownFacilities
              facilities={consultation.first.map((facility) => nearIn(city, facility))}
              city={city}
              isTownsPage={isWhole}
            />
          )}
          <MoreFacilities facilities={consultation.rest} city={city} summary={`Otros en ${name}`} isWhole={isWhole} />
          <MoreFacilities
            facilities={forDay}
            city={city}
            summary="Otros lugares del cantón"
            isWhole={isWhole}
            isAlone={consultation.first.length === 0}
          />
        </section>
      )}
      {isMore && !isWhole && <AllFacilitiesLink city={city} />}
    </div>
  )
}

/** Returns of which of these facilities nobody knows whether they are open at night. */
function hoursText(facilities: readonly Facility[]): string {
  const unknown = facilities.filter((facility) => facility.attendsEmergencies === null && facility.hours === null)
  if (unknown.length === 0) return ''
  return unknown.length < facilities.length
    ? 'Donde no lo dice, no sabemos si atienden de noche.'
    : 'No sabemos si atienden de noche.'
}

/** From this number of emergency facilities in town, those outside it are collapsed. */
const ENOUGH = 2

/** Outside the town, those after this many are collapsed: they are in the order in which a reader would try them. */
const FIRST_OUTSIDE = 3

type OutsideProps = { heading: string; headingLevel: HeadingLevel; isClosed: boolean; children: ReactNode }

/** The facilities outside the town; expanded where the town itself has few. */
function Outside({ heading, headingLevel, isClosed, children }: OutsideProps) {
  const title = <Heading level={headingLevel}>{heading}</Heading>
  if (!isClosed) {
    return (
      <section className="space-y-2 sm:space-y-3">
        {title}
        {children}
      </section>
    )
  }
  return (
    <details className="[&_:is(h3,h4)]:inline [&_:is(h3,h4)]:text-base">
      <summary className="hang min-h-11 py-2">{title}</summary>
      <div className="mt-2 space-y-3">{children}</div>
    </details>
  )
}

/**
 * Returns the facilities outside the town: the answer first, then those that have to be confirmed before going, which
 * are no farther away, then the next nearest.
 */
function outsideOf(city: City, { answer, toConfirm, elsewhere }: TownCare): CareNear[] {
  const near = [...(answer ? [answer] : []), ...toConfirm, ...elsewhere]
  return near.filter((care) => !isInTown(care, city))
}
