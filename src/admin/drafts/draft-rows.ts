import { searchRows } from '@/admin/desk/list/search-rows'
import { compareNames } from '@/cities/names/by-name'
import type { GeneratedPage } from '@/data/generated-pages'
import { byRecordKey, recordKey, saysTheSame } from '@/data/record/page-record'
import { scoreColour } from '@/generator/scores'
import type { Draft } from './draft'
import type { DraftView, RecordState, SortKey } from './draft-view'
import { pageKey } from './draft-words'
import { headFindings } from './head-findings'

/** A page as it would be written now, with its record. */
export type DraftRow = Draft & {
  record: GeneratedPage | undefined
  state: RecordState
  /** The compliance findings in the record's own title and description. */
  findings: readonly string[]
}

/** Joins each draft with its record; `records` is undefined until they have been read. */
export function draftRows(drafts: readonly Draft[], records: readonly GeneratedPage[] | undefined): DraftRow[] {
  const byPage = byRecordKey(records ?? [])
  return drafts.map((draft) => {
    const record = byPage.get(recordKey({ cityId: draft.city.id, pageType: draft.pageType }))
    return {
      ...draft,
      record,
      state: records ? stateOf(draft, record) : 'unknown',
      findings: record ? headFindings(record) : [],
    }
  })
}

/**
 * Returns the rows that match the view, in its order. The open page is always among them: being generated just now may
 * have made it fail the filters, and it must keep its place.
 */
export function rowsInView(rows: readonly DraftRow[], view: DraftView): DraftRow[] {
  const meant = new Set(
    searchRows(rows, view.text, {
      texts: ({ name, title, metaDescription }) => [name, `${title} ${metaDescription}`],
      cityOf: ({ city }) => city,
    }),
  )
  const found = rows.filter(
    (row) =>
      pageKey(row) === view.open ||
      ((view.type === '' || row.pageType === view.type) &&
        (view.province === '' || row.province === view.province) &&
        (view.state === '' || isInState(row, view.state)) &&
        (!view.isBelowOnly || isBelowThreshold(row)) &&
        meant.has(row)),
  )
  const compare = COMPARE[view.sort]
  const sign = view.isDescending ? -1 : 1
  // Equal rows keep the order of the names, whichever way the column runs.
  return found.sort((a, b) => sign * compare(a, b) || byName(a, b))
}

function isInState(row: DraftRow, state: Exclude<DraftView['state'], ''>): boolean {
  if (state === 'visit') return isFromVisit(row)
  return state === 'findings' ? row.findings.length > 0 : row.state === state
}

/** Whether a visitor registered the record and no editor has saved it since. */
export function isFromVisit({ record }: DraftRow): boolean {
  return record?.awaitsEditor === true
}

/** Whether any of the draft's scores is not green. */
export function isBelowThreshold(draft: Draft): boolean {
  return (
    scoreColour('seo', draft.seoScore) !== 'green' ||
    scoreColour('seo', draft.generatorScore) !== 'green' ||
    scoreColour('compliance', draft.complianceScore) !== 'green'
  )
}

const byName = (a: DraftRow, b: DraftRow) =>
  compareNames(a.name, b.name) || compareNames(a.slug, b.slug) || compareNames(a.pageType, b.pageType)
const STATES: readonly RecordState[] = ['none', 'changed', 'same', 'unknown']

const COMPARE: Record<SortKey, (a: DraftRow, b: DraftRow) => number> = {
  name: byName,
  seo: (a, b) => a.seoScore - b.seoScore,
  generator: (a, b) => a.generatorScore - b.generatorScore,
  compliance: (a, b) => a.complianceScore - b.complianceScore,
  words: (a, b) => a.wordCount - b.wordCount,
  readability: (a, b) => a.readability - b.readability,
  state: (a, b) => STATES.indexOf(a.state) - STATES.indexOf(b.state),
}

function stateOf(draft: Draft, record: GeneratedPage | undefined): RecordState {
  if (!record) return 'none'
  return saysTheSame(record, draft) ? 'same' : 'changed'
}
