import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { Province } from '@/cities/provinces'
import type { GeneratedContent } from '@/generator/generated-content'
import { paths } from '@/paths'
import { facilitiesInTown } from './facilities-in-town'
import { geoOfCity, geoOfProvince } from './geo'
import { type AddressedHead, addressOf, type PageDates, plainHead, type Trail } from './page-head'

/** `dates`: those of this text (`datesOf`); null where none are known. */
export function cityPageHead(content: GeneratedContent, dates: PageDates | null): AddressedHead {
  const { title, metaDescription, city, pageType, breadcrumbs, frequentQuestions } = content
  return {
    ...plainHead(title, metaDescription, paths.cityPage(citySlug(city), pageType)),
    ...(dates && { dates: { datePublished: dates.datePublished, dateModified: dates.dateModified } }),
    geo: geoOfCity(city),
    trail: breadcrumbs,
    questions: frequentQuestions,
    facilities: facilitiesInTown(city),
  }
}

type Place = { city: City | undefined; province: Province | undefined }

/** `/ec/{slug}`. `name` tells it from its namesakes: «Olmedo, Manabí», «Provincia de Napo», «Loja, ciudad y provincia». */
export function placeHead(name: string, trail: Trail, { city, province }: Place): AddressedHead {
  const title = firstWithin(60, [`${name}: información y atención pública`, `${name}: información`, name])
  const there = province && !city ? `la provincia de ${province.name}` : name
  // Without the medicine's name: a chat shows it below the address (docs/decisions/0015-passing-a-page-on.md).
  const description = firstWithin(160, [
    `Dónde acudir en ${there}, Ecuador: hospitales y centros de salud conocidos, y a quién llamar en una emergencia. Es información educativa.`,
    `Dónde acudir en ${there}: hospitales y centros de salud conocidos, y a quién llamar en una emergencia.`,
  ])
  const geo = city ? geoOfCity(city) : province && geoOfProvince(province)
  const facilities = city && facilitiesInTown(city)
  return {
    ...plainHead(title, description, addressOf(trail)),
    ...(geo && { geo }),
    ...(facilities && { facilities }),
    trail,
  }
}

/** The fullest of these that a search result shows whole. */
function firstWithin(limit: number, candidates: readonly [string, ...string[]]): string {
  return candidates.find(({ length }) => length <= limit) ?? candidates[0]
}
