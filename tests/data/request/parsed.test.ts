import * as v from 'valibot'
import { expect, test } from 'vitest'
import { parsed, readableRows, unreadableRows } from '@/data/request/select'
import { expectConsoleError } from '../../support/loud-console'

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

test('a list leaves out the row that nobody can read, names it, and shows the others', () => {
  const [quito, spoilt, loja] = [
    { id: 'quito', population: null },
    { id: 'spoilt', population: 'many' },
    { id: 'loja', population: 2 },
  ]
  expect(readableRows(schema, [quito, spoilt, loja])).toEqual([quito, loja])
  expect(unreadableRows.get().map(({ id }) => id)).toEqual(['spoilt'])
  expectConsoleError('could not be read')
})

test('an answer of which no row can be read is no empty list', () => {
  expect(() => readableRows(schema, [{ id: 1 }])).toThrow(expect.objectContaining({ kind: 'invalid' }))
  expect(readableRows(schema, [])).toEqual([])
})
