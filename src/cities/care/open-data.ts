import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { type Facility, isToConfirm, shownName } from '@/cities/facility'
import { realProvince } from '@/cities/provinces'
import { openFacilities } from './town-facilities'

/** Returns who published a source, by its key: «MSP, 2025»; undefined for a key that is not known. */
type NameSource = (key: string) => string | undefined

type Value = string | number | null

/** The columns of the open data, in their order. The page /datos explains each of them. */
const COLUMNS = {
  id: ({ id }) => id,
  nombre: (facility) => shownName(facility),
  // «centro tipo C», as the ministry names it.
  tipo: ({ kind }) => kind.replace(/-(.)$/, (_, letter: string) => ` tipo ${letter.toUpperCase()}`),
  nivel: ({ level }) => level,
  especialidad: ({ specialty }) => specialty,
  maternidad: ({ maternity }) => (maternity ? 'sí' : null),
  red: ({ network }) => network,
  cabecera: (_, city) => displayName(city),
  provincia: (_, city) => realProvince(city.province),
  en_cabecera: ({ inTown }) => yesOrNo(inTown),
  dirección: ({ address }) => address,
  año_dirección: ({ addressYear }) => addressYear,
  latitud: ({ latitude }) => latitude,
  longitud: ({ longitude }) => longitude,
  emergencias: ({ attendsEmergencies: hours }) => hours && HOURS[hours],
  horario: ({ hours }) => hours,
  por_confirmar: (facility) => yesOrNo(isToConfirm(facility)),
  fuentes: ({ sources }, _, nameSource) => sources.flatMap((key) => nameSource(key) ?? []).join(' | ') || null,
  revisado: ({ checkedOn }) => checkedOn,
} satisfies Record<string, (facility: Facility, city: City, nameSource: NameSource) => Value>

const HOURS = { always: 'siempre', 'by-day': 'de día', no: 'no' } as const

function yesOrNo(value: boolean | null): 'sí' | 'no' | null {
  return value === null ? null : value ? 'sí' : 'no'
}

/**
 * Returns every open place of care as a row under the names of the columns. What editors note about a place, and who told
 * it, is in none of them.
 */
export function openDataRows(cities: readonly City[], nameSource: NameSource): Value[][] {
  const rows = cities.flatMap((city) =>
    openFacilities(city).map((facility) => Object.values(COLUMNS).map((cell) => cell(facility, city, nameSource))),
  )
  return [Object.keys(COLUMNS), ...rows]
}

/**
 * Returns the rows of `openDataRows` as GeoJSON (RFC 7946). A place whose point is not known has no geometry, which the
 * format allows.
 */
export function openDataGeoJson([columns = [], ...rows]: readonly (readonly Value[])[]): string {
  const features = rows.map((row) => {
    const properties = Object.fromEntries(columns.map((column, index) => [column, row[index] ?? null]))
    const { latitud, longitud, ...others } = properties
    const isLocated = typeof latitud === 'number' && typeof longitud === 'number'
    return {
      type: 'Feature',
      id: others.id,
      geometry: isLocated ? { type: 'Point', coordinates: [longitud, latitud] } : null,
      properties: others,
    }
  })
  return JSON.stringify({ type: 'FeatureCollection', features })
}

/** Returns the day on which the newest of the data changed or was looked at; undefined where no place has one. */
export function openDataDay(cities: readonly City[]): string | undefined {
  const days = cities.flatMap((city) => openFacilities(city).flatMap((it) => [it.checkedOn ?? [], it.changedOn ?? []]))
  return days.flat().toSorted().at(-1)?.slice(0, 'yyyy-mm-dd'.length)
}
