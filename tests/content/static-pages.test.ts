import { describe, expect, test } from 'vitest'
import { displayName } from '@/cities/city-name'
import { checkCompliance } from '@/generator/compliance'
import { SOURCES, type Source } from '@/generator/material/sources'
import { longDate } from '@/visitor/city/long-date'
import { realCities } from '../cities/build-city'
import { blockTexts } from '../support/rendered-text'
import { PAGE_TAIL, RENDERED_PAGES } from './rendered-pages'

test('the pages that the portal promises are written', () => {
  expect(RENDERED_PAGES.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/accesibilidad',
      '/cuidados-y-alertas',
      '/marco-legal-ec',
      '/politica-editorial',
      '/privacidad',
      '/que-es-misoprostol',
      '/recursos-oficiales',
      '/riesgos-y-efectos-secundarios',
      '/sobre-nosotros',
    ]),
  )
})

test('each static page ends with its review box and its references, in this order', () => {
  for (const { path, page, html } of RENDERED_PAGES) {
    const ends = ['Revisión de esta página</h2>', 'id="referencias"']
    const places = ends.map((end) => html.indexOf(end))
    expect(Math.min(...places), path).toBeGreaterThan(html.indexOf(`id="${page.sections.at(-1)?.id}"`))
    expect(places, path).toEqual(places.toSorted((a, b) => a - b))
  }
})

test('no two pages share a title or a description', () => {
  for (const field of ['title', 'description'] as const) {
    const texts = RENDERED_PAGES.map(({ page }) => page[field])
    expect(new Set(texts).size).toBe(texts.length)
  }
})

test.each([
  ['/que-es-misoprostol', 90],
  ['/riesgos-y-efectos-secundarios', 60],
  ['/marco-legal-ec', 120],
  ['/politica-editorial', 180],
])('%s has six sections or more and is reviewed every %i days', (path, days) => {
  const page = RENDERED_PAGES.find((rendered) => rendered.path === path)?.page
  expect(page?.sections.length).toBeGreaterThanOrEqual(6)
  expect((Date.parse(page?.nextReview ?? '') - Date.parse(page?.textDate ?? '')) / 86_400_000).toBe(days)
})

test('the legal framework says before its first section that it gives no legal advice, and who does', () => {
  const { html = '', page } = RENDERED_PAGES.find(({ path }) => path === '/marco-legal-ec') ?? {}
  const [before = ''] = html.split(`id="${page?.sections[0]?.id}"`)
  expect(blockTexts(before).join(' ')).toMatch(/no da consejo legal.*hable con la Defensoría Pública, que es gratuita/)
})

test('no page points to a part of it by its colour alone, which some readers do not see and paper does not show', () => {
  const colour = /\b(rojo|roja|naranja|verde|azul|gris)s?\b/i
  for (const { path, html } of RENDERED_PAGES)
    expect(
      blockTexts(html).filter((text) => colour.test(text)),
      path,
    ).toEqual([])
})

test('payment before care is said to be forbidden only in an emergency, as the Ley 77 does', () => {
  const said = RENDERED_PAGES.flatMap(({ html }) => blockTexts(html)).filter((text) => /exigir(le)? un pago/.test(text))
  expect(said.length).toBeGreaterThan(0)
  for (const text of said) expect(text).toMatch(/emergencia/)
})

test('care is called free only in the services of the State, because a municipal hospital may charge', () => {
  const free = RENDERED_PAGES.flatMap(({ html }) => blockTexts(html)).filter((text) =>
    text.includes('gratuitos, y también los de salud materna'),
  )
  expect(free.length).toBeGreaterThan(0)
  for (const text of free) expect(text).toMatch(/servicios de salud del Estado/i)
})

test('the editorial policy names each city whose figure is not that of its canton, and whose coordinates places of care have', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/politica-editorial')?.html ?? ''
  const figures = blockTexts(html).find((text) => text.startsWith('Población:'))
  const others = realCities().filter(({ populationBasis }) => !populationBasis?.startsWith('cantón'))
  for (const city of others) expect(figures).toContain(displayName(city))
  expect(html).toContain('Ministerio de Salud Pública (MSP): la mayoría de los lugares de atención')
})

test('every page writes «Policía» with a capital letter, as an institution', () => {
  const texts = RENDERED_PAGES.flatMap(({ html }) => blockTexts(html))
  expect(texts.filter((text) => /\bla policía\b/.test(text))).toEqual([])
})

