import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { displayName } from '@/cities/city-name'
import { alsoCalled } from '@/cities/names/also-called'
import { PROVINCES } from '@/cities/provinces'
import { isWholeName, searchPlaces } from '@/cities/search/search-places'
import { checkCompliance } from '@/generator/compliance'
import { ALARM_SIGNS } from '@/generator/material/alarm-signs'
import { PAGE_INDEX } from '@/visitor/search/page-index'
import { SearchPage } from '@/visitor/search/SearchPage'
import { foundText, SearchResults } from '@/visitor/search/SearchResults'
import { searchPages } from '@/visitor/search/search-pages'
import { realCities } from '../../cities/build-city'
import { TOWN_COUNT } from '../../support/town-count'
import { renderPage, wordsOf } from '../render-page'

const cities = realCities()
const results = (query: string) =>
  renderPage(<SearchResults query={query} cities={cities} state="ready" retry={() => {}} />, cities)
const unread = (query: string) =>
  renderPage(<SearchResults query={query} cities={[]} state="failed" retry={() => {}} />, cities)

afterEach(() => void vi.unstubAllGlobals())

const pages = (query: string) => searchPages(query).map(({ page }) => page.path)
const sections = (query: string) =>
  searchPages(query).flatMap(({ page, sections }) => sections.map(({ id }) => `${page.path}#${id}`))
const places = (query: string) => {
  const { cities: found, provinces } = searchPlaces(cities, query)
  return [
    ...found.map(({ city }) => displayName(city)),
    ...provinces.map(({ province }) => `provincia de ${province.name}`),
  ]
}

