import { expect, test } from 'vitest'
import { readCityFile, writeCityFile } from '@/cities/city-file'
import { searchPlaces } from '@/cities/search/search-places'
import { REAL_CITIES } from '../generator/real-cities'

test('a search in the file of the build finds the same cities, provinces and places as one in the rows', () => {
  const read = readCityFile(writeCityFile(REAL_CITIES)) ?? []
  for (const query of ['cuen', 'azuay', 'eugenio espejo', 'hospital de playas', 'cytotec en quito', 'nueba loja']) {
    const namesIn = (cities: typeof REAL_CITIES) => {
      const { cities: towns, provinces, facilities } = searchPlaces(cities, query)
      return [towns.map(({ city }) => city.slug), provinces, facilities.map(({ city, name }) => [city.slug, name])]
    }
    expect(namesIn(read), query).toEqual(namesIn(REAL_CITIES))
  }
})

test('a text that is no such file, or one of another version, has no cities', () => {
  for (const text of ['', '<!doctype html>', '{"version":0,"cities":[]}', '{"version":1,"cities":[[]]}'])
    expect(readCityFile(text), text).toBeUndefined()
})
