import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { PROVINCES, provinceSlug } from '@/cities/provinces'
import { sitePages } from '@/content/site-pages'
import { sourcePageCards } from '@/content/source-pages'
import { PAGE_TYPES } from '@/generator/generated-content'
import { paths } from '@/paths'
import type { SitemapEntry } from './sitemap'

/** What is known of a page's last change. */
type Changed = { urlPath: string; dateModified: string }

/**
 * Every address that a search engine should know, the general pages first. A city's page and a static one have the
 * day that they show; the others show none.
 */
export function siteAddresses(siteUrl: string, cities: readonly City[], cityPages: readonly Changed[]): SitemapEntry[] {
  const changed = new Map([
    ...sitePages.map(({ path, textDate }) => [path, textDate] as const),
    ...cityPages.map(({ urlPath, dateModified }) => [urlPath, dateModified] as const),
  ])
  const slugs = cities.map(citySlug)
  return [
    ...GENERAL,
    // A city and its province may share an address; the sitemap has it once.
    ...[...PROVINCES.map(({ name }) => provinceSlug(name)), ...slugs].map(paths.place),
    ...slugs.flatMap((slug) => PAGE_TYPES.map((pageType) => paths.cityPage(slug, pageType))),
  ].map((path) => {
    const lastmod = changed.get(path)
    return { loc: siteUrl + path, ...(lastmod ? { lastmod } : {}) }
  })
}

const GENERAL = [
  paths.home,
  paths.cities,
  paths.nearby,
  ...sitePages.map(({ path }) => path),
  paths.sources,
  ...sourcePageCards.map(({ name }) => paths.sourcesOf(name)),
]
