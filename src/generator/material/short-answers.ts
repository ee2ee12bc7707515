import type { Sentence } from '@/generator/generated-content'

/**
 * The answers before the first section, in few words: where to go, whether one may be refused or reported, what is
 * dangerous.
 */
export const SHORT_ANSWERS = {
  placeHere: { text: 'Atiende emergencias {place}.', facts: ['LOCAL-HOSPITALES'] },
  placeInCanton: { text: '{attends} {place}, en el mismo cantón.', facts: ['LOCAL-HOSPITALES'] },
  // Said of a place in town before the one that attends at any hour, which then begins with «De noche…».
  placeByDay: {
    text: 'En {city}, {place} atiende emergencias solo de día{hours}.',
    facts: ['LOCAL-HOSPITALES'],
  },
  placeWithoutEmergencies: { text: 'En {city}, {place} no atiende emergencias.', facts: ['LOCAL-HOSPITALES'] },
  // Said after a place that an old source names.
  outdatedSource: {
    text: 'Lo sabemos por {source}: pregunte en el 911 antes de ir.',
    facts: ['LOCAL-HOSPITALES', 'CIU-04', 'EME-01'],
  },
  // Follows «Llame primero al 911».
  outdatedSourceThen: {
    text: 'Lo sabemos por {source}: pregúntelo en esa llamada, antes de ir.',
    facts: ['LOCAL-HOSPITALES', 'CIU-04'],
  },
  // The sentence does not say «the nearest»: a centre, or a hospital to be confirmed, may be nearer, and is named
  // beside it.
  placeNear: {
    text: '{attends} {place}, en {town}, a {km} en línea recta.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
  },
  // Where the road is at least 1.8 times as long as the straight line.
  placeNearLongRoad: {
    text: '{attends} {place}, en {town}, a {km} en línea recta; por carretera es mucho más lejos.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA', 'LOCAL-VIAS'],
  },
  placeWithoutRoad: {
    text: '{attends} {place}, en {town}, a {km} en línea recta, por río o por aire: no hay carretera. El traslado lo coordina el 911.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA', 'EME-18'],
  },
  // Said of a large city, whose first hospital may be an hour away from the reader.
  othersInTown: {
    text: 'En {city} hay otros hospitales que atienden emergencias: puede que uno le quede más cerca.',
    facts: ['LOCAL-HOSPITALES'],
  },
  // Said of a town that has a place of its own, because no other can be reached alone.
  noRoadOut: {
    text: 'De {city} se sale por río o por aire: no hay carretera. El traslado lo coordina el 911.',
    facts: ['LOCAL-DISTANCIA', 'EME-18'],
  },
  // Said after an answer that is a health centre.
  hospitalBeside: {
    text: 'No es un hospital. El hospital que conocemos más cerca es {place}, en {town}, a {km}. Pregunte en el 911 a cuál ir.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA', 'EME-01'],
  },
  // Follows «Llame primero al 911».
  hospitalBesideThen: {
    text: 'No es un hospital. El hospital que conocemos más cerca es {place}, en {town}, a {km}. Pregunte en esa llamada a cuál ir.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA', 'EME-01'],
  },
  hospitalToConfirm: {
    text: 'Un hospital por confirmar: {place}, en {town}, a {km}; pregúntelo también.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA', 'CIU-04'],
  },
  // Where the hospital is far, by land.
  meanwhile: {
    text: 'Mientras llega la ayuda, o si no puede viajar: {name}, en la ciudad. No le pueden negar la atención. {hours}',
    facts: ['LOCAL-HOSPITALES', 'EME-03', 'CIU-04'],
  },
  placeNearer: {
    text: 'Más cerca, y sin ser hospital, también las atiende {place}, en {town}, a {km}.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
  },
  placeNearerToConfirm: {
    text: 'Más cerca, por confirmar: {place}, en {town}, a {km}; pregúntelo en esa llamada, antes de ir.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA', 'CIU-04'],
  },
  callFirst: { text: 'Llame primero al 911: puede coordinar el traslado.', facts: ['EME-01', 'EME-18', 'REC-02'] },
  untilTransfer: {
    text: 'En esa llamada pregunte si está abierto {place}: ahí no le pueden negar la atención.',
    facts: ['LOCAL-HOSPITALES', 'EME-03'],
  },
  placeOverWater: {
    text: '{attends} {place}, en {town}, a {km} en línea recta, por mar o por aire.',
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
  },
  placeUnknown: {
    text: 'No conocemos un lugar cercano a {city} que atienda emergencias; más abajo está lo que sabemos.',
    facts: ['LOCAL-HOSPITALES'],
  },
  ownToConfirm: {
    text: 'En {city}, por confirmar: {place}; pregunte en el 911 antes de ir.',
    facts: ['LOCAL-HOSPITALES', 'CIU-04', 'EME-01'],
  },
  // Follows «Llame primero al 911».
  ownToAskThen: {
    text: 'En {city}, por confirmar: {place}; pregúntelo en esa llamada, antes de ir.',
    facts: ['LOCAL-HOSPITALES', 'CIU-04'],
  },
  // Said after where to go.
  withoutAmbulance: {
    text: 'Vaya con quien pueda llevarle, en lo que haya, y avise que va en camino.',
    facts: ['EME-29', 'EME-01'],
  },
  // Where only a boat or an aircraft leads to the hospital: nobody should cross the water in whatever there is.
  withoutAmbulanceNoRoad: {
    text: 'Pida que le lleven a un centro de salud de {city}: no le pueden negar la atención. El traslado se coordina en esa llamada: repítala.',
    facts: ['EME-03', 'EME-18', 'EME-01'],
  },
  noDriving: { text: 'No maneje usted.', facts: ['EME-28'] },
  noCredit: { text: 'Llamar es gratis: hágalo aunque no tenga saldo.', facts: ['EME-22'] },
  rights: {
    text: 'La Constitución prohíbe negarle la atención de emergencia.',
    facts: ['EME-03'],
  },
  reporting: {
    text: 'Nadie puede asegurarle que no habrá denuncia, ni que la habrá.',
    facts: ['LEG-39', 'LEG-40', 'LEG-41', 'LEG-42'],
  },
  goAnyway: {
    text: 'Si tiene una señal de alarma, vaya igual: en 2017, el Ministerio de Salud advirtió que ese miedo puede causar la muerte.',
    facts: ['EME-09'],
  },
  dangers: {
    text: 'Un sangrado muy fuerte, un embarazo fuera del útero y una infección ponen en riesgo la vida: se tratan en un hospital.',
    facts: ['GRA-01', 'GRA-05', 'GRA-02'],
  },
} as const satisfies Record<string, Sentence>
