import fc from 'fast-check'
import { expect, test } from 'vitest'
import { wordDiff } from '@/admin/history/word-diff'

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

test('both texts can be read out of their diff, whatever they are', () => {
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

test('texts of many thousand words are shown whole, at once', () => {
  const long = 'palabra '.repeat(5000)
  expect(wordDiff(long, `${long}más`)).toEqual([
    { kind: 'removed', text: long },
    { kind: 'added', text: `${long}más` },
  ])
})
