import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { type Gazetteer, namesakes, shownProvince, tellingName } from '@/generator/gazetteer'
import { PAGE_TYPE_NAMES, type PageType } from '@/generator/generated-content'

type HeadTexts = { title: string; h1: string; metaDescription: string }

/**
 * Returns the title (30 to 60 characters), the heading and the description (120 to 160). Title and description use the
 * first wording into which the city's name fits.
 */
export function headOf(city: City, pageType: PageType, gazetteer: Gazetteer): HeadTexts {
  // A town that is named like a province needs no province in its name: the title gives it after the name, as for any
  // city.
  const name = namesakes(city, gazetteer).length > 0 ? tellingName(city, gazetteer) : displayName(city)
  const subject = `${PAGE_TYPE_NAMES[pageType]} en ${name}`
  const subjectAndProvince = isSaidAlready(city, gazetteer) ? subject : `${subject}, ${shownProvince(city)}`
  const leads = [subjectAndProvince, subject]
  return {
    title: firstFitting(leads, TITLE_ENDINGS[pageType], 30, 60),
    h1: `${subject}: ${HEADINGS[pageType]}`,
    metaDescription: firstFitting(leads, DESCRIPTION_ENDINGS[pageType], 120, 160),
  }
}

/**
 * Whether the province needs no mention: it is not known, or it is already in the name («Loja, Loja» says no more than
 * «Loja»).
 */
function isSaidAlready(city: City, gazetteer: Gazetteer): boolean {
  const isUnknown = city.province.trim() === ''
  return isUnknown || namesakes(city, gazetteer).length > 0 || shownProvince(city) === displayName(city)
}

const HEADINGS: Record<PageType, string> = {
  cytotec: 'qué es, riesgos y dónde acudir',
  misoprostol: 'usos médicos, riesgos y dónde acudir',
}

/** From the fullest to the shortest. */
const TITLE_ENDINGS: Record<PageType, readonly string[]> = {
  cytotec: [': información médica', ': información', ''],
  misoprostol: [': usos, riesgos y atención', ': información médica', ''],
}

const DESCRIPTION_ENDINGS: Record<PageType, readonly string[]> = {
  cytotec: [
    ': qué es, riesgos, señales de alarma, dónde acudir y sus derechos. Contenido educativo: no sustituye la consulta.',
    ': qué es, riesgos, señales de alarma y dónde acudir. Es educativo y no sustituye la consulta.',
    ': riesgos, alarmas y dónde acudir. Es educativo y no sustituye una consulta médica.',
  ],
  misoprostol: [
    ': usos médicos, efectos, señales de alarma, dónde acudir y sus derechos. Contenido educativo: no sustituye la consulta.',
    ': usos médicos, efectos, señales de alarma y dónde acudir. Es educativo y no sustituye la consulta.',
    ': usos, efectos, alarmas y dónde acudir. Es educativo y no sustituye una consulta médica.',
  ],
}

function firstFitting(leads: readonly string[], endings: readonly string[], least: number, most: number): string {
  const candidates = endings.flatMap((ending) => leads.map((lead) => `${lead}${ending}`))
  return candidates.find((text) => text.length >= least && text.length <= most) ?? clipped(candidates, most)
}

/** The fallback for a name that does not fit into any wording: the shortest wording, cut off at the limit. */
function clipped(candidates: readonly string[], most: number): string {
  const shortest = candidates.at(-1) ?? ''
  return shortest.length > most ? `${shortest.slice(0, most - 1).trimEnd()}…` : shortest
}
