/** Every address of the site: route patterns for the router, builders for links. Imports nothing. */

type CityPageType = 'cytotec' | 'misoprostol'

export const paths = {
  home: '/',
  cities: '/ec',
  whatIsMisoprostol: '/que-es-misoprostol',
  risks: '/riesgos-y-efectos-secundarios',
  legalFramework: '/marco-legal-ec',
  resources: '/recursos-oficiales',
  about: '/sobre-nosotros',
  care: '/cuidados-y-alertas',
  editorialPolicy: '/politica-editorial',
  privacy: '/privacidad',
  accessibility: '/accesibilidad',
  openData: '/datos',
  /**
   * «Cerca de mí». It may ask for the device's position, which browsers allow only to a document that was loaded from
   * this address: links to it are never followed within the app.
   */
  nearby: '/cerca',
  search: '/search',
  /**
   * What every sentence rests on: an index, and a page for each static page and each section of the city pages. They are
   * documents of their own, because the tables behind them are too large to send to readers as code.
   */
  sources: '/fuentes',
  /**
   * The emergency essentials, shown when the network is gone. Neither their title nor their address names a medicine.
   */
  essentials: '/sin-conexion',
  admin: '/admin',

  /** `/ec/cuenca/misoprostol`. */
  cityPage: (citySlug: string, pageType: CityPageType) => `/ec/${encodeURIComponent(citySlug)}/${pageType}`,
  /**
   * `/ec/azuay` or `/ec/cuenca`: provinces and cities share the pattern, and a province and a city of the same slug
   * share one page.
   */
  place: (slug: string) => `/ec/${encodeURIComponent(slug)}`,
  /** `/fuentes/marco-legal-ec` for a static page, `/fuentes/ciudad/riesgos` for a section of all city pages. */
  sourcesOf: (name: string) => `/fuentes/${name}`,
  /** `/search?q=cuen`. */
  searchFor: (query: string) => `/search?q=${encodeURIComponent(query)}`,
} as const

export const routePatterns = {
  cityPage: '/ec/:citySlug/:pageType',
  place: '/ec/:slug',
  sources: '/fuentes/*',
} as const

/** The address of the page that the host sends, with status 404, for an address that does not exist. */
export const NOT_FOUND_PATH = '/404'

/** Anchors of the page of a province, and of a city. */
export const PLACE_IDS = { care: 'atencion-publica', careInCity: 'donde-acudir' } as const

/** The file in which the build lists every city as a search needs it, so that no reader's search asks the database. */
export const CITIES_FILE = '/ciudades.json'

/** The file in which the build lists every facility; `/cerca` and the search of the official resources fetch it. */
export const FACILITIES_FILE = '/lugares.json'

/** The register of places of care as open data, for whoever wants to use it elsewhere. */
export const OPEN_DATA_FILES = { csv: '/datos/lugares.csv', geoJson: '/datos/lugares.geojson' } as const

/** The file in which the build writes the hash of each page's text: from it the desk knows what the site says now. */
export const RELEASE_FILE = '/release.json'

/**
 * The style sheet for browsers that know no cascade layers (before 2022): the same rules, written as those browsers
 * read them.
 */
export const OLD_STYLE_FILE = '/antiguo.css'
