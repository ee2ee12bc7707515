import type { LocalWordings } from '@/generator/material/local-material'

/** Where the reader goes, as prose beside the list of places: first with an alarm sign, then for a consultation. */
export const CARE = {
  'type-c': {
    facts: ['EME-02'],
    texts: [
      'Los centros de salud tipo C atienden emergencias las 24 horas, según el Ministerio de Salud (2025).',
      'Un centro de salud tipo C atiende emergencias las 24 horas, según el Ministerio de Salud (2025).',
    ],
  },
  'care-none': {
    facts: ['LOCAL-HOSPITALES', 'CIU-04', 'CIU-11'],
    texts: [
      'En {city} no conocemos un lugar de atención pública. Puede haber uno que no está en esta lista: pregunte en su ciudad.',
      'Nuestra lista no tiene todavía un lugar de atención en {city}. Pregunte en su ciudad si hay uno.',
    ],
  },
  // Used when the list has places elsewhere in the canton.
  'care-none-in-town': {
    facts: ['LOCAL-HOSPITALES', 'CIU-04', 'CIU-11'],
    texts: [
      'En la propia ciudad de {city} no conocemos un lugar de atención; la lista tiene los del cantón. Puede haber uno que no está en ella: pregunte en su ciudad.',
      'Nuestra lista no tiene todavía un lugar en la propia ciudad de {city}, pero sí en el cantón. Pregunte en su ciudad si hay uno.',
    ],
  },
  'care-unknown': {
    facts: ['CIU-04', 'REC-02'],
    texts: [
      'No sabemos qué lugar que atiende emergencias queda más cerca de {city}: el 911 coordina con los hospitales.',
      'No podemos decir qué atención de emergencia queda más cerca de {city}: pregúntelo en el 911.',
    ],
  },
} as const satisfies Record<string, LocalWordings>
