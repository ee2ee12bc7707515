import type { RecordFields, Revision } from '@/data/revisions'

/** A field that a revision changed: how it is called, what it said and what it says. */
export type ChangedField = { label: string; before: string; after: string }

const LABELS = {
  title: 'Título',
  metaDescription: 'Descripción',
  seoScore: 'Puntaje SEO',
  wordCount: 'Palabras',
  internalLinksCount: 'Enlaces internos',
  urlPath: 'Dirección',
  contentHash: 'Huella del contenido',
} as const satisfies Partial<Record<keyof RecordFields, string>>

/** What a revision changed; every field of it where it is the first registration. */
export function changedFields({ before, after }: Revision): ChangedField[] {
  const fields: ChangedField[] = []
  let key: keyof typeof LABELS
  for (key in LABELS) {
    const field = { label: LABELS[key], before: before ? String(before[key]) : '', after: String(after[key]) }
    if (field.before !== field.after) fields.push(field)
  }
  return fields
}
