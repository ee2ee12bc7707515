import { isLocated } from '@/cities/care/distance'
import type { LocalResources, PageType, Paragraph } from '@/generator/generated-content'
import { LOCAL } from '@/generator/material/local'
import type { Surroundings } from '@/generator/surroundings'
import { dayCare, emergencyCare } from './local-care'
import { emergencyCall, transfer } from './local-help'
import { sayFor, type Topic } from './local-wording'

/**
 * What a page says about its town, paragraph by paragraph, and only what a reader can act on. A paragraph has at most
 * one list.
 */
const ORDER: readonly (readonly Topic[])[] = [[emergencyCare], [dayCare], [emergencyCall, transfer]]

/** Returns the local part in prose. Every name and number in it comes from the register and the list of cities. */
export function localParagraphs(around: Surroundings, pageType: PageType): Paragraph[] {
  const say = sayFor(around.city, pageType, { city: around.name, province: around.province })
  const tell = (topics: readonly Topic[]) => topics.flatMap((topic) => topic({ around, say }))
  return ORDER.map(tell).filter((paragraph) => paragraph.length > 0)
}

/** Returns the lists beside the prose: the two national lines first, then the numbers that the city's row has besides. */
export function localResources(around: Surroundings): LocalResources {
  return {
    hospitals: [...around.city.medicalFacilities.hospitals],
    care: around.care,
    emergencyContacts: [...NATIONAL, ...ownContacts(around)],
    googleMapsUrl: googleMapsUrl(around),
  }
}

const NATIONAL: LocalResources['emergencyContacts'] = [
  { name: 'Emergencias', phone: '911', description: LOCAL['number-911'].texts[0] },
  { name: 'Salud Pública', phone: '171', description: LOCAL['number-171'].texts[0] },
]

/** The row's own numbers. The national ones, which most rows repeat, are not told twice. */
function ownContacts({ city }: Surroundings): LocalResources['emergencyContacts'] {
  const national = NATIONAL.map(({ phone }) => phone)
  return city.emergencyContacts
    .filter(({ digits }) => !national.includes(digits))
    .map(({ name, digits }) => ({ name, phone: digits, description: '' }))
}

function googleMapsUrl({ city, name, province }: Surroundings): string {
  const search = 'https://www.google.com/maps/search'
  if (isLocated(city)) return `${search}/hospital/@${city.latitude},${city.longitude},12z`
  return `${search}/${encodeURIComponent(`hospital en ${name}, ${province}, Ecuador`)}`
}
