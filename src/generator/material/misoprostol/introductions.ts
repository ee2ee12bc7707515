import type { PageMaterial } from '@/generator/material/page-material'

/** What the medicine is, what the page offers and where to call, each template with another opening. */
export const INTRODUCTIONS: PageMaterial['introductions'] = [
  [
    {
      optional: [
        {
          text: 'El misoprostol es un medicamento con dos campos de uso: el estómago y la atención del parto.',
          facts: ['DEF-04', 'USO-08'],
        },
        {
          text: 'Viene en tabletas o comprimidos con una sola sustancia activa, que le da su nombre.',
          facts: ['COM-01'],
        },
      ],
    },
    {
      optional: [
        {
          text: 'Uno de los usos del misoprostol es evitar lesiones del estómago en quienes necesitan antiinflamatorios por largo tiempo.',
          facts: ['USO-01'],
        },
        {
          text: 'En el parto, la OMS (Organización Mundial de la Salud) solo lo acepta donde hay instalaciones adecuadas.',
          facts: ['USO-08'],
        },
        { text: 'En los dos casos decide un profesional, con receta y seguimiento.', facts: ['PRE-01'] },
      ],
    },
    [
      { text: 'Esta página es material educativo para quien busca datos serios en {city}.', facts: ['SOB-01'] },
      {
        text: 'Puede leerla a su ritmo: explica para qué se usa, qué riesgos tiene y cuándo pedir ayuda.',
        facts: ['SOB-01'],
      },
      { text: 'Leerla no sustituye una consulta: aquí no se dan diagnósticos.', facts: ['SOB-03'] },
      { text: 'Tampoco se dan cantidades ni pautas.', facts: ['SOB-03', 'COM-05'] },
    ],
    [
      {
        text: 'Ante una emergencia, llame al 911, desde {city} o desde cualquier otro lugar del país.',
        facts: ['EME-01', 'CIU-01'],
      },
      { text: 'La llamada es gratuita.', facts: ['EME-01'] },
      {
        text: 'Si no hay urgencia, marque el 171, opción 1: allí dan turnos para los centros de salud del Ministerio.',
        facts: ['REC-03'],
      },
      { text: 'El chat del portal no es para emergencias.', facts: ['ALA-14'] },
    ],
  ],
  [
    [
      { text: 'Tal vez usted llegó aquí con una duda, o con miedo.', facts: ['SOB-01'] },
      {
        text: 'Puede leer con calma: primero verá qué es el misoprostol y después sus usos, sus riesgos y las señales de alarma.',
        facts: ['SOB-01'],
      },
      {
        text: 'Si en este momento hay un desmayo o un sangrado muy fuerte, deje la lectura y marque el 911.',
        facts: ['ALA-01', 'ALA-03', 'EME-01'],
      },
    ],
    {
      optional: [
        {
          text: 'La Organización Mundial de la Salud (OMS) lo incluye desde 2005 en su lista de medicamentos esenciales.',
          facts: ['USO-05'],
        },
        { text: 'Eso no lo convierte en algo para usar por cuenta propia.', facts: ['PRE-01'] },
        { text: 'Requiere receta y el seguimiento de un profesional de la salud.', facts: ['PRE-01'] },
      ],
    },
    {
      optional: [
        {
          text: 'En el embarazo, el misoprostol puede causar daños graves: defectos de nacimiento, aborto, parto prematuro o rotura del útero.',
          facts: ['ADV-01'],
        },
        { text: 'Quien lo recibió por receta no debe compartirlo.', facts: ['ADV-04'] },
      ],
    },
    [
      {
        text: 'Lo que usted lee es contenido educativo y no sustituye la consulta con un profesional.',
        facts: ['SOB-01', 'SOB-03'],
      },
      { text: 'El portal no comercializa ni entrega medicamentos.', facts: ['SOB-03'] },
    ],
    [
      { text: 'Lo médico no cambia en {city}: vale lo mismo que en el resto del Ecuador.', facts: ['CIU-09'] },
      { text: 'Para las emergencias, el 911 es la línea única y la llamada no se paga.', facts: ['EME-01'] },
      {
        text: 'Para una cita sin urgencia desde {city}, llame al 171 y elija la opción 1.',
        facts: ['REC-03', 'CIU-01'],
      },
    ],
  ],
  [
    [
      { text: 'Antes de empezar, un número: el 911.', facts: ['EME-01'] },
      {
        text: 'Es la única línea de emergencias del país, es gratuita y también sirve en {city}.',
        facts: ['EME-01', 'CIU-01'],
      },
      {
        text: 'El chat de este portal, en cambio, no atiende emergencias: abre de lunes a viernes, de 9:00 a 17:00.',
        facts: ['ALA-14'],
      },
    ],
    [
      { text: 'El tema de esta página es el misoprostol.', facts: ['SOB-01'] },
      {
        text: 'Se receta para prevenir lesiones del estómago en quienes usan antiinflamatorios durante mucho tiempo.',
        facts: ['USO-01', 'PRE-01'],
      },
      {
        text: 'Tiene además un uso en el parto, que la OMS limita a lugares con instalaciones adecuadas.',
        facts: ['USO-08'],
      },
    ],
    {
      optional: [
        {
          text: 'Los efectos más comunes de su uso para el estómago son la diarrea y el dolor de vientre.',
          facts: ['COMU-01'],
        },
        { text: 'Otros son serios, y conviene reconocerlos a tiempo.', facts: ['ADV-01', 'ALA-13'] },
      ],
    },
    [
      { text: 'Aquí no va a encontrar cantidades, horarios ni modos de empleo.', facts: ['COM-05', 'SOB-03'] },
      { text: 'Esas decisiones se toman en la consulta, con alguien que conozca su salud.', facts: ['PRE-01'] },
      {
        text: 'Este texto es educativo: informa, pero no sustituye la atención de un profesional.',
        facts: ['SOB-01', 'SOB-03'],
      },
    ],
    {
      optional: [
        {
          text: 'Si usted está en {city} y necesita una cita que puede esperar, está el 171.',
          facts: ['REC-03', 'CIU-01'],
        },
        { text: 'Con la opción 1 se pide un turno en un centro del Ministerio de Salud Pública.', facts: ['REC-03'] },
        { text: 'Esa línea no recibe emergencias.', facts: ['REC-03'] },
      ],
    },
  ],
  [
    {
      optional: [
        { text: '¿Por qué se habla del misoprostol en temas tan distintos?', facts: ['DEF-04'] },
        { text: 'Porque este medicamento está en dos grupos de la clasificación internacional.', facts: ['DEF-04'] },
        { text: 'El primero es el del aparato digestivo.', facts: ['DEF-04'] },
        {
          text: 'El segundo es el de uso ginecológico u obstétrico, es decir, los cuidados de la mujer y del parto.',
          facts: ['DEF-04'],
        },
      ],
    },
    {
      optional: [
        {
          text: 'A las personas que usan AINE por mucho tiempo, el misoprostol les ayuda a evitar lesiones en el estómago.',
          facts: ['USO-01'],
        },
        { text: 'Los AINE son un grupo de antiinflamatorios.', facts: ['USO-01'] },
        {
          text: 'Si durante ese tratamiento llega un embarazo, el medicamento se suspende y se llama enseguida al médico.',
          facts: ['ADV-05'],
        },
        { text: 'La razón es que puede dañar al bebé y poner en peligro a la embarazada.', facts: ['ADV-01'] },
      ],
    },
    [
      { text: 'Este portal quiere ayudarle a preguntar mejor.', facts: ['SOB-01'] },
      {
        text: 'Por eso ofrece material educativo, con fuentes y palabras claras, a quienes viven en {city}.',
        facts: ['SOB-01'],
      },
      { text: 'Ese material no sustituye una consulta ni una receta.', facts: ['SOB-03', 'PRE-01'] },
      { text: 'El portal no gestiona citas ni da consejo legal.', facts: ['SOB-03'] },
    ],
    [
      {
        text: 'Si desde {city} usted necesita un turno médico, puede llamar al 171, opción 1.',
        facts: ['REC-03', 'CIU-01'],
      },
      { text: 'Si lo que ocurre no puede esperar, el número es el 911.', facts: ['EME-01'] },
      { text: 'Un desmayo, por ejemplo, no puede esperar.', facts: ['ALA-03'] },
    ],
  ],
  [
    [
      {
        text: 'Aquí está lo básico sobre el misoprostol: qué es, quién lo indica y qué señales piden atención.',
        facts: ['SOB-01'],
      },
      { text: 'Está escrito para quien vive en {city} y busca respuestas, sin palabras difíciles.', facts: ['SOB-01'] },
      {
        text: 'Todo es contenido educativo y no sustituye lo que le digan en una consulta.',
        facts: ['SOB-01', 'SOB-03'],
      },
    ],
    {
      optional: [
        { text: 'Se trata de un medicamento en comprimidos con una sola sustancia activa.', facts: ['COM-01'] },
        { text: 'La OMS lo tiene entre sus medicamentos esenciales desde 2005.', facts: ['USO-05'] },
        {
          text: 'Su tarea en el estómago es prevenir las lesiones que pueden venir con el uso largo de antiinflamatorios.',
          facts: ['USO-01'],
        },
        { text: 'Su empleo para iniciar el parto solo cabe donde existen instalaciones adecuadas.', facts: ['USO-08'] },
      ],
    },
    {
      optional: [
        { text: 'Siempre debe haber una receta y un profesional que haga el seguimiento.', facts: ['PRE-01'] },
        { text: 'Y hay algo más que conviene saber.', facts: ['ADV-01'] },
        {
          text: 'En el embarazo puede provocar un aborto, un parto antes de tiempo, la rotura del útero o defectos en el bebé.',
          facts: ['ADV-01'],
        },
        { text: 'Por eso no se comparte, ni siquiera con alguien de confianza.', facts: ['ADV-04'] },
      ],
    },
    [
      { text: 'Hay dos números que valen en {city} y en toda la provincia.', facts: ['CIU-01'] },
      { text: 'El 911 es para emergencias y llamar no se paga.', facts: ['EME-01'] },
      { text: 'El 171, opción 1, es para pedir cita en un centro del Ministerio de Salud Pública.', facts: ['REC-03'] },
    ],
  ],
]
