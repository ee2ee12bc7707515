import { describe, expect, it } from 'vitest'
import type { TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import type { Facility } from '@/cities/facility'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import type { GeneratedContent } from '@/generator/generated-content'
import { cityIn } from '../cities/build-city'
import { NOW, REAL_CITIES, realCity, realPage } from './real-cities'
import { REAL_PAGES } from './real-pages'

const PAGE = realPage('cuenca/misoprostol')

/** Returns the hash of that page with other places of care. */
function hashWith(fields: Partial<TownCare>): string {
  const { care } = PAGE.localResources
  if (!care) throw new Error('the page of Cuenca has no places')
  return contentHash({ ...PAGE, localResources: { ...PAGE.localResources, care: { ...care, ...fields } } })
}

/** What an import makes of a place that its list does not name. Pages then say «por confirmar» beside it. */
const TO_CONFIRM: Partial<Facility> = { status: 'unconfirmed' }

describe('the content hash', () => {
  it('has 32 hexadecimal characters', () => {
    expect(contentHash(PAGE)).toMatch(/^[0-9a-f]{32}$/)
  })

  it('stays the same for the same page generated on another day', () => {
    const later = generateContent(realCity('cuenca'), 'misoprostol', {
      cities: REAL_CITIES,
      now: new Date('2031-01-01T00:00:00.000Z'),
    })
    expect(later.datePublished).not.toBe(PAGE.datePublished)
    expect(contentHash(later)).toBe(contentHash(PAGE))
  })

  it('stays the same whatever the score', () => {
    expect(contentHash({ ...PAGE, seoScore: 3, wordCount: 9 })).toBe(contentHash(PAGE))
  })

  const changes: [string, Partial<GeneratedContent>][] = [
    ['one letter of the prose', { uniqueContent: PAGE.uniqueContent.replace('a', 'e') }],
    ['the title', { title: `${PAGE.title}.` }],
    ['the description', { metaDescription: `${PAGE.metaDescription}.` }],
    ['a hospital', { localResources: { ...PAGE.localResources, hospitals: ['Hospital Nuevo'] } }],
    ['the number of a contact', { localResources: { ...PAGE.localResources, emergencyContacts: [] } }],
    ['the address of the map', { localResources: { ...PAGE.localResources, googleMapsUrl: 'https://example.com' } }],
    [
      'the address of a reference',
      { references: PAGE.references.map((one) => ({ ...one, url: 'https://example.com' })) },
    ],
    ['a reference', { references: PAGE.references.slice(1) }],
    ['a link', { internalLinks: PAGE.internalLinks.slice(1) }],
    ['the breadcrumbs', { breadcrumbs: PAGE.breadcrumbs.slice(1) }],
    ['the reviewer', { geoSchema: { ...PAGE.geoSchema, reviewedBy: { name: 'Otra persona', jobTitle: 'Medicina' } } }],
    ['the page type', { pageType: 'cytotec' }],
  ]
  it.each(changes)('changes with %s', (_, fields) => {
    expect(contentHash({ ...PAGE, ...fields })).not.toBe(contentHash(PAGE))
  })

  it('changes with every figure that the page shows of its city', () => {
    // This many more inhabitants choose the same templates.
    const figures = [{ population: PAGE.city.population + 25 }, { populationBasis: 'INEC 2032' }, { region: 'Costa' }]
    for (const fields of figures)
      expect(contentHash({ ...PAGE, city: { ...PAGE.city, ...fields } })).not.toBe(contentHash(PAGE))
  })

  it('differs between any two pages of the site', () => {
    expect(new Set(REAL_PAGES.map(contentHash)).size).toBe(REAL_PAGES.length)
  })

  describe('of a page that names a place', () => {
    const change = (slug: string, name: string, fields: Partial<Facility>) =>
      REAL_CITIES.map((city) =>
        city.slug !== slug
          ? city
          : { ...city, facilities: city.facilities.map((it) => (it.name === name ? { ...it, ...fields } : it)) },
      )
    const pageAmong = (slug: string, cities: City[]) =>
      generateContent(cityIn(cities, slug), 'misoprostol', { cities, now: NOW })
    const hashAmong = (slug: string, cities: City[]) => contentHash(pageAmong(slug, cities))
    const before = hashAmong('playas', REAL_CITIES)

    it.each<[string, string, string, Partial<Facility>]>([
      ['that it closed', 'playas', 'Hospital Básico de Playas', { status: 'closed' }],
      ['the point of one in another town', 'guayaquil', 'Centro de Salud Posorja', { latitude: -2.75 }],
      ['the name of one in the rest of the canton', 'playas', 'Centro de Salud Engabao', { name: 'Engabao' }],
      ['that the one in the rest of the canton has to be confirmed', 'playas', 'Centro de Salud Engabao', TO_CONFIRM],
    ])('changes with %s', (_, slug, name, fields) => {
      expect(hashAmong('playas', change(slug, name, fields))).not.toBe(before)
    })

    it('changes when one for emergencies in the rest of the canton has to be confirmed, or is open day and night', () => {
      const page = realPage('guayaquil/misoprostol')
      const posorja = page.localResources.care?.inCanton.find(({ name }) => name === 'Centro de Salud Posorja')
      if (!posorja) throw new Error('the page of Guayaquil does not name Posorja')
      for (const fields of [
        TO_CONFIRM,
        { attendsEmergencies: posorja.attendsEmergencies ? null : ('always' as const) },
      ]) {
        const changed = change('guayaquil', posorja.name, fields)
        expect(hashAmong('guayaquil', changed)).not.toBe(contentHash(page))
      }
    })

    it('changes with the name of another town that its list names beside a place, and with its province', () => {
      for (const fields of [{ canonicalName: 'Cuenca Nueva' }, { province: 'Loja' }]) {
        const cities = REAL_CITIES.map((city) => (city.slug === 'cuenca' ? { ...city, ...fields } : city))
        expect(hashAmong('gualaceo', cities)).not.toBe(contentHash(realPage('gualaceo/misoprostol')))
      }
    })

    it('changes when one in another town turns out to lie elsewhere in the canton of that town', () => {
      const page = realPage('chordeleg/misoprostol')
      const centre = page.localResources.care?.elsewhere.find(({ facility }) => facility.kind === 'centro-c')
      if (!centre) throw new Error('the page of Chordeleg shows no centre elsewhere')
      const moved = change(centre.city.slug, centre.facility.name, { inTown: false })
      expect(hashAmong('chordeleg', moved)).not.toBe(contentHash(page))
    })

    it('changes when one in the rest of the canton turns out to lie on another island', () => {
      const page = realPage('puerto-ayora/misoprostol')
      // The last one stays the last, north of the island of the town.
      const post = page.localResources.care?.inCanton.findLast(({ kind }) => kind === 'puesto')
      if (!post) throw new Error('the page of Puerto Ayora names no post')
      const farNorth = change('puerto-ayora', post.name, { latitude: 0.2 })
      expect(hashAmong('puerto-ayora', farNorth)).not.toBe(contentHash(page))
    })

    // Each field by itself, because the places in the register rarely differ in one alone.
    const answer = PAGE.localResources.care?.answer
    if (!answer) throw new Error('the page of Cuenca has no answer')
    const SHOWN: Partial<Facility>[] = [
      ...[{ name: 'Otro' }, { kind: 'centro-a' as const }, { specialty: 'pediatria' }],
      ...[{ maternity: !answer.facility.maternity }, { network: 'Otra' }, { level: 'otro' }],
      ...[{ address: 'Calle Nueva' }, { addressYear: '1999' }, { latitude: -2 }, { longitude: -79.5 }],
      ...[
        { attendsEmergencies: answer.facility.attendsEmergencies ? null : ('always' as const) },
        { confidence: 'weak' as const },
        { status: 'unconfirmed' as const },
      ],
      ...[{ sources: ['otra'] }, { checkedOn: '1999-01-01' }, { displayName: 'Otro' }, { hours: 'de 8:00 a 17:00' }],
    ]

    it.each(SHOWN)('changes with everything that a list shows of a place: %j', (fields) => {
      const facility = { ...answer.facility, ...fields }
      expect(hashWith({ answer: { ...answer, facility } })).not.toBe(contentHash(PAGE))
      expect(hashWith({ inTown: [facility] })).not.toBe(hashWith({ inTown: [answer.facility] }))
    })

    it.each(['answer', 'toConfirm', 'elsewhere'] as const)(
      'changes with the distance that a list shows, and with the water on the way: %s',
      (list) => {
        const hashes = [{}, { km: 40 }, { isOverWater: true }].map((fields) => {
          const near = { ...answer, km: 30, isOverWater: false, ...fields }
          return hashWith({ [list]: list === 'answer' ? near : [near] })
        })
        expect(new Set(hashes).size).toBe(3)
      },
    )

    it('changes with what is shown of a place for emergencies in the rest of the canton, and not with what is not', () => {
      const inCanton = (fields: Partial<Facility>) => hashWith({ inCanton: [{ ...answer.facility, ...fields }] })
      for (const fields of SHOWN.slice(0, 6))
        expect(inCanton(fields), Object.keys(fields).join()).not.toBe(inCanton({}))
      expect(inCanton({ address: 'Calle Nueva' })).toBe(inCanton({}))
    })

    it('stays the same when a place that the page does not name changes', () => {
      const inTulcan = change('tulcan', 'Hospital General Luis Gabriel Dávila', { name: 'Otro' })
      const inGuayaquil = change('guayaquil', 'Hospital General Monte Sinaí', { address: 'Otra' })
      for (const changed of [inTulcan, inGuayaquil]) expect(hashAmong('playas', changed)).toBe(before)
    })

    it('and the page no longer names a place that closed', () => {
      const page = pageAmong('playas', change('playas', 'Hospital Básico de Playas', { status: 'closed' }))
      expect(page.uniqueContent).not.toContain('Hospital Básico de Playas')
    })

    it('can be made of content without places', () => {
      const { care: _, ...localResources } = PAGE.localResources
      expect(contentHash({ ...PAGE, localResources })).toMatch(/^[0-9a-f]{32}$/)
    })
  })
})
