import * as v from 'valibot'
import { expect, test } from 'vitest'
import { careAmong } from '@/cities/care/town-care'
import { shownFacilities } from '@/cities/care/town-facilities'
import type { City } from '@/cities/city'
import { isOpenDayAndNight, isToConfirm, shownName } from '@/cities/facility'
import type { PageHead } from '@/seo/page-head'
import { REAL_CITIES as cities, realCity as cityOf, realPage } from '../generator/real-cities'
import { REAL_PAGES } from '../generator/real-pages'
import { importSeo } from './import-seo'

const { heads, data } = await importSeo()

test('the structured data of no page has an offer, a price or a dose', () => {
  for (const content of REAL_PAGES) {
    const text = data.jsonForScript(data.structuredData(heads.cityPageHead(content, null)))
    expect(text).not.toMatch(/"(Product|Offer|offers|price|dosageForm|doseSchedule|doseValue|recommendedIntake)"/)
  }
})

const Places = v.object({
  itemListElement: v.array(
    v.object({
      '@type': v.picklist(['Hospital', 'MedicalClinic']),
      name: v.string(),
      address: v.object({
        '@type': v.literal('PostalAddress'),
        streetAddress: v.optional(v.string()),
        addressLocality: v.string(),
        addressRegion: v.string(),
        addressCountry: v.literal('EC'),
      }),
      geo: v.optional(v.object({ '@type': v.literal('GeoCoordinates'), latitude: v.number(), longitude: v.number() })),
      openingHoursSpecification: v.optional(v.looseObject({ opens: v.literal('00:00'), closes: v.literal('23:59') })),
    }),
  ),
})
const Graph = v.object({ '@graph': v.array(v.looseObject({ '@type': v.string() })) })

/** Returns the places in a page's structured data, parsed from the text that is written into the page. */
const placesIn = (head: PageHead) => {
  const { '@graph': parts } = v.parse(Graph, JSON.parse(data.jsonForScript(data.structuredData(head))))
  const list = parts.find((part) => part['@type'] === 'ItemList')
  return list ? v.parse(Places, list).itemListElement : []
}
const placesOf = (city: City) => {
  const head = heads.placeHead(city.name, [{ label: city.name, url: `/ec/${city.slug}` }], {
    city,
    province: undefined,
  })
  return placesIn(head)
}

test('the data of a town’s pages has its places in town: kind, address, and hours if a source says «24 horas»', () => {
  const [hospital, ...others] = placesOf(cityOf('puerto-ayora'))
  expect(hospital).toMatchObject({
    '@type': 'Hospital',
    name: 'Hospital República del Ecuador',
    address: { addressLocality: 'Puerto Ayora', addressRegion: 'Galápagos', addressCountry: 'EC' },
    geo: { latitude: expect.any(Number), longitude: expect.any(Number) },
  })
  for (const { '@type': type } of others) expect(type).toBe('MedicalClinic')
  expect(placesOf(cityOf('atacames'))[0]?.openingHoursSpecification).toBeDefined()
  const inCuenca = placesIn(heads.cityPageHead(realPage('cuenca/misoprostol'), null))
  expect(inCuenca.map(({ name }) => name)).toContain('Hospital Vicente Corral Moscoso')
})

test.each(['closed', 'unconfirmed'] as const)('a place that is %s is not in the data', (status) => {
  const city = cityOf('quininde')
  const facilities = city.facilities.map((facility) => ({ ...facility, status }))
  expect(placesOf(city)).not.toEqual([])
  expect(placesOf({ ...city, facilities })).toEqual([])
})

test('the data has exactly the places that the town’s pages show in full and that need no confirmation, without telephone numbers', () => {
  for (const city of cities) {
    const told = placesOf(city)
    const open = city.facilities.filter(({ inTown, status }) => inTown === true && status === 'open')
    expect(told.map(({ name }) => name)).toEqual(toldInFull(city).map(shownName))
    for (const { name, address, geo, openingHoursSpecification } of told) {
      const known = open.find(
        (facility) => shownName(facility) === name && (facility.address ?? undefined) === address.streetAddress,
      )
      expect(known, name).toBeDefined()
      expect(geo?.latitude).toBe(known?.latitude ?? undefined)
      expect(openingHoursSpecification !== undefined).toBe(known !== undefined && isOpenDayAndNight(known))
    }
    expect(JSON.stringify(told)).not.toMatch(/telephone|\d{7}/)
  }
})

/** The places that the page shows with address and route, except those «por confirmar». */
function toldInFull(city: City) {
  const { emergency, consultation } = shownFacilities(careAmong(city, cities).inTown)
  return [...emergency.first, ...consultation.first].filter((facility) => !isToConfirm(facility))
}
