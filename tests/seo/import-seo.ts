import { vi } from 'vitest'
import { stubSettings } from '../visitor/render-page'

/** Imports the heads, their tags and the structured data after setting the environment, which they read on import. */
export async function importSeo(settings: Record<string, string> = {}) {
  stubSettings()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const heads = { ...(await import('@/seo/page-head')), ...(await import('@/seo/place-heads')) }
  return { heads, headTags: (await import('@/seo/head-tags')).headTags, data: await import('@/seo/structured-data') }
}
