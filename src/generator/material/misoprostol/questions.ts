import { questionSets } from '@/generator/material/questions/question-sets'

/** What is asked of the substance alone; the other questions are those of both pages. */
export const QUESTION_SETS = questionSets({
  names: [
    {
      question: '¿Es lo mismo misoprostol que Cytotec o que mifepristona?',
      answer: [
        { text: 'Cytotec es una marca de misoprostol.', facts: ['DEF-02'] },
        { text: 'Hay más marcas en otros países.', facts: ['COM-04'] },
        { text: 'La mifepristona es otra sustancia, con otras advertencias.', facts: ['DEF-06'] },
      ],
    },
    {
      question: '¿Con qué se confunde el misoprostol?',
      answer: [
        { text: 'Con Cytotec, que es solo el nombre de una de sus marcas.', facts: ['DEF-02'] },
        { text: 'Con otras marcas que existen fuera del país.', facts: ['COM-04'] },
        { text: 'Y con la mifepristona, que es un medicamento diferente.', facts: ['DEF-06'] },
      ],
    },
    {
      question: '¿Qué otros nombres tiene el misoprostol?',
      answer: [
        { text: 'El más conocido es Cytotec, una marca.', facts: ['DEF-02'] },
        { text: 'Según el país hay otros nombres comerciales.', facts: ['COM-04'] },
        { text: 'Mifepristona no es uno de ellos: es un medicamento aparte.', facts: ['DEF-06'] },
      ],
    },
  ],
  register: [
    {
      question: '¿Cómo sé si un medicamento tiene registro?',
      answer: [
        {
          text: 'Se mira en ARCSA, en su consulta pública o en su aplicación Arcsa Móvil (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        {
          text: 'Importa: en países de ingresos bajos o medios, 1 de cada 10 medicamentos, o más, es falso o de baja calidad (OMS).',
          facts: ['COM-09'],
        },
        { text: 'Un resumen de 2016 habla además de falsificaciones con el nombre de Cytotec.', facts: ['COM-07'] },
        {
          text: 'Producir o comercializar medicamentos falsos o sin registro es un delito (COIP, artículo 217.1).',
          facts: ['LEG-51'],
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
          text: 'La OMS calcula que falla al menos 1 de cada 10 medicamentos en países de ingresos bajos o medios.',
          facts: ['COM-09'],
        },
        {
          text: 'El registro de un producto se revisa en ARCSA o en Arcsa Móvil, su aplicación (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        {
          text: 'Quien comercializa uno falso o sin registro comete un delito (COIP, artículo 217.1).',
          facts: ['LEG-51'],
        },
      ],
    },
    {
      question: '¿Qué garantiza que un medicamento sea bueno?',
      answer: [
        {
          text: 'Lo primero es el registro sanitario, que se revisa en ARCSA o en Arcsa Móvil (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        {
          text: 'El nombre en la caja no lo garantiza: hubo falsificaciones, según un resumen de 2016.',
          facts: ['COM-07'],
        },
        {
          text: 'En países de ingresos bajos o medios, dice la OMS, 1 de cada 10 medicamentos o más es falso o de baja calidad.',
          facts: ['COM-09'],
        },
        {
          text: 'Los falsos o sin registro son un delito para quien los produce o comercializa (COIP, artículo 217.1).',
          facts: ['LEG-51'],
        },
      ],
    },
  ],
})
