import { questionSets } from '@/generator/material/questions/question-sets'

/** What is asked of the brand alone; the other questions are those of both pages. */
export const QUESTION_SETS = questionSets({
  register: [
    {
      question: 'Si la caja dice Cytotec, ¿puedo confiar?',
      answer: [
        {
          text: 'La caja sola no alcanza: un trabajo de 2016 encontró productos falsos con ese rótulo.',
          facts: ['COM-07'],
        },
        {
          text: 'Según la OMS, al menos 1 de cada 10 medicamentos es falso o de baja calidad en países de ingresos bajos o medios.',
          facts: ['COM-09'],
        },
        {
          text: 'El registro se consulta en ARCSA, que tiene la aplicación Arcsa Móvil (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        {
          text: 'Producir o comercializar uno falso o sin registro es delito (COIP, artículo 217.1, a junio de 2025).',
          facts: ['LEG-51', 'LEG-16'],
        },
      ],
    },
    {
      question: '¿Cómo sé si un Cytotec es auténtico?',
      answer: [
        { text: 'Por el nombre no se sabe: en un estudio de 2016 hubo copias con esa marca.', facts: ['COM-07'] },
        {
          text: 'La OMS calcula que 1 de cada 10 medicamentos, o más, es falso o de baja calidad en países de ingresos bajos o medios.',
          facts: ['COM-09'],
        },
        {
          text: 'Se puede revisar su registro en ARCSA o en su aplicación Arcsa Móvil (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        {
          text: 'La ley castiga comercializar medicamentos falsos o sin registro (COIP, artículo 217.1, a junio de 2025).',
          facts: ['LEG-51', 'LEG-16'],
        },
      ],
    },
    {
      question: '¿Dónde se revisa el registro de un medicamento?',
      answer: [
        {
          text: 'En ARCSA, que ofrece una consulta pública y la aplicación Arcsa Móvil (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        {
          text: 'Importa, porque se hallaron falsificaciones con la marca Cytotec (estudio de 2016).',
          facts: ['COM-07'],
        },
        {
          text: 'En países de ingresos bajos o medios, al menos 1 de cada 10 medicamentos es falso o de baja calidad (OMS).',
          facts: ['COM-09'],
        },
        {
          text: 'Comercializar uno falso o sin registro es delito (COIP, artículo 217.1, a junio de 2025).',
          facts: ['LEG-51', 'LEG-16'],
        },
      ],
    },
  ],
})
