import type { Wordings } from '@/generator/material/local-material'

/**
 * Where the city is: its canton, its province, its neighbours. The population is always the canton's, and a canton is told by
 * the city it is governed from: many have another name than their city, and some the name of a city elsewhere.
 */
export const PLACE = {
  region: {
    facts: ['LOCAL-DIVISION'],
    texts: [
      '{city} pertenece a la provincia de {province}, en {region}.',
      'La ciudad de {city} está en {region}, provincia de {province}.',
      'En {region}, dentro de la provincia de {province}, se encuentra {city}.',
      'Esta página habla de {city}, provincia de {province}, en {region}.',
    ],
  },
  'population-largest': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      '{city} es una de las ciudades más grandes del Ecuador: su cantón tiene {population} habitantes ({basis}).',
      'Con {population} habitantes en su cantón ({basis}), {city} es una de las ciudades más grandes del país.',
      'El {basis} contó {population} habitantes en el cantón con cabecera en {city}, una de las ciudades más grandes del Ecuador.',
      'Una de las ciudades más grandes del país es {city}: su cantón suma {population} habitantes, según el {basis}.',
    ],
  },
  'population-important': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      '{city} es una ciudad importante por su cantón, de {population} habitantes ({basis}).',
      'Con {population} habitantes en su cantón ({basis}), {city} es una ciudad importante de {province}.',
      'El {basis} contó {population} habitantes en el cantón con cabecera en {city}, una ciudad importante.',
      'Ciudad importante de {province}, {city} encabeza un cantón de {population} habitantes ({basis}).',
      'Por los {population} habitantes de su cantón ({basis}), {city} es una ciudad importante.',
      'Hablamos de una ciudad importante: el cantón que encabeza {city} tiene {population} habitantes, según el {basis}.',
    ],
  },
  'population-medium': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      '{city} es cabecera de un cantón de tamaño mediano, con {population} habitantes en el {basis}.',
      'Con {population} habitantes ({basis}), el cantón con cabecera en {city} es de tamaño mediano.',
      'El {basis} contó {population} habitantes en el cantón que encabeza {city}, de tamaño mediano.',
      'De tamaño mediano, el cantón que tiene su cabecera en {city} suma {population} habitantes, según el {basis}.',
      'Son {population} los habitantes del cantón que encabeza {city} ({basis}): un cantón de tamaño mediano.',
      'Por los {population} habitantes de su cantón ({basis}), {city} es de tamaño mediano.',
      'Según el {basis}, {population} personas viven en el cantón con cabecera en {city}, que es de tamaño mediano.',
      'De tamaño mediano es el cantón que encabeza {city}: {population} habitantes en el {basis}.',
      'El cantón que encabeza {city} es de tamaño mediano y tenía {population} habitantes en el {basis}.',
      'Un cantón de tamaño mediano tiene su cabecera en {city}: {population} habitantes, según el {basis}.',
    ],
  },
  'population-small': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      '{city} es cabecera de un cantón de {population} habitantes ({basis}).',
      'El cantón con cabecera en {city} tiene {population} habitantes, según el {basis}.',
      'El {basis} contó {population} habitantes en el cantón que encabeza {city}.',
      'Son {population} los habitantes que el {basis} registró en el cantón con cabecera en {city}.',
      'Según el {basis}, en el cantón que encabeza {city} viven {population} personas.',
      'La población del cantón con cabecera en {city} es de {population} habitantes ({basis}).',
      'En el cantón que tiene a {city} por cabecera se cuentan {population} habitantes, de acuerdo con el {basis}.',
      'Para el cantón que encabeza {city}, el {basis} da {population} habitantes.',
      'El cantón de cabecera {city} reunía {population} habitantes en el {basis}.',
      'Un cantón de {population} habitantes ({basis}) tiene su cabecera en {city}.',
    ],
  },
  'population-parish': {
    facts: ['LOCAL-POBLACION', 'LOCAL-DIVISION'],
    texts: [
      'El dato de población de {city} es el de su {unit}: {population} habitantes en el {basis}.',
      'El {basis} dio {population} habitantes a la {unit} de {city}; es la cifra que conocemos.',
    ],
  },
  'population-unsourced': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      'La ficha del portal anota {population} habitantes para {city}, sin decir de qué censo.',
      'Para {city}, el portal guarda la cifra de {population} habitantes, sin su censo.',
    ],
  },
  'rank-between': {
    facts: ['LOCAL-POBLACION', 'LOCAL-DIVISION'],
    texts: [
      'Por población, ocupa el lugar {rank} entre los {cantons} de {province}: antes va el de cabecera en {above}, con {abovePopulation}, y después el de {below}, con {belowPopulation}.',
      'Entre los {cantons} de {province} es el número {rank} por población, detrás del que encabeza {above} ({abovePopulation}) y delante del de {below} ({belowPopulation}).',
      'De los {cantons} de {province}, el suyo es el número {rank} por habitantes; lo supera el de {above}, con {abovePopulation}, y le sigue el de {below}, con {belowPopulation}.',
      'De más a menos poblado, está en el puesto {rank} entre los {cantons} de {province}: lo rodean los que encabezan {above} ({abovePopulation} habitantes) y {below} ({belowPopulation}).',
      'Si se ordenan por habitantes los {cantons} de {province}, le toca el puesto {rank}: el de {above} tiene {abovePopulation} y el de {below}, {belowPopulation}.',
      'Por número de habitantes es el {rank} entre los {cantons} de {province}, justo después del que encabeza {above}, con {abovePopulation}, y antes del de {below}, con {belowPopulation}.',
      'Ese número lo coloca en el lugar {rank} entre los {cantons} de {province}: {above} encabeza uno de {abovePopulation} y {below}, otro de {belowPopulation}.',
      'El que va justo antes en {province} es el de {above} ({abovePopulation}) y el que le sigue, el de {below} ({belowPopulation}): puesto {rank} entre {cantons}.',
    ],
  },
  'rank-first': {
    facts: ['LOCAL-POBLACION', 'LOCAL-DIVISION'],
    texts: [
      'Es el más poblado de los {cantons} de {province}; le sigue el que encabeza {below}, con {belowPopulation} habitantes.',
      'Ninguno de los {cantons} de {province} tiene más habitantes; el segundo es el de cabecera en {below}, con {belowPopulation}.',
      'Es el primero por población entre los {cantons} de {province}, por delante del de {below} ({belowPopulation} habitantes).',
      'De los {cantons} de {province} es el que más habitantes tiene, y después va el que encabeza {below}, con {belowPopulation}.',
    ],
  },
  'rank-last': {
    facts: ['LOCAL-POBLACION', 'LOCAL-DIVISION'],
    texts: [
      'Es el menos poblado de los {cantons} de {province}; el anterior es el que encabeza {above}, con {abovePopulation} habitantes.',
      'Entre los {cantons} de {province} es el de menos habitantes, después del de cabecera en {above}, con {abovePopulation}.',
      'Cierra por población la lista de {cantons} de {province}, tras el que encabeza {above} ({abovePopulation} habitantes).',
      'De los {cantons} de {province}, los demás tienen más habitantes; el más parecido es el de {above}, con {abovePopulation}.',
    ],
  },
  'capital-itself': {
    facts: ['LOCAL-DIVISION'],
    texts: [
      '{city} es la capital de la provincia.',
      'La capital de la provincia es la propia ciudad de {city}.',
      '{city} es capital de provincia.',
      'En {province}, la capital es {city}.',
    ],
  },
  'capital-away': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: [
      'La capital de la provincia es {capital}, a {km} {direction} de {city}.',
      '{capital}, la capital provincial, queda a {km} {direction}.',
      'De {city} a {capital}, capital de la provincia, la línea recta mide {km} y va {direction}.',
      'Si busca la capital de la provincia, {capital} está a {km} {direction}.',
      'Con {capital}, que es la capital de la provincia, la distancia es de {km}, {direction}.',
      'La capital provincial, {capital}, está a {km} de {city}, {direction}.',
      'A {km} {direction} se encuentra {capital}, capital de la provincia.',
      'Quien va de {city} a {capital}, la capital, avanza {km} {direction}.',
    ],
  },
  'capital-unlocated': {
    facts: ['LOCAL-DIVISION'],
    texts: ['La capital de la provincia es {capital}.', 'En {province}, la capital es {capital}.'],
  },
  capitals: {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: [
      'De cerca a lejos, estas son otras capitales provinciales: {list}.',
      'Las capitales de otras provincias quedan así: {list}.',
      'Entre las capitales vecinas, las distancias son estas: {list}.',
      'Por cercanía siguen otras capitales de provincia: {list}.',
      'También sirven de referencia otras capitales: {list}.',
      'Desde {city}, estas son las demás capitales más próximas: {list}.',
    ],
  },
  'neighbours-by-distance': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: [
      'Estas son las cabeceras cantonales más cercanas a {city}: {list}.',
      'Alrededor de {city}, por orden de cercanía, se encuentra lo siguiente: {list}.',
      'De cerca a lejos, así rodean a {city} otras cabeceras: {list}.',
      'Las vecinas de {city} están así: {list}.',
      'En los alrededores de {city}, la línea recta da estas cifras: {list}.',
      'Quien sale de {city} tiene cerca otras cabeceras: {list}.',
      'Los cantones vecinos se alcanzan así desde {city}: {list}.',
      'Midiendo desde {city}, las cabeceras más próximas quedan así: {list}.',
    ],
  },
  'neighbours-by-direction': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: [
      'Desde {city}, los cantones vecinos se ubican así.',
      'Visto desde {city}, este es el mapa de sus vecinos.',
      'Para orientarse desde {city}, estos son los rumbos.',
      'Según el rumbo, las cabeceras vecinas son estas.',
      'Si se mira alrededor de {city}, se encuentra esto.',
      'Estos son los vecinos desde el centro de {city}.',
    ],
  },
  'neighbours-people': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      'De esos cantones, el más poblado es el que encabeza {most}, con {mostPopulation} habitantes, y el menos, el de {least}, con {leastPopulation}.',
      'Entre esos cantones hay de todo: {mostPopulation} habitantes en el cantón con cabecera en {most} y {leastPopulation} en el de {least}.',
      'El cantón que encabeza {most} es el mayor de ese grupo ({mostPopulation} habitantes) y el de {least}, el menor ({leastPopulation}).',
      'Por habitantes del cantón, van desde los {leastPopulation} de {least} hasta los {mostPopulation} de {most}.',
      'Su tamaño cambia mucho: {least} encabeza un cantón de {leastPopulation} habitantes; {most}, uno de {mostPopulation}.',
      'En ese grupo, {most} va delante con {mostPopulation} habitantes en su cantón, y {least} cierra con {leastPopulation}.',
    ],
  },
  'neighbours-each': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      'Los habitantes de esos cantones son estos: {list}.',
      'El censo da a esos cantones estos habitantes: {list}.',
      'En habitantes del cantón, la cuenta es esta: {list}.',
      'Cada una encabeza un cantón, con estos habitantes: {list}.',
      'Por cantón viven allí estas personas: {list}.',
      'Según el censo, el tamaño de esos cantones, en habitantes, es este: {list}.',
    ],
  },
  'neighbours-care': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'De esas cabeceras, la lista conoce hospital en {list}.',
      'Entre ellas, la lista nombra hospital en {list}.',
      'Si hiciera falta un hospital, de ese grupo la lista lo conoce en {list}.',
      'De ese grupo, hay hospital conocido en {list}.',
      'En cuanto a hospitales, de esas cabeceras constan los de {list}.',
      'La lista ubica hospital, dentro de ese grupo, en {list}.',
    ],
  },
  'neighbours-no-care': {
    facts: ['LOCAL-HOSPITALES', 'CIU-04'],
    texts: [
      'De ninguna de esas cabeceras conoce hospital la lista, que es parcial.',
      'La lista, que es parcial, no nombra hospital en esas cabeceras.',
      'En ese grupo, nuestra lista todavía no tiene hospitales.',
      'De ese grupo no hallamos aún fuentes que nombren un hospital.',
    ],
  },
  'province-cantons': {
    facts: ['LOCAL-DIVISION', 'LOCAL-POBLACION'],
    texts: [
      'Los otros cantones de {province}, por su cabecera y sus habitantes, son {list}.',
      'Con {city} comparten la provincia de {province} estas cabeceras, con los habitantes de su cantón: {list}.',
      'Las demás cabeceras de {province}, con los habitantes de su cantón, son {list}.',
      'En {province} están también, con la gente de su cantón, {list}.',
    ],
  },
  'neighbours-in-direction': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: ['{direction}, {list}.'],
  },
} as const satisfies Record<string, Wordings>
