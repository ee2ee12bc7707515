import type { Sentence } from '@/generator/generated-content'

/** How urgent a sign is. Whatever shows signs states their level in its heading. */
export type CareLevel = 'emergency' | 'today' | 'routine'

export const CARE_LEVELS = {
  emergency: 'Emergencia: llame al 911',
  today: 'Pida atención hoy',
  routine: 'Para consultar sin urgencia',
} as const satisfies Record<CareLevel, string>

/** The thresholds, defined once for the whole site: any sentence that counts pads or degrees has to use these words. */
const BLEEDING = '2 o más toallas higiénicas por hora durante dos horas'
const CLOTS = 'cada 30 a 60 minutos, con coágulos grandes'
const FEVER = '38,5 °C o más, o de 38 °C que dura 4 horas'
const ANY_FEVER = '38 °C o más'
const LONG_BLEEDING = 'más de dos semanas'

/**
 * The only list of the alarm signs: whatever shows one level of it shows the whole level. The thresholds are the
 * specification's and, where a source is stricter, that source's. A sign that fits two levels is in the more urgent
 * one.
 */
export const ALARM_SIGNS: Record<CareLevel, readonly Sentence[]> = {
  emergency: [
    { text: `Sangrado que no para, o ${BLEEDING}`, facts: ['ALA-01', 'ALA-02', 'ALA-29'] },
    { text: `Una toalla llena ${CLOTS}`, facts: ['ALA-18'] },
    {
      text: 'Desmayo, mareo, debilidad repentina, pulso acelerado o piel pálida y fría',
      facts: ['ALA-03', 'ALA-23'],
    },
    { text: 'Confusión o convulsiones', facts: ['ALA-29', 'ALA-23'] },
    { text: `Fiebre de ${FEVER}`, facts: ['ALA-04', 'ALA-05'] },
    {
      text: 'Fiebre con escalofríos, dolor fuerte o flujo con mal olor',
      facts: ['ALA-19', 'ALA-16', 'GRA-02'],
    },
    {
      text: 'Dolor de vientre fuerte que no cede, que empeora o que está en un solo lado',
      facts: ['ALA-08', 'ALA-10'],
    },
    { text: 'Dolor en el pecho, las costillas o la punta del hombro', facts: ['ALA-17', 'ALA-10'] },
    { text: 'Con embarazo: dolor de cabeza muy fuerte o vista borrosa', facts: ['ALA-26'] },
    { text: 'Ronchas, cara hinchada o falta de aire', facts: ['ALA-11'] },
  ],
  today: [
    { text: 'Con embarazo o duda de embarazo, cualquier sangrado o dolor', facts: ['ALA-10', 'ALA-22'] },
    { text: `Fiebre de ${ANY_FEVER}, aunque baje pronto`, facts: ['ALA-04', 'ALA-05'] },
    { text: 'Flujo con mal olor', facts: ['ALA-09'] },
    {
      text: 'Debilidad, malestar como de gripe, náusea, vómito o diarrea por más de 24 horas, aunque no haya fiebre',
      facts: ['ALA-07', 'ALA-16'],
    },
    { text: 'Dolor o sangrado que no mejora, o que empeora, después de unos días', facts: ['ALA-15', 'ALA-22'] },
    { text: `Sangrado de ${LONG_BLEEDING}`, facts: ['ALA-12'] },
    { text: 'No hubo sangrado, o usted siente que el embarazo sigue', facts: ['ALA-21', 'ALA-15'] },
  ],
  routine: [
    { text: 'Si no hay embarazo ni duda: manchado o cólicos leves', facts: ['COMU-04', 'COMU-07'] },
    { text: 'Diarrea leve al inicio, que suele ceder sola', facts: ['COMU-02'] },
    { text: 'Dudas sobre una receta o sobre un control', facts: ['PRE-01', 'REC-03'] },
  ],
}

/** Said below the signs of an emergency, wherever they are shown: what to do without a thermometer, and without a sign. */
export const BELOW_THE_SIGNS: readonly Sentence[] = [
  {
    text: '¿Sin termómetro? Si tiembla, o su espalda está más caliente que siempre, tómelo como fiebre.',
    facts: ['ALA-25'],
  },
  {
    text: '¿La suya no está, pero es fuerte, empezó de golpe o le asusta? Llame igual.',
    facts: ['EME-01', 'PORTAL-EDICION'],
  },
]
