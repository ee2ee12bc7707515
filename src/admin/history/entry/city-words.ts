import { storedContacts } from '@/cities/emergency-contacts'
import type { CityFields } from '@/data/history/city-fields'
import type { FieldWords } from './FieldList'

/** The fields of a city that the history shows. Its facilities have a history of their own. */
export const CITY_WORDS: FieldWords<CityFields> = [
  ['Nombre', ({ name }) => name ?? ''],
  ['Nombre que se muestra', ({ canonicalName }) => canonicalName ?? ''],
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
  return storedContacts(emergencyContacts)
    .map(([service, number]) => `${service}: ${number}`)
    .join('; ')
}
