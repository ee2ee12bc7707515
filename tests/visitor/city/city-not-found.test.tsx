import { expect, test } from 'vitest'
import { buildCity } from '../../cities/build-city'
import { renderPage, stubSettings, wordsOf } from '../render-page'

test('an address that only a place of care answers offers its city together with that place', async () => {
  stubSettings()
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
