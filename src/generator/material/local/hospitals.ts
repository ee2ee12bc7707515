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
    facts: ['CIU-04', 'CIU-11'],
    texts: [
      'Eso no prueba que falte: quiere decir que no hallamos una fuente que lo nombre.',
      'No significa que falte atención: solo nos falta una fuente con el nombre.',
      'La lista es parcial: si un lugar no aparece, es porque no encontramos su fuente.',
      'Puede haber servicios que no recogemos, pues solo anotamos los que tienen fuente.',
    ],
  },
  'care-fallback': {
    facts: ['CIU-04', 'REC-03'],
    texts: [
      'Como referencia general están el hospital público local, el centro de salud y el subcentro de salud: confirme en el 171.',
      'Pregunte por el hospital público local, el centro de salud o el subcentro de salud; confirme en el 171.',
      'La referencia general es el hospital público local, el centro de salud o el subcentro de salud; confirme en el 171.',
      'Hospital público local, centro de salud y subcentro de salud son nombres generales: confirme en el 171.',
    ],
  },
  'care-partial': {
    facts: ['CIU-04', 'CIU-12'],
    texts: [
      'La lista es parcial y no dice horarios: confirme en el 171.',
      'Puede faltar algún lugar, y aquí no damos horarios; confírmelos en el 171.',
      'No es un listado completo ni trae horarios, así que pregunte en el 171.',
      'Solo anotamos lo que tiene fuente; los horarios, confírmelos en el 171.',
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
  'nearest-next': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'Después viene {place}, a {km} {direction}, con {hospitals}.',
      '{place} queda a {km} {direction} y tiene en la lista {hospitals}.',
      'La lista añade {hospitals}, en {place}, a {km} {direction}.',
      'Le sigue {place}, a {km} {direction}: {hospitals}.',
      'Otra ciudad con hospital conocido es {place}, a {km} {direction}, con {hospitals}.',
      'En {place}, a {km} {direction}, la lista nombra {hospitals}.',
      'Más lejos, a {km} {direction}, {place} aparece con {hospitals}.',
      'A {km} {direction} está {place}, que figura con {hospitals}.',
      'Luego está {place}, a {km} {direction}: {hospitals}.',
      'También {place}, a {km} {direction}, consta con {hospitals}.',
      'Hasta {place} hay {km} {direction}; allí la lista ubica {hospitals}.',
      'La siguiente es {place}, a {km} {direction}, con {hospitals}.',
    ],
  },
  'care-list': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'Más lejos, la lista conoce hospital en estas ciudades: {list}.',
      'Siguen otras ciudades con hospital en la lista: {list}.',
      'Después, los hospitales conocidos están aquí: {list}.',
      'La lista continúa de este modo: {list}.',
      'Otros lugares con hospital en la lista son estos: {list}.',
      'El resto de la lista, por cercanía, es este: {list}.',
      'Con más kilómetros hay hospital conocido aquí: {list}.',
      'Si ninguno de los anteriores le queda cerca, la lista sigue así: {list}.',
    ],
  },
  'straight-line': {
    facts: ['LOCAL-DISTANCIA', 'CIU-12'],
    texts: [
      'Son distancias en línea recta: el camino es más largo.',
      'Medimos en línea recta; por el camino, el recorrido es mayor.',
      'La línea recta sirve para comparar: el camino es más largo.',
      'Todo se mide en línea recta; cuente con un camino más largo.',
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
      'En {province}, la lista conoce hospital en {with} de {of} cabeceras cantonales, con {hospitals} en total.',
      'La red conocida de {province} suma {hospitals} y llega a {with} de {of} cabeceras cantonales.',
      'De las {of} cabeceras cantonales de {province}, la lista registra hospital en {with}: {hospitals} en total.',
      '{province} reúne en la lista {hospitals}, con presencia en {with} de {of} cabeceras cantonales.',
      'Mirando toda la provincia, la lista anota hospital en {with} de las {of} cabeceras de {province}; la suma es de {hospitals}.',
      'El mapa de {province} tiene {of} cabeceras cantonales, y la lista ubica {hospitals} en {with} de ellas.',
    ],
  },
  hubs: {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'Donde la lista reúne más hospitales es en {list}.',
      'La mayor cantidad de hospitales de la lista está en {list}.',
      'Los hospitales de la lista se concentran sobre todo en {list}.',
      'Donde más hospitales conoce la lista es en {list}.',
      'Por número de hospitales en la lista, el primer lugar es para {list}.',
      'Si cuenta hospitales por ciudad, la lista pone delante a {list}.',
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
  'unlocated-place': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-POBLACION'],
    texts: [
      'En {place}, {inhabitants}, la lista nombra {hospitals}.',
      '{place}, {inhabitants}, tiene en la lista {hospitals}.',
      'La lista conoce {hospitals}, en {place}, {inhabitants}.',
      'Otra cabecera de la provincia con hospital conocido es {place}, {inhabitants}: {hospitals}.',
      'También {place}, {inhabitants}, aparece con {hospitals}.',
      'Para {place}, {inhabitants}, la lista conoce {hospitals}.',
    ],
  },
  'unlocated-from-capital': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA', 'LOCAL-DIVISION'],
    texts: [
      'Medido desde {capital}, la capital de la provincia, hay hospital conocido en {list}, en línea recta.',
      'Si se parte de {capital}, que es la capital, la lista conoce hospital en {list}, siempre en línea recta.',
      'Desde la capital provincial, {capital}, las líneas rectas hasta otros hospitales conocidos son {list}.',
      'La capital es {capital}: desde allí, en línea recta, se miden {list}, con hospital en la lista.',
      'Tomando {capital}, la capital, como punto de partida, en línea recta quedan {list}, todas con hospital conocido.',
      'Con {capital}, capital de la provincia, como centro, la línea recta da {list}: son ciudades con hospital en la lista.',
    ],
  },
  'care-by-direction': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: [
      'Más lejos, la lista conoce hospital en otras ciudades, según el rumbo.',
      'Siguen otras ciudades con hospital en la lista, por su rumbo.',
      'A partir de ahí, los hospitales conocidos se reparten por rumbos.',
      'La lista continúa con otras ciudades, ordenadas por rumbo.',
      'Otros lugares con hospital en la lista se ubican así.',
      'Si ninguno de los anteriores le queda cerca, la lista sigue por rumbos.',
    ],
  },
  'care-in-direction': {
    facts: ['LOCAL-HOSPITALES', 'LOCAL-DISTANCIA'],
    texts: ['{direction}, {list}.'],
  },
} as const satisfies Record<string, Wordings>
