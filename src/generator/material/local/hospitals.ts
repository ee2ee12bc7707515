import type { Wordings } from '@/generator/material/local-material'

/** Hospitals that the list knows: in the city, around it, in its province. */
export const HOSPITALS = {
  'care-one': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'En {city}, nuestra lista conoce {hospitals}.',
      'La lista de este portal nombra un hospital en {city}: {hospitals}.',
      'Para {city} consta un hospital en nuestra lista: {hospitals}.',
      '{city} tiene un hospital en la lista del portal: {hospitals}.',
      'El hospital de {city} que nuestra lista conoce es {hospitals}.',
      'Si usted está en {city}, la lista del portal nombra aquí {hospitals}.',
      'Entre los hospitales de nuestra lista, uno está en {city}: {hospitals}.',
      'Nuestra lista ubica en {city} {hospitals}.',
    ],
  },
  'care-few': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'En {city}, nuestra lista conoce {count} hospitales: {hospitals}.',
      'La lista de este portal nombra {count} hospitales en {city}: {hospitals}.',
      '{city} suma {count} hospitales en nuestra lista: {hospitals}.',
      'Para {city} constan en la lista {count} hospitales, que son {hospitals}.',
      'Los {count} hospitales de {city} que nuestra lista conoce son {hospitals}.',
      'Si usted está en {city}, la lista le nombra {count} hospitales: {hospitals}.',
    ],
  },
  'care-many': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'En {city}, nuestra lista conoce {count} hospitales, entre ellos {hospitals}.',
      'La lista de este portal nombra {count} hospitales en {city}; los primeros son {hospitals}.',
      '{city} suma {count} hospitales en nuestra lista, como {hospitals}.',
      'De los {count} hospitales de {city} que constan en la lista, se puede empezar por {hospitals}.',
    ],
  },
  'care-also': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'La lista añade {hospitals}.',
      'También nombra {hospitals}.',
      'En la ciudad conoce además {hospitals}.',
      'A esos nombres suma {hospitals}.',
    ],
  },
  'care-clinics': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'De centros de salud, la lista nombra {clinics}.',
      'Entre los centros de salud de {city}, conoce {clinics}.',
      'En atención primaria, nuestra lista registra {clinics}.',
      'Sí sabemos, por fuentes públicas, de {clinics}.',
    ],
  },
  'care-none': {
    facts: ['LOCAL-HOSPITALES', 'CIU-04'],
    texts: [
      'Nuestra lista no conoce todavía un hospital en {city}.',
      'En {city}, la lista de este portal aún no nombra ningún hospital.',
      'Para {city}, nuestra lista no tiene todavía el nombre de un hospital.',
      'Por ahora, la lista del portal no recoge un hospital en {city}.',
      'No hallamos aún una fuente que nombre un hospital en {city}.',
      'Nuestra lista sigue sin un hospital de {city} que tenga fuente.',
    ],
  },
  'care-none-means': {
    facts: ['CIU-04', 'CIU-11', 'REC-03'],
    texts: [
      'Eso no prueba que falte, solo que no hallamos una fuente: confirme en el 171.',
      'No significa que falte atención; nos falta una fuente, así que confirme en el 171.',
      'La lista es parcial y solo anota lo que tiene fuente: confirme en el 171.',
      'Puede haber servicios que no recogemos por falta de fuente; confirme en el 171.',
    ],
  },
  'care-partial': {
    facts: ['CIU-04', 'CIU-12'],
    texts: [
      'La lista es parcial y no dice horarios: confirme en el 171.',
      'Puede faltar algún lugar; los horarios, confírmelos en el 171.',
      'No es un listado completo ni trae horarios: pregunte en el 171.',
      'Solo anotamos lo que tiene fuente; los horarios, en el 171.',
    ],
  },
  'nearest-first': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'Fuera de {city}, el hospital conocido más próximo está en {place}, a {km} en línea recta {direction}: {hospitals}.',
      'Al salir de {city}, la primera ciudad con hospital en la lista es {place}, a {km} en línea recta {direction}, con {hospitals}.',
      'La ciudad con hospital conocido que queda más cerca es {place}: en línea recta, a {km} {direction}, tiene {hospitals}.',
      '{place}, a {km} en línea recta {direction}, es lo más cercano que la lista conoce fuera de {city}, con {hospitals}.',
      'Desde {city}, a {km} en línea recta {direction}, aparece {place}, la ciudad más próxima con hospital en la lista: {hospitals}.',
      'Lo más cerca que la lista encuentra fuera de {city} es {hospitals}, en {place}, a {km} en línea recta {direction}.',
      'Más allá de {city}, la ciudad más próxima con hospital en la lista es {place} (en línea recta, a {km} {direction}): {hospitals}.',
      'Entre las ciudades con hospital conocido, {place} es la vecina más cercana: a {km} en línea recta {direction}, con {hospitals}.',
      'En línea recta, a {km} {direction}, {place} es la ciudad con hospital conocido más cercana a {city}, con {hospitals}.',
      'De todas las demás ciudades con hospital en la lista, {place} queda más cerca: a {km} en línea recta {direction}, con {hospitals}.',
      '{hospitals}, en {place}, es lo más próximo que la lista nombra fuera de {city}: a {km} en línea recta {direction}.',
      'La distancia más corta desde {city} hasta otra ciudad con hospital conocido es la de {place}: {km} en línea recta {direction}, con {hospitals}.',
    ],
  },
  'straight-line': {
    facts: ['LOCAL-DISTANCIA', 'CIU-12'],
    texts: [
      'El camino es más largo que la línea recta.',
      'Por el camino es más largo.',
      'La línea recta solo sirve para comparar.',
      'Cuente con un camino más largo.',
    ],
  },
  'across-the-sea': {
    facts: ['LOCAL-DISTANCIA', 'LOCAL-DIVISION'],
    texts: [
      'Entre {city} y las otras ciudades de la lista está el mar, y esas líneas rectas lo cruzan.',
      'Aquí la línea recta pasa sobre el mar, porque {city} está en una isla.',
      'Por ser una isla, desde {city} toda línea recta hacia otra ciudad de la lista atraviesa el mar.',
      'Como {city} está en Galápagos, las distancias se cuentan sobre el mar.',
      'No olvide que {city} está en una isla: esas distancias son sobre el agua.',
      'Las islas se miden sobre el mar, y así están medidas las distancias desde {city}.',
    ],
  },
  'network-count': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DIVISION'],
    texts: [
      'En {province}, la lista conoce {hospitals} en {with} de {of} cabeceras cantonales.',
      'La red conocida de {province} suma {hospitals} en {with} de {of} cabeceras.',
      'De las {of} cabeceras de {province}, la lista conoce hospital en {with}: {hospitals} en total.',
      '{province} reúne en la lista {hospitals}, en {with} de {of} cabeceras cantonales.',
    ],
  },
  unlocated: {
    facts: ['LOCAL-DISTANCIA', 'CIU-12'],
    texts: [
      'El portal no tiene todavía las coordenadas de {city}, y por eso no da distancias ni rumbos.',
      'De {city} nos faltan las coordenadas: preferimos no escribir distancias antes que inventarlas.',
      'Sin las coordenadas de {city}, esta página nombra lugares de {province}, pero no mide kilómetros.',
      'Como no hallamos aún una fuente con las coordenadas de {city}, aquí no verá cuánto hay hasta cada lugar.',
      'Nuestra fuente de mapas no trae el punto de {city}; los lugares van, entonces, sin su distancia.',
      'Las distancias faltan en esta página porque ninguna de nuestras fuentes ubica {city} en el mapa.',
    ],
  },
  'nearest-next': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'Después siguen estos.',
      'De cerca a lejos, siguen estas ciudades.',
      'Si ese no le sirve, estos son los que siguen.',
      'Los siguientes son estos.',
      'Estos vienen después.',
      'Continúan estas ciudades.',
    ],
  },
  'nearest-item': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      '{place}, {km} {direction}: {hospitals}.',
      '{place} ({km} {direction}), con {hospitals}.',
      '{km} {direction}, {place}: {hospitals}.',
      'A {km} {direction}, en {place}: {hospitals}.',
    ],
  },
  maternity: {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'Maternidades fuera de {city}, por su nombre en la lista: {list}.',
      'Por su nombre, la lista reconoce maternidad fuera de {city} aquí: {list}.',
      'Si busca una maternidad fuera de {city}, por su nombre la lista conoce: {list}.',
      'Hospitales con nombre de maternidad que la lista conoce fuera de {city}: {list}.',
    ],
  },
  'network-next': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: [
      'De ellas faltaba nombrar: {list}.',
      'A lo ya nombrado se suma: {list}.',
      'De la provincia quedaba por nombrar: {list}.',
      'Falta decir, de esa red: {list}.',
    ],
  },
  'unlocated-item': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-POBLACION'],
    texts: [
      '{place}, cantón de {people} habitantes: {hospitals}.',
      '{place}: {hospitals} ({people} habitantes en el cantón).',
      '{hospitals}: {place}, {people} habitantes en el cantón.',
      'Con {people} habitantes en su cantón, {place}: {hospitals}.',
    ],
  },
  'unlocated-from-capital': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA', 'LOCAL-DIVISION'],
    texts: [
      'Lo que sí se puede medir es desde {capital}, la capital de la provincia. En línea recta, los hospitales conocidos quedan así: {list}.',
      'Desde {capital}, que es la capital de la provincia, hay hospital conocido a estas distancias en línea recta: {list}.',
      'Tome como punto de partida la capital, {capital}. Desde allí, en línea recta, la lista conoce hospital así: {list}.',
      'La capital, {capital}, sí está en el mapa. Desde ella, en línea recta, hay hospital conocido así: {list}.',
    ],
  },
  'further-care-by-direction': {
    facts: ['LOCAL-HOSPITALES'],
    texts: [
      'Más lejos, por rumbos, hay hospital conocido en otras ciudades.',
      'La lista sigue así, según el rumbo.',
      'Con más kilómetros, la lista conoce estas ciudades con hospital.',
      'Por rumbos, otras ciudades con hospital en la lista son estas.',
    ],
  },
  'in-direction': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: ['{direction}: {list}.'],
  },
  'further-care-by-province': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DIVISION'],
    texts: [
      'Más lejos, por provincias, la lista conoce hospital en otras ciudades.',
      'La lista sigue así, provincia por provincia.',
      'Con más kilómetros, estas ciudades tienen hospital en la lista.',
      'Otras ciudades con hospital en la lista, por provincia, son estas.',
    ],
  },
  'in-province': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DIVISION', 'LOCAL-DISTANCIA'],
    texts: ['{where}: {list}.'],
  },
} as const satisfies Record<string, Wordings>
