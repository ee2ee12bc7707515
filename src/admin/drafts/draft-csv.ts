import { type Cell, toCsv } from '@/admin/desk/csv'
import { paths } from '@/paths'
import { type DraftRow, isFromVisit } from './draft-rows'
import { FROM_A_VISIT, STATE_LABELS } from './draft-words'

const HEAD = [
  'Ciudad',
  'Provincia',
  'Tipo',
  'Dirección',
  'Título',
  'Descripción',
  'Puntaje SEO',
  'Puntaje del generador',
  'Cumplimiento',
  'Hallazgos',
  'Palabras',
  'Legibilidad (INFLESZ)',
  'Texto propio (%)',
  'Registro',
  FROM_A_VISIT,
  'Huella del borrador',
  'Huella guardada',
  'Modificado',
] as const

/** The rows of a view as a spreadsheet. */
export function draftsCsv(rows: readonly DraftRow[]): string {
  return toCsv([HEAD, ...rows.map(cells)])
}

function cells(row: DraftRow): Cell[] {
  return [
    row.name,
    row.province,
    row.pageType,
    paths.cityPage(row.slug, row.pageType),
    row.title,
    row.metaDescription,
    row.seoScore,
    row.generatorScore,
    row.complianceScore,
    row.violations.join('; '),
    row.wordCount,
    oneDecimal(row.readability),
    row.ownShare === null ? null : oneDecimal(row.ownShare * 100),
    STATE_LABELS[row.state],
    isFromVisit(row) ? 'sí' : 'no',
    row.contentHash,
    row.record?.contentHash ?? null,
    row.record?.dateModified ?? null,
  ]
}

function oneDecimal(value: number): number {
  return Math.round(value * 10) / 10
}
