import { QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { MemoryRouter } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import type { City } from '@/cities/city'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { createQueryClient } from '@/data/query-client'
import { checkCompliance } from '@/generator/compliance'
import { REAL_CITIES, realCity } from '../../generator/real-cities'
import { familiarForms } from '../../support/usted'
import { renderPage, stubSettings, wordsOf } from '../render-page'

let page: (cities?: City[]) => string
/** Renders the row of one town as a search shows it. */
let found: (slug: string, asked?: string[]) => string
let withoutCities: string
let real: string

beforeAll(async () => {
  stubSettings()
  const { ResourcesPage } = await import('@/visitor/resources/ResourcesPage')
  const { TownRow } = await import('@/visitor/care/TownRow')
  const { PageTail } = await import('@/visitor/shell/PageEnd')
  const whole = (
    <>
      <ResourcesPage />
      <PageTail emergencyFirst={false} />
    </>
  )
  page = (cities = []) => renderPage(whole, cities, '/recursos-oficiales')
  found = (slug, asked) =>
    renderPage(<TownRow city={realCity(slug)} cities={REAL_CITIES} asked={asked} withCard />, REAL_CITIES)
  real = page(REAL_CITIES)
  withoutCities = renderToStaticMarkup(
    <HelmetProvider>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>{whole}</MemoryRouter>
      </QueryClientProvider>
    </HelmetProvider>,
  )
})

test('every town is under its province with where to go, and links to all its places', () => {
  for (const { name } of PROVINCES) expect(real).toContain(`id="recursos-${provinceSlug(name)}"`)
  for (const { slug } of REAL_CITIES) expect(real).toContain(`href="/ec/${slug}"`)
  const words = wordsOf(real)
  expect(words).toContain('Playas : Hospital Básico de Playas')
  expect(words).toContain('Sevilla Don Bosco : Hospital General Macas (Macas, a 1 km)')
  expect(words).toContain(
    'Puerto Villamil : primero llame al 911 y pregunte si está abierto el Centro de Salud Puerto Villamil; después, Hospital República del Ecuador (Puerto Ayora, a 76 km, por mar o por aire)',
  )
})

test('a centre that is nearer than the hospital is named after it', () => {
  expect(wordsOf(real)).toMatch(
    /Tisaleo : Hospital General Docente Ambato \(Ambato, a 13 km[^)]*\); más cerca, Centro de Salud Quero \(Quero, a 8 km\)/,
  )
  expect(wordsOf(real)).toMatch(
    /Paute : Hospital General Homero Castanier Crespo \(Azogues, a 11 km[^)]*\)(?!; más cerca)/,
  )
})

test('for a hospital with only a weak source the reader is told to ask first', () => {
  expect(wordsOf(real)).toMatch(
    /Méndez : Hospital de Méndez \(por confirmar: pregunte en el 911 antes de ir\); si no, Hospital Básico de Sucúa \(Sucúa, a 33 km\)/,
  )
})

test('the line of a town begins like its own list: Calceta with its hospital to be confirmed, then the centre elsewhere that needs no confirmation', () => {
  expect(wordsOf(real)).toContain(
    'Calceta : Hospital Aníbal González Álava (por confirmar: pregunte en el 911 antes de ir); si no, Centro de Salud Dr. Arnaldo Calderón Coello (Tosagua',
  )
})

