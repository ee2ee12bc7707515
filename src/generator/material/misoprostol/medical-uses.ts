import type { PageMaterial } from '@/generator/material/page-material'

/** The recognised uses: prescribed for the stomach; in obstetric care only where facilities are adequate. */
export const MEDICAL_USES: PageMaterial['medicalUses'] = [
  [
    [
      { text: 'El misoprostol tiene un uso reconocido en el estómago.', facts: ['USO-01'] },
      {
        text: 'Allí evita lesiones en quienes usan por largo tiempo antiinflamatorios del grupo de los AINE.',
        facts: ['USO-01'],
      },
      { text: 'La receta y el seguimiento de un profesional son parte del tratamiento.', facts: ['PRE-01'] },
      { text: 'Quien lo recibió no debe pasarlo a otra persona.', facts: ['ADV-04'] },
    ],
    [
      {
        text: 'La Organización Mundial de la Salud (OMS) lo tiene desde 2005 en su Lista Modelo de Medicamentos Esenciales.',
        facts: ['USO-05'],
      },
      { text: 'Esa lista lo nombra para inducir el parto, es decir, para ayudar a que empiece.', facts: ['USO-08'] },
      { text: 'Pero pone una condición: solo procede donde existan instalaciones adecuadas.', facts: ['USO-08'] },
      { text: 'Es tarea del personal de salud y no un asunto de casa.', facts: ['USO-08', 'PRE-01'] },
    ],
    {
      optional: [
        {
          text: 'Antes de tratar el estómago, la ficha del medicamento pide dos cosas a las mujeres en edad fértil.',
          facts: ['CON-11'],
        },
        { text: 'Una es la prueba de embarazo, que debe ser negativa.', facts: ['CON-11'] },
        { text: 'La otra es un método anticonceptivo eficaz.', facts: ['CON-11'] },
        {
          text: 'Si aun así aparece un embarazo, el tratamiento se suspende y se llama al médico de inmediato.',
          facts: ['ADV-05'],
        },
      ],
    },
    {
      optional: [
        { text: 'Quien receta necesita saber algunas cosas.', facts: ['CON-06', 'CON-08'] },
        { text: 'Un dato es si usted usa anticoagulantes.', facts: ['CON-06'] },
        { text: 'Otro, si tiene el intestino inflamado por una enfermedad o se puede deshidratar.', facts: ['CON-08'] },
        {
          text: 'Los antiácidos con magnesio cuentan también, porque pueden hacer más fuerte la diarrea.',
          facts: ['MEC-07'],
        },
      ],
    },
    {
      optional: [
        { text: 'Nada de esto cambia en {city}: los usos médicos son los mismos en todo el país.', facts: ['CIU-09'] },
        {
          text: 'Si usted tiene una receta y dudas, pida un turno desde {city} en el 171, opción 1.',
          facts: ['REC-03', 'CIU-01'],
        },
        { text: 'Este portal no dice cuánto contiene cada tableta ni qué cantidad se usa.', facts: ['COM-05'] },
      ],
    },
  ],
  [
    {
      optional: [
        { text: 'Un mismo medicamento puede tener más de un uso.', facts: ['DEF-04'] },
        {
          text: 'Así ocurre con el misoprostol, que la clasificación internacional ATC ordena en dos grupos.',
          facts: ['DEF-04'],
        },
        { text: 'Uno es el del aparato digestivo.', facts: ['DEF-04'] },
        { text: 'El otro, el de uso ginecológico u obstétrico.', facts: ['DEF-04'] },
        { text: 'Es la misma sustancia, con dos tareas distintas.', facts: ['DEF-04'] },
      ],
    },
    [
      { text: 'Uno de los campos del misoprostol es el digestivo.', facts: ['USO-01'] },
      { text: 'Hay quienes deben usar AINE, un grupo de antiinflamatorios, durante mucho tiempo.', facts: ['USO-01'] },
      {
        text: 'A esas personas se les puede recetar misoprostol para evitar lesiones del estómago.',
        facts: ['USO-01', 'PRE-01'],
      },
      { text: 'Al inicio puede dar diarrea, que suele irse sola.', facts: ['COMU-02'] },
      { text: 'Si usted usa antiácidos con magnesio, dígalo en la consulta: pueden empeorarla.', facts: ['MEC-07'] },
    ],
    [
      { text: 'El otro campo es la atención obstétrica, es decir, la del embarazo y el parto.', facts: ['DEF-04'] },
      { text: 'Allí la OMS reconoce su empleo para inducir el parto.', facts: ['USO-08'] },
      { text: 'Su nota es clara: el lugar debe contar con instalaciones adecuadas.', facts: ['USO-08'] },
      { text: 'Donde no las hay, ese uso no procede.', facts: ['USO-08'] },
    ],
    {
      optional: [
        { text: 'Usado por una embarazada puede traer peligros serios.', facts: ['ADV-01'] },
        {
          text: 'Son el aborto, el nacimiento prematuro, los defectos congénitos y la rotura del útero.',
          facts: ['ADV-01'],
        },
        {
          text: 'Si lo usó y el embarazo sigue, la mujer necesita control prenatal y consejo médico.',
          facts: ['GRA-06'],
        },
      ],
    },
    {
      optional: [
        { text: '¿Dónde preguntar en {city}?', facts: ['REC-03', 'CIU-01'] },
        { text: 'En un centro de salud, con un turno del 171, opción 1.', facts: ['REC-03'] },
        {
          text: 'Los usos médicos no son distintos por vivir en {city} o en otro lugar de {province}.',
          facts: ['CIU-09'],
        },
        { text: 'Esta sección los describe, pero no explica el modo de empleo.', facts: ['SOB-03'] },
      ],
    },
  ],
  [
    {
      optional: [
        { text: '¿Quién decide si el misoprostol conviene a una persona?', facts: ['PRE-01'] },
        { text: 'Un profesional de la salud, con una receta y con seguimiento.', facts: ['PRE-01'] },
        { text: 'Seguimiento quiere decir volver a la consulta y contar cómo va todo.', facts: ['PRE-01'] },
      ],
    },
    [
      { text: 'Quizá a usted le recetaron misoprostol por el estómago.', facts: ['USO-01'] },
      {
        text: 'Ese tratamiento evita lesiones cuando los antiinflamatorios se usan por un tiempo largo.',
        facts: ['USO-01'],
      },
      { text: 'La diarrea y el dolor abdominal son las molestias que más se describen.', facts: ['COMU-01'] },
      { text: 'En las mujeres puede haber manchado, cólicos o cambios en la regla.', facts: ['COMU-04'] },
      { text: 'Un sangrado después de la menopausia es otra cosa: necesita estudio médico.', facts: ['COMU-06'] },
    ],
    [
      { text: 'Quizá escuchó el nombre en una maternidad.', facts: ['USO-08'] },
      {
        text: 'La lista de medicamentos esenciales de la OMS lo menciona para la inducción del parto.',
        facts: ['USO-05', 'USO-08'],
      },
      { text: 'Esa mención lleva un límite: que el sitio cuente con instalaciones adecuadas.', facts: ['USO-08'] },
      { text: 'Es un trabajo para personal de salud, con los medios a mano.', facts: ['USO-08'] },
    ],
    {
      optional: [
        { text: '¿Y si hay un embarazo y el tratamiento era para el estómago?', facts: ['ADV-05'] },
        { text: 'Lo indicado es dejarlo y avisar al médico en ese mismo momento.', facts: ['ADV-05'] },
        {
          text: 'Por ese riesgo, a las mujeres en edad fértil se les pide antes una prueba negativa y anticoncepción eficaz.',
          facts: ['CON-11'],
        },
        { text: 'Y, por lo mismo, el medicamento de una persona no se da a otra.', facts: ['ADV-04'] },
      ],
    },
    {
      optional: [
        { text: 'En {city} no hay reglas médicas propias: son las de todo el Ecuador.', facts: ['CIU-09'] },
        {
          text: 'Lleve sus dudas a un centro de salud; en {city} el turno se pide al 171, opción 1.',
          facts: ['REC-03', 'CIU-01'],
        },
        {
          text: 'Aquí no verá concentraciones ni cantidades por tableta, porque no hacen falta para informar.',
          facts: ['COM-05'],
        },
      ],
    },
  ],
  [
    [
      {
        text: 'Desde 2005, el misoprostol está en la lista de la OMS que reúne los medicamentos esenciales.',
        facts: ['USO-05'],
      },
      { text: 'Allí figura para inducir el parto, siempre que haya instalaciones adecuadas.', facts: ['USO-08'] },
      { text: 'Ese «siempre que» es la parte más importante.', facts: ['USO-08'] },
      { text: 'Estar en la lista no quita la receta ni el seguimiento.', facts: ['USO-05', 'PRE-01'] },
    ],
    [
      { text: 'Su otro uso no tiene que ver con el embarazo.', facts: ['USO-01'] },
      {
        text: 'Ayuda a prevenir daños en el estómago cuando una persona necesita AINE por mucho tiempo.',
        facts: ['USO-01'],
      },
      { text: 'Son comprimidos con un único principio activo.', facts: ['COM-01'] },
      {
        text: 'Lo más común en ese tratamiento es la diarrea, sobre todo al principio.',
        facts: ['COMU-01', 'COMU-02'],
      },
      { text: 'En raros casos es intensa y deshidrata.', facts: ['COMU-02'] },
    ],
    {
      optional: [
        { text: 'Hay personas que requieren más vigilancia.', facts: ['CON-08'] },
        {
          text: 'Son las que tienen enfermedad inflamatoria intestinal o pueden deshidratarse.',
          facts: ['CON-08', 'GRA-08'],
        },
        { text: 'Quien usa anticoagulantes debe informarlo siempre.', facts: ['CON-06'] },
        {
          text: 'Y si surge un embarazo, el tratamiento del estómago se suspende y se avisa al médico sin demora.',
          facts: ['ADV-05'],
        },
      ],
    },
    {
      optional: [
        { text: 'La OMS también dice qué esperar después de una pérdida del embarazo.', facts: ['COMU-07', 'ALA-12'] },
        { text: 'Los cólicos y el sangrado son esperables.', facts: ['COMU-07'] },
        {
          text: 'Más dolor, fiebre o un sangrado fuerte son motivos para volver al centro de salud.',
          facts: ['ALA-13'],
        },
        { text: 'Si el sangrado pasa de dos semanas, pida atención hoy.', facts: ['ALA-12'] },
      ],
    },
    {
      optional: [
        {
          text: 'Para un control, el 171, opción 1, da turnos a quien llama desde {city}.',
          facts: ['REC-03', 'CIU-01'],
        },
        { text: 'Lo que recomiendan las guías médicas no cambia entre {city} y otras ciudades.', facts: ['CIU-09'] },
        { text: 'Este portal solo informa: no diagnostica ni indica pautas.', facts: ['SOB-03'] },
      ],
    },
  ],
  [
    [
      {
        text: 'Antes de recetar misoprostol, un profesional escucha a la persona y decide si hay motivo.',
        facts: ['PRE-01'],
      },
      { text: 'Un motivo reconocido es proteger el estómago de quien usa AINE por largo tiempo.', facts: ['USO-01'] },
      {
        text: 'Si es mujer en edad fértil, la ficha exige una prueba de embarazo negativa y un anticonceptivo eficaz.',
        facts: ['CON-11'],
      },
      { text: 'Avise siempre si usa anticoagulantes.', facts: ['CON-06'] },
    ],
    {
      optional: [
        { text: 'Durante el tratamiento, usted sigue en contacto con quien lo recetó.', facts: ['PRE-01'] },
        { text: 'Puede haber diarrea al comienzo, que suele ceder sin más.', facts: ['COMU-02'] },
        { text: 'Un antiácido con magnesio puede agravarla.', facts: ['MEC-07'] },
        { text: 'El medicamento es personal y no se comparte.', facts: ['ADV-04'] },
      ],
    },
    [
      { text: 'El parto es un caso aparte.', facts: ['USO-08'] },
      {
        text: 'La OMS acepta el misoprostol para inducirlo, pero solo en sitios con instalaciones adecuadas.',
        facts: ['USO-08'],
      },
      { text: 'Allí, la decisión y el cuidado son del personal de salud.', facts: ['USO-08', 'PRE-01'] },
    ],
    {
      optional: [
        {
          text: 'Tras una pérdida del embarazo, la OMS ve habitual sangrar hasta dos semanas, con un promedio de 9 días.',
          facts: ['ALA-12', 'COMU-07'],
        },
        {
          text: 'También pide volver a un centro de salud si el dolor aumenta, si se sangra mucho o si hay fiebre.',
          facts: ['ALA-13'],
        },
        { text: 'Si el embarazo continúa, hace falta control prenatal.', facts: ['GRA-06'] },
        { text: 'El motivo es que el medicamento puede causar defectos en el bebé.', facts: ['GRA-06'] },
      ],
    },
    {
      optional: [
        { text: 'Para un control en {city}, el 171 da turnos con la opción 1.', facts: ['REC-03', 'CIU-01'] },
        { text: 'Si usted vive en otra parte de {province}, el número es el mismo.', facts: ['CIU-01'] },
        { text: 'Lo médico no depende del lugar: vale en {city} y en todo el Ecuador.', facts: ['CIU-09'] },
      ],
    },
  ],
]
