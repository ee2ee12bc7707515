/** The files that a published site has besides its pages and that the desk reads. */
import { PUBLISHED_FILES } from '../support/published-files'
import type { Site } from './site'

/** Publishes the files that the panel measures at an editor's first look. */
export function publish({ requests }: Site): void {
  for (const { path, ...file } of PUBLISHED_FILES)
    requests.answer((_, { pathname }) => pathname === path, { status: 200, ...file })
}

/**
 * Publishes a release built at this moment, with the pages of these towns and other texts than they would have today.
 */
export function publishedAt({ requests }: Site, builtAt: string, slugs: readonly string[] = []): void {
  requests.answer(/\/release\.json$/, { status: 200, json: release(builtAt, slugs) })
}

/** The release file of a site that was built at that moment with the pages of these cities. */
export function release(builtAt: string, slugs: readonly string[]) {
  const hashes = Object.fromEntries(slugs.map((slug) => [slug, ['b'.repeat(32), 'c'.repeat(32)]]))
  const counts = { pages: 229 + 2 * slugs.length, cities: slugs.length }
  return { version: 1, builtAt, commit: null, counts, hashes }
}
