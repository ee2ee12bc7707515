import { normalizeText } from '@/cities/names/normalize-text'

/** The fields that an import can read from a list, in the order in which the form asks for their columns. */
export const IMPORT_FIELDS = [
  ['name', 'Nombre'],
  ['kind', 'Tipo'],
  ['city', 'Cantón o ciudad'],
  ['province', 'Provincia'],
  ['unicode', 'Unicódigo'],
  ['address', 'Dirección'],
  ['latitude', 'Latitud'],
  ['longitude', 'Longitud'],
  ['network', 'Red'],
] as const

export type ImportField = (typeof IMPORT_FIELDS)[number][0]

/**
 * The number of the file's column from which each field is read; the import leaves a field without a column as it is.
 */
export type Columns = Partial<Record<ImportField, number>>

/** Recognises the columns by the headers of the known lists, which are compared without accents and capitals. */
const HEADERS: Record<ImportField, RegExp> = {
  name: /^(nombre|name|establecimiento|nombre (oficial|(del )?establecimiento).*)$/,
  kind: /^(tipologia|tipo|kind|tipo (de )?(establecimiento|unidad))$/,
  city: /^(canton|ciudad|city|city slug|nombre (del )?canton)$/,
  province: /^(provincia|province|nombre (de la )?provincia)$/,
  unicode: /^(uni ?codigo.*|unicode|codigo unico.*)$/,
  address: /^(direccion.*|address)$/,
  latitude: /^(lat|latitud|latitude)$/,
  longitude: /^(lon|long|longitud|longitude)$/,
  network: /^(red|network|institucion|subsistema|entidad)$/,
}

/** Returns the column of each field, guessed from the headers: the first one that matches. */
export function guessColumns(headers: readonly string[]): Columns {
  const names = headers.map(normalizeText)
  const columns: Columns = {}
  for (const [field] of IMPORT_FIELDS) {
    const index = names.findIndex((name) => HEADERS[field].test(name))
    if (index >= 0) columns[field] = index
  }
  return columns
}
