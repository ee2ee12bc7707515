import { Route, Routes } from 'react-router-dom'
import { beforeAll, expect, test } from 'vitest'
import { routePatterns } from '@/paths'
import { buildCity } from '../../../cities/build-city'
import { renderPage, stubSettings, wordsOf } from '../../render-page'

beforeAll(stubSettings)

test('for an address that matches only a place of care, its city is offered together with that place', async () => {
  const { CityNotFound } = await import('@/visitor/city/writing/CityNotFound')
  const guayaquil = buildCity({
    name: 'Guayaquil',
    province: 'Guayas',
    medicalFacilities: { hospitals: [], clinics: ['Centro de Salud Posorja'] },
  })
  const offered = (slug: string) =>
    wordsOf(renderPage(<CityNotFound slug={slug} pageType="cytotec" cities={[guayaquil]} />))
  expect(offered('posorja')).toContain('¿Buscaba una de estas ciudades? Guayaquil, Guayas Centro de Salud Posorja')
  expect(offered('guayakil')).not.toContain('Posorja')
})

test('for a misspelt page of a city, the two pages of the city are offered', async () => {
  const { CityPage } = await import('@/visitor/city/CityPage')
  const routes = (
    <Routes>
      <Route path={routePatterns.cityPage} element={<CityPage />} />
    </Routes>
  )
  const markup = renderPage(routes, [], '/ec/san-gabriel/citotec')
  expect(wordsOf(markup)).toContain('¿Buscaba las páginas de una ciudad? Cytotec (misoprostol) Misoprostol')
  for (const page of ['cytotec', 'misoprostol']) expect(markup).toContain(`href="/ec/san-gabriel/${page}"`)
  // Made-up text in an address must not appear as if the portal said it.
  expect(wordsOf(renderPage(routes, [], '/ec/llame-al-0991234567/x'))).not.toContain('0991234567')
})
