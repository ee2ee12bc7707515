import { expect, test } from 'vitest'
import { readRegister, writeRegister } from '@/cities/care/register-file'
import { facilitiesFrom } from '@/cities/care/town-facilities'
import type { City } from '@/cities/city'
import { PROVINCES } from '@/cities/provinces'
import { generateContent } from '@/generator/generate-content'
import { PAGE_TYPES, type PageType } from '@/generator/generated-content'
import { facilityId } from '@/visitor/care/facility-address'
import { CityContent } from '@/visitor/city/CityContent'
import { prepareContent } from '@/visitor/city/writing/write-page'
import { EssentialsPage } from '@/visitor/offline/EssentialsPage'
import { PlaceCity } from '@/visitor/place/PlaceCity'
import { PlaceProvince } from '@/visitor/place/PlaceProvince'
import { ResourcesPage } from '@/visitor/resources/ResourcesPage'
import { SearchResults } from '@/visitor/search/SearchResults'
import { cityIn, realCities } from '../../cities/build-city'
import { place, town } from '../../cities/build-place'
import { NOW } from '../../generator/real-cities'
import { renderPage, wordsOf } from '../render-page'

const PLACE = 'Hospital Padre Alberto Buffoni'
/** The cities of its province, and of one beside it. */
const cities = realCities().filter(({ province }) => ['Esmeraldas', 'Santo Domingo'].includes(province))
/** The cities as the database has them after an editor closed the place. */
const afterwards = cities.map((city) => {
  const facilities = city.facilities.map((facility) =>
    facility.name === PLACE ? { ...facility, status: 'closed' as const } : facility,
  )
  const medicalFacilities = facilitiesFrom(facilities)
  return { ...city, facilities, medicalFacilities, hasHospital: medicalFacilities.hospitals.length }
})

/**
 * Returns, by address, what the build writes for these cities on every page and in every file that may name the place.
 */
function written(among: City[]): Record<string, string> {
  const page = (slug: string, type: PageType) => {
    const content = generateContent(cityIn(among, slug), type, { cities: among, now: NOW })
    return renderPage(<CityContent readable={prepareContent(content, among)} dateModified="2026-11-20" />, among)
  }
  const [esmeraldas] = PROVINCES.filter(({ name }) => name === 'Esmeraldas')
  if (!esmeraldas) throw new Error('no Esmeraldas')
  return {
    ...Object.fromEntries(PAGE_TYPES.map((type) => [`/ec/quininde/${type}`, page('quininde', type)])),
    '/ec/quininde': renderPage(<PlaceCity city={cityIn(among, 'quininde')} cities={among} />, among),
    '/ec/esmeraldas': renderPage(<PlaceProvince province={esmeraldas} cities={among} />, among),
    '/recursos-oficiales': renderPage(<ResourcesPage />, among),
    '/sin-conexion': renderPage(<EssentialsPage />, among),
    '/search?q=alberto buffoni': renderPage(
      <SearchResults query="alberto buffoni" cities={among} state="ready" retry={() => {}} />,
      among,
    ),
    '/lugares.json': writeRegister(among),
  }
}

test('a page built after a place closed no longer names it', () => {
  const before = written(cities)
  for (const [path, text] of Object.entries(before)) expect(text, path).toContain(PLACE)
  for (const [path, text] of Object.entries(written(afterwards))) {
    expect(text.length, path).toBeGreaterThan(200)
    const at = text.indexOf(PLACE)
    expect(at === -1 ? '' : text.slice(at - 200, at + 80), path).toBe('')
  }
})

test('a link to a place leads to the open one of that name, also when a closed one comes before it', () => {
  const [closed, open] = [place('Centro Uno', { id: '1', status: 'closed' }), place('Centro Uno', { id: '2' })]
  const city = town('Ambato', [closed, open])
  expect([closed, open].map((facility) => facilityId(facility, city))).toEqual([undefined, 'lugar-centro-uno'])
})

test('a page built after a place closes at night says so wherever it names it, by the name that is shown', () => {
  const shown = 'Hospital de Quinindé'
  const among = cities.map((city) => ({
    ...city,
    facilities: city.facilities.map((facility) =>
      facility.name === PLACE
        ? { ...facility, attendsEmergencies: 'by-day' as const, hours: 'de 8:00 a 17:00', displayName: shown }
        : facility,
    ),
  }))
  const named = among.map((city) => ({ ...city, medicalFacilities: facilitiesFrom(city.facilities) }))
  const { '/lugares.json': file = '', ...pages } = written(named)
  for (const [path, html] of Object.entries(pages)) {
    const words = wordsOf(html)
    expect(words, path).toContain(shown)
    expect(words, path).not.toContain(PLACE)
    if (path.startsWith('/search')) continue
    expect(words, path).toMatch(
      new RegExp(
        `${shown}[^.]* atiende emergencias solo de día \\(de 8:00 a 17:00\\)|${shown} Hospital[^.]*, atiende emergencias solo de día Horario: de 8:00 a 17:00`,
      ),
    )
    expect(words, path).not.toMatch(new RegExp(`Atiende emergencias el ${shown}`))
  }
  const read = readRegister(file)
    ?.flatMap(({ facilities }) => facilities)
    .find(({ name }) => name === PLACE)
  expect(read).toMatchObject({ attendsEmergencies: 'by-day', hours: 'de 8:00 a 17:00', displayName: shown })
})
