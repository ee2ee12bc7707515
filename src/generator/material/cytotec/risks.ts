import type { PageMaterial } from '@/generator/material/page-material'

/** What the label warns about, why a box proves nothing, and the alarm signs, whose thresholds are the same in all five. */
export const RISKS: PageMaterial['risks'] = [
  [
    [
      { text: 'Primero, lo urgente: si hay peligro, deje de leer y llame al 911.', facts: ['EME-01', 'ALA-03'] },
      { text: 'La llamada es gratuita desde {city} y desde todo el país.', facts: ['EME-01', 'CIU-01'] },
      { text: 'Llame si empapa 2 o más toallas por hora durante dos horas.', facts: ['ALA-01', 'ALA-02'] },
      {
        text: 'Ante un desmayo, llame de inmediato, sin esperar esas dos horas; lo mismo si hay mareo o pulso acelerado.',
        facts: ['ALA-03'],
      },
      {
        text: 'Llame también por fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas.',
        facts: ['ALA-04', 'ALA-05'],
      },
    ],
    {
      optional: [
        { text: 'Otras señales se notan menos.', facts: ['ALA-07'] },
        { text: 'A veces una infección grave no da fiebre.', facts: ['ALA-07'] },
        { text: 'Con debilidad, vómito o malestar de más de 24 horas, pida atención hoy.', facts: ['ALA-07'] },
        {
          text: 'Un dolor de vientre intenso que no cede, o un desmayo, son para el 911.',
          facts: ['ALA-08', 'ALA-03'],
        },
        {
          text: 'Un sangrado de más de dos semanas también pide atención hoy, en un hospital o un centro de salud.',
          facts: ['ALA-12', 'REC-03'],
        },
      ],
    },
    [
      { text: '¿De qué advierte la ficha de Cytotec? De lo que puede pasar en un embarazo.', facts: ['ADV-01'] },
      { text: 'Nombra aborto, parto prematuro, defectos congénitos y rotura del útero.', facts: ['ADV-01'] },
      { text: 'La rotura es más probable cuanto más avanza el embarazo, o si hubo una cesárea.', facts: ['ADV-02'] },
      { text: 'A veces un aborto queda incompleto y se necesita atención médica.', facts: ['GRA-04'] },
    ],
    {
      optional: [
        { text: 'Otro riesgo es no saber qué contiene el producto.', facts: ['COM-07'] },
        {
          text: 'En muestreos internacionales, 4 de cada 10 muestras tenían menos del 90 % del misoprostol declarado.',
          facts: ['COM-07'],
        },
        { text: 'También hubo productos falsos rotulados con esta marca.', facts: ['COM-07'] },
        { text: 'Lo que se ofrece por redes o mensajería no tiene garantía.', facts: ['PRE-02'] },
      ],
    },
    {
      optional: [
        { text: 'En casa, todo medicamento va lejos del alcance de niñas y niños.', facts: ['ADV-07'] },
        { text: 'El que le recetaron es solo para usted: no lo comparta.', facts: ['ADV-04'] },
        { text: 'Y recuerde: el chat del portal no atiende emergencias.', facts: ['ALA-14'] },
        { text: 'Estas señales valen igual en {city} que en cualquier otro lugar.', facts: ['CIU-09'] },
      ],
    },
  ],
  [
    [
      {
        text: 'La ficha de Cytotec pone un aviso dentro de un recuadro, y ese aviso trata del embarazo.',
        facts: ['ADV-01'],
      },
      {
        text: 'Dice que puede causar defectos congénitos, aborto, parto antes de tiempo o rotura del útero.',
        facts: ['ADV-01'],
      },
      { text: 'Por eso una embarazada no debe usarlo para cuidar el estómago.', facts: ['ADV-03'] },
    ],
    {
      optional: [
        {
          text: 'La rotura ocurre sobre todo con un embarazo avanzado o con una cicatriz de cesárea.',
          facts: ['GRA-03'],
        },
        {
          text: 'También puede haber un aborto incompleto: quedan restos y hace falta atención médica.',
          facts: ['GRA-04'],
        },
        {
          text: 'Si el embarazo sigue, hay riesgo de defectos congénitos: pida control prenatal y hable con un médico.',
          facts: ['GRA-06'],
        },
        {
          text: 'La FDA, la autoridad de Estados Unidos, informó de casos muy graves, incluso de muerte de la madre o del feto, con usos no aprobados.',
          facts: ['GRA-09'],
        },
        { text: 'En el parto, exige un hospital.', facts: ['ADV-06'] },
      ],
    },
    [
      { text: '¿Cuándo se llama al 911? En estos casos.', facts: ['EME-01'] },
      {
        text: 'Por sangrado: si se llenan del todo 2 o más toallas por hora durante dos horas.',
        facts: ['ALA-01', 'ALA-02'],
      },
      { text: 'Por desmayo: de inmediato, sin contar horas.', facts: ['ALA-03'] },
      {
        text: 'Por temperatura: fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas.',
        facts: ['ALA-04', 'ALA-05'],
      },
      { text: 'Desde {city} se marca el mismo número, y la llamada es gratuita.', facts: ['EME-01', 'CIU-01'] },
    ],
    {
      optional: [
        { text: 'Otras molestias engañan porque parecen leves.', facts: ['ALA-07'] },
        {
          text: 'Con un flujo de mal olor, o una debilidad que pasa de 24 horas, pida atención hoy, aunque no haya fiebre.',
          facts: ['ALA-09', 'ALA-07'],
        },
        {
          text: 'Si el sangrado dura más de dos semanas, vaya hoy a un hospital o a un centro de salud de {city}, o al más cercano.',
          facts: ['ALA-12', 'REC-03'],
        },
        { text: 'Si además hay fiebre, mareo o sangrado fuerte, la llamada es al 911.', facts: ['ALA-12', 'EME-01'] },
      ],
    },
    {
      optional: [
        {
          text: 'La ficha pide además precaución con las enfermedades del corazón y de la circulación.',
          facts: ['CON-07'],
        },
        { text: 'También pide que se use con receta y con seguimiento.', facts: ['PRE-01'] },
        { text: 'La marca escrita en una caja no basta: se conocen falsificaciones.', facts: ['COM-07'] },
        { text: 'Este portal explica los avisos, pero no diagnostica.', facts: ['SOB-03'] },
        { text: 'Su chat tampoco es para urgencias: funciona de lunes a viernes, de 9:00 a 17:00.', facts: ['ALA-14'] },
      ],
    },
  ],
  [
    {
      optional: [
        { text: 'A veces el riesgo está en el producto mismo.', facts: ['COM-07'] },
        {
          text: 'Un resumen de 2016 sobre muestreos internacionales habla de falsificaciones con el nombre Cytotec.',
          facts: ['COM-07'],
        },
        { text: 'Además, 4 de cada 10 muestras no llegaban al 90 % del contenido que anunciaban.', facts: ['COM-07'] },
        {
          text: 'El calor y la humedad degradan el misoprostol, así que también una caja mal guardada puede engañar.',
          facts: ['COM-06', 'COM-07'],
        },
        { text: 'Lo que llega por redes, por mensajes o en la calle viene sin garantía.', facts: ['PRE-02'] },
      ],
    },
    [
      { text: 'En un embarazo, el riesgo está en el efecto del medicamento sobre el útero.', facts: ['MEC-04'] },
      { text: 'Sin control médico, eso es un peligro.', facts: ['MEC-04'] },
      {
        text: 'La ficha advierte de aborto, de parto prematuro, de rotura del útero y de defectos congénitos.',
        facts: ['ADV-01'],
      },
      { text: 'Una cesárea u otra cirugía del útero aumenta el riesgo de rotura.', facts: ['CON-09'] },
    ],
    [
      { text: 'También es un riesgo tardar en pedir ayuda.', facts: ['ALA-03', 'EME-09'] },
      { text: 'El temor no debería frenar una llamada al 911.', facts: ['EME-09', 'EME-01'] },
      { text: 'Hay emergencia si se empapan 2 o más toallas por hora durante dos horas.', facts: ['ALA-01', 'ALA-02'] },
      { text: 'Con un desmayo no se espera: se llama de inmediato.', facts: ['ALA-03'] },
      {
        text: 'La fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas, es otra razón para llamar.',
        facts: ['ALA-04', 'ALA-05'],
      },
      { text: 'La línea es única en Ecuador y gratuita desde {city}.', facts: ['EME-01', 'CIU-01'] },
    ],
    {
      optional: [
        { text: 'Existen también señales que confunden.', facts: ['ALA-07'] },
        {
          text: 'Náusea, vómito o diarrea de más de 24 horas pueden anunciar una infección grave sin fiebre: pida atención hoy.',
          facts: ['ALA-07'],
        },
        {
          text: 'Un dolor fuerte de un solo lado, o en la punta del hombro, o un desmayo, pueden indicar un embarazo ectópico.',
          facts: ['ALA-10', 'ALA-03'],
        },
        { text: 'Eso sí es una emergencia: llame al 911.', facts: ['ALA-10', 'ALA-03'] },
      ],
    },
    {
      optional: [
        {
          text: 'Cuando el sangrado pasa de dos semanas, vaya hoy a un hospital o a un centro de salud.',
          facts: ['ALA-12', 'REC-03'],
        },
        { text: 'Si también hay mareo o fiebre, marque el 911.', facts: ['ALA-12', 'EME-01'] },
        { text: 'En {city} y en todo el país las reglas son iguales.', facts: ['CIU-09'] },
        { text: 'La página no examina ni diagnostica; eso lo hace un profesional.', facts: ['SOB-03'] },
      ],
    },
  ],
  [
    {
      optional: [
        { text: 'Algunas personas necesitan más cuidado con este medicamento.', facts: ['CON-07', 'CON-09'] },
        { text: 'En el embarazo, el uso para el estómago está descartado.', facts: ['ADV-03'] },
        { text: 'Quien tuvo una cesárea u otra operación del útero corre más riesgo de rotura.', facts: ['CON-09'] },
        { text: 'Quien vive con una enfermedad del corazón o de las arterias necesita cuidado.', facts: ['CON-07'] },
        { text: 'Quien usa anticoagulantes debe contarlo siempre al profesional.', facts: ['CON-06'] },
        {
          text: 'Y quien tiene alergias debe avisar, porque la ficha española menciona el aceite de ricino.',
          facts: ['COM-03'],
        },
      ],
    },
    [
      { text: 'En mujeres en edad fértil, la ficha pone dos condiciones para el uso gástrico.', facts: ['CON-11'] },
      { text: 'Son una prueba de embarazo negativa y un método anticonceptivo eficaz.', facts: ['CON-11'] },
      {
        text: 'En un embarazo, este medicamento puede provocar aborto, rotura del útero, parto prematuro o defectos congénitos.',
        facts: ['ADV-01'],
      },
    ],
    [
      {
        text: 'Las señales de emergencia son iguales para todas las personas, en {city} y en todo Ecuador.',
        facts: ['CIU-09'],
      },
      {
        text: 'Una: se usan 2 o más toallas por hora durante dos horas, empapadas de sangre.',
        facts: ['ALA-01', 'ALA-02'],
      },
      { text: 'Dos: hay un desmayo, que pide ayuda de inmediato.', facts: ['ALA-03'] },
      {
        text: 'Tres: aparece fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas.',
        facts: ['ALA-04', 'ALA-05'],
      },
      { text: 'Con una sola basta para llamar al 911.', facts: ['EME-01', 'ALA-03'] },
    ],
    {
      optional: [
        { text: 'También hay que mirar lo que no se va.', facts: ['ALA-06'] },
        {
          text: 'Unos escalofríos breves pueden irse solos; si vuelven o siguen, hay que descartar una infección.',
          facts: ['ALA-06'],
        },
        {
          text: 'Con debilidad o malestar de más de 24 horas, pida atención hoy, incluso sin fiebre.',
          facts: ['ALA-07'],
        },
        {
          text: 'Un sangrado que supera las dos semanas también debe verse hoy, en un hospital o un centro de salud.',
          facts: ['ALA-12', 'REC-03'],
        },
        { text: 'Si empeora, el 911 se marca igual en {city} que en todo el país.', facts: ['EME-01', 'CIU-01'] },
      ],
    },
    {
      optional: [
        { text: 'Por último, el envase.', facts: ['COM-07'] },
        {
          text: 'Se conocen copias falsas de la marca y muestras con menos misoprostol del que decían.',
          facts: ['COM-07'],
        },
        { text: 'El nombre no asegura lo que hay dentro.', facts: ['COM-07'] },
        {
          text: 'Por eso importan la receta, el seguimiento y el registro que vigila ARCSA.',
          facts: ['PRE-01', 'REG-02'],
        },
        {
          text: 'El portal informa; no trata, no receta y su chat no atiende emergencias.',
          facts: ['SOB-03', 'ALA-14'],
        },
      ],
    },
  ],
  [
    {
      optional: [
        {
          text: 'No todo malestar es una emergencia, pero algunas señales no pueden esperar.',
          facts: ['ALA-06', 'ALA-03'],
        },
        {
          text: 'En el uso para el estómago es frecuente la diarrea; con debilidad, o si pasa de 24 horas, pida atención hoy.',
          facts: ['COMU-01', 'ALA-07'],
        },
        { text: 'Los escalofríos y la fiebre breves pueden ser un efecto pasajero.', facts: ['ALA-06'] },
        { text: 'Si persisten o se repiten, hay que pensar en una infección.', facts: ['ALA-06'] },
      ],
    },
    [
      {
        text: '¿Cómo se reconoce lo grave? Basta una de estas tres señales, en {city} y en todo el país.',
        facts: ['ALA-05', 'CIU-09'],
      },
      { text: 'La sangre: 2 o más toallas por hora durante dos horas, bien empapadas.', facts: ['ALA-01', 'ALA-02'] },
      {
        text: 'El termómetro: fiebre de 38,5 °C o más, o de 38 °C que dura 4 horas.',
        facts: ['ALA-04', 'ALA-05'],
      },
      { text: 'El desmayo: si la persona pierde el sentido, no hay nada que medir.', facts: ['ALA-03'] },
      { text: 'En los tres casos se llama al 911, y con el desmayo, de inmediato.', facts: ['EME-01', 'ALA-03'] },
    ],
    {
      optional: [
        { text: 'También cuenta la duración.', facts: ['ALA-12', 'REC-03'] },
        {
          text: 'Con más de dos semanas de sangrado, vaya hoy a un hospital o a un centro de salud.',
          facts: ['ALA-12', 'REC-03'],
        },
        { text: 'El 171 da turnos para lo que puede esperar, también en {city}.', facts: ['REC-03', 'CIU-01'] },
        { text: 'Para una emergencia no sirve esa línea: use el 911.', facts: ['REC-03', 'EME-01'] },
      ],
    },
    [
      { text: 'La ficha de Cytotec trae otros avisos.', facts: ['ADV-01'] },
      {
        text: 'El principal trata del embarazo: habla de aborto, de defectos congénitos, de rotura del útero y de parto prematuro.',
        facts: ['ADV-01'],
      },
      { text: 'El riesgo de rotura crece si hubo cirugías del útero.', facts: ['ADV-02'] },
      {
        text: 'Si se emplea en un parto, la autoridad de Estados Unidos pide hospital y vigilancia obstétrica.',
        facts: ['ADV-06'],
      },
      { text: 'Y quien lo recibió con receta no debe dárselo a nadie.', facts: ['ADV-04'] },
    ],
    {
      optional: [
        { text: '¿Es verdad lo que dice la caja? No siempre: hubo falsificaciones con esta marca.', facts: ['COM-07'] },
        { text: 'Una parte de las muestras, 4 de cada 10, tenía menos de lo declarado.', facts: ['COM-07'] },
        { text: 'Nadie puede garantizar el contenido de lo que se ofrece por mensajes.', facts: ['PRE-02'] },
      ],
    },
    {
      optional: [
        { text: 'Si algo le preocupa, no hace falta que lo resuelva a solas.', facts: ['PRE-01', 'REC-03'] },
        {
          text: 'Este portal explica y señala adónde acudir, pero no diagnostica ni atiende emergencias por chat.',
          facts: ['SOB-03', 'ALA-14'],
        },
      ],
    },
  ],
]
