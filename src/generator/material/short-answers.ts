import type { Sentence } from '@/generator/generated-content'

/** The answers before the first section, in a sentence each: where to go, whether one may be refused or reported, what is dangerous. */
export const SHORT_ANSWERS = {
  placeHere: { text: 'Atiende emergencias {place}.', facts: ['LOCAL-HOSPITALES'] },
  placeInCanton: {
    text: 'Lo más cercano que atiende emergencias es {place}, en el mismo cantón.',
    facts: ['LOCAL-HOSPITALES'],
  },
  placeNear: {
    text: 'Lo más cercano que atiende emergencias es {place}, en {town}, a {km} en línea recta.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
  },
  placeOverWater: {
    text: 'No salga por su cuenta. Lo más cercano que atiende emergencias es {place}, en {town}, a {km} en línea recta, por mar o por aire.',
    facts: ['EME-07', 'LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
  },
  placeUnknown: {
    text: 'No conocemos un lugar cercano a {city} que atienda emergencias; más abajo está lo que sabemos.',
    facts: ['LOCAL-HOSPITALES'],
  },
  ownToConfirm: {
    text: 'En {city}, por confirmar: {place}; pregunte antes de ir.',
    facts: ['LOCAL-HOSPITALES', 'CIU-04'],
  },
  rights: {
    text: 'La Constitución prohíbe negar la atención de emergencia; la ley protege el secreto profesional, con límites.',
    facts: ['EME-03', 'LEG-40', 'LEG-41'],
  },
  dangers: {
    text: 'La hemorragia, un embarazo fuera del útero y una infección ponen en riesgo la vida, y se tratan en un hospital.',
    facts: ['GRA-01', 'GRA-05', 'GRA-02'],
  },
} as const satisfies Record<string, Sentence>
