import { isLocated } from '@/cities/distance'
import type { LocalResources, PageType, Paragraph } from '@/generator/generated-content'
import { LOCAL } from '@/generator/material/local'
import type { Surroundings } from '@/generator/surroundings'
import { dayCare, emergencyCare } from './local-care'
import { emergencyCall, transfer, violence } from './local-help'
import { sayFor, type Topic } from './local-wording'

/** What a page tells of its town, paragraph by paragraph: only what a reader can act on. A paragraph holds one list at most. */
const ORDER: readonly (readonly Topic[])[] = [[emergencyCare], [dayCare], [emergencyCall, transfer], [violence]]

/** The local part in prose: every name and number of it comes from the register and the list of cities. */
export function localParagraphs(around: Surroundings, pageType: PageType): Paragraph[] {
  const say = sayFor(around.city, pageType, { city: around.name, province: around.province })
  const tell = (topics: readonly Topic[]) => topics.flatMap((topic) => topic({ around, say }))
  return ORDER.map(tell).filter((paragraph) => paragraph.length > 0)
}

/** The lists beside the prose. The national lines are the only numbers: no other has been checked. */
export function localResources(around: Surroundings): LocalResources {
  return {
    hospitals: [...around.city.medicalFacilities.hospitals],
    care: around.care,
    emergencyContacts: [
      { name: 'Emergencias', phone: '911', description: LOCAL['number-911'].texts[0] },
      { name: 'Salud Pública', phone: '171', description: LOCAL['number-171'].texts[0] },
    ],
    googleMapsUrl: googleMapsUrl(around),
  }
}

function googleMapsUrl({ city, name, province }: Surroundings): string {
  const search = 'https://www.google.com/maps/search'
  if (isLocated(city)) return `${search}/hospital/@${city.latitude},${city.longitude},12z`
  return `${search}/${encodeURIComponent(`hospital en ${name}, ${province}, Ecuador`)}`
}
