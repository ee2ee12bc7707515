import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import { provinceSlug } from '@/cities/provinces'
import { shownProvince } from '@/generator/gazetteer'
import { type GeneratedContent, PAGE_TYPE_NAMES, type PageType } from '@/generator/generated-content'
import { paths } from '@/paths'

/**
 * Returns the steps from the home page down to this one. A city that shares an address with its province («Loja») has
 * one step for both.
 */
export function breadcrumbsOf(city: City, pageType: PageType, name: string): GeneratedContent['breadcrumbs'] {
  const steps = [
    { label: 'Inicio', url: paths.home },
    { label: 'Por Ciudades', url: paths.cities },
    ...(city.province.trim() === ''
      ? []
      : [{ label: shownProvince(city), url: paths.place(provinceSlug(city.province)) }]),
    { label: name, url: paths.place(citySlug(city)) },
    { label: PAGE_TYPE_NAMES[pageType], url: paths.cityPage(citySlug(city), pageType) },
  ]
  return steps.filter((step, index) => steps.findIndex(({ url }) => url === step.url) === index)
}
