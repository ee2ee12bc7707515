import { expect, test } from 'vitest'
import { cityRows, pageState } from '@/admin/cities/city-rows'
import { movedToCity } from '@/admin/desk/desk-paths'
import { buildCity } from '../../cities/build-city'

test('the state of a page is what readers see, and else whether it has a record', () => {
  expect(pageState(false, 'same')).toBe('published')
  expect(pageState(false, 'other')).toBe('changed')
  expect(pageState(true, 'none')).toBe('changed')
  expect(pageState(false, 'none')).toBe('no-record')
  expect(pageState(true, undefined)).toBeUndefined()
})

test('a row counts the places that are open, and has the latest day on which it or a place changed', () => {
  const place = { id: 'p', name: 'Hospital', status: 'open', changedOn: '2026-11-03' }
  const city = Object.assign(buildCity({ name: 'Mira', changedOn: '2026-10-01' }), {
    facilities: [place, { ...place, status: 'closed', changedOn: '2026-09-01' }],
  })
  const [row] = cityRows([city], { records: [], pending: [] })
  expect(row).toMatchObject({ places: 1, changedOn: '2026-11-03', warnings: [] })
})

test('the addresses of drafts and previews lead to the screen of their city, or to the list with the same filters', () => {
  const moved = (query: string) => movedToCity(new URLSearchParams(query), 'vista')
  expect(moved('pagina=cuenca%2Fmisoprostol')).toBe('/admin/ciudades/cuenca?pagina=misoprostol&ver=vista')
  expect(moved('provincia=Azuay&registro=cambiado')).toBe('/admin/ciudades?provincia=Azuay&registro=cambiado')
  expect(moved('')).toBe('/admin/ciudades')
})
