import { expect, test } from 'vitest'
import { findOnDesk } from '@/admin/desk/find-on-desk'
import { realCities } from '../../cities/build-city'

const cities = realCities()
const paths = (query: string) => findOnDesk(cities, query).map(({ path }) => path)

test('the search of the desk finds a city by a part of its name or with an error, and its two pages beside it', () => {
  expect(paths('lago agrio')[0]).toBe('/admin/ciudades/nueva-loja')
  expect(paths('sta rosa')[0]).toBe('/admin/ciudades/santa-rosa')
  expect(paths('quto').slice(0, 3)).toEqual([
    '/admin/ciudades/quito',
    '/admin/ciudades/quito?pagina=misoprostol',
    '/admin/ciudades/quito?pagina=cytotec',
  ])
  expect(paths('cytotec cuenca')[0]).toBe('/admin/ciudades/cuenca')
})

test('it finds a place by its name, and a screen by the beginning of its name', () => {
  const [city] = cities.filter(({ facilities }) => facilities.length > 0)
  const [place] = city?.facilities ?? []
  expect(paths(`${place?.name} ${city?.name}`)).toContain(`/admin/centros/${place?.id}`)
  expect(paths('histo')[0]).toBe('/admin/historial')
})

test('it lists the screens for an empty query, and nothing for words that nothing has', () => {
  expect(paths('')).toContain('/admin/publicar')
  expect(paths('zzqqxx')).toEqual([])
})
