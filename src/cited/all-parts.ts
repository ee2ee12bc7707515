import { collectParts } from '@/generator/city-parts'
import type { PageParts, Part } from '@/generator/parts'

/** Made by the plugin `scripts/static-pages/markdown-pages.ts`. */
const PAGES = import.meta.glob<PageParts>('/src/content/pages/*.md', { query: '?parts', import: 'parts', eager: true })

/**
 * Every part of the site: the city pages' first, then those of each static page. It carries all words and facts, so
 * nothing that a visitor loads may import it.
 */
export const allParts: readonly Part[] = collectParts(Object.values(PAGES))
