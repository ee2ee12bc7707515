/** Records of towns that no other test uses: those that a visit leaves, and what the desk writes over them. */
import type { APIRequestContext } from '@playwright/test'
import { publishableKey } from '../support/publishable-key'
import { expect } from './portal'

const headers = () => ({ apikey: publishableKey() })

/** Stores and returns the records that a visit leaves for both pages of these towns, before the desk writes them. */
export async function registerBoth(request: APIRequestContext, slugs: readonly string[]) {
  return (await Promise.all(slugs.map((slug) => registerTown(request, slug)))).flat()
}

async function registerTown(request: APIRequestContext, slug: string) {
  const address = `/rest/v1/cities?slug=eq.${slug}&select=id,name`
  const [city] = await (await request.get(address, { headers: headers() })).json()
  const subjects = { cytotec: `Cytotec (misoprostol) en ${city.name}`, misoprostol: `Misoprostol en ${city.name}` }
  const records = (['cytotec', 'misoprostol'] as const).map((pageType) => ({
    cityId: String(city.id),
    pageType,
    urlPath: `/ec/${slug}/${pageType}`,
    title: `${subjects[pageType]}: lo de antes`,
    metaDescription: `${`${subjects[pageType]}: `.padEnd(130, 'una descripción, ')}etc.`,
    contentHash: 'a'.repeat(32),
    seoScore: 100,
    wordCount: 1300,
    internalLinksCount: 8,
  }))
  const created = await request.post('/rest/v1/generatedPages', { headers: headers(), data: records })
  expect(created.ok(), await created.text()).toBe(true)
  return records
}

/** Changes a record by hand, without a session. */
export async function patchRecord(request: APIRequestContext, urlPath: string, data: object): Promise<void> {
  const changed = await request.patch(`/rest/v1/generatedPages?urlPath=eq.${urlPath}`, { headers: headers(), data })
  expect(changed.ok(), await changed.text()).toBe(true)
}

/** Stores a release, as the desk does when it sees one on the site. */
export async function keepRelease(request: APIRequestContext, builtAt: string): Promise<void> {
  const data = { builtAt, commit: null, pages: 673, hashes: {} }
  const kept = await request.post('/rest/v1/releases', { headers: headers(), data })
  expect(kept.ok(), await kept.text()).toBe(true)
}

/** Stores a run of the desk. Returns its id, which marks the changes that belong to the run. */
export async function noteRun(request: APIRequestContext): Promise<string> {
  const prefer = { ...headers(), prefer: 'return=representation' }
  const noted = await request.post('/rest/v1/runs', { headers: prefer, data: { restoresRun: null } })
  expect(noted.ok(), await noted.text()).toBe(true)
  const [{ id }] = await noted.json()
  return String(id)
}
