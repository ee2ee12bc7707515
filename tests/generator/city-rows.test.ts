import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { attendsEmergencies, shownName } from '@/cities/facility'
import { facilityRows } from '../../scripts/facility-rows'
import { REAL_CITIES } from './real-cities'

test('the places named in a city’s row are those of the register that are open in the canton, without posts', () => {
  for (const { slug, facilities, hasHospital, medicalFacilities } of REAL_CITIES) {
    const named = facilities.filter(({ kind, status }) => kind !== 'puesto' && status !== 'closed').map(shownName)
    const { hospitals, clinics } = medicalFacilities
    expect([...hospitals, ...clinics].sort(), slug).toEqual([...new Set(named)].sort())
    expect(hasHospital, slug).toBe(hospitals.length)
  }
})

test('the names of places follow Spanish spelling: lower-case «de» in dates, guillemets, «de El Oro» not split, and accents in well-known words', () => {
  const names = REAL_CITIES.flatMap(({ facilities }) => facilities.map(({ name }) => name))
  const bare =
    'Abdon|Angeles|Archipielago|Area|Asis|Atencion|Bastion|Bogota|Calderon|Compania|Federacion|Frias|Guamani|Heroes|Heroés|Historico|Jardin|Joaquin|Martin|Medellin|Nayon|Orquideas|Pisuli|Platano|Ramon|Rocio|Roldos|Sinai|Sua|Suarez|Tomas|Valentin|Victor'
  const wrong = new RegExp(`"|\\d De |\\bde el |ñ a$|(?<!\\p{L})(${bare})(?!\\p{L})`, 'u')
  expect(names.filter((name) => wrong.test(name))).toEqual([])
})

test('a centre with a ministry number is not in its city a second time without the number', () => {
  const facilities = facilityRows(readFileSync('supabase/facilities.csv', 'utf8'))
  const keyOf = ({ city, name }: { city: string; name: string }) => `${city} ${name}`
  const numbered = new Set(facilities.filter(({ unicode }) => unicode !== null).map(keyOf))
  const twice = facilities
    .filter(({ status }) => status !== 'closed')
    .filter((facility) => facility.unicode === null && numbered.has(keyOf(facility)))
    .map(({ name }) => name)
  expect(twice).toEqual([])
})

test('a centre that was open day and night only according to a holiday plan is not given for emergencies', () => {
  const facilities = REAL_CITIES.flatMap(({ facilities }) => facilities)
  const onHolidays = facilities.filter(
    ({ kind, sources }) => kind === 'centro' && sources.every((key) => key.includes('feriado')),
  )
  expect(onHolidays.map(({ name }) => name)).toContain('Centro de Salud El Recreo II')
  expect(onHolidays.filter(attendsEmergencies).map(({ name }) => name)).toEqual([])
})
