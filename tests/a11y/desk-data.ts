/** Mocked answers of the database, for states of the desk that would take long to produce for real. */
import type { Page } from '@playwright/test'
import { answer } from '../e2e/portal'
import { publishableKey } from '../support/publishable-key'

/** The id of the mocked run. */
export const RUN = '00000000-0000-4000-8000-000000000003'

/** Mocks a history with one change of one record. */
export async function oneRevision(page: Page): Promise<void> {
  const after = {
    cityId: '00000000-0000-4000-8000-000000000001',
    pageType: 'cytotec',
    urlPath: '/ec/quito/cytotec',
    title: 'Cytotec en Quito: lo que dice ahora',
    metaDescription: 'Qué es, qué riesgos tiene y a quién llamar.',
    contentHash: 'b'.repeat(32),
    seoScore: 95,
    wordCount: 1300,
    internalLinksCount: 9,
    datePublished: '2026-11-20T10:00:00+00:00',
    dateModified: '2026-11-20T12:00:00+00:00',
  }
  const before = { ...after, title: 'Cytotec en Quito: lo que decía', contentHash: 'a'.repeat(32), wordCount: 1200 }
  const { cityId, dateModified: changedAt } = after
  const row = { id: 7, rowId: '00000000-0000-4000-8000-000000000002', cityId, changedAt, changedBy: null, runId: null }
  const entry = { tableName: 'generatedPages', ...row, before, after }
  await answer(page, 'revisions', { status: 200, body: JSON.stringify([entry]) })
}

/** Mocks a history with a run that changed two records. */
export async function oneRun(page: Page): Promise<void> {
  const changedAt = '2026-11-20T12:00:00+00:00'
  const cityId = '00000000-0000-4000-8000-000000000001'
  const state = (title: string) => ({
    ...{ cityId, pageType: 'cytotec', urlPath: '/ec/quito/cytotec', title, metaDescription: 'Qué es.' },
    ...{ contentHash: 'b'.repeat(32), seoScore: 95, wordCount: 1300, internalLinksCount: 9 },
    ...{ datePublished: '2026-11-20T10:00:00+00:00', dateModified: changedAt },
  })
  const change = (id: number) => ({
    ...{ id, tableName: 'generatedPages', rowId: `00000000-0000-4000-8000-00000000001${id}`, cityId },
    ...{ changedAt, changedBy: null, runId: RUN, before: state('Lo que decía'), after: state('Lo que dice ahora') },
  })
  const changes = [change(2), change(1)]
  await page.route('**/rest/v1/revisions**', (route) =>
    route.fulfill({ json: changes, headers: { 'content-range': `0-1/${changes.length}` } }),
  )
}

/** Makes the list of cities contain only these towns. `besides` may change their rows or add others. */
export async function onlyTowns(
  page: Page,
  slugs: string[],
  besides = (rows: Town[]): object[] => rows,
): Promise<void> {
  await page.route('**/rest/v1/cities**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const all: Town[] = await (await route.fetch()).json()
    const rows = besides(all.filter(({ slug }) => slugs.includes(slug)))
    await route.fulfill({ json: rows, headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
  })
}

type Town = { slug: string }

/** Makes the first page of Saraguro have a record that a visitor registered; it is the only record there is. */
export async function registeredByVisits(page: Page): Promise<void> {
  await page.route('**/rest/v1/generatedPages**', async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const answer = await page.request.get('/rest/v1/cities?slug=eq.saraguro&select=id', {
      headers: { apikey: publishableKey() },
    })
    const [city]: { id: string }[] = await answer.json()
    const row = {
      ...{ id: '00000000-0000-4000-8000-000000000031', cityId: city?.id, pageType: 'cytotec', awaitsEditor: true },
      ...{ urlPath: '/ec/saraguro/cytotec', title: 'Cytotec en Saraguro, Loja: información médica', runId: null },
      ...{ metaDescription: 'Qué es, qué riesgos tiene y a quién llamar.', contentHash: 'b'.repeat(32) },
      ...{ seoScore: 95, wordCount: 1300, internalLinksCount: 9 },
      ...{ datePublished: '2026-11-20T10:00:00+00:00', dateModified: '2026-11-20T12:00:00+00:00' },
    }
    await route.fulfill({ json: [row], headers: { 'content-range': '0-0/1' } })
  })
}
