import { questionSets } from '@/generator/material/questions/question-sets'

/**
 * The question about the register, which this page has for itself; the other questions are shared with the brand's
 * page.
 */
export const QUESTION_SETS = questionSets({
  register: [
    {
      question: '¿Cómo sé si un medicamento tiene registro?',
      answer: [
        {
          text: 'Se mira en ARCSA, en su consulta pública o en su aplicación Arcsa Móvil (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        { text: 'El registro muestra que ese producto está autorizado en el país.', facts: ['REG-01', 'REG-02'] },
        {
          text: 'En países de ingresos bajos o medios, 1 de cada 10 medicamentos, o más, es falso o de baja calidad (OMS).',
          facts: ['COM-09'],
        },
        { text: 'Un resumen de 2016 habla además de falsificaciones con la etiqueta de Cytotec.', facts: ['COM-07'] },
        {
          text: 'Producir o comercializar medicamentos falsos o sin registro es un delito.',
          facts: ['LEG-51', 'LEG-16'],
        },
      ],
    },
    {
      question: '¿Puede ser falso un misoprostol?',
      answer: [
        {
          text: 'Sí: en muestreos de varios países se hallaron falsificaciones, según un resumen de 2016.',
          facts: ['COM-07'],
        },
        {
          text: 'La OMS calcula que es falso o de baja calidad al menos 1 de cada 10 medicamentos en países de ingresos bajos o medios.',
          facts: ['COM-09'],
        },
        {
          text: 'El registro se revisa en ARCSA o en Arcsa Móvil, su aplicación (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        { text: 'Muestra que un producto está autorizado en Ecuador.', facts: ['REG-01', 'REG-02'] },
        {
          text: 'Quien comercializa uno falso o sin registro comete un delito.',
          facts: ['LEG-51', 'LEG-16'],
        },
      ],
    },
    {
      question: '¿Para qué sirve el registro de un medicamento?',
      answer: [
        { text: 'Para saber si el producto está autorizado en el país.', facts: ['REG-01', 'REG-02'] },
        {
          text: 'Se revisa en ARCSA o en Arcsa Móvil (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        { text: 'Hubo falsificaciones con el nombre de Cytotec, según un resumen de 2016.', facts: ['COM-07'] },
        {
          text: 'En países de ingresos bajos o medios, dice la OMS, 1 de cada 10 medicamentos o más es falso o de baja calidad.',
          facts: ['COM-09'],
        },
        {
          text: 'Producir o comercializar los falsos, o los que no tienen registro, es un delito.',
          facts: ['LEG-51', 'LEG-16'],
        },
      ],
    },
  ],
})
