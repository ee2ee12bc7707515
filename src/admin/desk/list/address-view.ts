/**
 * One query parameter of a list's address: its name, and how its value is read and written. An empty word stands for
 * the default.
 */
type Part<Value> = { name: string; read(word: string): Value; write(value: Value): string }

type ViewOf<Parts extends Record<string, Part<unknown>>> = { [Key in keyof Parts]: ReturnType<Parts[Key]['read']> }

/**
 * Reads and writes the view of a list (its filters, order and sheet) as the query of an address, so that a view can be
 * shared. A missing or invalid parameter is read as the default; a default is not written.
 */
export function addressView<Parts extends Record<string, Part<unknown>>>(parts: Parts) {
  return {
    read: (params: URLSearchParams): ViewOf<Parts> => {
      const read = Object.entries(parts).map(([key, part]) => [key, part.read(params.get(part.name) ?? '')])
      return Object.fromEntries(read) as ViewOf<Parts>
    },
    write: (view: ViewOf<Parts>): URLSearchParams => {
      const params = new URLSearchParams()
      for (const key in parts) {
        const word = parts[key]?.write(view[key]) ?? ''
        if (word !== '') params.set(parts[key]?.name ?? key, word)
      }
      return params
    },
  }
}

/** A text; one that `isRight` rejects is read as empty. */
export function text(name: string, isRight: (word: string) => boolean = () => true): Part<string> {
  return { name, read: (word) => (isRight(word) ? word : ''), write: (value) => value }
}

/** One of several keys, each written as its word in `words`; empty for none of them. */
export function choice<Key extends string>(name: string, words: Readonly<Record<Key, string>>): Part<Key | ''> {
  const written = new Map<string, string>(Object.entries(words))
  return {
    name,
    read: (word) => {
      for (const key in words) if (words[key] === word) return key
      return ''
    },
    write: (value) => written.get(value) ?? '',
  }
}

/** Yes or no. */
export function flag(name: string, yes = 'si'): Part<boolean> {
  return { name, read: (word) => word === yes, write: (value) => (value ? yes : '') }
}

/** The order of a table: the id of a column, with `-` before it for the reverse; empty for the order of its rows. */
export const order: Part<string> = text('orden', (word) => /^-?[a-z-]+$/.test(word))

/** Which sheet of a long list, from 1. */
export const sheet: Part<number> = {
  name: 'hoja',
  read: (word) => (/^[1-9]\d{0,8}$/.test(word) ? Number(word) : 1),
  write: (value) => (value === 1 ? '' : String(value)),
}

/** Returns the items of one sheet; a number beyond the last sheet gives the last one. */
export function sheetOf<Item>(items: readonly Item[], asked: number, size: number) {
  const sheets = Math.max(1, Math.ceil(items.length / size))
  const sheet = Math.min(asked, sheets)
  const first = (sheet - 1) * size
  return { shown: items.slice(first, first + size), first, sheet, sheets }
}
