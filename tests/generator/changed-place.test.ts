import { describe, expect, test } from 'vitest'
import { facilitiesFrom } from '@/cities/care/town-facilities'
import type { City } from '@/cities/city'
import type { Facility } from '@/cities/facility'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { NOW, REAL_CITIES } from './real-cities'

/** The province of the place, and its neighbours. */
const CITIES = REAL_CITIES.filter(({ province }) => ['Guayas', 'Los Ríos', 'Santa Elena'].includes(province))

/**
 * Returns the cities after a change of this place, with the lists of names that the database derives from the places.
 */
function citiesWith(name: string, change: Partial<Facility>): City[] {
  return CITIES.map((city) => {
    if (!city.facilities.some((facility) => facility.name === name)) return city
    const facilities = city.facilities
      .map((facility) => (facility.name === name ? { ...facility, ...change } : facility))
      .filter(({ status }) => status !== 'closed')
    const medicalFacilities = facilitiesFrom(facilities)
    return { ...city, facilities, medicalFacilities, hasHospital: medicalFacilities.hospitals.length }
  })
}

function pagesOf(cities: City[]): GeneratedContent[] {
  return cities.flatMap((city) => PAGE_TYPES.map((pageType) => generateContent(city, pageType, { cities, now: NOW })))
}

const addressOf = ({ city, pageType }: GeneratedContent) => `${city.slug}/${pageType}`
/**
 * Whether a page mentions these words. The city's row does not count, nor do the directions of another place («junto al
 * Hospital»).
 */
const says = ({ city: _, ...page }: GeneratedContent, words: string) =>
  JSON.stringify(page).replaceAll('junto al Hospital', '').includes(words)

const PAGES = pagesOf(CITIES)
const before = new Map(PAGES.map((page) => [addressOf(page), contentHash(page)]))
const changedBy = (pages: GeneratedContent[]) =>
  pages.filter((page) => before.get(addressOf(page)) !== contentHash(page)).map(addressOf)

const RENAMED = 'Hospital Básico General Villamil'

describe('a changed place makes only the pages that name it out of date', () => {
  const named = PAGES.filter((page) => says(page, 'Hospital Básico de Playas')).map(addressOf)

  test('another name: of all pages those that named it, and no others', () => {
    expect(named).toContain('playas/misoprostol')
    expect(named.length).toBeLessThan(PAGES.length / 2)
    const pages = pagesOf(citiesWith('Hospital Básico de Playas', { name: RENAMED }))
    expect(changedBy(pages)).toEqual(named)
    expect(pages.filter((page) => says(page, RENAMED)).map(addressOf)).toEqual(named)
    expect(pages.filter((page) => says(page, 'Hospital Básico de Playas')).map(addressOf)).toEqual([])
  })

  test('a change that no page shows: no page', () => {
    expect(changedBy(pagesOf(citiesWith('Hospital Básico de Playas', { id: 'otro' })))).toEqual([])
  })

  test('closed: those that named it, and none names it any more', () => {
    const pages = pagesOf(citiesWith('Hospital Básico de Playas', { status: 'closed' }))
    expect(changedBy(pages)).toEqual(named)
    expect(pages.filter((page) => says(page, 'Hospital Básico de Playas')).map(addressOf)).toEqual([])
  })
})
