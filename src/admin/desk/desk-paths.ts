import { paths } from '@/paths'

const { admin } = paths
const cities = `${admin}/ciudades`
const facilities = `${admin}/centros`
const history = `${admin}/historial`
const publish = `${admin}/publicar`
const review = `${admin}/revision`

/** Addresses that only the desk links to. They are kept apart from `paths`, so that visitors do not download them. */
export const deskPaths = {
  generateCities: `${admin}/generar-ciudades`,
  generateMass: `${admin}/generar-masivo`,
  cities,
  newCity: `${cities}/nueva`,
  history,
  settings: `${admin}/ajustes`,
  publish,
  review,
  facilities,
  newFacility: `${facilities}/nuevo`,
  import: `${facilities}/importar`,
  calls: `${facilities}/llamadas`,

  /** `/admin/revision/ciudad%2Frespuestas`: one part of the texts. */
  reviewOf: (key: string) => `${review}/${encodeURIComponent(key)}`,
  /** All parts that are open, for paper. */
  reviewOnPaper: `${review}/papel`,
  /** `/admin/ciudades/cuenca`: one city. */
  city: (citySlug: string) => `${cities}/${encodeURIComponent(citySlug)}`,
  /** `/admin/centros/3f2a…`: one facility. */
  facility: (id: string) => `${facilities}/${encodeURIComponent(id)}`,
  /** The history of one record alone. */
  historyOf: (recordId: string) => `${history}?registro=${encodeURIComponent(recordId)}`,
  /** The history of one city alone. */
  cityHistoryOf: (cityId: string) => `${history}?de=ciudades&registro=${encodeURIComponent(cityId)}`,
  /** The history of one facility alone. */
  facilityHistoryOf: (id: string) => `${history}?de=lugares&registro=${encodeURIComponent(id)}`,
  /** The history of what one person changed. */
  historyBy: (userId: string) => `${history}?persona=${encodeURIComponent(userId)}`,
  /** The history of a city with its records and facilities. */
  historyIn: (citySlug: string) => `${history}?ciudad=${encodeURIComponent(citySlug)}`,
  /** All that one run changed. */
  run: (id: string) => `${history}?generacion=${encodeURIComponent(id)}`,
} as const

export const deskPatterns = {
  city: `${cities}/:slug`,
  /** One part of the texts, or `papel`. */
  review: `${review}/:part`,
  /** The list, and the list with one facility beside it. */
  facility: `${facilities}/:id?`,
} as const

/** Addresses of screens that are gone: each leads on to the nearest one. */
export const movedPatterns = {
  drafts: `${admin}/borradores`,
  preview: `${admin}/vista-previa`,
  run: `${history}/:run`,
  release: `${publish}/:builtAt`,
} as const

/**
 * Returns where the list of drafts (`cambios`) and the previews (`vista`) are now: on the screen of the city for an
 * address that names a page («?pagina=cuenca/misoprostol»), otherwise the list of cities with the same filters.
 */
export function movedToCity(params: URLSearchParams, part: 'cambios' | 'vista'): string {
  const [slug, type] = (params.get('pagina') ?? '').split('/')
  if (slug && type) return `${deskPaths.city(slug)}?${new URLSearchParams({ pagina: type, ver: part })}`
  return params.size > 0 ? `${cities}?${params}` : cities
}
