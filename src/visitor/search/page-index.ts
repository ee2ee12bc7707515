import { type SitePage, sitePages } from '@/content/site-pages'
import { directoryPage } from '@/visitor/shell/directory-page'

/**
 * A section of a page, with its anchor (`id`), the other words in it, and what people type who look for it (`finds`).
 */
export type IndexedSection = { id: string; heading: string; words: string; finds: readonly string[] }

export type IndexedPage = { page: SitePage; sections: readonly IndexedSection[] }

/**
 * A section as the build writes it (scripts/static-pages/section-words.ts): a tuple, because names of properties would be
 * sent with each section.
 */
export type WrittenSection = readonly [id: string, heading: string, words: string, ...finds: string[]]

/** The sections of each page by its file, which is named after the page's address. */
const SECTIONS = import.meta.glob<WrittenSection[]>('/src/content/pages/*.md', {
  query: '?sections',
  import: 'sections',
  eager: true,
})

/** Every page that is not about a place, with its sections as they are written. */
export const PAGE_INDEX: readonly IndexedPage[] = [...sitePages, directoryPage].map((page) => ({
  page,
  sections: (SECTIONS[`/src/content/pages${page.path}.md`] ?? []).map(([id, heading, words, ...finds]) => ({
    id,
    heading,
    words,
    finds,
  })),
}))
