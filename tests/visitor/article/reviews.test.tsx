import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToStaticMarkup } from 'react-dom/server'
import { HelmetProvider } from 'react-helmet-async'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { allParts } from '@/cited/all-parts'
import type { PageType } from '@/generator/generated-content'
import type { Part } from '@/generator/parts'
import { partReviews, partSignatures, type Review, type Reviewer, siteReviews } from '@/generator/review-state'
import { pageFiles, siteAnchors } from '../../../scripts/static-pages/page-files'
import { parseStaticPage } from '../../../scripts/static-pages/show-page'
import { REAL_CITIES, realPage } from '../../generator/real-cities'
import { importSeo } from '../../seo/import-seo'
import { renderPage } from '../render-page'

const PAGES = pageFiles().map(({ path, file, markdown }) => ({
  path,
  page: parseStaticPage(markdown, file, siteAnchors()),
}))

const reviewer = (id: string, title: string, profession: string, field: Reviewer['field']): Reviewer => ({
  id,
  name: `${profession} de Prueba`,
  title,
  profession,
  specialty: null,
  field,
  registerNumber: `R-${id}`,
  registerUrl: `https://registro.example/${id}`,
  years: 10,
  affiliation: null,
  active: true,
})
const PHYSICIAN = reviewer('medica', 'Dra.', 'Médica', 'médico')
const LAWYER = reviewer('abogado', 'Abg.', 'Abogado', 'legal')
const SIGNS = 'comun/senales-de-alarma'
const DAY = '2027-01-12'

/** Both sign every part: the alarm signs a day before the others. */
const ALL_SIGNED = [PHYSICIAN, LAWYER].flatMap(({ id }) =>
  allParts.map(({ key, hash }): Review => {
    return { part: key, hash, reviewer: id, verdict: 'correcto', day: key === SIGNS ? DAY : '2027-01-13' }
  }),
)

/** The site as it is built with these signatures. */
async function build(
  reviews: readonly Review[],
  { parts = allParts, people = [PHYSICIAN, LAWYER], keeps = true, now = new Date('2027-01-20') } = {},
) {
  vi.resetModules()
  vi.stubGlobal('__SITE_REVIEWS__', siteReviews(parts, people, partReviews(parts, people, reviews, keeps)))
  const { heads, headTags, data } = await importSeo()
  const { ReviewBox } = await import('@/visitor/article/ReviewBox')
  const { ReviewerProfiles } = await import('@/visitor/article/ReviewerProfiles')
  const { CityContent } = await import('@/visitor/city/CityContent')
  const { prepareContent } = await import('@/visitor/city/writing/write-page')
  const graphOf = (head: Parameters<typeof data.structuredData>[0]) => data.jsonForScript(data.structuredData(head))
  return {
    article: (wanted: string) => {
      const { page, path } = PAGES.find((one) => one.path === wanted) ?? unknownPage(wanted)
      const head = heads.articleHead(page, [{ label: page.heading, url: path }])
      const box = <ReviewBox page={page} path={path} now={now} />
      return { html: renderToStaticMarkup(<MemoryRouter>{box}</MemoryRouter>), graph: graphOf(head) }
    },
    city: (type: PageType) => {
      const readable = prepareContent(realPage(`cuenca/${type}`), REAL_CITIES)
      const head = heads.cityPageHead(readable.content, { datePublished: DAY, dateModified: DAY })
      const html = renderPage(<CityContent readable={readable} dateModified="2026-11-20" />, REAL_CITIES)
      const tag = headTags(head, '').meta.find((one) => 'name' in one && one.name === 'reviewer')
      return { html, graph: graphOf(head), tag: tag?.content }
    },
    profiles: renderToStaticMarkup(<ReviewerProfiles />),
  }
}

afterEach(() => void vi.unstubAllGlobals())

const LAW = '/marco-legal-ec'
const RISKS = '/riesgos-y-efectos-secundarios'

test('while nobody has signed, every page says that the review is pending and its data name nobody', async () => {
  const site = await build([], { people: [] })
  for (const { html, graph } of [site.article(RISKS), site.city('cytotec')]) {
    expect(html).toContain('<strong>Revisión médica:</strong> pendiente')
    expect(graph).not.toMatch(/reviewedBy|lastReviewed|Rating|"review"/)
  }
  expect(site.article(LAW).html).toContain('<strong>Revisión legal:</strong> pendiente')
  expect(site.city('cytotec').tag).toContain('revisión profesional pendiente')
  expect(site.profiles).toContain('Perfil de muestra: revisión profesional pendiente')
})

test('with every part signed by two reviewers, pages name them with the day of the oldest signature', async () => {
  const site = await build(ALL_SIGNED)
  const risks = site.article(RISKS)
  expect(risks.html).toContain('Revisado médicamente por')
  expect(risks.html).toContain('Dra. Médica de Prueba')
  expect(risks.html).toContain(`href="${PHYSICIAN.registerUrl}"`)
  // The oldest is that of the alarm signs, which the page shows. The next review is 60 days later.
  expect(risks.html).toContain('12 de enero de 2027')
  expect(risks.html).toContain('13 de marzo de 2027')
  expect(risks.graph).toContain(`"lastReviewed":"${DAY}"`)
  expect(risks.graph).toContain('"ratingValue":4.8')

  const { html, graph, tag } = site.city('misoprostol')
  expect(html).toContain('Revisado médicamente por')
  expect(graph).toContain('"name":"Dra. Médica de Prueba"')
  expect(tag).toContain('Médica de Prueba')
  expect(site.profiles).not.toContain('muestra')
})

