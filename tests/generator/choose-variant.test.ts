import { describe, expect, it } from 'vitest'
import { chooseVariant, type Variant } from '@/generator/choose-variant'
import { PAGE_TYPES } from '@/generator/generated-content'
import { REAL_CITIES, realCity } from './real-cities'

const SECTIONS = ['introduction', 'medicalUses', 'risks', 'questions'] as const satisfies (keyof Variant)[]

describe('the templates of a page', () => {
  it('are the same for equal cities', () => {
    for (const city of REAL_CITIES)
      expect(chooseVariant(city, 'cytotec')).toEqual(chooseVariant({ ...city }, 'cytotec'))
  })

  it.each(PAGE_TYPES)('are distributed evenly over the %s pages', (pageType) => {
    for (const section of SECTIONS) {
      const uses = new Map<number, number>()
      for (const city of REAL_CITIES) {
        const chosen = chooseVariant(city, pageType)[section]
        uses.set(chosen, (uses.get(chosen) ?? 0) + 1)
      }
      const templates = section === 'questions' ? 3 : 5
      expect([...uses.keys()].sort()).toEqual([...Array(templates).keys()])
      for (const count of uses.values())
        expect(Math.abs(count - REAL_CITIES.length / templates), section).toBeLessThan(REAL_CITIES.length * 0.03)
    }
  })

  it.each(PAGE_TYPES)('are combined so that no five %s pages have the same combination', (pageType) => {
    const combinations = new Map<string, number>()
    for (const city of REAL_CITIES) {
      const key = Object.values(chooseVariant(city, pageType)).join('')
      combinations.set(key, (combinations.get(key) ?? 0) + 1)
    }
    expect(Math.max(...combinations.values())).toBeLessThan(5)
  })

  it('differ between the two pages of a city', () => {
    const apart = REAL_CITIES.filter((city) => {
      const [one, other] = [chooseVariant(city, 'cytotec'), chooseVariant(city, 'misoprostol')]
      return SECTIONS.every((section) => one[section] !== other[section])
    })
    expect(apart).toHaveLength(REAL_CITIES.length)
  })

  it('depend on the priority of a city without coordinates', () => {
    const city = { ...realCity('pucara'), latitude: null, longitude: null }
    expect(chooseVariant({ ...city, seoPriority: 4 }, 'cytotec').risks).not.toBe(chooseVariant(city, 'cytotec').risks)
  })

  it('are chosen for any number that a row may hold', () => {
    const city = realCity('quito')
    for (const population of [0, -1, 0.5, 1e15, Number.NaN, Number.POSITIVE_INFINITY]) {
      for (const chosen of Object.values(chooseVariant({ ...city, population }, 'misoprostol'))) {
        expect([0, 1, 2, 3, 4]).toContain(chosen)
      }
    }
  })
})
