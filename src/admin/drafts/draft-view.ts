import { addressView, choice, choiceOr, flag, sheet, text } from '@/admin/desk/list/address-view'

/** The name of each sortable column in the address. */
const SORT_WORDS = {
  name: 'pagina',
  seo: 'seo',
  generator: 'generador',
  compliance: 'cumplimiento',
  words: 'palabras',
  readability: 'legibilidad',
  state: 'registro',
} as const

export type SortKey = keyof typeof SORT_WORDS

/**
 * How the saved record compares with the draft: there is none, it says the same, or it says something else; `unknown`
 * as long as the records have not been read.
 */
export type RecordState = 'none' | 'same' | 'changed' | 'unknown'

/** Which drafts are shown, and in which order. */
const VIEW = addressView({
  text: text('q'),
  type: choice('tipo', { cytotec: 'cytotec', misoprostol: 'misoprostol' }),
  province: text('provincia'),
  /**
   * How the record compares with the draft, or why an editor should look at it: `visit`, registered by a visitor and
   * not saved by an editor since; `findings`, with words that are not allowed.
   */
  state: choice('registro', {
    none: 'sin-registro',
    same: 'al-dia',
    changed: 'cambiado',
    visit: 'de-una-visita',
    findings: 'con-hallazgos',
  }),
  isBelowOnly: flag('umbral'),
  sort: choiceOr('orden', SORT_WORDS, 'name'),
  isDescending: flag('sentido', 'desc'),
  sheet,
  /** `cuenca/misoprostol`: the page that is looked at; empty for the list. */
  open: text('pagina'),
})

export type DraftView = ReturnType<typeof VIEW.read>
export const { read: readView, write: writeView } = VIEW

/** Returns the view without a province that no city has: an address with such a province shows all of them. */
export function amongProvinces(view: DraftView, provinces: readonly string[]): DraftView {
  return provinces.includes(view.province) ? view : { ...view, province: '' }
}

/** Returns the view with another filter or order, at its first sheet. */
export function withFilter(view: DraftView, change: Partial<DraftView>): DraftView {
  return { ...view, sheet: 1, ...change }
}

/** Returns the view after a click on a column's head: in the order of that column, reversed if it already was. */
export function sortedBy(view: DraftView, sort: SortKey): DraftView {
  return withFilter(view, { sort, isDescending: view.sort === sort && !view.isDescending })
}
