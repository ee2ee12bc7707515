import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { CityFacilities } from '@/admin/cities/CityFacilities'
import { type City, parseCity } from '@/cities/city'
import { realCity } from '../../generator/real-cities'

const markupOf = (city: City) =>
  renderToStaticMarkup(
    <MemoryRouter>
      <CityFacilities city={city} />
    </MemoryRouter>,
  )

const namesOn = (city: City) => {
  const html = markupOf(city)
  const [inSight = '', folded = ''] = html.split('<details')
  const names = (part: string) =>
    [...part.matchAll(/href="\/admin\/centros\/[^"?]+"[^>]*>([^<]+)</g)].map(([, name]) => name)
  return { inSight: names(inSight), folded: names(folded) }
}

test('a city on the desk shows first the hospitals that a visitor would be sent to, however they are stored', () => {
  const limones = realCity('limones')
  const hospitals = ['Hospital Básico Borbón', 'Hospital Básico de Valdez (Limones)']
  for (const facilities of [limones.facilities, limones.facilities.toReversed()]) {
    const { inSight, folded } = namesOn({ ...limones, facilities })
    expect(inSight.slice(0, 2)).toEqual(hospitals)
    expect(inSight).toHaveLength(12)
    expect(folded).toHaveLength(7)
  }
})

test('closed places come after all open ones, also a closed hospital', () => {
  const city = parseCity({
    id: 'a city',
    slug: 'somewhere',
    facilities: [
      { id: 'closed', name: 'Hospital cerrado', kind: 'hospital', status: 'closed' },
      { id: 'post', name: 'Puesto abierto', kind: 'puesto' },
    ],
  })
  expect(namesOn(city).inSight).toEqual(['Puesto abierto', 'Hospital cerrado'])
})

test('a city with more than twelve places folds the others away and says how many, in singular or plural', () => {
  const among = (count: number) => {
    const facilities = Array.from({ length: count }, (_, index) => ({
      id: String(index),
      name: 'Puesto',
      kind: 'puesto',
    }))
    return markupOf(parseCity({ id: 'a city', slug: 'somewhere', facilities }))
  }
  expect(among(12)).not.toContain('<details')
  expect(among(13)).toContain('>Ver 1 lugar más<')
  expect(among(14)).toContain('>Ver 2 lugares más<')
})
