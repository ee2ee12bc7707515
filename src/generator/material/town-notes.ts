import type { Sentence } from '@/generator/generated-content'

const TOWN_NOTES: Readonly<Record<string, readonly Sentence[]>> = {
  macara: [
    {
      text: 'Según una carta de 2025 y otras notas de prensa, los partos de Macará se envían a Catacocha: pregunte en el 911 a qué hospital ir.',
      facts: ['LOCAL-HOSPITALES', 'CIU-04', 'EME-01'],
    },
  ],
  zaruma: [
    {
      text: 'El hospital de Zaruma cerró en 2017 y en 2019 seguía cerrado; no sabemos si reabrió.',
      facts: ['LOCAL-HOSPITALES', 'CIU-04'],
    },
  ],
}

/** What is known of a town's hospital that its row in the register cannot say. */
export function townNotes(slug: string): readonly Sentence[] {
  return Object.hasOwn(TOWN_NOTES, slug) ? (TOWN_NOTES[slug] ?? []) : []
}
