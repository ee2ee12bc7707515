import { paths } from '@/paths'

const { admin } = paths
const cities = `${admin}/ciudades`
const drafts = `${admin}/borradores`
const facilities = `${admin}/centros`
const history = `${admin}/historial`
const preview = `${admin}/vista-previa`
const publish = `${admin}/publicar`
const review = `${admin}/revision`

/** Addresses that only the desk links to. They are kept apart from `paths`, so that visitors do not download them. */
export const deskPaths = {
  generateCities: `${admin}/generar-ciudades`,
  generateMass: `${admin}/generar-masivo`,
  drafts,
  /** The drafts that differ from their record. */
  changedDrafts: `${drafts}?registro=cambiado`,
  /** The drafts without a record. */
  newDrafts: `${drafts}?registro=sin-registro`,
  cities,
  history,
  preview,
  publish,
  review,
  facilities,
  newFacility: `${facilities}/nuevo`,
  import: `${facilities}/importar`,

  /** `/admin/revision?parte=ciudad%2Frespuestas`: one part of the texts. */
  reviewOf: (key: string) => `${review}?parte=${encodeURIComponent(key)}`,
  /** `/admin/ciudades/cuenca`: one city. */
  city: (citySlug: string) => `${cities}/${encodeURIComponent(citySlug)}`,
  /** `/admin/centros/3f2a…`: one facility. */
  facility: (id: string) => `${facilities}/${encodeURIComponent(id)}`,
  /** `/admin/borradores?pagina=cuenca%2Fmisoprostol`. */
  draftOf: (page: string) => `${drafts}?pagina=${encodeURIComponent(page)}`,
  /** `/admin/vista-previa?pagina=cuenca%2Fmisoprostol`. */
  previewOf: (page: string) => `${preview}?pagina=${encodeURIComponent(page)}`,
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
  facility: `${facilities}/:id`,
} as const

/** Addresses of screens that are gone: each leads on to the nearest one. */
export const movedPatterns = {
  run: `${history}/:run`,
  release: `${publish}/:builtAt`,
} as const
