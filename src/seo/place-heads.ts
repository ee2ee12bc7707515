import type { City } from '@/cities/city'
import { citySlug } from '@/cities/city-name'
import type { Province } from '@/cities/provinces'
import type { GeneratedContent } from '@/generator/generated-content'
import type { PageDates } from '@/generator/page-day'
import { SIGNED_FIELDS } from '@/generator/review-state'
import { paths } from '@/paths'
import { facilitiesInTown } from './facilities-in-town'
import { geoOfCity, geoOfProvince } from './geo'
import { type AddressedHead, addressOf, headReview, plainHead, type Trail } from './page-head'

/** `dates`: those of this text (`datesOf`); null where the desk only previews its words. */
export function cityPageHead(content: GeneratedContent, dates: PageDates | null): AddressedHead {
  const { title, metaDescription, city, pageType, breadcrumbs, frequentQuestions } = content
  return {
    ...plainHead(title, metaDescription, paths.cityPage(citySlug(city), pageType)),
    ...(dates && { dates: { datePublished: dates.datePublished, dateModified: dates.dateModified } }),
    ...headReview(`ciudad/${pageType}`, SIGNED_FIELDS),
    geo: geoOfCity(city),
    trail: breadcrumbs,
    questions: frequentQuestions,
    facilities: facilitiesInTown(city),
  }
}

type Place = { city: City | undefined; province: Province | undefined }

/**
 * The head of `/ec/{slug}`. `name` distinguishes the place from others of the same name: «Olmedo, Manabí», «Provincia
 * de Napo», «Loja, ciudad y provincia».
 */
export function placeHead(name: string, trail: Trail, { city, province }: Place): AddressedHead {
  const title = firstWithin(60, [`${name}: información y atención pública`, `${name}: información`, name])
  const there = province && !city ? `la provincia de ${province.name}` : name
  // It does not name the medicine: a chat shows the description below a shared address
  // (docs/decisions/0015-passing-a-page-on.md).
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

/** Returns the first candidate that a search result shows whole (fullest first); the very first when none fits. */
function firstWithin(limit: number, candidates: readonly [string, ...string[]]): string {
  return candidates.find(({ length }) => length <= limit) ?? candidates[0]
}
