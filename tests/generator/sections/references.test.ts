import { expect, test } from 'vitest'
import { MaterialError } from '@/generator/fill-in'
import { documentsBehind, referenceKeys } from '@/generator/sections/references'
import { REAL_PAGES } from '../real-pages'

test('the references of every page stand in the order in which a reader meets them', () => {
  for (const { body, questions, referenceKeys: keys } of REAL_PAGES) {
    const sentences = [
      ...body.flatMap(({ paragraphs }) => paragraphs.flat()),
      ...questions.flatMap((one) => one.answer),
    ]
    const met = [...new Set(sentences.flatMap(documentsBehind))]
    expect(keys).toEqual(met.filter((key) => keys.includes(key)))
  }
})

test('a sentence without a public document is accepted only if all that it states is the portal’s own', () => {
  const own = { text: 'Lo dice el portal.', facts: ['CIU-04'] as const }
  expect(referenceKeys([[own]])).toEqual([])
  expect(() => referenceKeys([[{ ...own, facts: ['CIU-04', 'COM-06'] }]])).toThrow(MaterialError)
})
