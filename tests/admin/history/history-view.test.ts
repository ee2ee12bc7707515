import { expect, test } from 'vitest'
import { addressOf, filterOf, isNarrowed, readView } from '@/admin/history/history-view'
import { parseCity } from '@/cities/city'

const ID = '00000000-0000-4000-8000-000000000001'
const CUENCA = parseCity({ id: ID, name: 'Cuenca', slug: 'cuenca', province: 'Azuay', region: 'Sierra' })
const MARK = '2026-11-22T07:18:03.123456+00:00_17_page'

/** Everything but the places that the register was filled with. */
const EVERYTHING = { isWithoutFilling: true }

const view = (address: string) => readView(new URLSearchParams(address))
const filter = (address: string) => filterOf(view(address), [CUENCA])

test('an address that asks for nothing asks for the latest of everything', () => {
  expect(filter('')).toEqual(EVERYTHING)
  expect(isNarrowed(view(''))).toBe(false)
})

test('what is asked for by kind, city, person, days and sheet comes back from the address that says so', () => {
  const all = `?de=paginas&ciudad=cuenca&registro=${ID}&persona=${ID}&desde=2026-11-01&hasta=2026-11-30`
  const asked = view(all)
  expect(readView(new URLSearchParams(addressOf({ ...asked, before: MARK })))).toEqual({ ...asked, before: MARK })
  expect(filter(all)).toEqual({
    kind: 'page',
    cityId: ID,
    rowId: ID,
    by: ID,
    since: '2026-11-01T05:00:00Z',
    until: '2026-12-01T05:00:00Z',
  })
})

test('the first and the last day are those of mainland Ecuador, both included', () => {
  expect(filter('?desde=2026-12-31&hasta=2026-12-31')).toEqual({
    ...EVERYTHING,
    since: '2026-12-31T05:00:00Z',
    until: '2027-01-01T05:00:00Z',
  })
})

test('whoever had no session is asked for by a word', () => {
  expect(filter('?persona=sin-sesion')).toEqual({ ...EVERYTHING, by: null })
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
  '?antes=7',
  `?antes=${encodeURIComponent(`${MARK},id.gt.0`)}`,
])('what an address says wrongly narrows nothing: %s', (address) => {
  expect(filter(address)).toEqual(EVERYTHING)
})

test('a city that there is not has no history, instead of everybody’s', () => {
  expect(filter('?ciudad=atlantida')).toBeNull()
})

test('the links to one city and to one place of the desk’s other screens still lead to their history', () => {
  expect(filter(`?de=ciudades&registro=${ID}`)).toEqual({ kind: 'city', rowId: ID })
  expect(filter(`?de=lugares&registro=${ID}`)).toEqual({ kind: 'facility', rowId: ID })
})
