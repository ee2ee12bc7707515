import { readFileSync } from 'node:fs'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, test } from 'vitest'
import { type City, parseCity } from '@/cities/city'
import { hasKnownHospital } from '@/cities/near-cities'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { PLACE_RECORDS, PLACE_SOURCES } from '@/content/hospital-sources'
import { checkCompliance } from '@/generator/compliance'
import { cityRows } from '../../../scripts/city-rows'
import { buildCity } from '../../cities/build-city'
import { familiarForms } from '../../support/usted'
import { renderPage, stubSettings, wordsOf } from '../render-page'

const REAL_CITIES = cityRows(
  readFileSync('supabase/cities.csv', 'utf8'),
  readFileSync('supabase/hospitals.csv', 'utf8'),
).map(parseCity)

let page: (cities?: City[]) => string
/** The cards of these cities, all of them. */
let cards: (cities: City[]) => string
let withoutCities: string
let real: string
let realCards: string

beforeAll(async () => {
  stubSettings()
  const { ResourcesPage } = await import('@/visitor/resources/ResourcesPage')
  const { CityResources } = await import('@/visitor/resources/CityResources')
  page = (cities = []) => renderPage(<ResourcesPage />, cities, '/recursos-oficiales')
  cards = (cities) => {
    const withHospital = cities.filter(hasKnownHospital)
    return renderPage(cities.map((city) => <CityResources key={city.id} city={city} withHospital={withHospital} />))
  }
  real = page(REAL_CITIES)
  realCards = cards(REAL_CITIES)
  withoutCities = renderToStaticMarkup(
    <HelmetProvider>
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <ResourcesPage />
        </MemoryRouter>
      </QueryClientProvider>
    </HelmetProvider>,
  )
})

/** The words of one city's card. */
function cardOf(markup: string, slug: string): string {
  const [, card] = markup.split(`id="ciudad-${slug}"`)
  if (card === undefined) throw new Error(`no card for ${slug}`)
  return wordsOf(`<li ${card.split('Avisar de un error')[0]}`)
}

test('the six main cities’ cards come with the page, and the way to all the others', () => {
  const slugs = [...real.matchAll(/ id="ciudad-([^"]+)"/g)].map(([, slug]) => slug)
  expect(slugs).toEqual(['guayaquil', 'quito', 'cuenca', 'santo-domingo', 'ambato', 'portoviejo'])
  expect(real).toMatch(/<a [^>]*href="\/search"[^>]*>Mostrar más ciudades</)
  for (const { name } of PROVINCES) expect(real).toContain(`href="/ec/${provinceSlug(name)}#atencion-publica"`)
})

test('every place of the list stands on its city’s card, with whose it is, who says so and when that was read', () => {
  for (const [slug, places] of Object.entries(PLACE_RECORDS)) {
    const card = cardOf(realCards, slug)
    for (const [name, { kind, network, sources }] of Object.entries(places)) {
      const named = sources.map((key) => `${PLACE_SOURCES[key]?.organization}, ${PLACE_SOURCES[key]?.year}`)
      const [, text = ''] = card.split(` ${name} `)
      expect(text.toLowerCase(), name).toContain(`${kind} · ${network.toLowerCase()}`)
      expect(text, name).toMatch(/^.*?Fuentes?: .*?Consultado: 20 de noviembre de 2026/)
      for (const source of named) expect(text, name).toContain(source)
    }
  }
})

test('a place that is in the database alone says that nobody is known to vouch for it', () => {
  const city = buildCity({
    name: 'Cuenca',
    hasHospital: 1,
    medicalFacilities: { hospitals: ['Hospital Nuevo'], clinics: [] },
  })
  expect(cardOf(cards([city]), 'cuenca')).toContain('Hospital Nuevo Fuente: sin registrar. Confirme en el 171.')
})

describe('a city without a known public hospital', () => {
  test('names the nearest cities with one, the distance in a straight line, and what to ask for', () => {
    const card = cardOf(realCards, 'gualaceo')
    expect(card).toContain('No tenemos registrado un hospital en Gualaceo. Los más cercanos:')
    expect(card).toMatch(/Cuenca , Azuay, a unos \d+ km en línea recta: Hospital Vicente Corral Moscoso; Hospital José/)
    expect(card).toContain(
      'Referencia general: Hospital público local, Centro de salud, Subcentro de salud; confirme en el 171.',
    )
  })

  test('keeps its health centre', () => {
    const card = cardOf(realCards, 'la-troncal')
    expect(card).toContain('Centro de Salud Tipo C La Troncal')
    expect(card).toContain('No tenemos registrado un hospital en La Troncal')
  })

  test('that is not on the map either names its province’s, without a distance', () => {
    const card = cardOf(realCards, 'pucara')
    expect(card).toContain('En la provincia de Azuay:')
    expect(card).not.toContain('km')
  })

  test('where none is known anywhere, has the general reference alone', () => {
    const card = cardOf(cards([buildCity({ name: 'Paute' })]), 'paute')
    expect(card).toContain('No tenemos registrado un hospital en Paute.')
    expect(card).not.toContain('Los más cercanos')
    expect(card).toContain('confirme en el 171')
  })

  test('names two hospitals of a large city, and how many more there are', () => {
    expect(wordsOf(realCards)).toMatch(/Guayaquil , Guayas, a unos \d+ km en línea recta: [^;]+; [^;]+ y 10 más/)
  })
})

