/** Records of pages, created and changed by somebody without a session. */
import type { PageType } from '@/generator/generated-content'
import { expect, type Site } from '../site'

/** The record that a visit leaves for a page that had none. */
export type LeftRecord = ReturnType<typeof leftRecord>

/** Stores and returns the record that a visit leaves for the page «cytotec» of a town that no other test uses. */
export async function register({ backend }: Site, slug: string): Promise<LeftRecord> {
  const visitor = backend.as('visitor')
  const { data: city } = await visitor.from('cities').select('id, name, slug').eq('slug', slug).single().throwOnError()
  const record = leftRecord(city, 'cytotec')
  await visitor.from('generatedPages').insert(record).throwOnError()
  return record
}

function leftRecord({ id, name, slug }: { id: string; name: string; slug: string }, pageType: PageType) {
  const medicine = pageType === 'cytotec' ? 'Cytotec (misoprostol)' : 'Misoprostol'
  return {
    cityId: id,
    pageType,
    urlPath: `/ec/${slug}/${pageType}`,
    title: `${medicine} en ${name}: lo de antes`,
    metaDescription: `${`${medicine} en ${name}: `.padEnd(130, 'una descripción, ')}etc.`,
    contentHash: 'a'.repeat(32),
    seoScore: 100,
    wordCount: 1300,
    internalLinksCount: 8,
  }
}

/** Changes the title of a record by hand. */
export async function retitle({ backend }: Site, urlPath: string | undefined, title: string): Promise<void> {
  const changing = backend
    .as('visitor')
    .from('generatedPages')
    .update({ title })
    .eq('urlPath', urlPath ?? '')
  const { data: changed } = await changing.select('id').throwOnError()
  expect(changed, 'records that are changed by hand').toHaveLength(1)
}

/** Returns the records of a page: one, or none. */
export async function recordsAt({ backend }: Site, urlPath: string) {
  const { data } = await backend.as('visitor').from('generatedPages').select().eq('urlPath', urlPath).throwOnError()
  return data
}
