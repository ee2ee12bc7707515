import type { Wordings } from '@/generator/material/local-material'

/** Hospitals of the portal's list: in the city, around it, in its province. */
export const HOSPITALS = {
  'care-one': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'En {city} está {hospitals}.',
      'Nuestra lista nombra un hospital en {city}: {hospitals}.',
      '{city} tiene un hospital en nuestra lista: {hospitals}.',
      'El hospital de {city} que aparece en nuestra lista es {hospitals}.',
      'Si está en {city}, nuestra lista le nombra {hospitals}.',
      'De los hospitales de {city}, nuestra lista nombra {hospitals}.',
      'Un hospital de nuestra lista queda en {city}: {hospitals}.',
      'Para {city} tenemos un hospital con fuente: {hospitals}.',
    ],
  },
  'care-few': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'En {city}, nuestra lista nombra {count} hospitales: {hospitals}.',
      '{city} tiene {count} hospitales en nuestra lista: {hospitals}.',
      'Los {count} hospitales de {city} en nuestra lista son {hospitals}.',
      'Nuestra lista nombra {count} hospitales en {city}: {hospitals}.',
      'Si está en {city}, la lista le nombra {count} hospitales: {hospitals}.',
      'Para {city} tenemos {count} hospitales con fuente: {hospitals}.',
    ],
  },
  'care-many': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'En {city}, nuestra lista nombra {count} hospitales, entre ellos {hospitals}.',
      '{city} tiene {count} hospitales en nuestra lista; los primeros son {hospitals}.',
      'Nuestra lista nombra {count} hospitales en {city}, como {hospitals}.',
      'Para {city} tenemos {count} hospitales con fuente, entre ellos {hospitals}.',
    ],
  },
  'care-also': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'La lista sigue con {hospitals}.',
      'La lista nombra también {hospitals}.',
      'Además, la lista nombra {hospitals}.',
      'A esos nombres la lista suma {hospitals}.',
    ],
  },
  'care-clinics': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'Entre los centros de salud, la lista nombra {clinics}.',
      'De los centros de salud de {city}, la lista nombra {clinics}.',
      'Para una atención más sencilla, la lista nombra {clinics}.',
      'Lo que sí tenemos con fuente es {clinics}.',
    ],
  },
  'care-none': {
    facts: ['LOCAL-HOSPITALES', 'CIU-04'],
    texts: [
      'Todavía no tenemos en nuestra lista un hospital en {city}.',
      'En {city}, nuestra lista no nombra aún ningún hospital.',
      'Aún no hallamos una fuente que nombre un hospital en {city}.',
      'Nuestra lista no tiene todavía un hospital de {city}.',
      'Por ahora, nuestra lista no nombra un hospital en {city}.',
      'De {city} no tenemos todavía un hospital con fuente.',
    ],
  },
  'care-none-means': {
    facts: ['CIU-04', 'CIU-11', 'REC-03'],
    texts: [
      'Eso no quiere decir que no haya uno: confirme en el 171.',
      'Puede haber uno que nos falta: confirme en el 171.',
      'Puede que haya atención y nos falte la fuente: confirme en el 171.',
      'La lista no está completa: confirme en el 171.',
    ],
  },
  'care-partial': {
    facts: ['CIU-04', 'CIU-12'],
    texts: [
      'La lista no está completa y no trae horarios: pregunte en el 171.',
      'Puede faltar alguno; para los horarios, llame al 171.',
      'No damos horarios que no pudimos comprobar: pregunte en el 171.',
      'Puede haber más lugares, y no damos horarios: pregunte en el 171.',
    ],
  },
  'nearest-first': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'Fuera de {city}, lo más cercano de nuestra lista está en {place}, a {km} en línea recta {direction}: {hospitals}.',
      'Si hay que salir de {city}, lo más cercano de la lista es {place}, a {km} en línea recta {direction}, con {hospitals}.',
      'Fuera de {city}, la ciudad con hospital más cercana de la lista es {place}, a {km} en línea recta {direction}: {hospitals}.',
      '{place} es la ciudad con hospital más cercana de nuestra lista, fuera de {city}: a {km} en línea recta {direction}, con {hospitals}.',
      'Desde {city}, lo más cercano de la lista es {place}, a {km} en línea recta {direction}, con {hospitals}.',
      'A {km} en línea recta {direction} de {city} está {place}, donde la lista nombra {hospitals}; fuera de la ciudad, es lo más cercano.',
      'Más allá de {city}, el camino más corto de nuestra lista lleva a {place}, a {km} en línea recta {direction}: {hospitals}.',
      'Tenga en cuenta {place}: queda a {km} en línea recta {direction} de {city}, y la lista nombra allí {hospitals}.',
      'Lo más próximo a {city} en nuestra lista es {place}, a {km} en línea recta {direction}; allí nombra {hospitals}.',
      'En {place}, a {km} en línea recta {direction}, está lo más cercano que la lista tiene fuera de {city}: {hospitals}.',
    ],
  },
  'straight-line': {
    facts: ['LOCAL-DISTANCIA', 'CIU-12'],
    texts: [
      'El camino suele ser más largo.',
      'Cuente con un camino más largo.',
      'Por el camino suelen ser más kilómetros.',
      'La línea recta solo sirve para comparar.',
    ],
  },
  'across-the-sea': {
    facts: ['LOCAL-DISTANCIA', 'LOCAL-DIVISION'],
    texts: [
      'Entre {city} y las otras ciudades de la lista está el mar.',
      'Como {city} está en una isla, la línea recta pasa sobre el mar.',
      'Desde {city} hay que cruzar el mar para llegar a otra ciudad de la lista.',
      'No olvide que {city} está en una isla: esas distancias son sobre el agua.',
    ],
  },
  'nearest-next': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'Después, de cerca a lejos, siguen estas ciudades.',
      'Estas son las siguientes, de cerca a lejos.',
      'Si no le sirve, siguen estas, de cerca a lejos.',
      'Otras ciudades con hospital en la lista, de cerca a lejos, son estas.',
    ],
  },
  'nearest-next-one': {
    facts: ['LOCAL-HOSPITALES'],
    texts: ['Después sigue esta ciudad.', 'La siguiente es esta.'],
  },
  mainland: {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'En el continente, lo más cercano de la lista es esto.',
      'Ya en el continente, la lista nombra primero estas ciudades.',
      'Si el traslado es al continente, estas ciudades quedan más cerca.',
      'Del continente, lo que queda menos lejos es esto.',
    ],
  },
  'nearest-item': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      '{place}, a {km} {direction}: {hospitals}.',
      'A {km} {direction}, en {place}: {hospitals}.',
      '{place}: {hospitals}, a {km} {direction}.',
      '{hospitals}, en {place}, a {km} {direction}.',
    ],
  },
  maternity: {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'Si busca una maternidad, la lista tiene hospitales con ese nombre aquí: {list}.',
      'La lista tiene hospitales con nombre de maternidad aquí: {list}.',
      'Las maternidades de la lista, fuera de {city}, quedan aquí: {list}.',
      'Fuera de {city}, hay hospitales con nombre de maternidad aquí: {list}.',
    ],
  },
  'maternity-here': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'Si busca una maternidad en {city}, la lista nombra {hospitals}.',
      'Con nombre de maternidad, la lista tiene en {city} {hospitals}.',
    ],
  },
  'network-count': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DIVISION'],
    texts: [
      'En toda la provincia de {province}, la lista nombra {hospitals}, en {with} de sus {of} cabeceras cantonales.',
      'Para {province}, nuestra lista nombra {hospitals}: hay en {with} de las {of} cabeceras cantonales.',
      'De las {of} cabeceras cantonales de {province}, la lista tiene hospital en {with}; suman {hospitals}.',
      'La provincia de {province} tiene en la lista {hospitals}, en {with} de {of} cabeceras cantonales.',
    ],
  },
  'network-one': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DIVISION'],
    texts: [
      'En toda la provincia de {province}, la lista nombra un solo hospital, en {place}.',
      'De la provincia de {province}, la lista nombra solo un hospital: queda en {place}.',
    ],
  },
  'network-next': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: [
      'En la provincia también hay hospital aquí: {list}.',
      'Dentro de {province} hay hospital, además, aquí: {list}.',
      'De {province} queda por nombrar lo siguiente: {list}.',
      'La provincia tiene también hospital aquí: {list}.',
    ],
  },
  unlocated: {
    facts: ['LOCAL-DISTANCIA', 'CIU-12'],
    texts: [
      'No tenemos todavía las coordenadas de {city}, y por eso no le damos distancias desde allí.',
      'Nos faltan las coordenadas de {city}: preferimos no dar una distancia antes que inventarla.',
      'Como nos faltan las coordenadas de {city}, no podemos decirle cuántos kilómetros hay hasta cada lugar.',
      'Ninguna de nuestras fuentes ubica {city} en el mapa, y por eso faltan aquí las distancias desde la ciudad.',
    ],
  },
  'further-care-by-direction': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'Más lejos también hay hospital, según el rumbo.',
      'La lista sigue con otras ciudades, según hacia dónde quedan.',
      'Estas ciudades con hospital quedan más lejos, según el rumbo.',
      'Si le llevan más lejos, hay hospital en estas ciudades.',
    ],
  },
  'in-direction': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: ['{direction}: {list}.'],
  },
  'further-care-by-province': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DIVISION'],
    texts: [
      'Más lejos también hay hospital, provincia por provincia.',
      'La lista sigue con otras ciudades, por provincia.',
      'Estas ciudades con hospital quedan más lejos, por provincia.',
      'Si le llevan más lejos, hay hospital en estas ciudades, por provincia.',
    ],
  },
  'in-province': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: ['{where}: {list}.'],
  },
  'in-capital': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DIVISION'],
    texts: [
      'En {capital}, la capital de la provincia, la lista nombra {hospitals}.',
      'La capital de la provincia es {capital}; allí la lista nombra {hospitals}.',
    ],
  },
  'from-capital': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'Desde {capital} sí podemos medir en línea recta hasta otras ciudades con hospital: {list}.',
      'Lo que sí podemos medir, en línea recta y desde {capital}, son otras ciudades con hospital: {list}.',
    ],
  },
} as const satisfies Record<string, Wordings>
