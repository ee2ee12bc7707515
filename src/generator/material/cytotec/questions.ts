import { questionSets } from '@/generator/material/questions/question-sets'

/**
 * The question about the register, which this page has for itself; the other questions are shared with the substance's
 * page.
 */
export const QUESTION_SETS = questionSets({
  register: [
    {
      question: '¿Qué dice el registro de un medicamento?',
      answer: [
        { text: 'Dice si ese producto está autorizado en el país.', facts: ['REG-01', 'REG-02'] },
        {
          text: 'Se consulta en ARCSA, que tiene la aplicación Arcsa Móvil (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        {
          text: 'El nombre en la caja no lo dice: un resumen de 2016 habla de productos falsificados con la etiqueta de Cytotec.',
          facts: ['COM-07'],
        },
        {
          text: 'Según la OMS, al menos 1 de cada 10 medicamentos es falso o de baja calidad en países de ingresos bajos o medios.',
          facts: ['COM-09'],
        },
        {
          text: 'Producir o comercializar uno falso o sin registro es delito.',
          facts: ['LEG-51', 'LEG-16'],
        },
      ],
    },
    {
      question: '¿Dónde se revisa el registro de Cytotec?',
      answer: [
        {
          text: 'En ARCSA o en su aplicación Arcsa Móvil (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        { text: 'Allí se ve si un producto está autorizado en el país.', facts: ['REG-01', 'REG-02'] },
        {
          text: 'Un resumen de 2016 habla de productos falsificados que llevaban el nombre de esta marca.',
          facts: ['COM-07'],
        },
        {
          text: 'La OMS calcula que 1 de cada 10 medicamentos, o más, es falso o de baja calidad en países de ingresos bajos o medios.',
          facts: ['COM-09'],
        },
        {
          text: 'La ley castiga comercializar medicamentos falsos o sin registro.',
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
        { text: 'El registro dice si el producto está autorizado en Ecuador.', facts: ['REG-01', 'REG-02'] },
        {
          text: 'Con la marca Cytotec se hallaron productos falsificados, según un resumen de 2016.',
          facts: ['COM-07'],
        },
        {
          text: 'En países de ingresos bajos o medios, al menos 1 de cada 10 medicamentos es falso o de baja calidad (OMS).',
          facts: ['COM-09'],
        },
        {
          text: 'Comercializar uno falso o sin registro es delito.',
          facts: ['LEG-51', 'LEG-16'],
        },
      ],
    },
  ],
})
