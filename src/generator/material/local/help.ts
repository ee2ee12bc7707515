import type { Wordings } from '@/generator/material/local-material'

/** How to say where one is, how a transfer works, what else helps here; and the notes beside the numbers. */
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
      'Al llamar al 911, diga «{city}, provincia de {province}»; luego el barrio, la calle y una iglesia, escuela o tienda conocida.',
      'Al 911 dígale primero dónde está: «{city}, provincia de {province}»; después, el barrio, la calle y un lugar conocido, como una escuela.',
      'Para que le encuentren, diga «{city}, provincia de {province}», el barrio o la comunidad, la calle y una iglesia o tienda conocida.',
      'Lo primero para el 911 es dónde está: diga «{city}, provincia de {province}», el sector, la calle y una escuela o iglesia cercana.',
    ],
  },
  'canton-call': {
    facts: ['LOCAL-DIVISION'],
    texts: [
      'Añada el cantón, que tiene otro nombre: {canton}.',
      'Puede ayudar que diga también el cantón: {canton}.',
      'Diga además el cantón: no se llama {city}, sino {canton}.',
      'Como el cantón tiene otro nombre, dígalo también: {canton}.',
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
  'transfer-islands': {
    facts: ['EME-18'],
    texts: [
      'Desde las islas ha habido traslados médicos por aire, que coordinan el 911 o las Fuerzas Armadas; dependen del clima.',
      'Si hace falta salir de la isla, el 911 coordina: ha habido traslados médicos por aire, según el clima.',
    ],
  },
  'transfer-forest': {
    facts: ['EME-18'],
    texts: [
      'Diga también si está en una comunidad sin carretera: en la Amazonía ha habido evacuaciones médicas en avioneta, según el clima.',
      'Avise si no llega la carretera: en la Amazonía hay evacuación médica en avioneta, cuando el clima lo permite.',
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
  'violence-rooms': {
    facts: ['REC-09', 'CIU-07'],
    texts: [
      'Si hubo violencia sexual: {province} está entre las provincias con salas de primera acogida, según el Ministerio de Salud (2023).',
      'Para quien sufrió violencia sexual, el Ministerio de Salud informó en 2023 de salas de primera acogida en {province}.',
    ],
  },
  // Beside the two numbers, on every page alike.
  'number-911': {
    facts: ['EME-01', 'CIU-01'],
    texts: ['Línea única de emergencias: gratuita, en todo el país'],
  },
  'number-171': {
    facts: ['REC-03', 'REC-04'],
    texts: ['Opción 1, turnos; opción 2, asesoría en salud. No atiende emergencias'],
  },
} as const satisfies Record<string, Wordings>
