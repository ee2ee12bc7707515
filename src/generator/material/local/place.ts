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
      '{city} queda en {region}, dentro de la provincia de {province}.',
      '{city} está en la provincia de {province}, que forma parte de {region}.',
    ],
  },
  canton: {
    facts: ['LOCAL-DIVISION'],
    texts: [
      'Es la cabecera del cantón {canton}.',
      'Su cantón se llama {canton}.',
      'Su cantón tiene otro nombre: {canton}.',
      'Es la cabecera de un cantón con otro nombre: {canton}.',
    ],
  },
  'population-largest': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      '{city} es una de las ciudades más grandes del Ecuador: el cantón {canton} tiene {population} habitantes ({basis}).',
      'Con {population} habitantes en el cantón {canton} ({basis}), es una de las ciudades más grandes del país.',
      'En el cantón {canton} viven {population} personas ({basis}): {city} es una de las ciudades más grandes del Ecuador.',
      'Es una de las ciudades más grandes del país: el cantón {canton} suma {population} habitantes, según el {basis}.',
    ],
  },
  'population-important': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      '{city} es una ciudad importante: el cantón {canton} tiene {population} habitantes ({basis}).',
      'Con {population} habitantes en el cantón {canton} ({basis}), es una ciudad importante de {province}.',
      'En el cantón {canton} viven {population} personas, según el {basis}: {city} es una ciudad importante.',
      'Es una ciudad importante: el cantón {canton} suma {population} habitantes, según el {basis}.',
    ],
  },
  'population-medium': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      'El cantón {canton} es de tamaño mediano: tiene {population} habitantes ({basis}).',
      'Con {population} habitantes ({basis}), el cantón {canton} es de tamaño mediano.',
      'En el cantón {canton} viven {population} personas, según el {basis}: es de tamaño mediano.',
      'De tamaño mediano, el cantón {canton} sumaba {population} habitantes en el {basis}.',
      'El cantón {canton} es de tamaño mediano: el {basis} contó {population} habitantes.',
      'Según el {basis}, el cantón {canton} tiene {population} habitantes: es de tamaño mediano.',
    ],
  },
  'population-small': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      'En el cantón {canton} viven {population} personas, según el {basis}.',
      'El cantón {canton} tiene {population} habitantes ({basis}).',
      'El {basis} contó {population} habitantes en el cantón {canton}.',
      'Son {population} los habitantes del cantón {canton}, según el {basis}.',
      'Según el {basis}, en el cantón {canton} viven {population} personas.',
      'El cantón {canton} sumaba {population} habitantes en el {basis}.',
    ],
  },
  'population-parish': {
    facts: ['LOCAL-POBLACION', 'LOCAL-DIVISION'],
    texts: [
      'En la {unit} de {city} viven {population} personas, según el {basis}; del cantón aún no hay una cifra.',
      'El {basis} contó {population} habitantes en la {unit} de {city}; es la cifra que conocemos.',
    ],
  },
  'unsourced-largest': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      'La ficha del portal anota {population} habitantes, sin decir de qué censo: {city} es una de las ciudades más grandes del Ecuador.',
      'Con {population} habitantes, cifra que el portal guarda sin su censo, {city} es una de las ciudades más grandes del país.',
    ],
  },
  'unsourced-important': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      'La ficha del portal anota {population} habitantes, sin decir de qué censo: {city} es una ciudad importante.',
      'Con {population} habitantes, cifra que el portal guarda sin su censo, {city} es una ciudad importante.',
    ],
  },
  'unsourced-medium': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      'La ficha del portal anota {population} habitantes, sin decir de qué censo: {city} es de tamaño mediano.',
      'Con {population} habitantes, cifra que el portal guarda sin su censo, {city} es de tamaño mediano.',
    ],
  },
  'unsourced-small': {
    facts: ['LOCAL-POBLACION'],
    texts: [
      'La ficha del portal anota {population} habitantes para {city}, sin decir de qué censo.',
      'Para {city}, el portal guarda la cifra de {population} habitantes, sin su censo.',
    ],
  },
  'capital-itself': {
    facts: ['LOCAL-DIVISION'],
    texts: [
      '{city} es la capital de la provincia.',
      'Es también la capital de la provincia.',
      'La capital de la provincia es esta misma ciudad.',
    ],
  },
  'capital-away': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: [
      'La capital de la provincia es {capital}, a {km} {direction} de {city}.',
      '{capital}, la capital de la provincia, queda a {km} {direction}.',
      'Si tiene que ir a la capital de la provincia, {capital} está a {km} {direction}.',
      'De {city} a {capital}, la capital de la provincia, hay {km} en línea recta {direction}.',
      'A {km} {direction} de {city} está {capital}, la capital de la provincia.',
    ],
  },
  'capital-unlocated': {
    facts: ['LOCAL-DIVISION'],
    texts: ['La capital de la provincia es {capital}.', 'En {province}, la capital es {capital}.'],
  },
  capitals: {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-HOSPITALES'],
    texts: [
      'Estas otras capitales de provincia tienen hospital en la lista: {list}.',
      'En las capitales de otras provincias también hay hospital: {list}.',
      'Si le trasladan a una capital de otra provincia, quedan así: {list}.',
      'Las capitales de provincia más próximas, con hospital en la lista, son estas: {list}.',
    ],
  },
  'neighbours-by-distance': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-POBLACION'],
    texts: [
      'Estas son las cabeceras cantonales más cercanas a {city}, en línea recta, con los habitantes de su cantón.',
      'Alrededor de {city}, de cerca a lejos, están estas cabeceras, con los habitantes de su cantón.',
      'Si vive cerca de {city}, pero no en ella, su cabecera cantonal puede ser una de estas; verá cuánta gente vive en cada cantón.',
      'Las cabeceras cantonales vecinas de {city} son estas, con los habitantes de su cantón.',
    ],
  },
  'neighbours-by-direction': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-POBLACION'],
    texts: [
      'Para orientarse desde {city}, estas son las cabeceras vecinas, según el rumbo y con los habitantes de su cantón.',
      'Hacia cada lado de {city} están estas cabeceras cantonales, con los habitantes de su cantón.',
      'Este es el mapa de vecinas de {city}, empezando por el norte y con los habitantes de su cantón.',
      'Según el rumbo, {city} tiene estas cabeceras vecinas, con los habitantes de su cantón.',
    ],
  },
  'place-at': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: ['{place}, a {km}', 'a {km}, {place}', '{km} hasta {place}', 'hasta {place} hay {km}'],
  },
  'neighbours-within': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-POBLACION'],
    texts: ['{reach}: {list}.'],
  },
  'neighbours-in-direction': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA', 'LOCAL-POBLACION'],
    texts: ['{direction}: {list}.'],
  },
  'province-seats': {
    facts: ['LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: [
      'El resto de la provincia: {list}.',
      'En {province} están además estas cabeceras: {list}.',
      'Más allá, la provincia sigue así: {list}.',
      'También son de {province}, más lejos: {list}.',
    ],
  },
  'province-cantons': {
    facts: ['LOCAL-DIVISION', 'LOCAL-POBLACION'],
    texts: [
      'Estas son las otras cabeceras cantonales de {province}.',
      'Con {city} comparten la provincia de {province} estas cabeceras cantonales.',
      'En {province} están también estas cabeceras cantonales.',
    ],
  },
  'province-item': {
    facts: ['LOCAL-DIVISION', 'LOCAL-POBLACION', 'LOCAL-DISTANCIA'],
    texts: [
      '{place}, a {km} {direction} de {capital}; en su cantón viven {people} personas.',
      'A {km} {direction} de {capital} está {place}, de un cantón de {people} habitantes.',
    ],
  },
  'province-item-bare': {
    facts: ['LOCAL-DIVISION', 'LOCAL-POBLACION'],
    texts: ['{place}: en su cantón viven {people} personas.', '{place}, con {people} habitantes en su cantón.'],
  },
} as const satisfies Record<string, Wordings>
