import type { PageMaterial } from '@/generator/material/page-material'

/** What the page is, what the brand is, what a name does not prove, and where to turn. Each says it is educational and names 911. */
export const INTRODUCTIONS: PageMaterial['introductions'] = [
  [
    [
      {
        text: 'Esta página informa sobre un medicamento; el portal no comercializa ni promociona la marca Cytotec.',
        facts: ['SOB-03'],
      },
      {
        text: 'Está escrita con palabras claras, para leer con calma en {city} o donde usted esté.',
        facts: ['SOB-01'],
      },
    ],
    {
      optional: [
        { text: 'Cytotec es un nombre de marca.', facts: ['DEF-02'] },
        { text: 'Lo que actúa en el cuerpo, su principio activo, se llama misoprostol.', facts: ['DEF-02'] },
        {
          text: 'La marca nació para cuidar el estómago: debía evitar las úlceras y lesiones que causan los antiinflamatorios.',
          facts: ['DEF-03'],
        },
        {
          text: 'También actúa sobre el útero, y por eso su ficha trae avisos serios para el embarazo.',
          facts: ['MEC-04', 'ADV-01'],
        },
      ],
    },
    {
      optional: [
        { text: 'Ver un nombre conocido no basta.', facts: ['COM-07'] },
        {
          text: 'En muestreos internacionales se hallaron productos falsos con el rótulo de Cytotec.',
          facts: ['COM-07'],
        },
        { text: 'En Ecuador manda el registro sanitario de cada producto.', facts: ['USO-04'] },
        { text: 'Lo otorga y lo vigila ARCSA, adscrita al Ministerio de Salud Pública.', facts: ['REG-02'] },
        {
          text: 'Aquí no verá cantidades ni pautas de uso: eso es tarea de un profesional.',
          facts: ['SOB-03', 'COM-05', 'PRE-01'],
        },
      ],
    },
    [
      {
        text: 'Este texto es material educativo y no sustituye una consulta con personal de salud.',
        facts: ['SOB-03'],
      },
      { text: 'Si hay una emergencia, llame al 911: la llamada es gratuita.', facts: ['EME-01'] },
      { text: 'El número es el mismo en {city} y en el resto del país.', facts: ['CIU-01'] },
    ],
  ],
  [
    [
      {
        text: 'El portal no comercializa Cytotec ni promociona su marca: ofrece solo información sobre el medicamento.',
        facts: ['SOB-03'],
      },
      {
        text: 'Si usted leyó ese nombre y quiere saber qué hay detrás, aquí tiene una respuesta breve.',
        facts: ['SOB-01'],
      },
    ],
    [
      {
        text: '¿Qué es? Una marca de comprimidos que llevan misoprostol y ningún otro principio activo.',
        facts: ['DEF-02', 'COM-01'],
      },
      {
        text: '¿Para qué nació? Para evitar daños en el estómago de quien necesita antiinflamatorios.',
        facts: ['DEF-03', 'USO-01'],
      },
    ],
    {
      optional: [
        { text: '¿Qué avisa su ficha? Que puede causar daños graves si se usa en el embarazo.', facts: ['ADV-01'] },
        {
          text: '¿Basta con mirar la caja? No: un resumen de 2016 habla de falsificaciones con ese rótulo.',
          facts: ['COM-07'],
        },
        {
          text: '¿Qué manda en Ecuador? El registro sanitario de cada producto, que da ARCSA.',
          facts: ['USO-04', 'REG-02'],
        },
      ],
    },
    {
      optional: [
        { text: 'Nada de esto depende del lugar donde usted vive.', facts: ['CIU-09'] },
        { text: 'Quien lee desde {city} encuentra los mismos avisos que el resto del país.', facts: ['CIU-09'] },
      ],
    },
    [
      {
        text: 'El fin de la página es educativo; leerla no sustituye la visita a un servicio de salud.',
        facts: ['SOB-03'],
      },
      {
        text: 'Para una cita en {city} está el 171, opción 1, que da turnos en centros del Ministerio de Salud.',
        facts: ['REC-03', 'CIU-01'],
      },
      { text: 'Para una emergencia está el 911, la línea única del país.', facts: ['EME-01'] },
      {
        text: 'Si duda entre los dos números y hay desmayo o sangrado fuerte, marque el 911.',
        facts: ['EME-01', 'ALA-03'],
      },
    ],
  ],
  [
    [
      {
        text: 'Aquí tiene información sobre el medicamento Cytotec; el portal no promociona la marca ni la comercializa.',
        facts: ['SOB-03'],
      },
      { text: 'Al final están las fuentes, por si quiere revisarlas.', facts: ['SOB-01'] },
      { text: 'Las frases son cortas, para leer sin prisa.', facts: ['SOB-01'] },
    ],
    {
      optional: [
        { text: 'Una misma marca puede tener usos aprobados distintos según el país.', facts: ['USO-04'] },
        { text: 'La ficha de España habla del estómago e incluye la úlcera del duodeno.', facts: ['USO-01', 'USO-02'] },
        { text: 'La de Estados Unidos aprueba el uso gástrico y nada más.', facts: ['USO-03'] },
        { text: 'En Ecuador vale lo que diga el registro de cada producto ante ARCSA.', facts: ['USO-04'] },
      ],
    },
    {
      optional: [
        {
          text: 'Un comprimido auténtico debe su efecto a una sustancia: el misoprostol.',
          facts: ['DEF-02', 'COM-01'],
        },
        { text: 'En la ficha de Estados Unidos, un recuadro advierte sobre el embarazo.', facts: ['ADV-01'] },
        {
          text: 'Con avisos así, la guía tiene que venir de quien receta y hace el seguimiento, no de un empaque.',
          facts: ['PRE-01'],
        },
      ],
    },
    [
      {
        text: 'Estas líneas son un recurso educativo: su lectura no sustituye el consejo de quien puede examinarle.',
        facts: ['SOB-03'],
      },
      { text: 'No dicen cuánto ni de qué modo se emplea.', facts: ['SOB-03', 'COM-05'] },
      {
        text: 'Ante un peligro en {city}, llame al 911, un número gratuito para todo Ecuador.',
        facts: ['EME-01', 'CIU-01'],
      },
      { text: 'Ante una duda que puede esperar, en {city} también atiende el 171.', facts: ['CIU-01', 'REC-03'] },
    ],
  ],
  [
    [
      {
        text: 'Lo que va a leer es información sobre un medicamento; la marca no se promociona ni se comercializa aquí.',
        facts: ['SOB-03'],
      },
      { text: 'El tema es la confianza: qué nos dice un nombre y qué se calla.', facts: ['SOB-01'] },
    ],
    [
      { text: 'La palabra Cytotec dice que el producto debería contener misoprostol.', facts: ['DEF-02', 'COM-01'] },
      {
        text: 'No dice si es auténtico, ni si estuvo lejos del calor y de la humedad, que lo degradan.',
        facts: ['COM-06', 'COM-07'],
      },
      { text: 'Tampoco dice si contiene lo que declara.', facts: ['COM-07'] },
    ],
    {
      optional: [
        {
          text: 'En muestreos internacionales, 4 de cada 10 muestras no llegaban al 90 % de lo anunciado.',
          facts: ['COM-07'],
        },
        { text: 'Y quien ofrece un medicamento en la calle o por mensajes no puede garantizarlo.', facts: ['PRE-02'] },
      ],
    },
    {
      optional: [
        {
          text: 'El origen de la marca está en el estómago de las personas que usan antiinflamatorios.',
          facts: ['DEF-03'],
        },
        { text: 'En un embarazo sin control médico, su efecto sobre el útero es peligroso.', facts: ['MEC-04'] },
        { text: 'De ahí que su uso pida receta y el seguimiento de un profesional.', facts: ['PRE-01'] },
      ],
    },
    [
      {
        text: 'En {city}, como en todo el país, el 171, opción 1, da turnos en los centros de salud públicos.',
        facts: ['REC-03', 'CIU-01'],
      },
      { text: 'La página es un apoyo educativo y no sustituye ese encuentro.', facts: ['SOB-03'] },
      { text: 'Si en {city} alguien corre peligro, el 911 es la llamada que se hace primero.', facts: ['EME-01'] },
    ],
  ],
  [
    [
      {
        text: 'Cytotec es el nombre de un medicamento: esta página informa sobre él, sin comercializar ni promocionar la marca.',
        facts: ['SOB-03'],
      },
      { text: 'Lea a su ritmo: tres ideas bastan para empezar.', facts: ['SOB-01'] },
    ],
    [
      { text: 'La primera: Cytotec es la marca y misoprostol es la sustancia.', facts: ['DEF-02'] },
      {
        text: 'La segunda: se pensó para proteger el estómago cuando los antiinflamatorios pueden dañarlo.',
        facts: ['DEF-03'],
      },
      {
        text: 'La tercera: en el embarazo no debe usarse con ese fin, porque puede causar daños graves.',
        facts: ['ADV-03', 'ADV-01'],
      },
    ],
    {
      optional: [
        { text: 'A eso se suma un cuidado más.', facts: ['COM-07'] },
        { text: 'Un trabajo de 2016 habla de productos falsos con este nombre.', facts: ['COM-07'] },
        { text: 'La caja, por sí sola, no demuestra lo que hay dentro.', facts: ['COM-07'] },
      ],
    },
    {
      optional: [
        { text: 'En Ecuador, quien da y vigila los registros es ARCSA.', facts: ['REG-02'] },
        {
          text: 'El portal no pudo confirmar si Cytotec tiene hoy uno vigente, y prefiere decirlo.',
          facts: ['USO-04'],
        },
      ],
    },
    [
      {
        text: 'Todo lo que lee aquí es educativo: orienta, pero no sustituye a quien puede escuchar y examinar.',
        facts: ['SOB-03'],
      },
      {
        text: 'Los turnos en centros de salud se piden al 171, opción 1, también desde {city}.',
        facts: ['REC-03', 'CIU-01'],
      },
      { text: 'Cuando algo es grave, marque 911.', facts: ['EME-01'] },
      { text: 'La línea es gratuita, y en {city} es la misma que en todo el país.', facts: ['EME-01', 'CIU-01'] },
    ],
  ],
]
