import * as v from 'valibot'
import { storedContacts } from './emergency-contacts'

/**
 * The columns of a city that people edit, as the database stores them. A new column is added here and in `CITY_FIELDS`;
 * the desk's form (`EDITED_LINES`), the history and the queries follow from these. docs/architecture.md has an example.
 */
export const cityColumns = v.object({
  name: v.string(),
  canonicalName: v.nullable(v.string()),
  slug: v.string(),
  province: v.string(),
  region: v.string(),
  population: v.number(),
  populationBasis: v.nullable(v.string()),
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  seoPriority: v.number(),
  emergencyContacts: v.string(),
})

export type CityColumn = keyof typeof cityColumns.entries

type CityField = {
  label: string
  /** Returns a stored value in an editor's words; without it, the value as text. */
  words?: (stored: unknown) => string
  /** Shown below the input of the form. */
  hint?: string
  /** The longest text that the database accepts. */
  maxLength?: number
  /** An empty input is stored as null. */
  isOptional?: true
  /** Stored as a number; the form has it as text. */
  isNumber?: true
}

/** How the desk names and shows each column, in the order in which the history lists them. */
export const CITY_FIELDS: Readonly<Record<CityColumn, CityField>> = {
  name: { label: 'Nombre', maxLength: 120 },
  canonicalName: {
    label: 'Nombre que se muestra',
    hint: 'Solo si es otro que el nombre: «General Villamil» para el cantón Playas.',
    maxLength: 120,
    isOptional: true,
  },
  slug: { label: 'Slug' },
  province: { label: 'Provincia' },
  region: { label: 'Región' },
  population: {
    label: 'Población',
    hint: 'Habitantes del cantón; vacío si no se sabe.',
    maxLength: 12,
    isNumber: true,
  },
  populationBasis: {
    label: 'Origen de la población',
    hint: '«cantón INEC 2022»',
    maxLength: 120,
    isOptional: true,
  },
  latitude: { label: 'Latitud' },
  longitude: { label: 'Longitud' },
  seoPriority: { label: 'Prioridad SEO' },
  emergencyContacts: { label: 'Contactos de emergencia', words: contactsText },
}

/** The columns that the desk's form of a city edits as a line of text each, in its order. */
export const EDITED_LINES = [
  'name',
  'canonicalName',
  'province',
  'population',
  'populationBasis',
] as const satisfies CityColumn[]

/** A city as the desk's form edits it: beside its lines, its point and its contacts. */
export const editedColumns = v.pick(cityColumns, [...EDITED_LINES, 'latitude', 'longitude', 'emergencyContacts'])

function contactsText(stored: unknown): string {
  return storedContacts(stored)
    .map(([service, number]) => `${service}: ${number}`)
    .join('; ')
}
