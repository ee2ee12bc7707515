import type { RecordFields } from '@/data/history/revisions'
import type { FieldWords } from './changed-fields'

/**
 * The fields of a record that the history shows. The dates are left out because they follow the content, and the hash
 * because the text itself shows what changed.
 */
export const RECORD_WORDS: FieldWords<RecordFields> = [
  ['Título', ({ title }) => title],
  ['Descripción', ({ metaDescription }) => metaDescription],
  ['Puntaje SEO', ({ seoScore }) => String(seoScore)],
  ['Palabras', ({ wordCount }) => String(wordCount)],
  ['Enlaces internos', ({ internalLinksCount }) => String(internalLinksCount)],
  ['Dirección', ({ urlPath }) => urlPath],
]
