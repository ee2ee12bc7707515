/** The files that a published site has besides its pages and that the desk reads. */
import { PUBLISHED_FILES } from '../support/published-files'
import type { Site } from './site'

/** Publishes the files that the panel measures at an editor's first look. */
export function publish({ requests }: Site): void {
  for (const { path, ...file } of PUBLISHED_FILES)
    requests.answer((_, { pathname }) => pathname === path, { status: 200, ...file })
}

/** Publishes a release without any city page. */
export function release({ requests }: Site): void {
  const json = {
    version: 1,
    builtAt: '2026-11-20T12:18:03Z',
    commit: null,
    counts: { pages: 229, cities: 0 },
    hashes: {},
  }
  requests.answer(/\/release\.json/, { status: 200, json })
}
