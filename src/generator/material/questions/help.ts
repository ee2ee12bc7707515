import type { QuestionWordings } from '@/generator/material/page-material'

/** Free legal and emotional help, and why there are no directions for use. */
export const HELP = {
  help: [
    {
      question: '¿Dónde hay ayuda legal y emocional gratuita?',
      answer: [
        {
          text: 'Para lo legal, la Defensoría Pública asesora y defiende sin pago a quien no puede pagar: defensoria.gob.ec.',
          facts: ['LEG-46', 'AUT-09', 'REC-23'],
        },
        {
          text: 'Para lo emocional, el 171, opción 6, da primeros auxilios psicológicos y citas de psicología.',
          facts: ['REC-19', 'REC-20'],
        },
        { text: 'La Defensoría del Pueblo es otra cosa: recibe reclamos por un mal servicio.', facts: ['AUT-10'] },
      ],
    },
    {
      question: 'Necesito hablar con alguien: ¿quién ayuda sin pagar?',
      answer: [
        {
          text: 'El 171, opción 6, del Ministerio de Salud: primeros auxilios psicológicos y citas de psicología.',
          facts: ['REC-19', 'REC-20'],
        },
        {
          text: 'Si necesita un abogado, la Defensoría Pública (defensoria.gob.ec), gratuita para quien no puede pagarlo.',
          facts: ['LEG-46', 'AUT-09', 'REC-23'],
        },
        { text: 'No es lo mismo que la Defensoría del Pueblo, que atiende quejas sobre servicios.', facts: ['AUT-10'] },
      ],
    },
    {
      question: '¿Quién me puede ayudar con un abogado o con lo que siento?',
      answer: [
        {
          text: 'Con un abogado, la Defensoría Pública, sin pago si usted no puede pagar: defensoria.gob.ec.',
          facts: ['LEG-46', 'AUT-09', 'REC-23'],
        },
        {
          text: 'Con lo que siente, la opción 6 del 171: primeros auxilios psicológicos y citas de psicología, gratis.',
          facts: ['REC-19', 'REC-20'],
        },
        { text: 'Para quejas por un mal servicio hay otra institución, la Defensoría del Pueblo.', facts: ['AUT-10'] },
      ],
    },
  ],
  directions: [
    {
      question: '¿Por qué esta página no da cantidades ni pautas?',
      answer: [
        { text: 'Porque una pantalla no puede examinarle.', facts: ['SOB-03'] },
        {
          text: 'Lo que sirve a una persona puede dañar a otra: cuentan el embarazo, una cesárea y otras enfermedades.',
          facts: ['PRE-06', 'CON-09'],
        },
        { text: 'Eso lo valora quien receta y da seguimiento; el portal solo informa.', facts: ['PRE-01', 'SOB-01'] },
      ],
    },
    {
      question: '¿Me pueden decir aquí cómo se usa?',
      answer: [
        { text: 'No, y no es por falta de interés en ayudarle.', facts: ['SOB-03', 'SOB-01'] },
        {
          text: 'Sin un examen, una pauta puede hacer daño: importan un embarazo, una cesárea u otro problema de salud.',
          facts: ['PRE-06', 'CON-09'],
        },
        { text: 'El modo de usarlo lo indica quien le receta.', facts: ['PRE-01'] },
      ],
    },
    {
      question: '¿Por qué el portal no explica el modo de empleo?',
      answer: [
        { text: 'Porque informa, y no examina ni receta.', facts: ['SOB-03', 'SOB-01'] },
        {
          text: 'Un embarazo, una cesárea anterior o una enfermedad cambian lo que es seguro.',
          facts: ['PRE-06', 'CON-09'],
        },
        { text: 'Por eso se usa con receta y con un profesional que acompañe.', facts: ['PRE-01'] },
      ],
    },
  ],
} as const satisfies Partial<QuestionWordings>
