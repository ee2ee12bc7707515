import { collectParts } from '../../src/generator/city-parts.ts'
import type { Part } from '../../src/generator/parts.ts'
import { pageFiles } from './page-files.ts'
import { pageParts } from './page-parts.ts'
import { readPage } from './read-page.ts'

/**
 * Every part of the site, as `src/cited/all-parts.ts` has it, for the scripts: they have no plugin for Markdown. Not in
 * page-parts.ts, because the configuration of Vite imports that one and cannot resolve the imports of the material.
 */
export function currentParts(): Part[] {
  return collectParts(pageFiles().map(({ file, markdown }) => pageParts(readPage(markdown, file))))
}
