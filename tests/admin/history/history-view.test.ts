import { expect, test } from 'vitest'
import { addressOf, filterOf, isNarrowed, readView } from '@/admin/history/history-view'
import { parseCity } from '@/cities/city'

const ID = '00000000-0000-4000-8000-000000000001'
const CUENCA = parseCity({ id: ID, name: 'Cuenca', slug: 'cuenca', province: 'Azuay', region: 'Sierra' })
const MARK = '2417'

const view = (address: string) => readView(new URLSearchParams(address))
const filter = (address: string) => filterOf(view(address), [CUENCA])

test('an address without parameters shows the latest changes of everything', () => {
  expect(filter('')).toEqual({})
  expect(isNarrowed(view(''))).toBe(false)
})

test('a view by kind, city, person, days and sheet is the same after it is written into an address and read back', () => {
  const all = `?de=paginas&ciudad=cuenca&registro=${ID}&persona=${ID}&desde=2026-11-01&hasta=2026-11-30`
  const asked = view(all)
  expect(readView(new URLSearchParams(addressOf({ ...asked, before: MARK })))).toEqual({ ...asked, before: MARK })
  expect(filter(all)).toEqual({
    kind: 'page',
    cityId: ID,
    rowIds: [ID],
    by: ID,
    since: '2026-11-01T05:00:00Z',
    until: '2026-12-01T05:00:00Z',
  })
})

test('the first and the last day are those of mainland Ecuador, both included', () => {
  expect(filter('?desde=2026-12-31&hasta=2026-12-31')).toEqual({
    since: '2026-12-31T05:00:00Z',
    until: '2027-01-01T05:00:00Z',
  })
})

test('changes made without a session are filtered by a word instead of an id', () => {
  expect(filter('?persona=sin-sesion')).toEqual({ by: null })
})

test.each([
  '?de=nada',
  '?registro=nada',
  '?persona=otra',
  '?desde=ayer',
  '?hasta=2026-13-40',
  '?desde=2026-02-31',
  '?hasta=2026-02-29',
  '?desde=0002-11-22',
  '?antes=siete',
  `?antes=${encodeURIComponent(`${MARK},id.gt.0`)}`,
])('what an address says wrongly narrows nothing: %s', (address) => {
  expect(filter(address)).toEqual({})
})

test('an unknown city has no history, instead of showing that of all cities', () => {
  expect(filter('?ciudad=atlantida')).toBeNull()
})

test('the links of other desk screens to one city or one place still lead to its history', () => {
  expect(filter(`?de=ciudades&registro=${ID}`)).toEqual({ kind: 'city', rowIds: [ID] })
  expect(filter(`?de=lugares&registro=${ID}`)).toEqual({ kind: 'facility', rowIds: [ID] })
})
