import { expect, test } from 'vitest'
import { byName, compareNames } from '@/cities/names/by-name'
import { buildCity } from '../build-city'

test('names are sorted as in a Spanish index: ñ after n, accents and case without effect', () => {
  const names = ['olmedo', 'Ñato', 'Nube', 'Ámbar', 'Azogues', 'Naranjal', 'ambato', 'Nuñez']
  expect(names.toSorted(compareNames)).toEqual([
    ...['Ámbar', 'ambato', 'Azogues', 'Naranjal', 'Nube', 'Nuñez', 'Ñato', 'olmedo'],
  ])
})

test('cities are sorted by the names they are shown under, and the given list is not changed', () => {
  const given = ['Zaruma', 'Ciudad 3', 'Ñaca', 'Nabón'].map((name) => buildCity({ name, slug: name.toLowerCase() }))
  const [zaruma, numbered, enye, nabon] = given
  const shown = numbered && { ...numbered, canonicalName: 'Alausí' }
  const cities = [zaruma, shown, enye, nabon].filter((city) => city !== undefined)
  expect(byName(cities)).toEqual([shown, nabon, enye, zaruma])
  expect(cities).toEqual([zaruma, shown, enye, nabon])
})
