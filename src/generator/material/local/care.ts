import type { Wordings } from '@/generator/material/local-material'

/** Where the reader goes, as the register of places knows it: first with an alarm sign, then for a consultation. */
export const CARE = {
  // The list beside the prose names them.
  'care-here': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'En {city} conocemos un lugar que atiende emergencias: es el primero de la lista.',
      'Para una emergencia, en {city} está el primer lugar de la lista.',
    ],
  },
  'care-here-many': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'En {city} conocemos {count} lugares que atienden emergencias; la lista empieza por ellos.',
      'Para una emergencia, en {city} conocemos {count} lugares, al comienzo de la lista.',
    ],
  },
  // Where the list also has places that have to be confirmed, perhaps between them.
  'care-here-many-and-unsure': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'En {city} conocemos {count} lugares que atienden emergencias, además de lo que la lista da por confirmar.',
      'Para una emergencia, en {city} conocemos {count} lugares, sin contar lo que la lista da por confirmar.',
    ],
  },
  // Where the list begins with a place that has to be confirmed.
  'care-here-named': {
    facts: ['LOCAL-HOSPITALES'],
    texts: ['En {city} atiende emergencias {place}.', 'Para una emergencia, en {city} está {place}.'],
  },
  'to-confirm-here': {
    facts: ['LOCAL-HOSPITALES', 'CIU-04'],
    texts: [
      'Donde la lista dice «por confirmar», pregunte en el 911 antes de ir.',
      'Si un lugar está «por confirmar», pregunte en el 911 antes de ir.',
    ],
  },
  'type-c': {
    facts: ['EME-02'],
    texts: [
      'Es un centro tipo C: estos centros atienden emergencias las 24 horas, según el Ministerio de Salud (2025).',
      'Los centros tipo C atienden emergencias las 24 horas, según el Ministerio de Salud (2025).',
    ],
  },
  'open-all-day': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'Abre las 24 horas, según la fuente que da la lista.',
      'Está abierto las 24 horas, según la fuente que da la lista.',
    ],
  },
  'care-day': {
    facts: ['LOCAL-HOSPITALES'],
    texts: ['Para una consulta, en {city} está {places}.', 'En {city} está {places}, para una consulta.'],
  },
  'care-day-many': {
    facts: ['LOCAL-HOSPITALES'],
    texts: ['Para una consulta, en {city} están {places}.', 'En {city} están {places}, para una consulta.'],
  },
  // A centre for consultations is nowhere to be sent to with an alarm sign, but for whoever can go no farther.
  'care-day-emergency': {
    facts: ['EME-03', 'EME-04'],
    texts: [
      'Si tiene una emergencia y no puede ir más lejos, ahí no le pueden negar la atención.',
      'En una emergencia, si no puede salir de {city}, ningún centro le puede negar la atención.',
    ],
  },
  'care-none': {
    facts: ['LOCAL-HOSPITALES', 'CIU-04', 'CIU-11'],
    texts: [
      'En {city} no conocemos un lugar de atención pública.',
      'Nuestra lista no tiene todavía un lugar de atención en {city}.',
    ],
  },
  // Where the list has places elsewhere in the canton.
  'care-none-in-town': {
    facts: ['LOCAL-HOSPITALES', 'CIU-04', 'CIU-11'],
    texts: [
      'En la propia ciudad de {city} no conocemos un lugar de atención; la lista tiene los del cantón.',
      'Nuestra lista no tiene todavía un lugar en la propia ciudad de {city}, pero sí en el cantón.',
    ],
  },
  'care-canton-emergency': {
    facts: ['EME-03', 'EME-04'],
    texts: [
      'Si tiene una emergencia y no puede ir más lejos, ahí no le pueden negar la atención.',
      'En una emergencia, si no puede ir más lejos, ninguno le puede negar la atención.',
    ],
  },
  // Not «the nearest»: a centre, or a hospital that has to be confirmed, may be nearer.
  'care-near': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'Fuera de {city} atiende emergencias {place}, en {town}, a {km}.',
      'Para una emergencia está {place}, en {town}, a {km}.',
      'Si hay una señal de alarma, atiende {place}, en {town}, a {km}.',
      'Las emergencias las atiende {place}, en {town}, a {km}.',
    ],
  },
  'care-near-unmeasured': {
    facts: ['LOCAL-HOSPITALES'],
    texts: ['Fuera de {city} atiende emergencias {place}, en {town}.', 'Para una emergencia está {place}, en {town}.'],
  },
  'care-over-water': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'Fuera de {city} atiende emergencias {place}, en {town}, a {km}, por mar o por aire.',
      'Para una emergencia está {place}, en {town}, a {km}, por mar o por aire.',
    ],
  },
  'care-unknown': {
    facts: ['CIU-04', 'REC-02'],
    texts: [
      'No sabemos qué lugar que atiende emergencias queda más cerca de {city}: el 911 coordina con los hospitales.',
      'No podemos decir qué atención de emergencia queda más cerca de {city}: pregúntelo en el 911.',
    ],
  },
  'straight-line': {
    facts: ['LOCAL-DISTANCIA', 'CIU-12'],
    texts: [
      'Los kilómetros son en línea recta: el camino es más largo.',
      'Las distancias son en línea recta; por el camino son más.',
    ],
  },
  'straight-line-over-water': {
    facts: ['LOCAL-DISTANCIA', 'CIU-12'],
    texts: ['Los kilómetros son en línea recta.', 'La distancia es en línea recta.'],
  },
  'to-confirm': {
    facts: ['LOCAL-HOSPITALES', 'CIU-04'],
    texts: [
      'Por confirmar: {place}; pregunte en el 911 antes de ir.',
      'Además, {place}, por confirmar: pregunte en el 911 antes de ir.',
    ],
  },
  'to-confirm-many': {
    facts: ['LOCAL-HOSPITALES', 'CIU-04'],
    texts: [
      'Hay {count} lugares por confirmar, entre ellos {place}: pregunte en el 911 antes de ir.',
      'Además, hay {count} por confirmar, entre ellos {place}: pregunte en el 911 antes de ir.',
    ],
  },
} as const satisfies Record<string, Wordings>
