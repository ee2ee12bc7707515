import type { Sentence } from '@/generator/generated-content'

/**
 * What a patient should tell the health personnel, because it may change the treatment. This is the only list of it,
 * and it is always shown whole.
 */
export const CONTRAINDICATIONS: readonly Sentence[] = [
  {
    text: 'Alergia al misoprostol o a otra prostaglandina: pregunte si no sabe.',
    facts: ['CON-01', 'GRA-07'],
    isItem: true,
  },
  { text: 'Embarazo fuera del útero (ectópico), o la sospecha.', facts: ['CON-03'], isItem: true },
  { text: 'Un dispositivo intrauterino (DIU) colocado.', facts: ['CON-04'], isItem: true },
  { text: 'Anemia grave.', facts: ['CON-05'], isItem: true },
  {
    text: 'Problemas para que la sangre cuaje, o medicamentos para que no haga coágulos.',
    facts: ['CON-05', 'CON-06'],
    isItem: true,
  },
  { text: 'Asma grave.', facts: ['CON-13'], isItem: true },
  { text: 'Una enfermedad inflamatoria del intestino, o riesgo de deshidratarse.', facts: ['CON-08'], isItem: true },
  { text: 'Una enfermedad del corazón o de la circulación.', facts: ['CON-07'], isItem: true },
  { text: 'Una cesárea u otra cirugía del útero.', facts: ['CON-09'], isItem: true },
  { text: 'Embarazo, o la duda, si el tratamiento es para el estómago.', facts: ['CON-02', 'ADV-03'], isItem: true },
]
