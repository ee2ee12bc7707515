/** Records of towns that no other test uses, created and changed by somebody without a session. */
import type { Site } from '../site'

/** The record that a visit leaves for a page that had none. */
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

/** Changes a record by hand, without a session. */
export async function changeRecord({ backend }: Site, urlPath: string, change: { title: string }): Promise<void> {
  await backend.as('visitor').from('generatedPages').update(change).eq('urlPath', urlPath).throwOnError()
}

/** Returns the records of a page: one, or none. */
export async function recordsAt({ backend }: Site, urlPath: string) {
  const { data } = await backend.as('visitor').from('generatedPages').select().eq('urlPath', urlPath).throwOnError()
  return data
}
