import type { ReactNode } from 'react'
import type { CareNear } from '@/cities/care/nearest-care'
import { nearIn } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { Facility } from '@/cities/facility'
import { nameAmongProvinces } from '@/cities/names/also-called'
import { counted } from '@/generator/spanish'
import { paths } from '@/paths'
import { TapLink } from '@/ui/link/TapLink'
import { FacilityLine } from './FacilityList'
import { kindText } from './facility-words'
import { DistancesNote, TownFacilities } from './TownFacilities'

type MoreFacilitiesProps = {
  facilities: readonly Facility[]
  city: City
  summary: string
  /** True on the town's own page, which shows every facility in full, however many there are. */
  isWhole: boolean
}

/**
 * The facilities for a consultation beyond the first ones, collapsed and grouped by kind. A page that is not the town's
 * own shows a long list only as counts per kind, unless nothing stands before it (`isAlone`).
 */
export function MoreFacilities({
  facilities,
  city,
  summary,
  isWhole,
  isAlone = false,
}: MoreFacilitiesProps & { isAlone?: boolean }) {
  if (facilities.length === 0) return null
  const near = facilities.map((facility) => nearIn(city, facility))
  const kinds = [...new Set(facilities.map(kindText))].map((kind) => ({
    kind,
    ofKind: near.filter(({ facility }) => kindText(facility) === kind),
  }))
  if (!isWhole && !isAlone && facilities.length > MOST_BY_NAME) {
    return (
      <p>
        <strong>{`${summary} (${facilities.length}):`}</strong>
        {` ${kinds.map(({ kind, ofKind }) => countedKind(kind, ofKind.length)).join('; ')}.`}
      </p>
    )
  }
  return (
    <Closed summary={summary} near={near} city={city} isWhole={isWhole}>
      {kinds.map(({ kind, ofKind }) => (
        <div key={kind} className="mt-3 space-y-2">
          <p className="font-semibold text-ink-soft">{`${kind} (${ofKind.length})`}</p>
          <Facilities near={ofKind} city={city} isWhole={isWhole} />
        </div>
      ))}
    </Closed>
  )
}

/** Longer lists are given by name only on the town's own page. */
const MOST_BY_NAME = 8

/**
 * The facilities beyond the first ones that attend emergencies, collapsed. They are of several kinds, so each line
 * names its kind.
 */
export function MoreEmergencies({ facilities, city, summary, isWhole }: MoreFacilitiesProps) {
  if (facilities.length === 0) return null
  const list = { near: facilities.map((facility) => nearIn(city, facility)), city, isWhole }
  return (
    <Closed summary={summary} {...list}>
      <Facilities {...list} withKind />
    </Closed>
  )
}

type ListProps = { near: readonly CareNear[]; city: City; isWhole: boolean }

function Closed({ summary, near, city, isWhole, children }: ListProps & { summary: string; children: ReactNode }) {
  return (
    <details className="stays-closed">
      <summary className="hang min-h-11 py-2 font-semibold">{`${summary} (${near.length})`}</summary>
      {isWhole && <DistancesNote city={city} facilities={near} />}
      {children}
    </details>
  )
}

/**
 * Shows the facilities in full on the town's own page. Other pages show only the names, because `AllFacilitiesLink`
 * below leads to the page with everything about them. `withKind`: whether each name is followed by the kind of
 * facility, which is not needed under a heading that names it.
 */
function Facilities({ near, city, isWhole, withKind = false }: ListProps & { withKind?: boolean }) {
  if (isWhole) return <TownFacilities facilities={near} city={city} isTownsPage isOfCanton />
  return (
    <ul className="list-disc pl-6 text-sm">
      {near.map((one) => (
        <FacilityLine key={one.facility.id} near={one} withKind={withKind} />
      ))}
    </ul>
  )
}

/**
 * A link from a page that only names or counts some facilities to the town's own page, which has each with its «Cómo
 * llegar».
 */
export function AllFacilitiesLink({ city }: { city: City }) {
  return (
    <p className="print:hidden">
      <TapLink to={paths.place(citySlug(city))}>
        {/* The whole name would make a second line of it, and is in the headings above. */}
        Todos los lugares<span className="sr-only">{` de ${nameAmongProvinces(city)}`}</span>, con «Cómo llegar»
      </TapLink>
    </p>
  )
}

/** «3 centros de salud medianos (tipo B)», «1 hospital psiquiátrico». */
function countedKind(kind: string, count: number): string {
  const one = kind.charAt(0).toLowerCase() + kind.slice(1)
  const many = one
    .replace(/^(centro|puesto)/, '$1s')
    .replace(/^hospital/, 'hospitales')
    .replace(/(ico|ado|grande|mediano|pequeño)(?= \(|$)/, '$1s')
  return counted(count, one, many)
}
