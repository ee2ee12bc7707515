import type { PageMaterial } from '@/generator/material/page-material'

/** Seven questions a set: the same concerns, asked and answered from another side. */
export const QUESTION_SETS: PageMaterial['questionSets'] = [
  [
    {
      question: '¿Qué clase de medicamento es el misoprostol?',
      optional: true,
      answer: [
        { text: 'Es un medicamento que viene en tabletas, con un único principio activo.', facts: ['COM-01'] },
        {
          text: 'Tiene dos campos de uso: uno es el digestivo y el otro, el ginecológico u obstétrico.',
          facts: ['DEF-04'],
        },
        {
          text: 'En el primero, evita lesiones del estómago por el uso largo de antiinflamatorios.',
          facts: ['USO-01'],
        },
        { text: 'Está en la lista de medicamentos esenciales de la OMS desde 2005.', facts: ['USO-05'] },
      ],
    },
    {
      question: '¿Qué efectos secundarios son frecuentes?',
      optional: true,
      answer: [
        {
          text: 'Cuando se usa para el estómago, los más frecuentes son la diarrea y el dolor abdominal.',
          facts: ['COMU-01'],
        },
        { text: 'La diarrea suele aparecer al inicio y ceder sola.', facts: ['COMU-02'] },
        { text: 'En mujeres puede haber manchado, cólicos o una regla más abundante.', facts: ['COMU-04'] },
        { text: 'Si la diarrea es intensa, puede deshidratar: pida atención.', facts: ['COMU-02', 'GRA-08'] },
      ],
    },
    {
      question: '¿Cuándo debo ir a emergencias?',
      answer: [
        {
          text: 'Con un sangrado de 2 o más toallas por hora durante dos horas, llame al 911.',
          facts: ['ALA-01', 'ALA-02', 'EME-01'],
        },
        { text: 'Ante un desmayo, hágalo en el acto.', facts: ['ALA-03', 'EME-01'] },
        {
          text: 'Otro motivo es la fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas.',
          facts: ['ALA-04', 'ALA-05', 'EME-01'],
        },
        { text: 'Y no espere con un dolor de vientre intenso que no se va.', facts: ['ALA-08'] },
      ],
    },
    {
      question: '¿Pueden negarme la atención en {city} o pedirme un pago antes?',
      answer: [
        { text: 'En una emergencia, no deben hacerlo.', facts: ['EME-04'] },
        {
          text: 'Los centros públicos y privados tienen que recibir de inmediato a quien llega, sin cobrar primero.',
          facts: ['EME-04'],
        },
        {
          text: 'Lo dice la Ley 77, de derechos del paciente, según una nota de prensa de 2005.',
          facts: ['EME-04', 'LEG-36'],
        },
        { text: 'Es información general, no consejo legal.', facts: ['SOB-03'] },
      ],
    },
    {
      question: '¿Quiénes deben avisar al profesional antes de usarlo?',
      optional: true,
      answer: [
        { text: 'Quien usa anticoagulantes tiene que decirlo siempre.', facts: ['CON-06'] },
        {
          text: 'También quien tiene una enfermedad inflamatoria del intestino o se puede deshidratar.',
          facts: ['CON-08'],
        },
        {
          text: 'Si es para el estómago, a una mujer en edad fértil se le pide antes una prueba de embarazo.',
          facts: ['CON-11'],
        },
        { text: 'Debe ser negativa, y hace falta un método anticonceptivo eficaz.', facts: ['CON-11'] },
        { text: 'Decide siempre el profesional.', facts: ['PRE-01'] },
      ],
    },
    {
      question: '¿Para qué sirve la línea 171?',
      optional: true,
      answer: [
        {
          text: 'Con la opción 1 se pide un turno en los centros de salud del Ministerio de Salud Pública.',
          facts: ['REC-03'],
        },
        {
          text: 'Sirve para citas que pueden esperar, si usted vive en {city} o en otra ciudad.',
          facts: ['REC-03', 'CIU-01'],
        },
        { text: 'No es una línea de emergencia.', facts: ['REC-03'] },
        { text: 'Si hay una urgencia en {city}, el número es el 911, y la llamada es gratuita.', facts: ['EME-01'] },
      ],
    },
    {
      question: '¿Por qué este portal no da pautas de uso?',
      optional: true,
      answer: [
        { text: 'Porque su fin es educativo: informa con fuentes y palabras claras.', facts: ['SOB-01'] },
        { text: 'El misoprostol se usa solo con receta y con el seguimiento de un profesional.', facts: ['PRE-01'] },
        { text: 'Por eso aquí no hay concentraciones ni cantidades.', facts: ['COM-05'] },
        { text: 'El portal no diagnostica, no entrega medicamentos y no sustituye una consulta.', facts: ['SOB-03'] },
      ],
    },
  ],
  [
    {
      question: '¿Qué contiene y para qué se receta?',
      optional: true,
      answer: [
        { text: 'Los comprimidos de misoprostol tienen una sola sustancia activa.', facts: ['COM-01'] },
        {
          text: 'Se receta para evitar daños en el estómago de quien necesita AINE por mucho tiempo.',
          facts: ['USO-01', 'PRE-01'],
        },
        { text: 'Los AINE son antiinflamatorios.', facts: ['USO-01'] },
        {
          text: 'La OMS incluye además su uso para iniciar el parto, pero solo si el lugar tiene instalaciones adecuadas.',
          facts: ['USO-08'],
        },
      ],
    },
    {
      question: '¿Es normal tener diarrea o cólicos?',
      optional: true,
      answer: [
        {
          text: 'La diarrea es común al comenzar un tratamiento para el estómago, y por lo general se va.',
          facts: ['COMU-01', 'COMU-02'],
        },
        { text: 'Los antiácidos con magnesio pueden empeorarla.', facts: ['MEC-07'] },
        { text: 'Los cólicos y el manchado también se describen en mujeres.', facts: ['COMU-04'] },
        { text: 'Si hay sangrado después de la menopausia, hace falta un estudio médico.', facts: ['COMU-06'] },
      ],
    },
    {
      question: '¿Cuánto sangrado es demasiado?',
      answer: [
        {
          text: 'Es demasiado llenar 2 o más toallas por hora durante dos horas: llame al 911.',
          facts: ['ALA-01', 'ALA-02', 'EME-01'],
        },
        { text: 'Si se desmaya, no cuente las horas y llame ya.', facts: ['ALA-03', 'EME-01'] },
        {
          text: 'Tras una pérdida, la OMS considera habitual sangrar hasta dos semanas.',
          facts: ['ALA-12', 'COMU-07'],
        },
        { text: 'Más allá de ese plazo, vaya hoy a un hospital o a un centro de salud.', facts: ['ALA-12'] },
      ],
    },
    {
      question: '¿Tengo que pagar antes de que me atiendan en una emergencia?',
      answer: [
        { text: 'No se lo deben exigir.', facts: ['EME-04'] },
        {
          text: 'La regla vale para cualquier centro, sea público o privado, en {city} y en el resto del país.',
          facts: ['EME-04', 'CIU-09'],
        },
        { text: 'Primero se recibe a la persona.', facts: ['EME-04'] },
        { text: 'Viene de la Ley 77, según explicó la prensa en 2005.', facts: ['EME-04'] },
        { text: 'Este portal da el dato, pero no asesora en leyes.', facts: ['SOB-03'] },
      ],
    },
    {
      question: '¿Qué hago si descubro un embarazo durante el tratamiento del estómago?',
      optional: true,
      answer: [
        { text: 'La ficha indica suspenderlo y llamar al médico de inmediato.', facts: ['ADV-05'] },
        {
          text: 'En el embarazo, el misoprostol puede causar aborto, parto prematuro, rotura del útero o defectos en el bebé.',
          facts: ['ADV-01'],
        },
        { text: 'Si el embarazo sigue, pida control prenatal y el consejo de un médico.', facts: ['GRA-06'] },
        { text: 'Con un sangrado fuerte o un desmayo, llame al 911.', facts: ['ALA-01', 'ALA-03', 'EME-01'] },
      ],
    },
    {
      question: '¿A qué número llamo si no es urgente?',
      optional: true,
      answer: [
        { text: 'Al 171.', facts: ['REC-03'] },
        {
          text: 'Elija la opción 1 y pida un turno en un centro de salud del Ministerio de Salud Pública.',
          facts: ['REC-03'],
        },
        { text: 'Funciona en {city} como en las demás ciudades.', facts: ['CIU-01'] },
        { text: 'Ese Ministerio da turnos también por su página web y su aplicación.', facts: ['REC-06'] },
        { text: 'Guarde el 911 para lo que no puede esperar.', facts: ['EME-01'] },
      ],
    },
    {
      question: '¿Por qué no encuentro aquí cantidades ni horarios?',
      optional: true,
      answer: [
        { text: 'Es una regla del portal: no hacen falta para un fin educativo.', facts: ['COM-05'] },
        { text: 'Qué conviene a cada persona lo decide un profesional, con receta y seguimiento.', facts: ['PRE-01'] },
        { text: 'Nosotros no diagnosticamos ni indicamos tratamientos.', facts: ['SOB-03'] },
        { text: 'Sí explicamos qué es el misoprostol, qué riesgos tiene y cuándo pedir ayuda.', facts: ['SOB-01'] },
      ],
    },
  ],
  [
    {
      question: '¿Qué es el misoprostol, en pocas palabras?',
      optional: true,
      answer: [
        {
          text: 'Es un medicamento que se usa con receta, en el aparato digestivo y en la atención del parto.',
          facts: ['DEF-04', 'PRE-01'],
        },
        {
          text: 'En el primer caso previene lesiones del estómago en quienes usan AINE por largo tiempo.',
          facts: ['USO-01'],
        },
        {
          text: 'En el segundo, la OMS lo admite para inducir el parto, donde existan instalaciones adecuadas.',
          facts: ['USO-08'],
        },
      ],
    },
    {
      question: '¿Qué molestias puede causar y cuánto duran?',
      optional: true,
      answer: [
        { text: 'Lo que más se ve en el uso para el estómago es diarrea y dolor abdominal.', facts: ['COMU-01'] },
        { text: 'La diarrea empieza pronto y tiende a pasar.', facts: ['COMU-02'] },
        { text: 'Unos escalofríos o una fiebre breve también pueden ser pasajeros.', facts: ['ALA-06'] },
        { text: 'Si continúan o vuelven, un profesional debe descartar una infección.', facts: ['ALA-06'] },
      ],
    },
    {
      question: '¿Cómo sé si la fiebre o el dolor son una alarma?',
      answer: [
        {
          text: 'Es alarma la fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas.',
          facts: ['ALA-04', 'ALA-05'],
        },
        { text: 'Lo es también un dolor de vientre fuerte que no cede.', facts: ['ALA-08'] },
        { text: 'Ante esas señales, o ante un desmayo, llame al 911.', facts: ['ALA-03', 'EME-01'] },
        {
          text: 'Si el malestar o la debilidad pasan de 24 horas, aun sin fiebre, pida atención hoy.',
          facts: ['ALA-07'],
        },
      ],
    },
    {
      question: '¿Y si llego a emergencias sin dinero o sin afiliación?',
      answer: [
        { text: 'Le deben recibir igual.', facts: ['EME-04', 'REC-14'] },
        {
          text: 'En una emergencia, cualquier centro está obligado a atender y no puede poner el pago como condición previa.',
          facts: ['EME-04', 'REC-14'],
        },
        { text: 'Es lo que recoge la Ley 77, difundida por la prensa en 2005.', facts: ['EME-04'] },
        { text: 'Vale también para quien llega desde {city}.', facts: ['CIU-09'] },
      ],
    },
    {
      question: '¿Se puede usar junto con anticoagulantes o antiácidos?',
      optional: true,
      answer: [
        { text: 'Eso lo decide un profesional, que debe conocer su caso antes de recetar.', facts: ['PRE-01'] },
        { text: 'Si usted usa anticoagulantes, infórmelo siempre.', facts: ['CON-06'] },
        { text: 'Los antiácidos que llevan magnesio hacen a veces peor la diarrea.', facts: ['MEC-07'] },
        {
          text: 'Si el intestino está inflamado por una enfermedad, hay que vigilar que el cuerpo no se quede sin agua.',
          facts: ['CON-08', 'GRA-08'],
        },
      ],
    },
    {
      question: '¿El 171 atiende emergencias?',
      optional: true,
      answer: [
        { text: 'No.', facts: ['REC-03'] },
        {
          text: 'El 171 da turnos: en la opción 1 se pide cita para un centro de salud del Ministerio, también desde {city}.',
          facts: ['REC-03', 'CIU-01'],
        },
        { text: 'Para una emergencia existe una sola línea, el 911, y la llamada no se paga.', facts: ['EME-01'] },
        { text: 'El chat del portal tampoco atiende emergencias.', facts: ['ALA-14'] },
      ],
    },
    {
      question: '¿El portal puede decirme cómo usarlo?',
      optional: true,
      answer: [
        { text: 'No: aquí no se indican pautas ni se hacen diagnósticos.', facts: ['SOB-03'] },
        { text: 'El misoprostol pide receta y un profesional que acompañe el tratamiento.', facts: ['PRE-01'] },
        { text: 'Tampoco publicamos cuánto contiene cada tableta.', facts: ['COM-05'] },
        {
          text: 'Lo que sí ofrecemos es información con fuentes, y el camino hacia la atención oficial.',
          facts: ['SOB-01'],
        },
      ],
    },
  ],
]
