import { PAGE_TYPES, type PageType } from '@/generator/generated-content'

/** What of the drafts is shown and in which order: it lives in the address, so that a view can be shared. */
export type DraftView = {
  text: string
  type: PageType | ''
  province: string
  /**
   * How the record stands to the draft, or what is to be looked at: `visit`, registered by one and not saved by an editor since;
   * `unsigned`, last written by nobody signed in; `findings`, with words that must not be said.
   */
  state: Exclude<RecordState, 'unknown'> | 'visit' | 'unsigned' | 'findings' | ''
  isBelowOnly: boolean
  isWarnedOnly: boolean
  /** Whether somebody at the desk has reviewed this very text. */
  review: 'done' | 'missing' | ''
  sort: SortKey
  isDescending: boolean
  /** From 1. */
  sheet: number
  /** `cuenca/misoprostol`: the page that is looked at; empty for the list. */
  open: string
}

/** Of the saved record: none yet, says the same, says something else; `unknown` while the records cannot be read. */
export type RecordState = 'none' | 'same' | 'changed' | 'unknown'

export type SortKey =
  | 'name'
  | 'seo'
  | 'generator'
  | 'compliance'
  | 'words'
  | 'readability'
  | 'own'
  | 'warnings'
  | 'state'

/** What an address asks for. Whatever it does not say, or says wrongly, is the whole list by name. */
export function readView(params: URLSearchParams): DraftView {
  const text = (name: string) => params.get(name) ?? ''
  const sheet = Number(text('hoja'))
  return {
    text: text('q'),
    type: PAGE_TYPES.find((type) => type === text('tipo')) ?? '',
    province: text('provincia'),
    state: keyFor(STATE_WORDS, text('registro')) ?? '',
    isBelowOnly: text('umbral') === 'si',
    isWarnedOnly: text('avisos') === 'si',
    review: keyFor(REVIEW_WORDS, text('revision')) ?? '',
    sort: keyFor(SORT_WORDS, text('orden')) ?? 'name',
    isDescending: text('sentido') === 'desc',
    sheet: Number.isInteger(sheet) && sheet > 0 ? sheet : 1,
    open: text('pagina'),
  }
}

/** The address of a view: nothing for what everybody gets anyway. */
export function writeView(view: DraftView): URLSearchParams {
  const params = new URLSearchParams()
  const set = (name: string, value: string) => value !== '' && params.set(name, value)
  set('q', view.text)
  set('tipo', view.type)
  set('provincia', view.province)
  set('registro', view.state === '' ? '' : STATE_WORDS[view.state])
  set('umbral', view.isBelowOnly ? 'si' : '')
  set('avisos', view.isWarnedOnly ? 'si' : '')
  set('revision', view.review === '' ? '' : REVIEW_WORDS[view.review])
  set('orden', view.sort === 'name' ? '' : SORT_WORDS[view.sort])
  set('sentido', view.isDescending ? 'desc' : '')
  set('hoja', view.sheet === 1 ? '' : String(view.sheet))
  set('pagina', view.open)
  return params
}

/** Another filter or order: it starts at its first sheet. */
export function withFilter(view: DraftView, change: Partial<DraftView>): DraftView {
  return { ...view, sheet: 1, ...change }
}

/** What a click on a column's head asks for: that order; the other way round when it is there already. */
export function sortedBy(view: DraftView, sort: SortKey): DraftView {
  return withFilter(view, { sort, isDescending: view.sort === sort && !view.isDescending })
}

const STATE_WORDS = {
  none: 'sin-registro',
  same: 'al-dia',
  changed: 'cambiado',
  visit: 'de-una-visita',
  unsigned: 'sin-sesion',
  findings: 'con-hallazgos',
} as const

const REVIEW_WORDS = { done: 'revisada', missing: 'pendiente' } as const

const SORT_WORDS: Record<SortKey, string> = {
  name: 'pagina',
  seo: 'seo',
  generator: 'generador',
  compliance: 'cumplimiento',
  words: 'palabras',
  readability: 'legibilidad',
  own: 'texto-propio',
  warnings: 'avisos',
  state: 'registro',
}

function keyFor<Key extends string>(words: Record<Key, string>, word: string): Key | undefined {
  for (const key in words) if (words[key] === word) return key
  return undefined
}
