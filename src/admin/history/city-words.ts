import { parseCity } from '@/cities/city'
import type { CityFields } from '@/data/row-states'
import type { FieldWords } from './changed-fields'

/** The fields of a city that the history shows. Its facilities have a history of their own. */
export const CITY_WORDS: FieldWords<CityFields> = [
  ['Nombre', ({ name }) => name ?? ''],
  ['Nombre canónico', ({ canonicalName }) => canonicalName ?? ''],
  ['Slug', ({ slug }) => slug ?? ''],
  ['Provincia', ({ province }) => province ?? ''],
  ['Región', ({ region }) => region ?? ''],
  ['Población', ({ population }) => String(population ?? '')],
  ['Origen de la población', ({ populationBasis }) => populationBasis ?? ''],
  ['Latitud', ({ latitude }) => String(latitude ?? '')],
  ['Longitud', ({ longitude }) => String(longitude ?? '')],
  ['Prioridad SEO', ({ seoPriority }) => String(seoPriority ?? '')],
  ['Contactos de emergencia', contactsText],
]

function contactsText({ emergencyContacts }: CityFields): string {
  // `parseCity` reads the contacts like those of any row; a slug is the only other field that it needs.
  const contacts = parseCity({ slug: 'x', emergencyContacts }).emergencyContacts
  return Object.entries(contacts)
    .map(([service, number]) => `${service}: ${number}`)
    .join('; ')
}
