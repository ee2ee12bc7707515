import { type Cell, toCsv } from '@/admin/desk/csv'
import { minuteInEcuador } from '@/admin/desk/date-time'
import { type DraftRow, isFromVisit } from '@/admin/drafts/draft-rows'
import { FROM_A_VISIT, STATE_BADGES } from '@/admin/drafts/draft-words'
import { paths } from '@/paths'

const COLUMNS: readonly (readonly [head: string, cell: (row: DraftRow) => Cell])[] = [
  ['Ciudad', ({ name }) => name],
  ['Provincia', ({ province }) => province],
  ['Tipo', ({ pageType }) => pageType],
  ['Dirección', ({ slug, pageType }) => paths.cityPage(slug, pageType)],
  ['Título', ({ title }) => title],
  ['Descripción', ({ metaDescription }) => metaDescription],
  ['Puntaje SEO', ({ seoScore }) => seoScore],
  ['Puntaje del generador', ({ generatorScore }) => generatorScore],
  ['Cumplimiento', ({ complianceScore }) => complianceScore],
  ['Hallazgos', ({ violations }) => violations.join('; ')],
  ['Palabras', ({ wordCount }) => wordCount],
  ['Legibilidad (INFLESZ)', ({ readability }) => Math.round(readability * 10) / 10],
  ['Registro', ({ state }) => STATE_BADGES[state].label],
  [FROM_A_VISIT, (row) => (isFromVisit(row) ? 'sí' : 'no')],
  ['Huella del borrador', ({ contentHash }) => contentHash],
  ['Huella guardada', ({ record }) => record?.contentHash ?? null],
  ['Modificado (hora de Ecuador)', ({ record }) => (record ? minuteInEcuador(record.dateModified) : null)],
]

/** The rows of a view as a spreadsheet. */
export function draftsCsv(rows: readonly DraftRow[]): string {
  return toCsv([COLUMNS.map(([head]) => head), ...rows.map((row) => COLUMNS.map(([, cell]) => cell(row)))])
}
