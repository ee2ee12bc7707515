import { isLocated } from '@/cities/distance'
import type { LocalResources, PageType, Paragraph } from '@/generator/generated-content'
import type { Surroundings } from '@/generator/surroundings'
import { furtherCare, knownCare, maternity, nearestPlaces, network } from './local-care'
import { coordinates, emergencyCall, healthLine, moreHelp, notices } from './local-help'
import { capital, capitals, furthest, neighboursByDirection, neighboursByDistance, people, region } from './local-place'
import type { Topic } from './local-telling'
import { voiceOf } from './local-wording'

/**
 * What each page tells, paragraph by paragraph. The brand page starts from the hospitals; the substance page from the place and
 * from what to say in an emergency.
 */
const ORDER: Record<PageType, readonly (readonly Topic[])[]> = {
  cytotec: [
    [knownCare],
    [nearestPlaces],
    [furtherCare, maternity],
    [emergencyCall, coordinates],
    [network],
    [people, furthest],
    [neighboursByDistance],
    [capital, capitals],
    [healthLine, notices],
  ],
  misoprostol: [
    [region, people],
    [neighboursByDirection],
    [capital, capitals, furthest],
    [emergencyCall, coordinates],
    [knownCare],
    [nearestPlaces],
    [furtherCare, maternity],
    [network],
    [healthLine, notices],
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
      { name: 'Emergencias', phone: '911', description: 'Línea única de emergencias: gratuita, en todo el país' },
      {
        name: 'Salud Pública',
        phone: '171',
        description: 'Opción 1, turnos; opción 2, asesoría en salud. No atiende emergencias',
      },
    ],
    googleMapsUrl: googleMapsUrl(around),
  }
}

function googleMapsUrl({ city, name, province }: Surroundings): string {
  const search = 'https://www.google.com/maps/search'
  if (isLocated(city)) return `${search}/hospital/@${city.latitude},${city.longitude},12z`
  return `${search}/${encodeURIComponent(`hospital en ${name}, ${province}, Ecuador`)}`
}
