/** Records of towns that a test has for itself, as somebody without a session leaves and changes them. */
import type { Site } from '../site'

/** What a visit left of a page that had no record yet. */
export type LeftRecord = Awaited<ReturnType<typeof register>>

export async function register({ backend }: Site, slug: string) {
  const visitor = backend.as('visitor')
  const { data: city } = await visitor.from('cities').select('id, name').eq('slug', slug).single().throwOnError()
  const record = {
    cityId: city.id,
    pageType: 'cytotec' as const,
    urlPath: `/ec/${slug}/cytotec`,
    title: `Cytotec (misoprostol) en ${city.name}: lo de antes`,
    metaDescription: 'Una descripción. '.repeat(8).trim(),
    contentHash: 'a'.repeat(32),
    seoScore: 100,
    wordCount: 1300,
    internalLinksCount: 8,
  }
  await visitor.from('generatedPages').insert(record).throwOnError()
  return record
}

/** Somebody changes a record by hand. */
export async function changeRecord({ backend }: Site, urlPath: string, change: { title: string }): Promise<void> {
  await backend.as('visitor').from('generatedPages').update(change).eq('urlPath', urlPath).throwOnError()
}

/** What is kept of a page: one record, or none. */
export async function recordsAt({ backend }: Site, urlPath: string) {
  const { data } = await backend.as('visitor').from('generatedPages').select().eq('urlPath', urlPath).throwOnError()
  return data
}
