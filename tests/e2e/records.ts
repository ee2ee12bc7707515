/** Records of towns that a test has for itself: what a visit left of them, and what the desk writes over it. */
import type { APIRequestContext, Page } from '@playwright/test'
import { expect, publishableKey, serverAnswer } from './portal'

const headers = () => ({ apikey: publishableKey() })

/** What a visit left of both pages of these towns, before the desk wrote them. */
export async function registerBoth(request: APIRequestContext, slugs: readonly string[]) {
  return (await Promise.all(slugs.map((slug) => registerTown(request, slug)))).flat()
}

/** What these records are called now, and how many of them are called what they were before the desk wrote them. */
export function titlesOf(records: Awaited<ReturnType<typeof registerBoth>>, rowsOf: RowsOf) {
  const titles = async () => {
    const rows = await rowsOf('generatedPages', { urlPath: `in.(${records.map(({ urlPath }) => urlPath).join()})` })
    return new Map(rows.map(({ urlPath, title }) => [String(urlPath), String(title)]))
  }
  const areBack = async () => {
    const now = await titles()
    return records.filter(({ urlPath, title }) => now.get(urlPath) === title).length
  }
  return { titles, areBack }
}

type RowsOf = (table: string, filter: Record<string, string>) => Promise<Record<string, unknown>[]>

async function registerTown(request: APIRequestContext, slug: string) {
  const address = `/rest/v1/cities?slug=eq.${slug}&select=id,name`
  const [city] = await (await request.get(address, { headers: headers() })).json()
  const records = (['cytotec', 'misoprostol'] as const).map((pageType) => ({
    cityId: String(city.id),
    pageType,
    urlPath: `/ec/${slug}/${pageType}`,
    title: `${pageType === 'cytotec' ? 'Cytotec (misoprostol)' : 'Misoprostol'} en ${city.name}: lo de antes`,
    metaDescription: 'Una descripción. '.repeat(8).trim(),
    contentHash: 'a'.repeat(32),
    seoScore: 100,
    wordCount: 1300,
    internalLinksCount: 8,
  }))
  const created = await request.post('/rest/v1/generatedPages', { headers: headers(), data: records })
  expect(created.ok(), await created.text()).toBe(true)
  return records
}

/** Somebody changes a record by hand. */
export async function patchRecord(request: APIRequestContext, urlPath: string, data: object): Promise<void> {
  const changed = await request.patch(`/rest/v1/generatedPages?urlPath=eq.${urlPath}`, { headers: headers(), data })
  expect(changed.ok(), await changed.text()).toBe(true)
}

/** The desk keeps a release, as when it sees one on the site. */
export async function keepRelease(request: APIRequestContext, builtAt: string): Promise<void> {
  const data = { builtAt, commit: null, pages: 673, hashes: {} }
  const kept = await request.post('/rest/v1/releases', { headers: headers(), data })
  expect(kept.ok(), await kept.text()).toBe(true)
}

/** The run of the desk on these towns alone. */
export async function generateOnly(page: Page, slugs: readonly string[]): Promise<void> {
  let isOver = false
  await page.route('**/rest/v1/cities**', async (route) => {
    if (isOver || route.request().method() !== 'GET') return route.fallback()
    const all: { slug: string }[] = await (await serverAnswer(route)).json()
    const rows = all.filter(({ slug }) => slugs.includes(slug))
    await route.fulfill({ json: rows, headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
  })
  await page.goto('/admin/generar-ciudades')
  await expect(page.getByText(`Mostrando ${slugs.length} de ${slugs.length} ciudades`)).toBeVisible()
  await page.getByRole('button', { name: 'Generar Todas las Ciudades' }).click()
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.getByRole('heading', { name: 'Generación completada' }).first()).toBeVisible()
  isOver = true
}
