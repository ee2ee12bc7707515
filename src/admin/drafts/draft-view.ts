import { addressView, choice, choiceOr, flag, sheet, text } from '@/admin/desk/address-view'

/** How each column that sorts is called in an address. */
const SORT_WORDS = {
  name: 'pagina',
  seo: 'seo',
  generator: 'generador',
  compliance: 'cumplimiento',
  words: 'palabras',
  readability: 'legibilidad',
  own: 'texto-propio',
  warnings: 'avisos',
  state: 'registro',
} as const

export type SortKey = keyof typeof SORT_WORDS

/** Of the saved record: none yet, says the same, says something else; `unknown` while the records cannot be read. */
export type RecordState = 'none' | 'same' | 'changed' | 'unknown'

/** What of the drafts is shown and in which order. */
const VIEW = addressView({
  text: text('q'),
  type: choice('tipo', { cytotec: 'cytotec', misoprostol: 'misoprostol' }),
  province: text('provincia'),
  /**
   * Whether the record says the same as the draft, or what is to be looked at: `visit`, registered by one and not saved by an editor since;
   * `unsigned`, last written by nobody signed in; `findings`, with words that must not be said.
   */
  state: choice('registro', {
    none: 'sin-registro',
    same: 'al-dia',
    changed: 'cambiado',
    visit: 'de-una-visita',
    unsigned: 'sin-sesion',
    findings: 'con-hallazgos',
  }),
  isBelowOnly: flag('umbral'),
  isWarnedOnly: flag('avisos'),
  /** Whether somebody at the desk has reviewed this very text. */
  review: choice('revision', { done: 'revisada', missing: 'pendiente' }),
  sort: choiceOr('orden', SORT_WORDS, 'name'),
  isDescending: flag('sentido', 'desc'),
  sheet,
  /** `cuenca/misoprostol`: the page that is looked at; empty for the list. */
  open: text('pagina'),
})

export type DraftView = ReturnType<typeof VIEW.read>
export const { read: readView, write: writeView } = VIEW

/** The view without a province that no city has: an address that asks for one asks for all of them. */
export function amongProvinces(view: DraftView, provinces: readonly string[]): DraftView {
  return provinces.includes(view.province) ? view : { ...view, province: '' }
}

/** Another filter or order: it starts at its first sheet. */
export function withFilter(view: DraftView, change: Partial<DraftView>): DraftView {
  return { ...view, sheet: 1, ...change }
}

/** What a click on a column's head asks for: that order; the other way round when it is there already. */
export function sortedBy(view: DraftView, sort: SortKey): DraftView {
  return withFilter(view, { sort, isDescending: view.sort === sort && !view.isDescending })
}
