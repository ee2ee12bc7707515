import { expect, test } from 'vitest'
import { changesOf, mergeValues } from '@/admin/desk/form/conflicts'

const WAS = { name: 'Puesto', address: 'Calle 1', sources: ['a'], network: null }

test('what was typed stays where both people changed a field; where only the other did, theirs is taken', () => {
  const typed = { ...WAS, address: 'Calle 3', sources: ['a', 'b'] }
  const theirs = { ...WAS, address: 'Calle 2', name: 'Otro' }
  const { values, conflicts } = mergeValues(typed, WAS, theirs)
  expect(values).toEqual({ ...WAS, address: 'Calle 3', sources: ['a', 'b'], name: 'Otro' })
  expect(conflicts).toEqual([
    { field: 'name', was: 'Puesto', theirs: 'Otro', isBoth: false },
    { field: 'address', was: 'Calle 1', theirs: 'Calle 2', isBoth: true },
  ])
})

test('the same change by both people is no conflict, and only changed fields count as changed', () => {
  const typed = { ...WAS, sources: ['a', 'b'] }
  expect(mergeValues(typed, WAS, { ...WAS, sources: ['a', 'b'] }).conflicts).toEqual([])
  expect(changesOf(typed, WAS)).toEqual({ sources: ['a', 'b'] })
})