test('a page that is past its next review says so beside who signed it, and its data do not make the review younger', async () => {
  // Sixty days after the oldest signature.
  const on = async (now: string) => (await build(ALL_SIGNED, { now: new Date(now) })).article(RISKS)
  const due = /<p data-due="2027-03-13"( hidden="")?>/
  expect(due.exec((await on('2027-03-14T04:59:00Z')).html)?.[1]).toBeDefined()
  const { html, graph } = await on('2027-03-14T05:01:00Z')
  expect(due.exec(html)?.[0]).toBe('<p data-due="2027-03-13">')
  expect(html).toContain('Revisado médicamente por')
  expect(graph).toContain(`"lastReviewed":"${DAY}"`)
})

test('where only one profession has signed, a city’s page says that the other is pending, and its data credit no lawyer with medicine', async () => {
  const by = ({ id }: Reviewer) => ALL_SIGNED.filter(({ reviewer }) => reviewer === id)
  const physician = (await build(by(PHYSICIAN))).city('cytotec')
  expect(physician.html).toContain('<strong>Revisión legal:</strong> pendiente')
  expect(physician.graph).toContain('"name":"Dra. Médica de Prueba"')
  const lawyer = (await build(by(LAWYER))).city('cytotec')
  expect(lawyer.html).toContain('<strong>Revisión médica:</strong> pendiente')
  expect(lawyer.graph).not.toMatch(/Abogado de Prueba|Rating/)
})

test('the page about the law names the lawyer, and never says that a physician reviewed it', async () => {
  const { html, graph } = (await build(ALL_SIGNED)).article(LAW)
  expect(html).toContain('Revisado por')
  expect(html).toContain('Abg. Abogado de Prueba')
  expect(`${html}${graph}`).not.toMatch(/médicamente|Médica de Prueba|Rating/)
})

test('a changed word takes the signature from the pages with that part alone', async () => {
  const changed = (part: Part) => (part.key === 'ciudad/riesgos/cytotec' ? { ...part, hash: '0000000000000000' } : part)
  const site = await build(ALL_SIGNED, { parts: allParts.map(changed) })
  const { html, graph } = site.city('cytotec')
  const total = allParts.filter(
    ({ pages, field }) => pages.includes('ciudad/cytotec') && (field === 'médico' || field === 'ambos'),
  ).length
  expect(html).toContain(`>${total - 1} de ${total} partes</a>`)
  expect(html).not.toContain('Revisado médicamente')
  expect(graph).not.toContain('Médica de Prueba')
  expect(site.city('misoprostol').html).toContain('Revisado médicamente por')
  expect(site.article(RISKS).html).toContain('Revisado médicamente por')
})

test('a part of which a reviewer wants a change is open until they sign it', async () => {
  const review = (verdict: Review['verdict']) =>
    allParts
      .filter(({ key }) => key === SIGNS)
      .map(({ key, hash }): Review => ({ part: key, hash, reviewer: PHYSICIAN.id, verdict, day: DAY }))
  const wished = [...ALL_SIGNED, ...review('pide cambio')]
  expect((await build(wished)).article(RISKS).html).not.toContain('Revisado médicamente')
  expect((await build([...wished, ...review('correcto')])).article(RISKS).html).toContain('Revisado médicamente por')
})

test('the signatures of a reviewer who has left stay and say so, or open the parts, as the owner decides', async () => {
  const people = [{ ...PHYSICIAN, active: false }, LAWYER]
  expect((await build(ALL_SIGNED, { people })).article(RISKS).html).toContain('ya no colabora')
  const opened = await build(ALL_SIGNED, { people, keeps: false })
  expect(opened.article(RISKS).html).toContain('<strong>Revisión médica:</strong> pendiente')
})

test('`/fuentes` says of each page how many of its parts are signed, and of each part by whom', async () => {
  const open = 'ciudad/pregunta/denuncia'
  const signed = ALL_SIGNED.filter(({ part }) => part !== open)
  vi.resetModules()
  vi.stubGlobal('__PART_SIGNATURES__', partSignatures(partReviews(allParts, [PHYSICIAN, LAWYER], signed, true)))
  const { sourceCounts, sourcePage } = await import('@/cited/source-pages')
  const { SourcesPage } = await import('@/visitor/sources/SourcesPage')
  const client = new QueryClient()
  client.setQueryData(['sources'], sourceCounts())
  client.setQueryData(['sources', 'ciudad/preguntas-frecuentes'], sourcePage('ciudad/preguntas-frecuentes'))
  const shown = (path: string) =>
    renderToStaticMarkup(
      <HelmetProvider>
        <QueryClientProvider client={client}>
          <MemoryRouter initialEntries={[path]}>
            <Routes>
              <Route path="/fuentes/*" element={<SourcesPage />} />
            </Routes>
          </MemoryRouter>
        </QueryClientProvider>
      </HelmetProvider>,
    )
  const toSign = allParts.filter(({ key, field }) => key.startsWith('ciudad/pregunta/') && field !== 'portal').length
  expect(shown('/fuentes')).toContain(`${toSign - 1} de ${toSign} partes firmadas`)
  const parts = shown('/fuentes/ciudad/preguntas-frecuentes').split('<details ')
  const linesOf = (id: string) => parts.find((part) => part.includes(` id="${id}"`)) ?? ''
  expect(linesOf('pregunta-denuncia')).toMatch(/Firma de un profesional del derecho: pendiente\./)
  expect(linesOf('pregunta-llamada')).toMatch(/Dra\. Médica de Prueba.*13 de enero de 2027/)
})

function unknownPage(path: string): never {
  throw new Error(`No page has the address ${path}`)
}