test('a result of the search has a route, and a link to its sources', () => {
  const row = wordsOf(found('playas'))
  expect(row).toMatch(/Hospital Básico de Playas .*Cómo llegar Fuente y fecha/)
  expect(found('playas')).toMatch(/href="https:\/\/www\.google\.com\/maps\/search\/\?api=1&amp;query=Hospital/)
})

test('a result for a town without a hospital has the route to the one elsewhere that its line names', () => {
  expect(wordsOf(found('chordeleg'))).toMatch(
    /^ ?Chordeleg : Hospital General Homero Castanier Crespo .*Hospital General Homero Castanier Crespo Azogues, Cañar: .*Cómo llegar/,
  )
})

test('a place searched for by its name is shown with its route if the answer for an emergency is another place', () => {
  const asked = 'Hospital de Especialidades Eugenio Espejo'
  const answer = 'Hospital Gineco Obstétrico Pediátrico de Nueva Aurora Luz Elena Arismendi'
  expect(wordsOf(found('quito', [asked]))).toMatch(
    new RegExp(`^ ?Quito : ${answer} .*Lo que buscó: ${asked} .*${asked} .*Cómo llegar`),
  )
  expect(wordsOf(found('quito', [answer]))).not.toContain('Lo que buscó')
  expect(wordsOf(found('quito', [answer, 'Uno', 'Dos', 'Tres', 'Cuatro', 'Cinco']))).toContain(
    'Lo que buscó: Uno, Dos, Tres y 2 más',
  )
})

test('a town’s card, opened or found, names its hospitals and health centres, or says that none is known', () => {
  const [, opened = ''] = /<li id="ciudad-chordeleg"[\s\S]*?<\/summary>([\s\S]*?)<\/details>/.exec(real) ?? []
  const card =
    /No conocemos un hospital público en Chordeleg\. Centros de salud: Centro de Salud Chordeleg\. En otros lugares del cantón: 1 centro o puesto de salud\./
  expect(wordsOf(opened)).toMatch(card)
  expect(wordsOf(found('chordeleg'))).toMatch(card)
  expect(wordsOf(found('playas'))).toContain('Hospitales públicos: Hospital Básico de Playas')
})

test('the chat is among the national contacts, with its number', () => {
  const [contacts = ''] = real.split('Hospitales y centros de salud por ciudad')
  expect(wordsOf(contacts)).toMatch(/Chat de este portal \+593999999999 /)
})

test('the message for reporting a mistake names the list of hospitals, never the medicine', () => {
  const messages = [...real.matchAll(/href="(https:\/\/wa\.me\/593999999999\?text=[^"]*)"/g)]
    .map(([, href]) => new URL(href ?? '').searchParams.get('text') ?? '')
    .filter((text) => text.includes('error'))
  expect(messages).toEqual(['Hola, quiero avisar de un posible error en la lista de hospitales.'])
})

test('911 comes first, then 171 with its two options, then the chat by itself', () => {
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
  expect(words).toMatch(/Lunes a viernes, 9:00 AM - 5:00 PM \(GMT-5\) ?\. No atiende emergencias\./)
  expect(real.match(/<section[^>]*care-card-emergency[\s\S]*?<\/section>/)?.[0]).not.toContain('171')
})

test('the page has no telephone numbers except 911, 171, 1800 DELITO and the ministry’s verified one', () => {
  const called = [...real.matchAll(/href="tel:(\d+)"/g)].map(([, number]) => number)
  expect(new Set(called)).toEqual(new Set(['911', '171', '1800335486']))
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
  }
})

test('a link to another site opens in another tab without opener or referrer, and says so', () => {
  for (const [tag, label = ''] of real.matchAll(/<a [^>]*href="https?:[^>]*>([\s\S]*?)<\/a>/g)) {
    expect(tag).toMatch(/target="_blank" rel="noopener noreferrer"/)
    expect(tag + label).toContain('se abre en otra pestaña')
  }
})

test('the page is compliant, says «usted», and has no style attribute', () => {
  const all = real
  expect(checkCompliance(wordsOf(all)).violations).toEqual([])
  expect(familiarForms(wordsOf(all.replace(/<cite>.*?<\/cite>/g, '')))).toEqual([])
  expect(all).not.toMatch(/ style="/)
})

test('without the list of cities, the numbers and institutions are there', () => {
  const words = wordsOf(withoutCities)
  for (const text of [
    'Llamar 911',
    'Llamar 171',
    'Preguntar por chat (no es médico)',
    'ecu911.gob.ec',
    'Aviso médico',
  ]) {
    expect(words).toContain(text)
  }
})

test('the page is due for review in 30 days', () => {
  const [, text = ''] = /Texto del<\/strong> <time dateTime="([^"]+)">/.exec(real) ?? []
  const [, next = ''] = /Próxima revisión:<\/strong> <time dateTime="([^"]+)">/.exec(real) ?? []
  expect(Date.parse(next) - Date.parse(text)).toBe(30 * 86_400_000)
})
