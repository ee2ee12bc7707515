import { describe, expect, test } from 'vitest'
import { causesOf } from '@/admin/changes/causes'
import { TOLD_WORDS } from '@/admin/changes/told-words'
import { changedFields } from '@/admin/history/entry/changed-fields'
import type { City } from '@/cities/city'
import type { Facility } from '@/cities/facility'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { keptTextOf, readToldPage, type ToldPage } from '@/generator/told-page'
import { cityIn } from '../../cities/build-city'
import { NOW, REAL_CITIES } from '../../generator/real-cities'
import { REAL_PAGES } from '../../generator/real-pages'

const addressOf = ({ city, pageType }: GeneratedContent) => `${city.slug}/${pageType}`
const before = new Map(REAL_PAGES.map((page) => [addressOf(page), page]))
const told = (page: GeneratedContent) => readToldPage(keptTextOf(page))

/** For each page whose text would change with these cities: the causes that are shown for it. */
function causesAmong(cities: City[]): Map<string, string[]> {
  const changed = new Map<string, string[]>()
  for (const city of cities)
    for (const pageType of PAGE_TYPES) {
      const page = generateContent(city, pageType, { cities, now: NOW })
      const was = REAL_PAGES.find((old) => old.city.id === city.id && old.pageType === pageType)
      if (was && contentHash(was) !== contentHash(page)) changed.set(addressOf(page), causesOf(told(was), told(page)))
    }
  return changed
}

function citiesWith(place: string, change: Partial<Facility>): City[] {
  return REAL_CITIES.map((city) => ({
    ...city,
    facilities: city.facilities.map((one) => (one.name === place ? { ...one, ...change } : one)),
  }))
}

function cityWith(slug: string, change: Partial<City>): City[] {
  return REAL_CITIES.map((city) => (city.slug === slug ? { ...city, ...change } : city))
}

function pageAt(address: string): ToldPage {
  const page = before.get(address)
  if (!page) throw new Error(`no page at ${address}`)
  return told(page)
}

const PLAYAS = 'Hospital Básico de Playas'

