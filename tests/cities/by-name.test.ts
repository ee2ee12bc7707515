import { expect, test } from 'vitest'
import { byName, compareNames } from '@/cities/by-name'
import { buildCity } from './build-city'

test('names stand in the order of a Spanish index: ñ after n, accents and case beside their letters', () => {
  const names = ['olmedo', 'Ñato', 'Nube', 'Ámbar', 'Azogues', 'Naranjal', 'ambato', 'Nuñez']
  expect(names.toSorted(compareNames)).toEqual([
    ...['Ámbar', 'ambato', 'Azogues', 'Naranjal', 'Nube', 'Nuñez', 'Ñato', 'olmedo'],
  ])
})

test('cities stand in the order of the names they are shown under, and the list that was given stays as it is', () => {
  const given = ['Zaruma', 'Ciudad 3', 'Ñaca', 'Nabón'].map((name) => buildCity({ name, slug: name.toLowerCase() }))
  const [zaruma, numbered, enye, nabon] = given
  const shown = numbered && { ...numbered, canonicalName: 'Alausí' }
  const cities = [zaruma, shown, enye, nabon].filter((city) => city !== undefined)
  expect(byName(cities)).toEqual([shown, nabon, enye, zaruma])
  expect(cities).toEqual([zaruma, shown, enye, nabon])
})
