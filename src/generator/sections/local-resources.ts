import { isLocated } from '@/cities/distance'
import type { LocalResources, PageType, Paragraph } from '@/generator/generated-content'
import { LOCAL } from '@/generator/material/local'
import type { Surroundings } from '@/generator/surroundings'
import { careFromCapital, furtherCare, knownCare, mainland, maternity, nearestPlaces, network } from './local-care'
import { emergencyCall, moreHelp, notices } from './local-help'
import { capital, capitals, neighboursByDirection, neighboursByDistance, people, region } from './local-place'
import type { Topic } from './local-telling'
import { voiceOf } from './local-wording'

/**
 * What each page tells, paragraph by paragraph, and first what is needed first. The brand page starts from the hospitals, the
 * substance page from what to say in an emergency. A paragraph holds one list at most.
 */
const ORDER: Record<PageType, readonly (readonly Topic[])[]> = {
  cytotec: [
    [knownCare],
    [nearestPlaces],
    [mainland],
    [careFromCapital],
    [furtherCare],
    [emergencyCall],
    [maternity],
    [network],
    [capitals],
    [notices],
    [region, people, capital],
    [neighboursByDistance],
  ],
  misoprostol: [
    [emergencyCall],
    [knownCare],
    [nearestPlaces],
    [mainland],
    [careFromCapital],
    [furtherCare],
    [network],
    [maternity],
    [notices],
    [region, people, capital],
    [neighboursByDirection],
    [capitals],
  ],
}

/**
 * The local part in prose: every name and number of it comes from the list of cities. `withMoreHelp`, one more paragraph says
 * what else helps here.
 */
export function localParagraphs(around: Surroundings, pageType: PageType, withMoreHelp: boolean): Paragraph[] {
  const voice = voiceOf(around.city, pageType, { city: around.name, province: around.province })
  const tell = (topics: readonly Topic[]) => topics.flatMap((topic) => topic({ around, pageType, ...voice }))
  const told = ORDER[pageType].map(tell).filter((paragraph) => paragraph.length > 0)
  return withMoreHelp ? [...told, tell([moreHelp])] : told
}

/** The lists beside the prose. The national lines are the only numbers: no other has been checked. */
export function localResources(around: Surroundings): LocalResources {
  return {
    hospitals: [...around.city.medicalFacilities.hospitals],
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
