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
      'Es el número {rank} de los {cantons} de {province} por población, entre los que encabezan {above} ({abovePopulation}) y {below} ({belowPopulation}).',
      'Por habitantes ocupa el lugar {rank} de los {cantons} de {province}: lo supera el de {above} ({abovePopulation}) y le sigue el de {below} ({belowPopulation}).',
      'De más a menos poblado, es el {rank} de los {cantons} de {province}, tras el de {above}, con {abovePopulation}, y antes del de {below}, con {belowPopulation}.',
      'Va en el puesto {rank} de los {cantons} de {province}: {above} encabeza uno de {abovePopulation} habitantes y {below}, otro de {belowPopulation}.',
      'En {province} hay {cantons} y este es el {rank} por población: antes está el de {above} ({abovePopulation}); después, el de {below} ({belowPopulation}).',
      'Su puesto es el {rank} entre los {cantons} de {province}, con {abovePopulation} habitantes en el de {above} y {belowPopulation} en el de {below}.',
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
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-HOSPITALES'],
    texts: [
      'Otras capitales de provincia, todas con hospital en la lista: {list}.',
      'Las capitales de otras provincias, con hospital en la lista, quedan así: {list}.',
      'También tienen hospital en la lista estas capitales: {list}.',
      'Entre las capitales vecinas, con hospital en la lista, están estas: {list}.',
    ],
  },
  share: {
    facts: ['LOCAL-POBLACION', 'LOCAL-DIVISION'],
    texts: [
      'Allí vive {share} de los {total} habitantes de la provincia.',
      'De los {total} habitantes de la provincia, reúne {share}.',
      'La provincia suma {total} habitantes, y allí está {share}.',
      'Es {share} de la población provincial, de {total} personas.',
    ],
  },
  furthest: {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: [
      'La cabecera de {province} que queda más lejos es {furthest}, a {km} {direction}.',
      'Dentro de {province}, lo más lejano es {furthest}: {km} {direction}.',
      'La provincia llega hasta {furthest}, su cabecera más distante, a {km} {direction}.',
      'De las cabeceras de {province}, {furthest} es la más lejana, a {km} {direction}.',
    ],
  },
  'neighbours-by-direction': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-POBLACION'],
    texts: [
      'Desde el norte, como gira el reloj, estas cabeceras rodean a {city}, con la gente de su cantón.',
      'Para orientarse desde {city}, estas son las cabeceras vecinas, con los habitantes de su cantón.',
      'Este es el mapa de vecinas de {city}, por rumbo y con la población de su cantón.',
      'Según el rumbo, {city} tiene estas vecinas; la población es la del cantón.',
    ],
  },
  'province-cantons': {
    facts: ['LOCAL-DIVISION', 'LOCAL-POBLACION'],
    texts: [
      'Estas son las otras cabeceras de {province}, con los habitantes de su cantón.',
      'Con {city} comparten la provincia de {province} estas cabeceras, con los habitantes de su cantón.',
      'Las demás cabeceras de {province}, con los habitantes de su cantón, son estas.',
      'En {province} están también estas cabeceras, con la gente de su cantón.',
    ],
  },
  'province-item': {
    facts: ['LOCAL-DIVISION', 'LOCAL-POBLACION', 'LOCAL-DISTANCIA'],
    texts: [
      '{place}: {people} habitantes, a {km} de {capital} {direction}.',
      '{place}, {km} {direction} de {capital}, {people} habitantes.',
      'A {km} {direction} de {capital}: {place} ({people} habitantes).',
      'Con {people} habitantes, {place}, {km} {direction} de {capital}.',
    ],
  },
  'province-item-bare': {
    facts: ['LOCAL-DIVISION', 'LOCAL-POBLACION'],
    texts: ['{place}: {people} habitantes.', '{place}, con {people} habitantes.'],
  },
  'neighbours-in-direction': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-POBLACION'],
    texts: ['{direction}: {list}.'],
  },
  'province-seats': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-POBLACION'],
    texts: [
      'Más allá, la provincia tiene {list}.',
      'El resto de la provincia: {list}.',
      'Y en {province} están además {list}.',
      'A ellas se suman, dentro de {province}, {list}.',
    ],
  },
  'province-seats-some': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-POBLACION'],
    texts: [
      'Más allá, entre otras de {province}, están {list}.',
      'Del resto de la provincia, las más próximas son {list}.',
    ],
  },
  'neighbours-by-distance': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-POBLACION'],
    texts: [
      'Estas son las cabeceras más cercanas a {city}, con la distancia y los habitantes de su cantón.',
      'De cerca a lejos, las vecinas de {city} son estas; la segunda cifra es la gente de su cantón.',
      'Alrededor de {city} están estas cabeceras: kilómetros en línea recta y habitantes del cantón.',
      'Las cabeceras vecinas de {city}, con su distancia y la población de su cantón, son estas.',
    ],
  },
  'neighbours-within': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-POBLACION'],
    texts: ['{reach}: {list}.'],
  },
} as const satisfies Record<string, Wordings>
