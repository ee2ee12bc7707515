import { vi } from 'vitest'
import { stubSettings } from '../visitor/render-page'

/** Heads, their tags and structured data, imported after the settings, which they read when they are imported. */
export async function importSeo(settings: Record<string, string> = {}) {
  stubSettings()
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value)
  const heads = { ...(await import('@/seo/page-head')), ...(await import('@/seo/place-heads')) }
  return { heads, headTags: (await import('@/seo/head-tags')).headTags, data: await import('@/seo/structured-data') }
}
