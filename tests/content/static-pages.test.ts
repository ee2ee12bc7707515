import { describe, expect, test } from 'vitest'
import { plainText } from '@/cited/text'
import { displayName } from '@/cities/city-name'
import { page as whatIsMisoprostol } from '@/content/pages/que-es-misoprostol.md'
import { citedPage } from '@/generator/cited-page'
import { checkCompliance } from '@/generator/compliance'
import { generateContent } from '@/generator/generate-content'
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

test('the page that the build imports is the same as the one tested here', () => {
  expect(whatIsMisoprostol).toEqual(RENDERED_PAGES.find(({ path }) => path === '/que-es-misoprostol')?.page)
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

test('the statement that the Court had not decided by March 2025 cites a document of that year, and the advice to ask cites none', () => {
  const page = RENDERED_PAGES.find(({ path }) => path === '/marco-legal-ec')?.page
  const marksOf = (said: RegExp) => {
    const blocks = page?.sections.flatMap((section) => section.blocks) ?? []
    const sentences = blocks.flatMap((block) => (block.kind === 'paragraph' ? block.sentences : []))
    return sentences.find(({ content }) => said.test(plainText(content)))?.marks
  }
  const documents = marksOf(/marzo de 2025/)?.map((mark) => page?.references[mark - 1]?.year)
  expect(documents).toEqual(['2025'])
  expect(marksOf(/^Pregunte cuanto antes en un hospital o en la Defensoría Pública: puede haber cambiado/)).toEqual([])
})

test('the legal framework says from which date its texts of the laws are, and what it has from an authority or the press', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/marco-legal-ec')?.html ?? ''
  const text = blockTexts(html).join(' ')
  for (const dated of [
    /la Constitución con reformas al 30 de mayo de 2024 y el COIP con reformas al 26 de junio de 2025/,
    /La Ley Orgánica de Salud es del 22 de diciembre de 2006/,
    /De la Ley 77 leímos una noticia de 2005/,
    /Protección de Datos Personales: es del 26 de mayo de 2021/,
    /otros piden receta \(ARCSA, 2021\)/,
    /pueden expender medicamentos \(ARCSA, 2021\)/,
    /entrega gratuita: .* según la prensa \(hacia 2025\)/,
  ])
    expect(text).toMatch(dated)
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
  expect(said).toHaveLength(4)
  for (const text of said) expect(text).toMatch(/emergencia/)
})

test('care is called free only in the services of the State, because a municipal hospital may charge', () => {
  const free = RENDERED_PAGES.flatMap(({ html }) => blockTexts(html)).filter((text) =>
    text.includes('gratuitos, y también los de salud materna'),
  )
  expect(free).toHaveLength(2)
  for (const text of free) expect(text).toMatch(/servicios de salud del Estado/i)
})

test('the editorial policy names each city whose figure is not that of its canton, and whose coordinates places of care have', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/politica-editorial')?.html ?? ''
  const figures = blockTexts(html).find((text) => text.startsWith('Población:'))
  const others = realCities().filter(({ populationBasis }) => !populationBasis?.startsWith('cantón'))
  expect(others).toHaveLength(1)
  for (const city of others) expect(figures).toContain(displayName(city))
  expect(html).toContain('Ministerio de Salud Pública (MSP): la mayoría de los lugares de atención')
})

test('the editorial policy mentions the sources that every city page lists after its 3 to 6 references', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/politica-editorial')?.html ?? ''
  const [said = ''] = blockTexts(html).filter((text) => text.includes('3 a 6 referencias'))
  expect(said).toMatch(/3 a 6 referencias principales.* las demás fuentes, en la misma lista/)
  const cities = realCities()
  for (const city of cities.slice(0, 10)) {
    const page = generateContent(city, 'misoprostol', { cities, now: new Date(0) })
    expect(citedPage(page).references.length, city.slug).toBeGreaterThan(page.references.length)
  }
})

test('every page writes «Policía» with a capital letter, as an institution', () => {
  const texts = RENDERED_PAGES.flatMap(({ html }) => blockTexts(html))
  expect(texts.filter((text) => /\bla policía\b/.test(text))).toEqual([])
})

test('where the legal framework counts the two cases, it does not let consent and a professional be read as the two', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/marco-legal-ec')?.html ?? ''
  expect(blockTexts(html).join(' ')).toMatch(/en dos casos: siempre con un profesional capacitado y con consentimiento/)
})

test('the legal framework says to minors what article 276 punishes, as the city pages do', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/marco-legal-ec')?.html ?? ''
  const said = blockTexts(html).filter((text) => /delito contra su integridad/.test(text))
  expect(said).toHaveLength(1)
  for (const text of said) expect(text).toMatch(/castiga.* no lo denuncia, y más si la víctima es menor de edad/)
})

test('the legal framework says whom article 276 punishes: the health personnel, not the patient or her family', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/marco-legal-ec')?.html ?? ''
  const said = blockTexts(html).filter((text) => /artículo 276/.test(text) && /castiga/.test(text))
  expect(said).toHaveLength(2)
  for (const text of said) expect(text).toMatch(/castiga al personal de salud/)
})

test('the legal framework tells a minor where to ask, and whom to call', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/marco-legal-ec')?.html ?? ''
  const said = blockTexts(html).filter((text) => text.startsWith('Dónde preguntar:'))
  expect(said).toHaveLength(1)
  for (const text of said) expect(text).toMatch(/servicios de salud amigables.* 171, opción 2/)
})

test('after sexual violence the page on care says first where to go, as the city pages do', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/cuidados-y-alertas')?.html ?? ''
  const said = blockTexts(html).filter((text) => /salas de primera atención/.test(text))
  expect(said).toHaveLength(1)
  for (const text of said) expect(text).toMatch(/^Atención médica: vaya a un hospital o a un centro de salud/)
})

test('the page on risks lets neither a fever that passes nor one with chills pass for less than the alarm signs do', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/riesgos-y-efectos-secundarios')?.html ?? ''
  const fever = blockTexts(html).filter((text) => /^(Fiebre|En usos de obstetricia): /.test(text))
  expect(fever).toHaveLength(2)
  expect(fever[0]).toMatch(/con 38 °C o más, aunque baje pronto, pida atención hoy/)
  expect(fever[1]).toMatch(/fiebre con escalofríos, llame al 911/)
})

test('where a page says «la vida o la salud» it adds «de la mujer», as the law does', () => {
  const said = RENDERED_PAGES.flatMap(({ html }) => blockTexts(html).filter((text) => /la vida o la salud/.test(text)))
  expect(said.length).toBeGreaterThan(0)
  for (const text of said) expect(text).toMatch(/la vida o la salud de la mujer/)
})

test('diarrhoea that dehydrates is called rare, as in its fact (COMU-02) and on the city pages', () => {
  const html = RENDERED_PAGES.find(({ path }) => path === '/riesgos-y-efectos-secundarios')?.html ?? ''
  const sentence = blockTexts(html)
    .join(' ')
    .match(/La diarrea suele [^.]*deshidrata/)?.[0]
  expect(sentence).toMatch(/en raros casos es intensa y deshidrata$/)
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
