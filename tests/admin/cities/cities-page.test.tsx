import { expect, test } from 'vitest'
import { CitiesPage } from '@/admin/cities/CitiesPage'
import { REAL_CITIES } from '../../generator/real-cities'
import { renderPage, wordsOf } from '../../visitor/render-page'

const found = (words: string) =>
  wordsOf(renderPage(<CitiesPage />, REAL_CITIES, `/admin/ciudades?q=${encodeURIComponent(words)}`))

test('an editor finds a city by its own name, its canton’s, its everyday name, its slug and its province', () => {
  for (const words of ['nueva loja', 'Lago Agrio', 'nueva-loja'])
    expect(found(words)).toMatch(/ 1 de \d+ ciudades .*Nueva Loja/)
  expect(found('Rumiñahui')).toMatch(/ 1 de \d+ ciudades .*Sangolquí/)
  expect(found('Sucumbíos')).toContain('Nueva Loja')
  // As readers find it: an abbreviation, and a slip of the finger.
  expect(found('sta rosa')).toContain('Santa Rosa')
  expect(found('quto')).toContain('Quito')
  expect(found('zzz')).toContain('Ninguna ciudad ni provincia se llama «zzz»')
})
