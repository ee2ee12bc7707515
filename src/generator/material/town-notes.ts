import type { CareNear } from '@/cities/care/nearest-care'
import type { TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { fillInSentence } from '@/generator/fill-in'
import type { Sentence } from '@/generator/generated-content'

type NotesBySlug = Readonly<Record<string, readonly Sentence[]>>

/** Told wherever the hospital of this town is named as a place to go; `{call}`: whom they ask. */
const HOSPITAL_NOTES: NotesBySlug = {
  macara: [
    {
      text: 'Según una carta de 2025 y otras notas de prensa, los partos de Macará se envían a Catacocha: pregunte en {call} a qué hospital ir.',
      facts: ['LOCAL-HOSPITALES', 'CIU-04', 'EME-01'],
    },
  ],
}

/** Told on the pages of this town. */
const TOWN_NOTES: NotesBySlug = {
  taisha: [
    {
      text: 'Según el mapa de vías del IGM (copia de 2022), de Taisha solo sale un camino que se usa en tiempo seco. El traslado lo coordina el 911.',
      facts: ['LOCAL-VIAS', 'EME-18'],
    },
  ],
  zaruma: [
    {
      text: 'El hospital de Zaruma cerró en 2017 y en 2019 seguía cerrado; no sabemos si reabrió.',
      facts: ['LOCAL-HOSPITALES', 'CIU-04'],
    },
  ],
}

/** Every note there is, for the page of sources. */
export const CARE_NOTES: readonly Sentence[] = [...Object.values(HOSPITAL_NOTES), ...Object.values(TOWN_NOTES)].flat()

/**
 * What is known of a town, or of the hospital to which its readers are sent, that no row of the register can say. `call`: how
 * the text names the call to the 911.
 */
export function careNotes(town: City, { answer }: TownCare, call = CALL): Sentence[] {
  const ofTown = notesOf(town, TOWN_NOTES).map((note) => fillInSentence(note, { call }, 'town-notes'))
  return [...(answer ? hospitalNotes(answer, call) : []), ...ofTown]
}

/** What is known of a facility that no row of the register can say; nothing of most. */
export function hospitalNotes({ facility, city }: Pick<CareNear, 'facility' | 'city'>, call = CALL): Sentence[] {
  if (facility.kind !== 'hospital') return []
  return notesOf(city, HOSPITAL_NOTES).map((note) => fillInSentence(note, { call }, 'town-notes'))
}

const CALL = 'el 911'

function notesOf(town: City, notes: NotesBySlug): readonly Sentence[] {
  const slug = citySlug(town)
  return Object.hasOwn(notes, slug) ? (notes[slug] ?? []) : []
}
