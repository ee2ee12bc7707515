import { expect, test } from 'vitest'
import { FACTS } from '@/generator/material/facts'
import { allStatements } from './statements'

test('every statement of the pages, the components and the material names a fact, and every fact a document', () => {
  const unsourced = allStatements().flatMap(({ heading, statements }) =>
    statements.filter(({ facts }) => facts.length === 0).map(({ text }) => `${heading}: ${text}`),
  )
  expect(unsourced).toEqual([])
  expect(Object.entries(FACTS).filter(([, { sources }]) => sources.length < 1)).toEqual([])
})