test('a city with a hospital and no known health centre says so, and only that one', () => {
  const fallback = 'Centros de salud: no tenemos ninguno registrado; confirme en el 171.'
  const card = (hospitals: string[], clinics: string[]) =>
    cardOf(cards([buildCity({ name: 'Cuenca', medicalFacilities: { hospitals, clinics } })]), 'cuenca')
  expect(card(['Hospital A'], [])).toContain(fallback)
  expect(card(['Hospital A'], ['Centro de Salud B'])).not.toContain(fallback)
  expect(card([], [])).not.toContain(fallback)
})

test('no fallback text stands where a hospital is known', () => {
  for (const slug of ['quito', 'guayaquil', 'zumba'])
    expect(cardOf(realCards, slug)).not.toContain('Referencia general')
})

test('every card leads to the city’s page, and every link within this one leads somewhere', () => {
  const ids = new Set([...real.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id))
  const anchors = [...real.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id)
  expect(anchors.filter((id) => !ids.has(id ?? ''))).toEqual([])
  for (const { slug } of REAL_CITIES) expect(realCards).toContain(`href="/ec/${slug}"`)
})

test('to report a mistake opens the chat with the list and the city, and never the medicine', () => {
  const messages = [...(realCards + real).matchAll(/href="(https:\/\/wa\.me\/593999999999\?text=[^"]*)"/g)]
    .map(([, href]) => new URL(href ?? '').searchParams.get('text') ?? '')
    .filter((text) => text.includes('error'))
  expect(messages).toHaveLength(222 + 6 + 1)
  expect(messages).toContain('Hola, quiero avisar de un posible error en la lista de hospitales: Cuenca, Azuay.')
  expect(messages.at(-1)).toBe('Hola, quiero avisar de un posible error en la lista de hospitales.')
  for (const message of messages) expect(message).not.toMatch(/misoprostol|cytotec/i)
})

test('911 comes first and is the largest, then 171 with its two options, then the chat apart', () => {
  const words = wordsOf(real)
  const order = [
    'Llamar 911 - Emergencias',
    'Llamar 171 - Salud Pública',
    'Opción 1:',
    'Opción 2:',
    'Chat de este portal',
  ]
  const places = order.map((text) => words.indexOf(text))
  expect(places).not.toContain(-1)
  expect(places).toEqual(places.toSorted((a, b) => a - b))
  expect(words).toContain('El 171 no es de emergencias.')
  expect(words).toContain('Lunes a viernes, 9:00 AM - 5:00 PM (GMT-5). No atiende emergencias.')
  expect(real.match(/<section[^>]*border-emergency-band[\s\S]*?<\/section>/)?.[0]).not.toContain('171')
})

test('no telephone number stands here but 911, 171 and the ministry’s verified one', () => {
  expect(new Set([...real.matchAll(/href="tel:(\d+)"/g)].map(([, number]) => number))).toEqual(new Set(['911', '171']))
  const numbers = wordsOf(real).match(/(?<![\d.])0\d[\d ]{6,}\d/g)
  expect(new Set(numbers)).toEqual(new Set(['096 117 1171']))
})

test('each institution says what it is for and links to its official address', () => {
  const institutions = [
    ['Ministerio de Salud Pública (MSP)', 'https://www.salud.gob.ec'],
    ['ECU 911', 'https://www.ecu911.gob.ec'],
    ['ARCSA', 'https://www.controlsanitario.gob.ec'],
    ['ACESS', 'https://www.acess.gob.ec'],
    ['Defensoría del Pueblo', 'https://www.dpe.gob.ec'],
    ['IESS', 'https://iess.gob.ec'],
  ]
  for (const [name, address] of institutions) {
    const [, card = ''] = real.split(`<h3>${name}</h3>`)
    const [text = ''] = card.split('</li>')
    expect(wordsOf(text).length, name).toBeGreaterThan(60)
    expect(text, name).toContain(`href="${address}" target="_blank" rel="noopener noreferrer"`)
    expect(text, name).toMatch(/aria-label="Referencia \d+"/)
  }
})

test('a link to another site opens in another tab that knows nothing of this one, and says so', () => {
  for (const [tag, label = ''] of (real + realCards).matchAll(/<a [^>]*href="https?:[^>]*>([\s\S]*?)<\/a>/g)) {
    expect(tag).toMatch(/target="_blank" rel="noopener noreferrer"/)
    expect(tag + label).toContain('se abre en otra pestaña')
  }
})

test('the page is compliant, says «usted», and has no style attribute', () => {
  const all = real + realCards
  expect(checkCompliance(wordsOf(all)).violations).toEqual([])
  expect(familiarForms(wordsOf(all.replace(/<cite>.*?<\/cite>/g, '')))).toEqual([])
  expect(all).not.toMatch(/ style="/)
})

test('without the list, numbers and institutions are there', () => {
  const words = wordsOf(withoutCities)
  for (const text of ['Llamar 911', 'Llamar 171', 'Contactar por chat', 'ecu911.gob.ec', 'Aviso médico']) {
    expect(words).toContain(text)
  }
})

test('it is due for review in 30 days', () => {
  expect(real).toContain('<time dateTime="2026-11-20">20 de noviembre de 2026</time>')
  expect(real).toContain('<time dateTime="2026-12-20">20 de diciembre de 2026</time>')
})
