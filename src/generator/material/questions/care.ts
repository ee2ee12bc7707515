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
          text: 'Llame si tiene una sola de las señales del comienzo; no espere otra.',
          facts: ['EME-01', 'PORTAL-PAGINAS'],
        },
        { text: 'Lo mejor es la ambulancia: en ella puede empezar el tratamiento.', facts: ['EME-07'] },
        {
          text: 'Preguntan qué pasa y dónde; su nombre no es obligatorio, según el servicio en Chimborazo.',
          facts: ['EME-23'],
        },
        {
          text: 'Si no hay quien le lleve, vuelva a llamar y dígalo; sin señal, pida que llamen desde otro teléfono.',
          facts: ['EME-01', 'PORTAL-EDICION'],
        },
        { text: 'Mientras espera, si sangra o se marea, acuéstese y abríguese; no coma ni beba.', facts: ['ALA-24'] },
        { text: 'Lleve los medicamentos que usa.', facts: ['EME-30'] },
        {
          text: 'Las señales de «Pida atención hoy» son para ir hoy a un hospital o a un centro de salud.',
          facts: ['PORTAL-PAGINAS', 'ALA-22'],
          opensParagraph: true,
        },
        { text: 'De noche o en fin de semana, vaya a emergencias del hospital.', facts: ['EME-02'] },
        { text: 'Si no sabe en cuál de las dos está lo suyo, llame.', facts: ['EME-01'] },
      ],
    },
    {
      question: '¿Cómo sé si lo mío es para el 911?',
      answer: [
        {
          text: 'Mire la lista «Situación de Emergencia Médica», al comienzo: si tiene una de esas señales, llame.',
          facts: ['EME-01', 'PORTAL-PAGINAS'],
        },
        { text: 'Con la ambulancia, la atención puede empezar antes de llegar.', facts: ['EME-07'] },
        {
          text: 'Le preguntan qué pasa y dónde; no tiene que dar su nombre, según el servicio en Chimborazo.',
          facts: ['EME-23'],
        },
        {
          text: 'Si nadie puede llevarle, llame otra vez y dígalo; si no tiene señal, pida que otra persona llame.',
          facts: ['EME-01', 'PORTAL-EDICION'],
        },
        {
          text: 'Hasta que lleguen, si sangra o se marea, quédese acostada, con abrigo y sin comer ni beber.',
          facts: ['ALA-24'],
        },
        { text: 'Lleve con usted sus medicamentos.', facts: ['EME-30'] },
        {
          text: 'Si lo suyo está en «Pida atención hoy», vaya hoy a un hospital o a un centro de salud.',
          facts: ['PORTAL-PAGINAS', 'ALA-22'],
          opensParagraph: true,
        },
        { text: 'Si es de noche o fin de semana, vaya a emergencias de un hospital.', facts: ['EME-02'] },
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
        { text: 'Si puede, vaya en ambulancia: allí puede empezar la atención.', facts: ['EME-07'] },
        {
          text: 'Preguntan qué pasa y en qué lugar; el nombre no es obligatorio, según el servicio en Chimborazo.',
          facts: ['EME-23'],
        },
        {
          text: 'Cuando no hay quien le lleve, llame de nuevo y dígalo; sin señal, busque otro teléfono.',
          facts: ['EME-01', 'PORTAL-EDICION'],
        },
        {
          text: 'Mientras llegan, si sangra o se siente mareada, acuéstese y abríguese; evite comer y beber.',
          facts: ['ALA-24'],
        },
        { text: 'Tenga a mano los medicamentos que usa, para llevarlos.', facts: ['EME-30'] },
        {
          text: 'Las de «Pida atención hoy» se ven el mismo día, en un hospital o en un centro de salud.',
          facts: ['PORTAL-PAGINAS', 'ALA-22'],
          opensParagraph: true,
        },
        { text: 'De noche, y en fin de semana, en las emergencias de un hospital.', facts: ['EME-02'] },
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
          text: 'Si hace falta, le hacen una ecografía y un análisis de sangre; puede durar horas.',
          facts: ['EME-11', 'EME-10'],
        },
        {
          text: 'Si quedó algo en el útero, a veces se limpia por dentro: lo llaman legrado o aspiración.',
          facts: ['EME-33'],
        },
        {
          text: 'Se hace con anestesia; antes le explican, usted firma y puede preguntar todo.',
          facts: ['EME-34', 'EME-35'],
        },
        { text: 'Puede hacer falta quedarse en el hospital.', facts: ['EME-13'] },
        {
          text: 'Si hay infección, dan antibióticos y sacan pronto lo que quedó.',
          facts: ['EME-12'],
          opensParagraph: true,
        },
        { text: 'Si perdió mucha sangre, le pueden poner sangre.', facts: ['EME-14'] },
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
        {
          text: 'Si quedan restos, pueden limpiar el útero por dentro, con anestesia: es el legrado o la aspiración.',
          facts: ['EME-33', 'EME-34'],
        },
        { text: 'Usted firma antes, y puede preguntar lo que quiera.', facts: ['EME-35'] },
        {
          text: 'A veces hay que quedarse en el hospital o, si perdió mucha sangre, le ponen sangre.',
          facts: ['EME-13', 'EME-14'],
          opensParagraph: true,
        },
        { text: 'Una infección se trata con antibióticos y sacando lo que quedó en el útero.', facts: ['EME-12'] },
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
        { text: 'Le preguntan lo que siente y las enfermedades que ha tenido.', facts: ['EME-10'] },
        { text: 'Si corresponde, le hacen una ecografía y quizá le sacan sangre para un análisis.', facts: ['EME-11'] },
        {
          text: 'Cuando quedan restos, a veces limpian el útero por dentro (legrado o aspiración), con anestesia.',
          facts: ['EME-33', 'EME-34'],
        },
        { text: 'Le explican los riesgos, puede preguntar y usted firma su permiso.', facts: ['EME-35'] },
        { text: 'A veces hay que quedarse.', facts: ['EME-13'] },
        {
          text: 'Para una infección dan antibióticos y sacan pronto los restos.',
          facts: ['EME-12'],
          opensParagraph: true,
        },
        { text: 'Si le falta sangre, se la pueden poner.', facts: ['EME-14'] },
        { text: 'Si su grupo es Rh negativo, a veces dan un tratamiento que previene problemas.', facts: ['EME-15'] },
        { text: 'Puede durar horas; lo cuentan guías de otros países, que solo orientan.', facts: ['EME-10'] },
      ],
    },
  ],
  telling: [
    {
      question: '¿Qué digo al personal de salud?',
      answer: [
        { text: 'Lo que siente, desde cuándo y si empeora.', facts: ['EME-05'] },
        { text: 'Si sangra, cada cuánto cambia la toalla higiénica, el color y si hay coágulos.', facts: ['ALA-20'] },
        {
          text: 'También un embarazo o la duda, alergias, enfermedades, cirugías y medicamentos.',
          facts: ['EME-05', 'PRE-06'],
        },
        { text: 'Estos datos ayudan a que le traten bien.', facts: ['EME-16'] },
        { text: 'Usted decide qué cuenta.', facts: ['PORTAL-EDICION'] },
      ],
    },
    {
      question: '¿Qué me van a preguntar, y qué sirve decir?',
      answer: [
        { text: 'Qué le pasa y desde qué hora.', facts: ['EME-05'] },
        {
          text: 'Cuántas veces cambió la toalla higiénica, cómo es la sangre y si salieron coágulos.',
          facts: ['ALA-20'],
        },
        { text: 'Si hay embarazos, alergias, operaciones, enfermedades y medicamentos.', facts: ['EME-05', 'PRE-06'] },
        { text: 'Así le pueden atender mejor.', facts: ['EME-16'] },
        { text: 'Lo que cuenta lo decide usted.', facts: ['PORTAL-EDICION'] },
      ],
    },
    {
      question: '¿Qué datos ayudan a que me atiendan bien?',
      answer: [
        { text: 'Lo que siente, a qué hora empezó y qué ha cambiado.', facts: ['EME-05'] },
        { text: 'Del sangrado: las toallas higiénicas que usa, el color y los coágulos.', facts: ['ALA-20'] },
        {
          text: 'De su salud: embarazo o sospecha, alergias, enfermedades, operaciones y medicamentos.',
          facts: ['EME-05', 'PRE-06'],
        },
        { text: 'Sirven para que el tratamiento sea el correcto.', facts: ['EME-16'] },
        { text: 'Es usted quien decide qué contar.', facts: ['PORTAL-EDICION'] },
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
          text: 'No use por su cuenta más de este medicamento, ni otro: puede tapar las señales de algo grave.',
          facts: ['EME-08'],
        },
        { text: 'Si el dolor es fuerte o no cede, no lo aguante: es una señal de alarma.', facts: ['ALA-08'] },
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
          text: 'El examen descarta un embarazo fuera del útero; si continúa dentro, se controla, por el riesgo para el bebé.',
          facts: ['GRA-06', 'GRA-05', 'CON-03'],
        },
        {
          text: 'No sume medicamentos por su cuenta, ni el mismo ni otro: así puede quedar tapado algo grave.',
          facts: ['EME-08'],
        },
        { text: 'No aguante un dolor fuerte o que no cede: es señal de alarma.', facts: ['ALA-08'] },
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
        { text: 'Un dolor fuerte, o que no cede, no se aguanta: es señal de alarma.', facts: ['ALA-08'] },
      ],
    },
  ],
} as const satisfies Partial<QuestionWordings>
