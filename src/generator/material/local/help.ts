import type { Wordings } from '@/generator/material/local-material'

/** Whom to call, what to say, which lines exist; and the notes that every page carries. */
export const HELP = {
  call: {
    facts: ['EME-01', 'CIU-01'],
    texts: [
      'Ante una emergencia en {city}, llame al 911: es gratuito y es la línea única del país.',
      'El 911 atiende las emergencias de {city}, y la llamada es gratuita.',
      'Si hay una emergencia, marque el 911 desde {city}: no se paga y no hay otra línea de emergencias.',
      'Para emergencias, {city} usa la línea única del país, el 911, que es gratuita.',
    ],
  },
  where: {
    facts: ['EME-01', 'LOCAL-DIVISION'],
    texts: [
      'Si llama al 911, diga primero «{city}, provincia de {province}»; luego, el sector, la parroquia y un punto conocido.',
      'Al marcar 911, nombre la ciudad y la provincia ({city}, {province}), el barrio o la comunidad y una referencia.',
      'Al llamar al 911, empiece por «{city}, provincia de {province}» y añada la parroquia, la calle y una referencia.',
      'Lo primero para el 911 es ubicarle: diga {city}, {province}, el sector y algo fácil de reconocer.',
    ],
  },
  landmarks: {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: [
      'Si no le ubican, diga que la cabecera más cercana es {first}, a {firstKm} {firstDirection}, y después {second}, a {secondKm} {secondDirection}.',
      'Como referencia sirven {first}, que queda a {firstKm} {firstDirection}, y {second}, a {secondKm} {secondDirection}.',
      'Puede añadir lo que hay cerca: {first} está a {firstKm} {firstDirection} y {second}, a {secondKm} {secondDirection}.',
      'Para que le sitúen, las ciudades más próximas son {first} ({firstKm} {firstDirection}) y {second} ({secondKm} {secondDirection}).',
    ],
  },
  coordinates: {
    facts: ['LOCAL-DISTANCIA'],
    texts: [
      'Si le piden coordenadas, el centro de {city} está {point}; usted puede estar en otro lugar.',
      'El centro de {city} se ubica {point}: eso señala la ciudad, no a usted.',
      'Como referencia, {city} tiene su centro {point}, aunque usted esté en otro lugar.',
      'En el mapa, el centro de {city} cae {point}; su ubicación exacta dígala aparte.',
      'Por si ayuda, el centro de {city} está en el mapa {point}.',
      'El dato de mapa de {city}, que solo sitúa la ciudad, es su centro {point}.',
      'Quien le atiende puede hallar {city} {point}, que es su centro.',
      'Para no confundir la ciudad, recuerde que {city} está {point}.',
    ],
  },
  namesake: {
    facts: ['LOCAL-DIVISION'],
    texts: [
      'Hay otra ciudad con el mismo nombre en {other}: diga siempre la provincia.',
      'No olvide la provincia, porque en {other} existe otra {city}.',
      'El nombre se repite en {other}; por eso conviene decir «{city}, de {province}».',
      'Aclare que es la de {province}, pues hay una ciudad que se llama igual en {other}.',
    ],
  },
  'province-namesake': {
    facts: ['LOCAL-DIVISION'],
    texts: [
      '{city} es también el nombre de una provincia: aclare que llama desde la ciudad, en {province}.',
      'Como existe una provincia llamada {city}, diga que usted está en la ciudad de ese nombre, en {province}.',
      'Para que no le ubiquen en la provincia de {city}, aclare que llama desde {province}.',
      'Una provincia lleva el nombre de {city}; usted llama desde la ciudad, que está en {province}.',
    ],
  },
  ambulances: {
    facts: ['REC-02'],
    texts: [
      'El Ministerio de Salud Pública coordina ambulancias y hospitales con el ECU 911.',
      'Las ambulancias y los hospitales se coordinan entre el Ministerio de Salud Pública y el ECU 911.',
    ],
  },
  rights: {
    facts: ['EME-04'],
    texts: [
      'En una emergencia, todo centro, público o privado, debe recibirle de inmediato y sin pago previo (Ley 77).',
      'La Ley 77 obliga a todo centro a recibir una emergencia de inmediato, sin exigir pago previo.',
      'Ningún centro, público o privado, puede pedir un pago antes de recibir una emergencia: lo dice la Ley 77.',
      'Sea público o privado, el centro debe recibir la emergencia sin pago previo, según la Ley 77.',
    ],
  },
  'open-24': {
    facts: ['EME-02'],
    texts: [
      'Los hospitales y los centros de salud tipo C atienden emergencias las 24 horas, según el Ministerio de Salud (2025).',
      'Según el Ministerio de Salud (2025), hospitales y centros tipo C reciben emergencias a toda hora.',
    ],
  },
  'line-171': {
    facts: ['REC-03', 'REC-04'],
    texts: [
      'Sin urgencia, el 171 da turnos (opción 1) y asesoría gratuita en salud sexual y reproductiva (opción 2).',
      'En el 171, la opción 1 da turnos y la 2, asesoría gratuita en salud sexual y reproductiva.',
      'Marque 171 si no hay urgencia: opción 1, turnos; opción 2, asesoría gratuita en salud sexual y reproductiva.',
      'El 171 no es de emergencias: da turnos en la opción 1 y asesoría gratuita en salud sexual y reproductiva en la 2.',
    ],
  },
  friendly: {
    facts: ['REC-08'],
    texts: [
      'Para adolescentes hay servicios amigables, gratuitos y confidenciales, en más de 1.300 establecimientos del país (2025).',
      'Más de 1.300 establecimientos del país tienen servicios amigables para adolescentes, gratuitos y confidenciales (2025).',
    ],
  },
  report: {
    facts: ['PRE-07'],
    texts: [
      'Si un medicamento le hizo daño, puede notificarlo a ARCSA; sus datos son confidenciales.',
      'Cualquier persona puede avisar a ARCSA de una reacción a un medicamento, con datos confidenciales.',
    ],
  },
  border: {
    facts: ['PRE-03', 'CIU-08'],
    texts: [
      'Como {province} limita con Colombia, conviene saberlo: allí Cytotec no tiene registro desde 2014 y el que circula con esa marca es fraudulento (Invima, 2021).',
      'Un aviso para {province}, por su frontera: en Colombia la marca Cytotec no tiene registro desde 2014, y lo que se ofrece con ese nombre es fraudulento (Invima, 2021).',
    ],
  },
  'violence-rooms': {
    facts: ['REC-09', 'CIU-07'],
    texts: [
      'Ante la violencia sexual, {province} está entre las provincias con salas de primera acogida, según el Ministerio de Salud (2023).',
      'En {province} se difundieron salas de primera acogida para casos de violencia sexual (Ministerio de Salud, 2023).',
    ],
  },
  alarm: {
    facts: ['EME-01', 'ALA-01', 'ALA-02', 'ALA-03', 'ALA-04', 'ALA-05'],
    texts: [
      'Recuerde qué es para el 911: {signs}.',
      'Marque el 911 sin esperar ante {signs}.',
      'En todo lugar son para el 911 {signs}.',
      'No espere para llamar al 911 si hay {signs}.',
    ],
  },
  'landmarks-around': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: [
      'Como referencia, lo más cercano en cada rumbo es esto: {list}.',
      'Si no le ubican, diga qué ciudades tiene alrededor: {list}.',
      'Puede añadir lo que hay hacia cada lado: {list}.',
      'Para que le sitúen, estas son las cabeceras más próximas por rumbo: {list}.',
    ],
  },
} as const satisfies Record<string, Wordings>
