import type { Sentence } from '@/generator/generated-content'

/** How urgent a sign is. The level is written in the heading of whatever shows it. */
export type CareLevel = 'emergency' | 'today' | 'routine'

export const CARE_LEVELS = {
  emergency: 'Emergencia: llame al 911',
  today: 'Pida atención hoy',
  routine: 'Para consultar sin urgencia',
} as const satisfies Record<CareLevel, string>

/** The thresholds, once for the whole site: banner, care cards and pages read them here and cannot disagree. */
const BLEEDING = '2 o más toallas por hora durante dos horas'
const FEVER = '38,5 °C o más, o de 38 °C que no baja en 4 horas'
const LONG_BLEEDING = 'más de dos semanas'

/** The three that are said again and again, to follow «ante…». */
export const ALARM_IN_SHORT = `un desmayo, un sangrado de ${BLEEDING} o una fiebre de ${FEVER}`

/** The signs of each level. */
export const ALARM_SIGNS: Record<CareLevel, readonly Sentence[]> = {
  emergency: [
    { text: `Sangrado que empapa ${BLEEDING}`, facts: ['ALA-01', 'ALA-02'] },
    { text: 'Desmayo, mareo o pulso acelerado: sin esperar', facts: ['ALA-03'] },
    { text: `Fiebre de ${FEVER}`, facts: ['ALA-04', 'ALA-05'] },
    { text: 'Dolor de vientre intenso que no cede', facts: ['ALA-08'] },
    { text: 'Dolor fuerte en un solo lado o en la punta del hombro', facts: ['ALA-10'] },
  ],
  today: [
    {
      text: 'Debilidad, náusea, vómito, diarrea o malestar por más de 24 horas, aunque no haya fiebre',
      facts: ['ALA-07'],
    },
    { text: 'Flujo con mal olor', facts: ['ALA-09'] },
    { text: `Sangrado de ${LONG_BLEEDING}`, facts: ['ALA-12'] },
  ],
  routine: [
    { text: 'Diarrea leve al inicio, que suele ceder sola', facts: ['COMU-02'] },
    { text: 'Manchado o cólicos que no son intensos', facts: ['COMU-04', 'COMU-07'] },
    { text: 'Dudas sobre una receta o sobre el seguimiento', facts: ['PRE-01', 'REC-03'] },
  ],
}