describe('a page that changed says why', () => {
  test('a place with another address: every changed page gives it as the only cause', () => {
    const causes = causesAmong(citiesWith(PLAYAS, { address: 'Calle Nueva y Malecón' }))
    expect(causes.size).toBeGreaterThan(1)
    expect(new Set([...causes.values()].flat())).toEqual(new Set([`cambió el ${PLAYAS}`]))
  })

  test('a place with another name: both names are told, on every page', () => {
    const causes = causesAmong(citiesWith(PLAYAS, { name: 'Hospital Villamil' }))
    expect(causes.get('playas/misoprostol')).toEqual([`cambió el ${PLAYAS}: ahora es «Hospital Villamil»`])
    for (const [page, said] of causes) expect(said.join(), page).toContain(PLAYAS)
  })

  test('a place that closed is no longer named', () => {
    const causes = causesAmong(citiesWith(PLAYAS, { status: 'closed' }))
    expect(causes.get('playas/cytotec')).toContain(`ya no se nombra el ${PLAYAS}`)
  })

  test('a place in the rest of the canton that has to be confirmed is the only cause, and the words say so', () => {
    const name = 'Centro de Salud Engabao'
    const cities = citiesWith(name, { status: 'unconfirmed' })
    const causes = causesAmong(cities)
    expect([...causes.keys()]).toContain('playas/misoprostol')
    expect(new Set([...causes.values()].flat())).toEqual(new Set([`cambió el ${name}`]))

    const after = told(generateContent(cityIn(cities, 'playas'), 'misoprostol', { cities, now: NOW }))
    const fields = changedFields(TOLD_WORDS, pageAt('playas/misoprostol'), after)
    expect(fields.map(({ label }) => label)).toEqual(['Lugares de atención'])
    expect(fields[0]?.after).toMatch(new RegExp(`^${name} .*por confirmar · en el cantón$`, 'm'))
  })

  test('a closed hospital is the first cause, and no other place is said to have changed', () => {
    const causes = causesAmong(citiesWith('Hospital General Homero Castanier Crespo', { status: 'closed' }))
    expect(causes.get('azogues/cytotec')?.[0]).toBe('ya no se nombra el Hospital General Homero Castanier Crespo')
    const changed = [...causes.values()].flat().filter((cause) => /^cambió (el|la|«)/.test(cause))
    expect(changed.filter((cause) => !cause.startsWith('cambió el texto'))).toEqual([])
  })

  test.each([
    ['Calle Nueva', 'Calle 2'],
    ['Calle 1', 'Calle Nueva'],
  ])('of two places with the same name, a changed address of either is reported: %s, %s', (first, second) => {
    const name = 'Centro de Salud Enrique Ponce Luque'
    const pageWith = (...addresses: string[]) => {
      const cities = REAL_CITIES.map((city) => ({
        ...city,
        facilities: city.facilities.flatMap((one) =>
          one.name === name ? addresses.map((address) => ({ ...one, address })) : [one],
        ),
      }))
      return told(generateContent(cityIn(cities, 'babahoyo'), 'cytotec', { cities, now: NOW }))
    }
    expect(causesOf(pageWith('Calle 1', 'Calle 2'), pageWith(first, second))).toEqual([`cambió el ${name}`])
  })

  test('a place of the canton that closed and one that opened are two places, not one under another name', () => {
    const now = pageAt('playas/misoprostol')
    const [one] = now.inCanton
    if (!one) throw new Error('Playas has no places in the rest of its canton')
    const named = (name: string) => ({ ...now, inCanton: [{ ...one, name }] })
    expect(causesOf(named('Puesto de Salud Uno'), named('Puesto de Salud Dos'))).toEqual([
      'ya no se nombra el Puesto de Salud Uno',
      'ahora se nombra el Puesto de Salud Dos',
    ])
  })

  test('a place that appears in one more list has not changed', () => {
    const now = pageAt('limones/cytotec')
    const was = { ...now, near: now.near.filter(({ facility }) => facility.name !== 'Hospital Básico Borbón') }
    expect(causesOf(was, now)).toEqual(['cambió el orden o la distancia de los lugares de atención'])
  })

  test('a city with another name', () => {
    const causes = causesAmong(cityWith('playas', { canonicalName: 'General Villamil' }))
    expect(causes.get('playas/misoprostol')?.[0]).toBe('cambió el nombre de la ciudad: «Playas» → «General Villamil»')
  })

  test('another population is told before the templates that it chooses', () => {
    const causes = causesAmong(cityWith('playas', { population: 70_001 }))
    expect(causes.get('playas/misoprostol')?.[0]).toMatch(
      /^cambiaron los datos de la ciudad: Costa · .* · cantón INEC 2022 → Costa · 70\.001 · cantón INEC 2022$/,
    )
    expect(causes.get('playas/misoprostol')?.join()).toContain('se escribe con otro texto')
  })

  test('another city with another name, beside a place to which the page sends its reader', () => {
    const causes = causesAmong(cityWith('cuenca', { canonicalName: 'Cuenca Nueva' }))
    // Neither the prose nor the links of this page name Cuenca: only its list of places does.
    expect(causes.get('gualaceo/misoprostol')).toEqual([
      'cambió el nombre de otra ciudad: «Cuenca, Azuay» → «Cuenca Nueva, Azuay»',
    ])
    expect(causes.get('cuenca/misoprostol')?.join()).not.toContain('otra ciudad')
  })

  test('a city in another province', () => {
    const causes = causesAmong(cityWith('playas', { province: 'Manabí' }))
    expect(causes.get('playas/misoprostol')?.[0]).toBe('cambió la provincia: Guayas → Manabí')
  })

  test('a corrected template: its section and its number, counted from one', () => {
    const now = pageAt('playas/misoprostol')
    const was = { ...now, sections: { ...now.sections, risks: `${now.sections.risks} Otra frase.` } }
    expect(causesOf(was, now)).toEqual([`cambió el texto de Riesgos, variante ${now.variants.risks + 1}`])
  })

  test('another template', () => {
    const now = pageAt('playas/misoprostol')
    const was = { ...now, variants: { ...now.variants, questions: (now.variants.questions + 1) % 3 } }
    expect(causesOf(was, now)).toEqual([
      `Preguntas frecuentes se escribe con otro texto: variante ${was.variants.questions + 1} → ${now.variants.questions + 1}`,
    ])
  })

  test('a page that says the same has no cause', () => {
    expect(causesOf(pageAt('playas/misoprostol'), pageAt('playas/misoprostol'))).toEqual([])
  })

  test.each([
    ['a title', { title: 'Otro' }, 'cambió el título'],
    ['the references', { references: [] }, 'cambiaron las referencias'],
    ['the numbers to call', { contacts: [] }, 'cambiaron los números de emergencia'],
    ['the links', { links: [] }, expect.stringMatching(/^cambiaron los enlaces a otras páginas: «/)],
    ['something else', { mapUrl: '' }, 'cambió el texto'],
  ])('%s of its own', (_, change, cause) => {
    const now = pageAt('playas/misoprostol')
    expect(causesOf(now, { ...now, ...change })).toEqual([cause])
  })
})

describe('what changed is shown section by section', () => {
  test('the sections together hold every word of the page', () => {
    for (const page of REAL_PAGES) {
      const { sections } = told(page)
      expect(Object.values(sections).join('\n\n')).toBe(page.uniqueContent)
      expect(sections.risks).toBe(page.risksAndSideEffects)
      expect(sections.questions).toContain(page.frequentQuestions.at(-1)?.answer)
    }
  })

  test('a place that moved changes the list of places alone', () => {
    // The place is in the one town, and the reader of the other is sent to it.
    for (const town of ['playas', 'la-libertad']) {
      const [was, is] = [REAL_CITIES, citiesWith(PLAYAS, { address: 'Calle Nueva' })].map((cities) =>
        told(generateContent(cityIn(cities, town), 'cytotec', { cities, now: NOW })),
      )
      const fields = changedFields(TOLD_WORDS, was ?? null, is ?? null)
      expect(fields.map(({ label }) => label)).toEqual(['Lugares de atención'])
      expect(fields[0]?.after).toContain('Calle Nueva')
    }
  })

  test('a text that does not fit its stored outline is shown whole', () => {
    const [page] = REAL_PAGES
    if (!page) throw new Error('no page')
    const kept = keptTextOf(page)
    const wrong = { ...kept, outline: { ...kept.outline, paragraphs: [1, 1, 1, 1, 1, 1, 1] } }
    expect(Object.values(readToldPage(wrong).sections).join('')).toBe(page.uniqueContent)
  })
})
