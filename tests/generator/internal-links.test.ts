import { describe, expect, it } from 'vitest'
import { citySlug } from '@/cities/city-name'
import { PAGE_TYPES } from '@/generator/generated-content'
import { relatedLinks } from '@/generator/internal-links'
import { REAL_CITIES, realCity } from './real-cities'

const GENERAL = [
  ['/que-es-misoprostol', 0.8],
  ['/riesgos-y-efectos-secundarios', 0.8],
  ['/marco-legal-ec', 0.7],
  ['/recursos-oficiales', 0.6],
]

const allLinks = REAL_CITIES.flatMap((city) =>
  PAGE_TYPES.map((pageType) => ({ city, pageType, links: relatedLinks(city, pageType, REAL_CITIES) })),
)

describe('the links of a city page', () => {
  it('lead to the other page of the city with 0.9', () => {
    const [first] = relatedLinks(realCity('cuenca'), 'misoprostol', REAL_CITIES)
    expect(first).toEqual({
      sourceUrl: '/ec/cuenca/misoprostol',
      targetUrl: '/ec/cuenca/cytotec',
      anchorText: 'Cytotec (misoprostol) en Cuenca',
      linkType: 'related',
      contextRelevance: 0.9,
    })
  })

  it('lead to the nearest cities of the province, at most 5, with 0.7', () => {
    const links = relatedLinks(realCity('cuenca'), 'cytotec', REAL_CITIES)
    const near = links.filter(({ linkType, contextRelevance }) => linkType === 'city' && contextRelevance === 0.7)
    expect(near.map(({ targetUrl }) => targetUrl)).toEqual([
      '/ec/gualaceo/cytotec',
      '/ec/chordeleg/cytotec',
      '/ec/sigsig/cytotec',
      '/ec/paute/cytotec',
      '/ec/giron/cytotec',
    ])
  })

  it('lead to important cities of other provinces of the region, at most 3, with 0.6', () => {
    const links = relatedLinks(realCity('cuenca'), 'cytotec', REAL_CITIES)
    const far = links.filter(({ linkType, contextRelevance }) => linkType === 'city' && contextRelevance === 0.6)
    expect(far.map(({ anchorText }) => anchorText)).toEqual([
      'Cytotec (misoprostol) en Quito',
      'Cytotec (misoprostol) en Ambato',
      'Cytotec (misoprostol) en Riobamba',
    ])
  })

  it('lead to the four general pages with 0.8, 0.8, 0.7 and 0.6, and to the province with 0.5', () => {
    for (const { links, city } of allLinks) {
      const general = links.filter(({ linkType }) => linkType === 'general')
      expect(general.map(({ targetUrl, contextRelevance }) => [targetUrl, contextRelevance])).toEqual(GENERAL)
      const province = links.filter(({ linkType }) => linkType === 'province')
      expect(
        province.map(({ contextRelevance }) => contextRelevance),
        city.slug,
      ).toEqual([0.5])
    }
    expect(relatedLinks(realCity('santo-domingo'), 'cytotec', REAL_CITIES).at(-1)?.targetUrl).toBe('/ec/santo-domingo')
  })

  it('respect the limits of region, province and priority on every page', () => {
    const bySlug = new Map(REAL_CITIES.map((city) => [citySlug(city), city]))
    for (const { city, links } of allLinks) {
      const cities = links.filter(({ linkType }) => linkType === 'city')
      const targets = (relevance: number) =>
        cities
          .filter((link) => link.contextRelevance === relevance)
          .map((link) => bySlug.get(link.targetUrl.split('/')[2] ?? ''))
      const ofProvince = REAL_CITIES.filter((other) => other.province === city.province).length - 1
      expect(targets(0.7)).toHaveLength(Math.min(5, ofProvince))
      for (const target of targets(0.7)) expect(target?.province).toBe(city.province)
      expect(targets(0.6).length).toBeLessThanOrEqual(3)
      for (const target of targets(0.6)) {
        expect(target?.region).toBe(city.region)
        expect(target?.province).not.toBe(city.province)
        expect(target?.seoPriority).toBeGreaterThanOrEqual(7)
      }
    }
  })

  it('never lead to the page itself, and have distinct targets and distinct texts', () => {
    for (const { links } of allLinks) {
      for (const { sourceUrl, targetUrl } of links) expect(targetUrl).not.toBe(sourceUrl)
      expect(new Set(links.map(({ targetUrl }) => targetUrl)).size).toBe(links.length)
      expect(new Set(links.map(({ anchorText }) => anchorText)).size).toBe(links.length)
    }
  })

  it('are sorted by relevance, the most relevant first', () => {
    for (const { links } of allLinks) {
      const relevances = links.map(({ contextRelevance }) => contextRelevance)
      expect(relevances).toEqual(relevances.toSorted((a, b) => b - a))
    }
  })

  it('distinguish two cities of the same name by province', () => {
    const links = relatedLinks(realCity('chaguarpamba'), 'cytotec', REAL_CITIES)
    expect(links.map(({ anchorText }) => anchorText)).toContain('Cytotec (misoprostol) en Olmedo (Loja)')
  })

  it('do not lead to other provinces if no city of the region is important', () => {
    const cities = REAL_CITIES.filter(({ seoPriority }) => seoPriority < 7)
    const links = relatedLinks(realCity('giron'), 'cytotec', cities)
    expect(links.filter(({ linkType, contextRelevance }) => linkType === 'city' && contextRelevance === 0.6)).toEqual(
      [],
    )
  })

  it('lead to the other page, the general pages and the province if there is only one city', () => {
    const alone = realCity('cuenca')
    expect(relatedLinks(alone, 'cytotec', [alone]).map(({ linkType }) => linkType)).toEqual([
      'related',
      'general',
      'general',
      'general',
      'general',
      'province',
    ])
  })
})
