import { expect, test } from 'vitest'
import { allParts } from '@/cited/all-parts'
import { FACTS } from '@/generator/material/facts'
import { COMPONENT_STATEMENTS } from './component-statements'

test('every statement of the parts and the components names a fact, and every fact a document', () => {
  const sentences = allParts.flatMap(({ variants }) => variants.flatMap((variant) => variant.sentences))
  // A heading states nothing, nor does a sentence that introduces the list or the block after it.
  const stating = sentences.filter(({ text, isHeading }) => !isHeading && !text.endsWith(':'))
  const unsourced = [...stating, ...COMPONENT_STATEMENTS].filter(({ facts }) => facts.length === 0)
  expect(unsourced.map(({ text }) => text)).toEqual([])
  expect(Object.entries(FACTS).filter(([, { sources }]) => sources.length < 1)).toEqual([])
})
