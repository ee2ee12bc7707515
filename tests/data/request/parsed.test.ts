import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parsed } from '@/data/request/ask'

const schema = v.object({ id: v.string(), population: v.nullable(v.number()) })

test('a row keeps only what its schema names', () => {
  const row = { id: 'quito', population: null }
  expect(parsed(schema, { ...row, note: 'of a later release' })).toEqual(row)
})

test.each([{ id: 'quito' }, { id: 1, population: null }, { id: 'quito', population: '2000' }, null])(
  'the row %j does not fit, and is not taken for one',
  (row) => {
    expect(() => parsed(schema, row)).toThrow(expect.objectContaining({ name: 'DataError', kind: 'invalid' }))
  },
)
