import type { Cell } from '@/admin/desk/csv'
import { valueText } from '@/admin/facilities/facility-words'
import type { City } from '@/cities/city'
import { cantonOf } from '@/cities/names/also-called'
import { normalizeText } from '@/cities/names/normalize-text'
import { fullProvinceName, realProvince } from '@/cities/provinces'
import type { RegisteredFacility } from '@/data/facility-register'

/** What the columns of an export are about, their headers, and those of other lists, without accents and capitals. */
const COLUMNS = [
  ['id', 'Id', 'id del portal'],
  ['unicode', 'Unicódigo', 'uni ?codigo.*|unicode|codigo( unico.*| (del )?(establecimiento|msp))?'],
  ['name', 'Nombre', 'establecimiento( de salud)?|unidad operativa|nombre (oficial|(de la |del )?(unidad|estab)).*'],
  ['displayName', 'Nombre que se muestra', ''],
  ['kind', 'Tipo', 'tipologia|type|clasificacion|tipo (de )?(establecimiento|unidad)'],
  ['province', 'Provincia', 'nombre (de la )?provincia'],
  ['canton', 'Cantón', 'ciudad|municipio|canton o ciudad|nombre (del )?canton'],
  ['address', 'Dirección', 'direccion .*'],
  ['addressYear', 'Año de la dirección', ''],
  ['latitude', 'Latitud', 'lat|latitude|coordenada y'],
  ['longitude', 'Longitud', 'lon|long|lng|longitude|coordenada x'],
  ['attendsEmergencies', 'Atiende emergencias', '((servicio|sala) de )?emergencias?'],
  ['hours', 'Horario', 'horarios?( de atencion)?'],
  ['network', 'Red', 'institucion|subsistema|entidad'],
  ['status', 'Estado', 'situacion|condicion|estado ?(del establecimiento|(de )?funcionamiento)'],
  ['version', 'Versión (no la cambie)', ''],
] as const

export type ListField = (typeof COLUMNS)[number][0]

/** The columns of a file in which each field stands. Only the status of a place is read from more than one. */
export type FoundColumns = ReadonlyMap<ListField, readonly number[]>

/** Finds the fields by the headers of a list. */
export function findColumns(headers: readonly string[]): FoundColumns {
  const names = headers.map(normalizeText)
  const found = new Map<ListField, number[]>()
  for (const [field, title, synonyms] of COLUMNS) {
    const header = new RegExp(`^(?:${normalizeText(title)}|${synonyms})$`)
    const indexes = names.flatMap((name, index) => (name !== '' && header.test(name) ? [index] : []))
    if (indexes.length > 0) found.set(field, field === 'status' ? indexes : indexes.slice(0, 1))
  }
  return found
}

/** Returns places as a table with the headers that an import reads, and with the ids by which it finds them again. */
export function exportTable(places: readonly RegisteredFacility[], cities: readonly City[]): Cell[][] {
  const byId = new Map(cities.map((city) => [city.id, city]))
  const rows = places.map((place) => COLUMNS.map(([field]) => cellOf(field, place, byId.get(place.cityId))))
  return [COLUMNS.map(([, title]) => title), ...rows]
}

function cellOf(field: ListField, place: RegisteredFacility, city: City | undefined): Cell {
  if (field === 'province') return city ? fullProvinceName(realProvince(city.province)) : null
  // A spreadsheet would make a date of «24 de Mayo».
  if (field === 'canton') return city ? cantonOf(city).replace(/^(?=\d)/, 'Cantón ') : null
  if (field === 'id' || field === 'version' || field === 'latitude' || field === 'longitude') return place[field]
  return valueText(field, place)
}

/** Returns an export as an Excel workbook, in which the ministry's numbers are texts and keep their zeros. */
export async function toXlsx(rows: Cell[][]): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx')
  const columns = COLUMNS.map(([field]) => (field.endsWith('itude') ? { width: 14 } : { width: 24, numFmt: '@' }))
  // A copy, because the writer may hand out a view of a larger buffer.
  return new Uint8Array(await writeXlsx({ sheets: [{ name: 'Lugares', rows, columns, freezePane: { rows: 1 } }] }))
}
