import { questionSets } from '@/generator/material/questions/question-sets'

/** What is asked of the brand alone; the other questions are those of both pages. */
export const QUESTION_SETS = questionSets({
  names: [
    {
      question: '¿Cytotec y misoprostol son lo mismo?',
      answer: [
        { text: 'No del todo: Cytotec es una marca, y misoprostol es la sustancia que contiene.', facts: ['DEF-02'] },
        { text: 'En otros países hay más marcas con la misma sustancia.', facts: ['COM-04'] },
        { text: 'La mifepristona es un medicamento distinto.', facts: ['DEF-06'] },
      ],
    },
    {
      question: '¿Qué diferencia hay entre Cytotec y misoprostol?',
      answer: [
        { text: 'Uno es el nombre comercial; el otro, el de la sustancia que hace efecto.', facts: ['DEF-02'] },
        { text: 'Hay otras marcas en otros países.', facts: ['COM-04'] },
        { text: 'No hay que confundirlos con la mifepristona, que es otra sustancia.', facts: ['DEF-06'] },
      ],
    },
    {
      question: '¿Qué quiere decir que Cytotec sea una marca?',
      answer: [
        { text: 'Que es un nombre comercial: la sustancia se llama misoprostol.', facts: ['DEF-02'] },
        { text: 'En otros países esa sustancia tiene otras marcas.', facts: ['COM-04'] },
        { text: 'El nombre mifepristona, en cambio, es de otro medicamento.', facts: ['DEF-06'] },
      ],
    },
  ],
  register: [
    {
      question: 'Si la caja dice Cytotec, ¿puedo confiar?',
      answer: [
        {
          text: 'La caja sola no alcanza: un trabajo de 2016 encontró productos falsos con ese rótulo.',
          facts: ['COM-07'],
        },
        {
          text: 'Según la OMS, en países de ingresos bajos o medios al menos 1 de cada 10 medicamentos es falso o de baja calidad.',
          facts: ['COM-09'],
        },
        {
          text: 'El registro sanitario se consulta en ARCSA, que tiene la aplicación Arcsa Móvil (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        {
          text: 'Producir o comercializar un medicamento falso o sin registro es delito (COIP, artículo 217.1).',
          facts: ['LEG-51'],
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
          text: 'Se puede revisar el registro sanitario, en ARCSA o en su aplicación Arcsa Móvil (El Universo, 2018).',
          facts: ['REG-06', 'PRE-04'],
        },
        {
          text: 'La ley castiga comercializar medicamentos falsos o sin registro (COIP, artículo 217.1).',
          facts: ['LEG-51'],
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
          text: 'Y porque falla al menos 1 de cada 10 medicamentos en países de ingresos bajos o medios, según la OMS.',
          facts: ['COM-09'],
        },
        { text: 'Comercializar uno falso o sin registro es delito (COIP, artículo 217.1).', facts: ['LEG-51'] },
      ],
    },
  ],
})