test('the legal framework says whom article 276 punishes: the health personnel, not the patient or her family', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/marco-legal-ec')?.html ?? ''
  const said = blockTexts(html).filter((text) => /artículo 276/.test(text) && /castiga/.test(text))
  expect(said.length).toBeGreaterThan(0)
  for (const text of said) expect(text).toMatch(/castiga al personal de salud/)
})

test('after sexual violence the page on care says first to go today, then why today, what to say, and who is told', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/cuidados-y-alertas')?.html ?? ''
  const [, section = ''] = html.split('id="violencia-sexual"')
  expect(blockTexts(section).join(' ')).toMatch(
    /Vaya hoy a emergencias.*72 horas.*cinco días.*Código Púrpura.*no pide una denuncia.*avisar a la Fiscalía.*no le obliga/,
  )
})

test('the page on risks lets neither a fever that passes nor one with chills pass for less than the alarm signs do', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/riesgos-y-efectos-secundarios')?.html ?? ''
  const fever = blockTexts(html).filter((text) => /^(Fiebre|En usos del embarazo o del parto): /.test(text))
  expect(fever).toHaveLength(2)
  expect(fever[0]).toMatch(/con 38 °C o más, aunque baje pronto, pida atención hoy/)
  expect(fever[1]).toMatch(/fiebre con escalofríos, llame al 911/)
})

test('where a page says «la vida o la salud» it adds «de la mujer», as the law does', () => {
  const said = RENDERED_PAGES.flatMap(({ html }) => blockTexts(html).filter((text) => /la vida o la salud/.test(text)))
  expect(said.length).toBeGreaterThan(0)
  for (const text of said) expect(text).toMatch(/la vida o la salud de la mujer/)
})

describe.each(RENDERED_PAGES.map((rendered) => [rendered.path, rendered] as const))('%s', (_, { page, html }) => {
  const ids = all(html, / id="([^"]+)"/g)
  const anchors = all(html, / href="#([^"]+)"/g)

  test('has its name as heading, then the sections in their order, then the references', () => {
    expect(all(html, /<h1[^>]*>([^<]*)</g)).toEqual([page.heading])
    const sections = page.sections.map(({ id }) => id)
    expect(ids.filter((id) => [...sections, 'referencias'].includes(id))).toEqual([...sections, 'referencias'])
    for (const id of sections) expect(anchors).toContain(id)
  })

  test('has no id twice, and every link within the page leads somewhere', () => {
    expect(new Set(ids).size).toBe(ids.length)
    expect(anchors.filter((id) => !ids.includes(id))).toEqual([])
  })

  test('has every reference cited, and says how many there are before they are opened', () => {
    expect(page.references.length).toBeGreaterThanOrEqual(3)
    for (const index of page.references.keys()) expect(anchors).toContain(`referencia-${index + 1}`)
    expect(html).toContain(`Referencias y fuentes (${page.references.length})`)
    expect(html).not.toContain('Citada en')
  })

  test('shows no source that only the desk may show, and no address of a source that may only be named', () => {
    const sources: readonly Source[] = Object.values(SOURCES)
    const shown = page.references.map(({ title, organization }) => `${title}, ${organization}`)
    for (const { title, organization, link, url } of sources) {
      if (link === 'no') expect(shown).not.toContain(`${title}, ${organization}`)
      const isLinkedFor = sources.some((other) => other.link === 'si' && other.url === url)
      if (url !== undefined && !isLinkedFor) expect(html).not.toContain(`"${url}"`)
    }
  })

  test('says the date of its text, the date of its next review, and that no physician has reviewed it', () => {
    expect(html).toContain('<strong>Revisión médica:</strong> pendiente')
    expect(html).not.toContain('Revisado médicamente')
    for (const [label, day] of [
      ['Texto del', page.textDate],
      ['Próxima revisión:', page.nextReview],
    ] as const)
      expect(html).toContain(`<strong>${label}</strong> <time dateTime="${day}">${longDate(day)}</time>`)
  })

  test('has no words of sale or of directions for use, and has both notices', () => {
    expect(checkCompliance(blockTexts(html + PAGE_TAIL).join('\n'))).toEqual({
      isCompliant: true,
      violations: [],
      score: 100,
    })
  })
})

function all(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].flatMap(([, found]) => found ?? [])
}