test('before any script runs the query is not known, so the page is a form and the lists of all pages, provinces and cities', () => {
  const searchPage = renderPage(<SearchPage />, cities, '/search?q=quito')
  expect(searchPage).toMatch(/<form [^>]*action="\/search"[^>]*>.*<input[^>]*name="q"/s)
  expect(wordsOf(searchPage)).toContain('Buscar en el portal')
  const links = new Set([...searchPage.matchAll(/href="([^"]*)"/g)].map(([, href]) => href))
  for (const { page } of PAGE_INDEX) expect(links).toContain(page.path)
  for (const city of cities) expect(links).toContain(`/ec/${city.slug}`)
  expect([...links].filter((href) => href?.startsWith('/ec/'))).toHaveLength(TOWN_COUNT + PROVINCES.length - 5)
})

test('a question finds the section that answers it, not only its page', () => {
  // The signs of both pages have it; what to say to the 911 only mentions it.
  expect(sections('fiebre')[0]).toBe('/riesgos-y-efectos-secundarios#senales-de-alarma')
  const [first] = searchPages('fiebre').find(({ page }) => page.path === '/cuidados-y-alertas')?.sections ?? []
  expect(first?.id).toBe('senales-de-alarma')
  expect(sections('qué decir al 911')[0]).toBe('/cuidados-y-alertas#que-decir-al-911')
  expect(sections('efectos graves')[0]).toBe('/riesgos-y-efectos-secundarios#efectos-graves')
  expect(sections('composicion')).toContain('/que-es-misoprostol#composicion-y-presentacion')
  expect(pages('sangrado abundantísimo')).toEqual(pages('sangrado'))
  expect(pages('efectos graves jajaja')).toEqual(pages('efectos graves'))
  expect(pages('sangrado')).toContain('/riesgos-y-efectos-secundarios')
  expect(pages('cytotec')).toContain('/que-es-misoprostol')
})

const AS_TYPED: Record<string, readonly string[]> = {
  '/riesgos-y-efectos-secundarios#senales-de-alarma': [
    'fiebre',
    'no despierta',
    'está inconsciente',
    'frío',
    'embarazo ectópico',
    'sangrado',
    'hemorragia',
    'me duele',
    'estoi sangrando muxo',
    'mareada',
    'puntadas',
    'boté el feto',
    'taquicardia',
  ],
  '/riesgos-y-efectos-secundarios#que-hacer-en-una-emergencia': [
    'emergencia',
    'alluda',
    'socorro',
    'estoy abortando',
    'paracetamol',
    'esta muerta',
  ],
  '/riesgos-y-efectos-secundarios#contraindicaciones': [
    'soy alergica',
    'sesarea',
    'tengo la t de cobre',
    'tuve cesarea',
    'soy asmatica',
    'tengo diabetes',
  ],
  '/cuidados-y-alertas#que-decir-al-911': ['anbulancia', 'que le digo al doctor', 'tengo que decir que tome'],
  '/cuidados-y-alertas#miedo': ['miedo', 'tengo miedo', 'tengo mucho miedo', 'bergüenza', 'estoy asustada'],
  '/cuidados-y-alertas#sola': ['sola', 'estoy sola', 'toy solita', 'nadie sabe'],
  '/cuidados-y-alertas#cuanto-cuesta': [
    'cuánto cuesta',
    'no tengo plata',
    'no tengo dinero',
    'me cobran',
    'cuanto vale la atencion',
  ],
  '/cuidados-y-alertas#violencia-sexual': [
    'violación',
    'me violaron',
    'violasion',
    'mi tio abusa de mi',
    'mi pareja me obligo',
    'mi padre me toca',
    'me drogaron',
    'me obligan a abortar',
  ],
  '/cuidados-y-alertas#seguimiento': [
    'tomé cytotec y no pasa nada',
    'no pasa nada',
    'sigo embarazada',
    'no funciono',
    'quedaron restos',
    'ya aborte',
    'tuve un aborto',
    'no boto nada',
    'me quedo adentro',
  ],
  '/marco-legal-ec#denuncia': [
    'denuncia',
    'me pueden denunciar',
    'no quiero que se enteren',
    'cárcel',
    'policia',
    'polisia',
    'calcel',
    'denunsia',
    'si voy al hospital me denuncian',
    'me negaron la atencion',
    'me botaron del hospital',
  ],
  '/marco-legal-ec#menor-de-edad': [
    'menor de edad',
    'tengo 16 años',
    'tengo 11 años',
    'tengo 14 años',
    'tengo 15 años',
    'mis papas no saben',
    'soy menor de edad y estoy embarasada',
    'tengo dieciseis y mi mama no sabe',
  ],
  '/marco-legal-ec#ley-violacion': [
    'aborto legal',
    'avorto',
    'abortar',
    'aborto por violacion',
    'clinica de aborto',
    'donde abortar',
    'es un crimen',
  ],
  '/sobre-nosotros#por-que-no-indicamos-pautas': [
    'dosis',
    'cual es la dosis',
    'como se toma',
    'cuantas pastillas',
    'cuantas pastillas son para 8 semanas',
    'por via vaginal',
  ],
  '/riesgos-y-efectos-secundarios#prevencion-de-riesgos': [
    'comprar',
    'venden',
    'presio',
    'me engañaron',
    'cuanto cuesta cytotec',
    'envios',
  ],
  '/recursos-oficiales#chat': ['quien atiende el chat'],
  '/accesibilidad#que-falta': ['english'],
  '/cuidados-y-alertas#mi-caso': ['soy sorda', 'lengua de señas', 'en kichwa', 'soy discapacitada'],
  '/sobre-nosotros#quien-opera': ['quienes son'],
  '/recursos-oficiales#ciudades': ['mapa', 'ospital', 'a donde voy', 'subcentro', 'ginecologo', 'obstetriz'],
  '/recursos-oficiales#contactos-nacionales': ['ayuda psicologica', 'psicologo', 'ansiedad', 'bomberos', 'cruz roja'],
  '/riesgos-y-efectos-secundarios#efectos-graves': ['es seguro', 'es peligroso'],
  '/riesgos-y-efectos-secundarios#efectos-comunes': ['es normal'],
  '/privacidad#lo-primero': [
    'pareja',
    'celular',
    'mi novio me revisa el celular',
    'mi pareja me revisa el telefono',
    'esposo me controla',
    'mi marido me controla',
  ],
  '/privacidad#ventana-privada': ['modo incognito'],
  '/privacidad#que-ve-el-servidor': ['wifi del trabajo'],
  '/privacidad#salida-rapida': ['salida rapida'],
  '/privacidad#programas-espia': ['me espian', 'me espia'],
  '/cuidados-y-alertas#pensar-en-morir': [
    'ya no quiero vivir',
    'quitarme la vida',
    'me quiero morir',
    'me quiero matar',
    'quiero suicidarme',
    'no aguanto mas',
    'ya no puedo mas',
    'odio mi vida',
  ],
  '/cuidados-y-alertas#tomo-mucho': [
    'sobredosis',
    'intoxicasion',
    'veneno',
    'tome muchas pastillas',
    'me tome un frasco de pastillas',
    'se tomó cloro',
  ],
  '/cuidados-y-alertas#sin-ambulancia': [
    'no tengo saldo',
    'no hay señal',
    'no viene la ambulancia',
    'no hay quien me lleve',
  ],
  '/cuidados-y-alertas#despues': ['estoy triste', 'me siento culpable', 'me arrepenti', 'tampones'],
  '/riesgos-y-efectos-secundarios#perdida': [
    'estoy perdiendo al bebe',
    'estoy perdiendo el embarazo',
    'perdí a mi bebé',
  ],
  '/cuidados-y-alertas#embarazo-no-esperado': [
    'embarazo',
    'embarasada',
    'no quiero tener al bebe',
    '12 semanas de embarazo',
    'tengo 20 semanas',
    'retraso de 10 dias',
  ],
  '/cuidados-y-alertas#sin-urgencia': ['agendar cita', 'anticonceptivos', 'pastilla del dia siguiente', 'condones'],
  '/marco-legal-ec#extranjera': [
    'soy venezolana',
    'no tengo cédula',
    'pasaporte',
    'no tengo pasaporte',
    'indocumentada',
    'refugiada',
  ],
  '/cuidados-y-alertas#adonde-ir': ['vivo lejos del hospital', 'estoy lejos', 'no tengo carro'],
  '/cuidados-y-alertas#en-el-hospital': [
    'qué pasa en el hospital',
    'raspado',
    'ameu',
    'me van a operar',
    'ultrasonido',
    'quien ve mi historia clinica',
  ],
  '/privacidad#borrar-el-historial': ['como borro el historial', 'como borro esto', 'borrar'],
  '/que-es-misoprostol#composicion-y-presentacion': [
    'pastillas falsas',
    'son falsas',
    'son originales',
    'pastilla caducada',
    'vencidas',
  ],
  '/que-es-misoprostol#definicion': [
    'pastillas para abortar',
    'citotec',
    'sitotec',
    'cytoteck',
    'misoprostl',
    'mizoprostol',
  ],
}

test.each(Object.entries(AS_TYPED).flatMap(([section, queries]) => queries.map((query) => [query, section])))(
  'as a frightened reader types it, or tells it to the phone: «%s»',
  (query, section) => {
    expect(sections(query)[0]).toBe(section)
  },
)

test('the wording of each alarm sign finds the list of signs', () => {
  for (const { text } of [...ALARM_SIGNS.emergency, ...ALARM_SIGNS.today])
    expect(sections(text)[0], text).toBe('/riesgos-y-efectos-secundarios#senales-de-alarma')
})

test('if no page has all words of a question, the pages with some of them are shown; if one has, only the pages like it', () => {
  expect(sections('jubiladas avioneta').toSorted()).toEqual([
    '/cuidados-y-alertas#adonde-ir',
    '/recursos-oficiales#lista',
    '/recursos-oficiales#recursos-nacionales',
  ])
  expect(sections('avioneta galápagos')).toEqual(['/cuidados-y-alertas#adonde-ir'])
})

test('a page about the portal itself is found by its headings, and is not in the way of who looks for help', () => {
  expect(sections('créditos de los datos')[0]).toBe('/politica-editorial#creditos-de-datos')
  for (const query of ['hospital', 'emergencia', 'embarazo']) {
    expect(pages(query)).not.toContain('/accesibilidad')
    expect(pages(query)).not.toContain('/politica-editorial')
  }
})

test('a page shows at most four of its sections', () => {
  const counts = searchPages('salud').map(({ sections }) => sections.length)
  expect(Math.max(...counts)).toBe(4)
})

test('a match in a title comes before a match in a text', () => {
  expect(pages('marco legal')[0]).toBe('/marco-legal-ec')
  expect(pages('riesgos')[0]).toBe('/riesgos-y-efectos-secundarios')
  expect(pages('recursos')[0]).toBe('/recursos-oficiales')
})

test('accents, case, plural and small words make no difference', () => {
  expect(pages('SEÑALES DE ALARMA')).toEqual(pages('señal de alarma'))
  expect(pages('el hospital')).toEqual(pages('hospitales'))
  expect(pages('')).toEqual([])
  expect(pages('de la')).toEqual([])
  expect(pages('estoy')).toEqual([])
  expect(pages('¿?')).toEqual([])
})

test('a place is found by its name or its province; best match first', () => {
  expect(places('quito')[0]).toBe('Quito')
  expect(places('loja')[0]).toBe('Loja')
  expect(places('loja')).toContain('provincia de Loja')
  expect(places('canar')).toEqual(expect.arrayContaining(['Cañar', 'Azogues', 'provincia de Cañar']))
})

test.each([
  ['cuemca', 'Cuenca'],
  ['guayakil', 'Guayaquil'],
  ['riovamba', 'Riobamba'],
  ['qiuto', 'Quito'],
  ['santo domigo', 'Santo Domingo'],
])('a name with one wrong letter, or written as it sounds, is found: «%s»', (query, city) => {
  expect(places(query)[0]).toBe(city)
})

test('a word is not confused with one that begins with another sound, and an unrelated word finds nothing', () => {
  expect(sections('gusto')).not.toContain('/cuidados-y-alertas#miedo')
  expect(sections('color')).not.toContain('/riesgos-y-efectos-secundarios#senales-de-alarma')
  expect(sections('suele')).not.toContain('/riesgos-y-efectos-secundarios#senales-de-alarma')
  expect(sections('sala')).not.toContain('/cuidados-y-alertas#sola')
  // «Ex» sounds like «es», with which «escalofríos» begins.
  expect(sections('mi ex me amenaza')).not.toContain('/riesgos-y-efectos-secundarios#senales-de-alarma')
  for (const query of ['xyzzyx', 'bicicleta', 'perro', 'ab', 'zapato']) expect(pages(query), query).toEqual([])
})

test('a word of two or three letters is not taken for the beginning of a longer one', () => {
  expect(sections('estoy mal')).not.toContain('/cuidados-y-alertas#violencia-sexual') // «maltrato»
  expect(sections('quién ve mi historia clínica')).not.toContain('/riesgos-y-efectos-secundarios#senales-de-alarma') // «veo»
})

test('the name of a town is not treated as a misspelt fear', () => {
  for (const city of cities) {
    const found = searchPages(displayName(city), { isPlace: true }).flatMap(({ sections }) => sections)
    const ids = found.map(({ id }) => id)
    expect(ids, displayName(city)).not.toContain('senales-de-alarma')
    expect(ids, displayName(city)).not.toContain('violencia-sexual')
  }
  // «Playas» is one letter from «plata».
  expect(wordsOf(results('playas'))).not.toContain('Páginas')
})

test('the whole name of a place finds no page that happens to contain the same word', () => {
  for (const name of cities.flatMap((city) => [displayName(city), ...alsoCalled(city)])) {
    const found = searchPlaces(cities, name)
    const pages = searchPages(name, { isPlace: found.isNamed, isWholeName: isWholeName(found) })
    expect(
      pages.map(({ page }) => page.path),
      name,
    ).toEqual([])
  }
  // A part of a name may be a word of its own: «corazón» may ask for the heart, not only for El Corazón.
  expect(wordsOf(results('corazón'))).toContain('Riesgos y efectos secundarios')
})

test('while the cities are not loaded, the name of a city finds no page: Quito is not matched with «quitó»', () => {
  expect(pages('quito')).toEqual([])
  expect(pages('Guayaquil')).toEqual([])
})

test('a word of fear lists the page that answers it before places with the word in their name; a named place comes before the pages', () => {
  for (const query of ['sola', 'ambulancia', 'mal', 'susto', 'asco']) {
    const words = wordsOf(results(query))
    expect(words, query).toMatch(/Páginas \(\d+\).*(Ciudades|Lugares de atención) \(\d+\)/)
  }
  expect(wordsOf(results('hospital cuenca'))).toMatch(/Lugares de atención \(\d+\).*Páginas/)
  expect(wordsOf(results('solano'))).not.toContain('Páginas')
})

test('a search without results says so, makes no guess, and links to «Cerca de mí», to the lists and to the alarm signs', () => {
  const markup = results('xyzzyx')
  expect(wordsOf(markup)).toContain('No hay resultados para "xyzzyx".')
  expect(wordsOf(markup)).not.toContain('Quiso decir')
  for (const path of ['/cerca', '/ec', '/search', '/cuidados-y-alertas#senales-de-alarma'])
    expect(markup).toContain(`href="${path}"`)
  expect(results('quito')).not.toContain('/cuidados-y-alertas#senales-de-alarma')
})

test.each([true, false])(
  'where the cities could not be read (with a connection: %s), nobody is told that nothing was found: only what was, that they did not come, and where they are all the same',
  (onLine) => {
    vi.stubGlobal('window', { location: { pathname: '/search' } })
    vi.stubGlobal('navigator', { onLine })
    expect(wordsOf(unread('posorja'))).not.toContain('No hay resultados')
    expect(wordsOf(unread('posorja'))).toContain('Reintentar')
    // The list of all cities is of no use without a network.
    expect(wordsOf(unread('posorja')).includes('Ver todas las ciudades')).toBe(onLine)
    expect(wordsOf(unread('fiebre'))).toMatch(/\d páginas?/)
  },
)

test('a place with one typing error in its name is simply found', () => {
  const markup = results('guayakil')
  expect(wordsOf(markup)).toContain('Ciudades (1) Guayaquil')
  expect(markup).toContain('href="/ec/guayaquil/misoprostol"')
})

test('a place of care is listed with its canton, and links to its anchor on the page of the canton’s capital', () => {
  const markup = results('eugenio espejo')
  expect(wordsOf(markup)).toContain('Lugares de atención (2)')
  expect(wordsOf(markup)).toContain('Hospital de Especialidades Eugenio Espejo cantón Quito, Pichincha')
  expect(markup).toContain('href="/ec/quito#lugar-hospital-de-especialidades-eugenio-espejo"')
  // Posorja is not in the city of Guayaquil.
  expect(wordsOf(results('posorja'))).toContain('Centro de Salud Posorja cantón Guayaquil, Guayas')
})

test('there is one count of results, in a polite status', () => {
  for (const query of ['loja', 'fiebre', 'xyzzyx']) {
    const regions = results(query).match(/role="status"[^>]*>([^<]*)</g)
    expect(regions, query).toHaveLength(1)
  }
  expect(foundText({ cities: 17, provinces: 1, facilities: 3, pages: 2 }, 'x')).toBe(
    '17 ciudades, 1 provincia, 3 lugares de atención y 2 páginas',
  )
  expect(foundText({ cities: 1, provinces: 0, facilities: 0, pages: 0 }, 'x')).toBe('1 ciudad')
  expect(foundText({ cities: 0, provinces: 0, facilities: 0, pages: 2 }, 'x')).toBe('2 páginas')
  expect(foundText({ cities: 0, provinces: 0, facilities: 0, pages: 0 }, 'x')).toBe('No hay resultados para "x".')
})

test('questions on how to take or get the medicine are search words only of the sections that refuse to answer and warn', () => {
  const listening = PAGE_INDEX.flatMap(({ page, sections }) =>
    sections
      .filter(({ finds }) => checkCompliance(finds.join('\n')).violations.some((it) => !it.startsWith('Falta')))
      .map(({ id }) => `${page.path}#${id}`),
  )
  expect(listening.sort()).toEqual([
    '/riesgos-y-efectos-secundarios#prevencion-de-riesgos',
    '/sobre-nosotros#por-que-no-indicamos-pautas',
  ])
})

test('results are compliant, and no query makes the search fail', () => {
  const { violations } = checkCompliance(wordsOf(results('a')))
  // The disclaimer and the numbers are in the layout around every page, not in the results.
  expect(violations.filter((violation) => !violation.startsWith('Falta'))).toEqual([])
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (query) => {
      searchPlaces(cities, query)
      searchPages(query)
    }),
  )
})
