import type { QuestionWordings } from '@/generator/material/page-material'

/**
 * When to call, what happens at the hospital, what helps there, and what to do when a pregnancy may be continuing. To
 * be reviewed by a physician.
 */
export const CARE = {
  call: [
    {
      question: '¿Cuándo debo llamar al 911?',
      answer: [
        {
          text: 'Con una sola de las señales de emergencia que abren esta página, sin esperar otra.',
          facts: ['EME-01', 'PORTAL-PAGINAS'],
        },
        { text: 'Es mejor ir en ambulancia: quien viene puede empezar el tratamiento.', facts: ['EME-07'] },
        {
          text: 'Las de «Pida atención hoy» son para ir hoy a un hospital o a un centro de salud.',
          facts: ['PORTAL-PAGINAS', 'ALA-22'],
        },
        { text: 'Si no sabe en cuál de las dos está lo suyo, llame.', facts: ['EME-01'] },
      ],
    },
    {
      question: '¿Cómo sé si lo mío es para el 911?',
      answer: [
        {
          text: 'Compare lo que siente con la lista «Situación de Emergencia Médica», al comienzo: si coincide una señal, llame.',
          facts: ['EME-01', 'PORTAL-PAGINAS'],
        },
        { text: 'La ambulancia es el mejor transporte: allí puede empezar la atención.', facts: ['EME-07'] },
        {
          text: 'Si lo suyo está en «Pida atención hoy», vaya hoy a un hospital o a un centro de salud.',
          facts: ['PORTAL-PAGINAS', 'ALA-22'],
        },
        { text: 'Con la duda, llame igual.', facts: ['EME-01'] },
      ],
    },
    {
      question: '¿Qué señales piden llamar al 911?',
      answer: [
        {
          text: 'Las de la lista «Situación de Emergencia Médica», completa al comienzo: con una basta.',
          facts: ['EME-01', 'PORTAL-PAGINAS'],
        },
        { text: 'Si puede, vaya en ambulancia: la atención puede empezar antes.', facts: ['EME-07'] },
        {
          text: 'Las de «Pida atención hoy» se ven el mismo día, en un hospital o en un centro de salud.',
          facts: ['PORTAL-PAGINAS', 'ALA-22'],
        },
        { text: 'Cuando no esté claro, lo seguro es llamar.', facts: ['EME-01'] },
      ],
    },
  ],
  hospital: [
    {
      question: '¿Qué pasa cuando llego al hospital?',
      answer: [
        { text: 'Primero preguntan qué siente y qué enfermedades ha tenido.', facts: ['EME-10'] },
        {
          text: 'Si hace falta, hay una ecografía y un análisis de sangre; puede durar horas.',
          facts: ['EME-11', 'EME-10'],
        },
        {
          text: 'Si quedaron restos en el útero, puede haber un ingreso o un procedimiento.',
          facts: ['EME-13'],
        },
        { text: 'Si hay infección, dan antibióticos y retiran los restos pronto.', facts: ['EME-12'] },
        { text: 'Si el sangrado causó anemia, quizá una transfusión.', facts: ['EME-14'] },
        {
          text: 'El personal ve su grupo de sangre: con Rh negativo, valora un tratamiento preventivo.',
          facts: ['EME-15'],
        },
        { text: 'Así lo cuentan guías de otros países; aquí puede variar.', facts: ['EME-10'] },
      ],
    },
    {
      question: '¿Cómo es la atención en emergencias?',
      answer: [
        { text: 'Empieza con preguntas: qué siente y qué problemas de salud ha tenido.', facts: ['EME-10'] },
        { text: 'Puede haber una ecografía, sobre el vientre o vaginal, y un análisis de sangre.', facts: ['EME-11'] },
        { text: 'Una infección se trata con antibióticos y retirando los restos del útero.', facts: ['EME-12'] },
        {
          text: 'A veces hay que quedarse, o hace falta un procedimiento o, por anemia, una transfusión.',
          facts: ['EME-13', 'EME-14'],
        },
        {
          text: 'El grupo de sangre importa: con Rh negativo puede indicarse un tratamiento preventivo.',
          facts: ['EME-15'],
        },
        {
          text: 'A veces dura horas, según guías de otros países; en el Ecuador puede ser distinto.',
          facts: ['EME-10'],
        },
      ],
    },
    {
      question: '¿Qué me van a hacer en el hospital?',
      answer: [
        { text: 'Primero, escuchar sus síntomas y antecedentes.', facts: ['EME-10'] },
        { text: 'Después, si corresponde, una ecografía y quizá una muestra de sangre.', facts: ['EME-11'] },
        {
          text: 'Con restos en el útero, a veces un procedimiento o un ingreso.',
          facts: ['EME-13'],
        },
        { text: 'Con infección, antibióticos, y se retiran los restos sin demora.', facts: ['EME-12'] },
        { text: 'Con anemia por el sangrado, tal vez una transfusión.', facts: ['EME-14'] },
        { text: 'Si su grupo es Rh negativo, a veces un tratamiento que previene problemas.', facts: ['EME-15'] },
        { text: 'Puede durar horas; lo cuentan guías de otros países, que solo orientan.', facts: ['EME-10'] },
      ],
    },
  ],
  telling: [
    {
      question: '¿Qué digo al personal de salud?',
      answer: [
        { text: 'Lo que siente, desde cuándo y si empeora.', facts: ['EME-05'] },
        { text: 'Si sangra, cada cuánto cambia la toalla, el color y si hay coágulos.', facts: ['ALA-20'] },
        {
          text: 'También un embarazo o la duda, alergias, enfermedades, cirugías y medicamentos.',
          facts: ['EME-05', 'PRE-06'],
        },
        {
          text: 'Según el servicio de salud de Irlanda, con una historia incompleta el diagnóstico puede ser equivocado.',
          facts: ['EME-16'],
        },
        { text: 'El portal no aconseja qué contar ni qué callar.', facts: ['EME-05'] },
      ],
    },
    {
      question: '¿Qué me van a preguntar, y qué sirve decir?',
      answer: [
        { text: 'Qué le pasa y desde qué hora.', facts: ['EME-05'] },
        { text: 'Cuántas veces cambió la toalla, cómo es la sangre y si salieron coágulos.', facts: ['ALA-20'] },
        { text: 'Si hay embarazos, alergias, operaciones, enfermedades y medicamentos.', facts: ['EME-05', 'PRE-06'] },
        {
          text: 'Con datos incompletos el diagnóstico puede fallar, advierte el servicio de salud de Irlanda.',
          facts: ['EME-16'],
        },
        { text: 'Este portal no le dice qué contar ni qué callar.', facts: ['EME-05'] },
      ],
    },
    {
      question: '¿Qué datos ayudan a que me atiendan bien?',
      answer: [
        { text: 'Los síntomas, su hora de inicio y lo que ha cambiado.', facts: ['EME-05'] },
        { text: 'Del sangrado: las toallas que usa, el color y los coágulos.', facts: ['ALA-20'] },
        {
          text: 'De su salud: embarazo o sospecha, alergias, enfermedades, operaciones y medicamentos.',
          facts: ['EME-05', 'PRE-06'],
        },
        {
          text: 'Sin una historia completa puede haber un diagnóstico errado, explica el servicio de salud de Irlanda.',
          facts: ['EME-16'],
        },
        { text: 'El portal solo informa: no dice qué contar ni qué callar.', facts: ['EME-05'] },
      ],
    },
  ],
  continuing: [
    {
      question: 'No sangré, o quizá sigo con el embarazo: ¿qué hago?',
      answer: [
        { text: 'Pida atención hoy: hace falta un examen para saberlo.', facts: ['ALA-21'] },
        {
          text: 'También si una semana después cree que el embarazo sigue, o si hay cualquier dolor o sangrado.',
          facts: ['ALA-15', 'ALA-10', 'ALA-22'],
        },
        {
          text: 'Si sigue, hay un riesgo para el bebé y pueden hacer falta más controles; y hay que descartar que esté fuera del útero.',
          facts: ['GRA-06', 'GRA-05', 'CON-03'],
        },
        {
          text: 'No use más medicamentos por su cuenta, ni este ni otro: pueden tapar las señales de algo grave.',
          facts: ['EME-08'],
        },
      ],
    },
    {
      question: 'No hubo sangrado: ¿puede continuar el embarazo?',
      answer: [
        { text: 'Puede ser, y por eso hace falta que un profesional le examine hoy.', facts: ['ALA-21'] },
        {
          text: 'Vaya también si una semana después cree que continúa, o con cualquier dolor o sangrado.',
          facts: ['ALA-15', 'ALA-10', 'ALA-22'],
        },
        {
          text: 'El examen sirve para descartar un embarazo ectópico; si continúa dentro del útero, se controla, por el riesgo para el bebé.',
          facts: ['GRA-06', 'GRA-05', 'CON-03'],
        },
        {
          text: 'No sume medicamentos por su cuenta, ni el mismo ni otro: así puede quedar tapado algo grave.',
          facts: ['EME-08'],
        },
      ],
    },
    {
      question: '¿Y si todavía hay embarazo, o no hubo sangrado?',
      answer: [
        { text: 'Entonces hace falta que un profesional le examine hoy.', facts: ['ALA-21'] },
        {
          text: 'También si pasó una semana y cree que el embarazo sigue, o si hay dolor o sangrado.',
          facts: ['ALA-15', 'ALA-10', 'ALA-22'],
        },
        {
          text: 'El bebé puede estar en riesgo y necesitar más controles, o el embarazo puede estar fuera del útero.',
          facts: ['GRA-06', 'GRA-05', 'CON-03'],
        },
        {
          text: 'No use por su cuenta más de este medicamento, ni otro: puede tapar lo que ocurre.',
          facts: ['EME-08'],
        },
      ],
    },
  ],
} as const satisfies Partial<QuestionWordings>
