import type { LocalWordings } from '@/generator/material/local-material'

/**
 * How to say where one is and how a transfer works; also the notes beside the numbers.
 */
export const HELP = {
  where: {
    facts: ['EME-01', 'EME-23', 'LOCAL-DIVISION'],
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
  // Used when the canton's name also belongs to another town or a province: Méndez is the capital of the canton
  // Santiago, but there is a town Santiago too.
  'town-like-canton': {
    facts: ['LOCAL-DIVISION'],
    texts: [
      'Diga siempre «{city}»: el cantón se llama {canton}, igual que {others}.',
      'No diga solo el cantón: se llama {canton}, igual que {others}.',
    ],
  },
  // Used when the canton is called like its province, and the town is not: Puyo, canton Pastaza.
  'canton-like-province': {
    facts: ['LOCAL-DIVISION'],
    texts: [
      'Diga siempre «{city}»: el cantón y la provincia se llaman igual, {canton}.',
      'No diga solo «{canton}», que es el nombre del cantón y de la provincia: usted llama desde {city}.',
    ],
  },
  // Used when the town's name is also that of another canton of the province: the town Santiago lies in the canton
  // Tiwintza, and the canton Santiago has Méndez as its capital.
  'canton-like-town': {
    facts: ['LOCAL-DIVISION'],
    texts: [
      'Diga «{city}, cantón {canton}»: hay otro cantón que se llama {city}, el de {other}.',
      'Añada su cantón, {canton}: hay otro que se llama {city}, el de {other}.',
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
      'Desde las islas ha habido traslados médicos por aire, también de las Fuerzas Armadas; dependen del clima.',
      'Si hace falta salir de la isla, el 911 puede coordinarlo: ha habido traslados médicos por aire, según el clima.',
    ],
  },
  'transfer-forest': {
    facts: ['EME-18'],
    texts: [
      'Diga también si está en una comunidad sin carretera: en la Amazonía ha habido evacuaciones médicas en avioneta, según el clima.',
      'Avise si la carretera no llega hasta usted: en la Amazonía ha habido traslados médicos en avioneta, que dependen del clima.',
    ],
  },
  // Shown beside the two numbers, the same on every page.
  'number-911': {
    facts: ['EME-01', 'CIU-01'],
    texts: ['Línea única y gratuita, en todo el país'],
  },
  'number-171': {
    facts: ['REC-03', 'REC-04'],
    texts: ['Opción 1, turnos; opción 2, salud sexual y reproductiva. No atiende emergencias'],
  },
} as const satisfies Record<string, LocalWordings>
