import type { PageMaterial } from '@/generator/material/page-material'

/** What the brand was made for and what the labels of Spain and the United States approve; in Ecuador each product's register decides. */
export const MEDICAL_USES: PageMaterial['medicalUses'] = [
  [
    [
      { text: 'La historia de Cytotec empieza en el estómago.', facts: ['DEF-03'] },
      {
        text: 'Los antiinflamatorios, que las fichas llaman AINE, pueden causar úlceras y otras lesiones.',
        facts: ['DEF-03'],
      },
      {
        text: 'La marca se creó para prevenir ese daño en personas que necesitan AINE por largo tiempo.',
        facts: ['DEF-03', 'USO-01'],
      },
      { text: 'La sustancia que lo hace posible es el misoprostol.', facts: ['DEF-02'] },
    ],
    [
      { text: '¿Y en Ecuador? Aquí cuenta el registro sanitario de cada producto.', facts: ['USO-04'] },
      { text: 'ARCSA lo otorga y lo vigila.', facts: ['REG-02'] },
      { text: 'Este portal no pudo comprobar si la marca tiene hoy un registro vigente.', facts: ['USO-04'] },
      { text: 'Por eso no dice que sí ni dice que no.', facts: ['USO-04'] },
      { text: 'La regla es la misma para {city} y para todo el país.', facts: ['CIU-09'] },
    ],
    {
      optional: [
        { text: 'Cada país tiene sus propios usos aprobados.', facts: ['USO-04'] },
        {
          text: 'España incluye también el tratamiento de la úlcera del duodeno, la parte del intestino que sigue al estómago.',
          facts: ['USO-02'],
        },
        { text: 'En Estados Unidos, solo está aprobado el uso gástrico.', facts: ['USO-03'] },
      ],
    },
    {
      optional: [
        { text: 'Hay una parte de la historia que pide más cuidado.', facts: ['MEC-04'] },
        { text: 'El misoprostol también actúa sobre el útero.', facts: ['MEC-04'] },
        {
          text: 'En un embarazo sin control médico eso es un peligro; en manos obstétricas puede ser útil.',
          facts: ['MEC-04'],
        },
        {
          text: 'La autoridad de Estados Unidos limita al hospital los usos obstétricos, que no están en la ficha de la marca.',
          facts: ['USO-03'],
        },
        { text: 'Y una mujer embarazada no debe usar Cytotec para el estómago.', facts: ['ADV-03'] },
      ],
    },
    {
      optional: [
        { text: 'La decisión queda en manos de quien receta y da seguimiento.', facts: ['PRE-01'] },
        { text: 'Aquí no se indican cantidades ni pautas.', facts: ['SOB-03', 'COM-05'] },
        {
          text: 'Si quiere hablar con alguien en {city}, el 171, opción 1, da turnos en centros de salud del Ministerio.',
          facts: ['REC-03', 'CIU-01'],
        },
      ],
    },
  ],
  [
    {
      optional: [
        { text: 'Un uso aprobado no es igual en todo el mundo.', facts: ['USO-04'] },
        { text: 'Cambia con el país, con la marca y con el registro sanitario.', facts: ['USO-04'] },
        { text: 'Para entender Cytotec conviene mirar cada ficha por separado.', facts: ['USO-04'] },
      ],
    },
    [
      { text: 'La ficha española de Cytotec nombra dos fines.', facts: ['USO-01', 'USO-02'] },
      {
        text: 'Uno es proteger el estómago de quien necesita antiinflamatorios durante mucho tiempo.',
        facts: ['USO-01'],
      },
      { text: 'El otro es tratar la úlcera duodenal.', facts: ['USO-02'] },
      { text: 'También aclara qué hay en el comprimido: misoprostol, como único principio activo.', facts: ['COM-01'] },
    ],
    {
      optional: [
        { text: 'La ficha de Estados Unidos es más estrecha.', facts: ['USO-03'] },
        { text: 'Aprueba el uso para el estómago y deja fuera los usos en obstetricia.', facts: ['USO-03'] },
        {
          text: 'Cuando se emplea en un parto, la autoridad de ese país exige hospital y vigilancia de personal obstétrico.',
          facts: ['ADV-06'],
        },
        { text: 'Se han informado casos graves en madres y fetos.', facts: ['ADV-06'] },
      ],
    },
    [
      { text: '¿Rige en {city} una ficha de otro país? No.', facts: ['USO-04', 'CIU-09'] },
      { text: 'En Ecuador manda el registro de ARCSA para cada producto.', facts: ['USO-04'] },
      { text: 'ARCSA está adscrita al Ministerio de Salud Pública.', facts: ['REG-02'] },
      {
        text: 'No logramos confirmar la situación actual de la marca en ese registro, y preferimos no suponerla.',
        facts: ['USO-04'],
      },
    ],
    {
      optional: [
        {
          text: 'Las advertencias coinciden en un punto: con un embarazo, no se usa para el estómago.',
          facts: ['ADV-03'],
        },
        {
          text: 'En mujeres en edad fértil, la ficha exige antes una prueba de embarazo negativa y anticoncepción eficaz.',
          facts: ['CON-11'],
        },
        { text: 'Son condiciones que revisa un profesional, no una caja ni un mensaje.', facts: ['PRE-01', 'PRE-02'] },
        {
          text: 'El portal no diagnostica ni receta; desde {city} se puede pedir un turno al 171, opción 1.',
          facts: ['SOB-03', 'REC-03'],
        },
      ],
    },
  ],
  [
    [
      { text: 'Piense en una persona que necesita antiinflamatorios por mucho tiempo.', facts: ['USO-01'] },
      { text: 'Con ellos el estómago se puede dañar.', facts: ['DEF-03'] },
      { text: 'Para ella se creó Cytotec: para prevenir úlceras y otras lesiones.', facts: ['DEF-03'] },
      { text: 'En España, la ficha incluye además a quien ya tiene una úlcera en el duodeno.', facts: ['USO-02'] },
    ],
    {
      optional: [
        {
          text: '¿Qué hay en cada comprimido? El principio activo, misoprostol, y otras sustancias llamadas excipientes.',
          facts: ['COM-01', 'COM-03'],
        },
        { text: 'Uno de ellos, según la ficha española, es el aceite de ricino.', facts: ['COM-03'] },
        { text: 'Si usted tiene alergias, dígalo al personal de salud.', facts: ['COM-03'] },
      ],
    },
    {
      optional: [
        { text: 'Que ayude a una persona no significa que convenga a otra.', facts: ['ADV-04'] },
        { text: 'Por eso, quien lo recibió por receta no debe compartirlo.', facts: ['ADV-04'] },
        { text: 'Con una enfermedad del corazón o de la circulación se pide precaución.', facts: ['CON-07'] },
        { text: 'Con un embarazo, el uso gástrico se descarta.', facts: ['ADV-03'] },
        {
          text: 'Y para una mujer que podría quedar embarazada, la ficha pide anticoncepción eficaz y una prueba de embarazo negativa.',
          facts: ['CON-11'],
        },
      ],
    },
    {
      optional: [
        {
          text: 'Fuera del estómago, el misoprostol también puede ser útil en manos de personal obstétrico.',
          facts: ['MEC-04'],
        },
        { text: 'Ese campo no está en la ficha de Estados Unidos.', facts: ['USO-03'] },
        { text: 'La autoridad de ese país lo reserva al hospital.', facts: ['USO-03'] },
      ],
    },
    [
      {
        text: 'Desde {city}, lo que importa es el registro sanitario ecuatoriano de cada producto.',
        facts: ['USO-04', 'CIU-09'],
      },
      { text: 'Lo otorga ARCSA, que además lo vigila.', facts: ['REG-02'] },
      {
        text: 'No sabemos si hoy existe uno vigente con el nombre Cytotec: queda como dato sin confirmar.',
        facts: ['USO-04'],
      },
      {
        text: 'La página no toma el lugar de quien receta: le ayuda a llegar con sus preguntas claras, en {city} o donde esté.',
        facts: ['SOB-01', 'SOB-03', 'PRE-01'],
      },
    ],
  ],
  [
    {
      optional: [
        { text: 'No todo lo que se relaciona con una marca está en su ficha.', facts: ['USO-03'] },
        { text: 'Separar lo de dentro y lo de fuera ayuda a entender los avisos.', facts: ['USO-03', 'SOB-01'] },
      ],
    },
    [
      {
        text: 'La ficha habla del estómago: ese fue el origen de la marca, que hoy es de Pfizer.',
        facts: ['DEF-03', 'DEF-05'],
      },
      {
        text: 'Cytotec previene sus lesiones cuando alguien debe usar antiinflamatorios durante un tiempo largo.',
        facts: ['USO-01'],
      },
      {
        text: 'La versión española de la ficha añade el tratamiento de la úlcera duodenal.',
        facts: ['USO-01', 'USO-02'],
      },
      { text: 'Fuera de la ficha de Estados Unidos quedan los usos obstétricos.', facts: ['USO-03'] },
    ],
    {
      optional: [
        {
          text: 'En 2012, la FDA, la autoridad de Estados Unidos, informó de cambios de seguridad en la ficha.',
          facts: ['ADV-06'],
        },
        { text: 'Si el medicamento se emplea en un parto, pide que sea en un hospital.', facts: ['ADV-06'] },
        { text: 'Pide también que personal obstétrico vigile a la madre.', facts: ['ADV-06'] },
        { text: 'Se informaron casos graves, en madres y en fetos.', facts: ['ADV-06'] },
      ],
    },
    [
      { text: 'Ninguna ficha extranjera dice qué está registrado en Ecuador.', facts: ['USO-04'] },
      { text: 'La respuesta la tiene ARCSA, producto por producto.', facts: ['USO-04', 'REG-02'] },
      { text: 'Quisimos saber si la marca cuenta hoy con registro y no pudimos confirmarlo.', facts: ['USO-04'] },
      { text: 'En {city} ({province}) la regla es igual que en todo el país.', facts: ['CIU-09'] },
    ],
    {
      optional: [
        {
          text: 'Si alguien se pregunta si este medicamento es para su caso, la respuesta no cabe en una pantalla.',
          facts: ['SOB-03', 'PRE-01'],
        },
        { text: 'La da un profesional que conoce su salud y le da seguimiento.', facts: ['PRE-01'] },
        {
          text: 'Conviene avisarle de un embarazo o de la duda, de una cesárea previa y de las alergias.',
          facts: ['PRE-06'],
        },
        {
          text: 'En {city} puede empezar por un centro de salud: el 171, opción 1, da el turno.',
          facts: ['REC-03', 'CIU-01'],
        },
      ],
    },
  ],
  [
    {
      optional: [
        { text: 'La aprobación de un uso vale para un producto concreto, con su registro.', facts: ['USO-04'] },
        { text: 'No cubre a cualquier comprimido que lleve el mismo nombre.', facts: ['USO-04', 'COM-07'] },
        { text: 'Con Cytotec esa diferencia importa mucho, porque se han hallado falsificaciones.', facts: ['COM-07'] },
      ],
    },
    [
      {
        text: '¿Qué se aprobó para Cytotec? El punto de partida fue prevenir las úlceras que causan los antiinflamatorios.',
        facts: ['DEF-03'],
      },
      { text: 'España conserva ese fin y suma la úlcera duodenal.', facts: ['USO-01', 'USO-02'] },
      { text: 'Estados Unidos se limita al uso gástrico.', facts: ['USO-03'] },
      { text: 'En los dos casos se trata de comprimidos de misoprostol.', facts: ['COM-01', 'DEF-02'] },
    ],
    {
      optional: [
        {
          text: '¿Y qué puede fallar? El calor y la humedad degradan la sustancia, y hubo muestras con menos de lo declarado.',
          facts: ['COM-06', 'COM-07'],
        },
        { text: 'Eran 4 de cada 10, y no alcanzaban el 90 %.', facts: ['COM-07'] },
        {
          text: 'Un medicamento que se ofrece en redes o en la calle no tiene garantía de contenido ni de conservación.',
          facts: ['PRE-02'],
        },
      ],
    },
    [
      { text: 'En Ecuador, la respuesta está en el registro que otorga y vigila ARCSA.', facts: ['REG-02', 'USO-04'] },
      {
        text: 'Sobre la marca hay un vacío: no pudimos comprobar su situación actual y no la damos por cierta.',
        facts: ['USO-04'],
      },
      {
        text: 'En Colombia, la autoridad, Invima, avisó en 2021 que allí no tiene registro desde 2014; en {city} rige lo que diga ARCSA.',
        facts: ['PRE-03', 'USO-04', 'CIU-09'],
      },
    ],
    {
      optional: [
        { text: 'Aun con un producto auténtico hay límites.', facts: ['ADV-01'] },
        {
          text: 'En el embarazo no se usa para el estómago, porque puede causar un daño grave.',
          facts: ['ADV-03', 'ADV-01'],
        },
        { text: 'En otros casos, lo valora quien receta.', facts: ['PRE-01'] },
        {
          text: 'El portal no señala cantidades ni pautas, y desde {city} el 171, opción 1, da turnos para preguntar.',
          facts: ['SOB-03', 'COM-05', 'REC-03'],
        },
      ],
    },
  ],
]
