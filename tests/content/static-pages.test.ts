import { describe, expect, test } from 'vitest'
import { checkCompliance } from '@/generator/compliance'
import { SOURCES, type Source } from '@/generator/material/sources'
import { longDate } from '@/visitor/city/long-date'
import { blockTexts } from '../support/rendered-text'
import { PAGE_TAIL, RENDERED_PAGES } from './rendered-pages'

test('the pages that the portal promises are written', () => {
  expect(RENDERED_PAGES.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/accesibilidad',
      '/cuidados-y-alertas',
      '/datos',
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

describe.each(RENDERED_PAGES.map((rendered) => [rendered.path, rendered] as const))('%s', (_, { page, html }) => {
  const ids = all(html, / id="([^"]+)"/g)
  const anchors = all(html, / href="#([^"]+)"/g)

  test('has its name as heading, then the sections in their order, then the references', () => {
    expect(all(html, /<h1[^>]*>([^<]*)</g)).toEqual([page.heading])
    const sections = page.sections.map(({ id }) => id)
    expect(ids.filter((id) => [...sections, 'referencias'].includes(id))).toEqual([...sections, 'referencias'])
    for (const id of sections) expect(anchors).toContain(id)
  })

  test('has references, six of them in sight, and leads from each section to its sources', () => {
    expect(page.references.length).toBeGreaterThanOrEqual(3)
    if (page.references.length > 6) expect(html).toContain(`Ver todas (${page.references.length})`)
    const stating = page.sections.filter(({ blocks }) => blocks.some(({ kind }) => kind !== 'directive'))
    const leading = stating.filter(({ id }) => html.includes(`href="/fuentes${page.path}#${id}"`))
    expect(leading.map(({ id }) => id)).toEqual(stating.map(({ id }) => id))
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

  test('says the date of its text and the date of its next review', () => {
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
