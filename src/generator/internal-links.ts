import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { fullProvinceName, provinceSlug } from '@/cities/provinces'
import { paths } from '@/paths'
import { shownProvince, tellingName } from './gazetteer'
import { type LinkSuggestion, PAGE_TYPE_NAMES, type PageType } from './generated-content'
import { type Surroundings, surroundingsOf } from './surroundings'

/** The links worth making from a city page, the most relevant first (relevances of the specification, section 5). */
export function relatedLinks(city: City, pageType: PageType, cities: readonly City[]): LinkSuggestion[] {
  const around = surroundingsOf(city, cities)
  const sourceUrl = paths.cityPage(citySlug(city), pageType)
  const toCity = (other: City, contextRelevance: number): Suggestion => ({
    targetUrl: paths.cityPage(citySlug(other), pageType),
    anchorText: `${PAGE_TYPE_NAMES[pageType]} en ${tellingName(other, around.gazetteer)}`,
    linkType: 'city',
    contextRelevance,
  })
  const suggestions: Suggestion[] = [
    otherVariant(around, pageType),
    ...GENERAL_PAGES,
    ...sameProvince(around).map((other) => toCity(other, 0.7)),
    ...sameRegion(around).map((other) => toCity(other, 0.6)),
    ...ownProvince(around),
  ]
  return suggestions
    .map((suggestion) => ({ sourceUrl, ...suggestion }))
    .sort((a, b) => b.contextRelevance - a.contextRelevance)
}

type Suggestion = Omit<LinkSuggestion, 'sourceUrl'>

const SAME_PROVINCE_LIMIT = 5
const SAME_REGION_LIMIT = 3

const GENERAL_PAGES = [
  general(paths.whatIsMisoprostol, 'Qué es el misoprostol', 0.8),
  general(paths.risks, 'Riesgos y efectos secundarios', 0.8),
  general(paths.legalFramework, 'Marco legal en Ecuador', 0.7),
  general(paths.resources, 'Recursos oficiales de salud', 0.6),
]

function general(targetUrl: string, anchorText: string, contextRelevance: number): Suggestion {
  return { targetUrl, anchorText, linkType: 'general', contextRelevance }
}

function otherVariant({ city, gazetteer }: Surroundings, pageType: PageType): Suggestion {
  const other = pageType === 'cytotec' ? 'misoprostol' : 'cytotec'
  return {
    targetUrl: paths.cityPage(citySlug(city), other),
    anchorText: `${PAGE_TYPE_NAMES[other]} en ${tellingName(city, gazetteer)}`,
    linkType: 'related',
    contextRelevance: 0.9,
  }
}

function sameProvince({ othersOfProvince }: Surroundings): City[] {
  return othersOfProvince.slice(0, SAME_PROVINCE_LIMIT)
}

function sameRegion({ city, province, gazetteer }: Surroundings): City[] {
  return (gazetteer.prominentOfRegion.get(city.region) ?? [])
    .filter((other) => shownProvince(other) !== province)
    .slice(0, SAME_REGION_LIMIT)
}

function ownProvince({ city, province }: Surroundings): Suggestion[] {
  if (city.province.trim() === '') return []
  return [
    {
      targetUrl: paths.place(provinceSlug(province)),
      anchorText: `Información médica en la provincia de ${fullProvinceName(province)}`,
      linkType: 'province',
      contextRelevance: 0.5,
    },
  ]
}
