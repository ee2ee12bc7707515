import { expect, test } from 'vitest'
import { parseFacility } from '@/cities/facility'
import { facilitiesInTown } from '@/seo/facilities-in-town'
import { buildCity } from '../cities/build-city'

const place = (name: string, fields: Record<string, unknown> = {}) =>
  parseFacility({ name, kind: 'centro-a', inTown: true, confidence: 'official', ...fields })
const told = (...facilities: ReturnType<typeof place>[]) => facilitiesInTown(buildCity({ facilities }))
const inCuenca = { '@type': 'PostalAddress', addressLocality: 'Cuenca', addressRegion: 'Azuay', addressCountry: 'EC' }

test('a place in town has its kind, address, coordinates, and hours if it is open day and night', () => {
  const known = {
    kind: 'hospital',
    address: 'Av. Los Arupos',
    latitude: -2.9,
    longitude: -79,
    attendsEmergencies: 'always',
  }
  expect(told(place('Hospital Uno', known))).toStrictEqual([
    {
      '@type': 'Hospital',
      name: 'Hospital Uno',
      address: { ...inCuenca, streetAddress: 'Av. Los Arupos' },
      geo: { '@type': 'GeoCoordinates', latitude: -2.9, longitude: -79 },
      openingHoursSpecification: {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
        opens: '00:00',
        closes: '23:59',
      },
    },
  ])
})

test('unknown fields are left out', () => {
  expect(told(place('Centro Dos'))).toStrictEqual([{ '@type': 'MedicalClinic', name: 'Centro Dos', address: inCuenca }])
})

test('the province has its real name', () => {
  const city = buildCity({ province: 'Provincia 3', facilities: [place('Centro Dos')] })
  expect(facilitiesInTown(city)).toMatchObject([{ address: { addressRegion: 'Cañar' } }])
})

test('places elsewhere in the canton, closed places and places to be confirmed are left out', () => {
  expect(
    told(
      place('Hospital Lejano', { kind: 'hospital', inTown: false }),
      place('Hospital Cerrado', { kind: 'hospital', status: 'closed' }),
      place('Hospital Dudoso', { kind: 'hospital', status: 'unconfirmed' }),
      place('Hospital de Una Fuente', { kind: 'hospital', confidence: 'weak' }),
    ),
  ).toEqual([])
})

test('places for emergencies come before those for a consultation, and only those that the page shows in full', () => {
  const hospitals = ['A', 'B', 'C', 'D'].map((letter) => place(`Hospital ${letter}`, { kind: 'hospital' }))
  const centres = ['A', 'B', 'C'].map((letter) => place(`Centro ${letter}`))
  expect(told(...centres, ...hospitals)).toMatchObject(
    ['Hospital A', 'Hospital B', 'Hospital C', 'Centro A', 'Centro B'].map((name) => ({ name })),
  )
})
