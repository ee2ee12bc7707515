import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inContext, wordDiff } from '@/admin/history/entry/word-diff'

const side = (before: string, after: string, kind: 'removed' | 'added') =>
  wordDiff(before, after)
    .filter((part) => part.kind === 'same' || part.kind === kind)
    .map(({ text }) => text)
    .join('')

test('a changed word stands beside the one it replaced, and the rest stays', () => {
  expect(wordDiff('Misoprostol en Cuenca: riesgos', 'Misoprostol en Loja: riesgos')).toEqual([
    { kind: 'same', text: 'Misoprostol en ' },
    { kind: 'removed', text: 'Cuenca' },
    { kind: 'added', text: 'Loja' },
    { kind: 'same', text: ': riesgos' },
  ])
})

test('words changed one after another are shown together', () => {
  expect(wordDiff('Guía: usos y riesgos', 'Guía: otro título')).toEqual([
    { kind: 'same', text: 'Guía: ' },
    { kind: 'removed', text: 'usos y riesgos' },
    { kind: 'added', text: 'otro título' },
  ])
})

test('an unchanged text is one piece, and an empty one none', () => {
  expect(wordDiff('Llame al 911.', 'Llame al 911.')).toEqual([{ kind: 'same', text: 'Llame al 911.' }])
  expect(wordDiff('', '')).toEqual([])
  expect(wordDiff('', 'nuevo')).toEqual([{ kind: 'added', text: 'nuevo' }])
})

test('both texts can be reconstructed from their diff, whatever they are', () => {
  const text = fc
    .array(fc.oneof(fc.constantFrom('uno', 'dos', ' ', '. ', 'ñandú'), fc.string({ unit: 'binary' })))
    .map((words) => words.join(''))
  fc.assert(
    fc.property(text, text, (before, after) => {
      expect(side(before, after, 'removed')).toBe(before)
      expect(side(before, after, 'added')).toBe(after)
    }),
  )
})

test('in a text of many thousand words a changed word is found quickly; a text that changed completely is shown whole', () => {
  const long = 'palabra '.repeat(5000)
  expect(wordDiff(long, `${long}más`)).toEqual([
    { kind: 'same', text: long },
    { kind: 'added', text: 'más' },
  ])
  const other = 'otra '.repeat(5000).trim()
  expect(wordDiff(long, other)).toEqual([
    { kind: 'removed', text: long },
    { kind: 'added', text: other },
  ])
})

test('of the unchanged parts of a long text, only the words next to each change are shown', () => {
  const words = Array.from({ length: 60 }, (_, n) => `p${n}`)
  const parts = inContext(wordDiff(`${words.join(' ')} fin`, `${words.join(' ')} final`), 3)
  expect(parts.map(({ text }) => text)).toEqual(['… p57 p58 p59 ', 'fin', 'final'])
  const short = wordDiff('uno dos fin', 'uno dos final')
  expect(inContext(short, 3)).toEqual(short)
})
