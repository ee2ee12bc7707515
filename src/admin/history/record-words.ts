import type { RecordFields } from '@/data/revisions'
import type { FieldWords } from './changed-fields'

/** What the history tells of a record. Not the dates, which follow the content, nor the hash: the text it is of says what changed. */
export const RECORD_WORDS: FieldWords<RecordFields> = [
  ['Título', ({ title }) => title],
  ['Descripción', ({ metaDescription }) => metaDescription],
  ['Puntaje SEO', ({ seoScore }) => String(seoScore)],
  ['Palabras', ({ wordCount }) => String(wordCount)],
  ['Enlaces internos', ({ internalLinksCount }) => String(internalLinksCount)],
  ['Dirección', ({ urlPath }) => urlPath],
]
