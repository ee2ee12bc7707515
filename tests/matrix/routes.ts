import { paths } from '@/paths'
import { cardOf, pageFiles } from '../../scripts/static-pages/page-files'

/** One row of the matrix. */
export type MatrixRoute = {
  path: string
  /**
   * Built: the page is HTML before any script. Shell: the app draws it, as for a city added later. Desk: a screen of
   * the editors' desk. Alone: a document without the app, the site's header and its footer.
   */
  kind: 'built' | 'shell' | 'desk' | 'alone'
  /** Words that only this page has and no outage may take away. */
  words: RegExp
  /** The name under which the page's chunk exports its component. */
  component: string
  /**
   * Words that appear with the page's data, also when it recovers from an outage. Undefined for a page that needs no
   * data.
   */
  recovered?: RegExp
}

const ARTICLES = pageFiles()
  .map(({ path, file, markdown }) => ({ path, ...cardOf(markdown, file) }))
  .filter(({ path }) => path !== paths.resources)

const articles: Omit<MatrixRoute, 'kind'>[] = ARTICLES.map(({ path, heading }) => ({
  path,
  words: exactly(heading),
  component: 'ArticlePage',
}))

const pages: Omit<MatrixRoute, 'kind'>[] = [
  {
    path: '/',
    words: /Qué es, qué riesgos tiene y dónde hay atención pública/,
    component: 'HomePage',
    recovered: /Gualaceo|Quito/,
  },
  { path: '/ec', words: /Elija su ciudad: información educativa/, component: 'CitiesPage', recovered: /Insular/ },
  { path: '/ec/azuay', words: /Provincia de Azuay|Azuay/, component: 'PlacePage', recovered: /Sígsig/ },
  { path: '/ec/gualaceo', words: /Gualaceo/, component: 'PlacePage', recovered: /Dónde acudir en Gualaceo/ },
  { path: '/ec/cuenca/cytotec', words: /Cuenca/i, component: 'CityPage', recovered: /Vicente Corral Moscoso/ },
  { path: '/ec/cuenca/misoprostol', words: /Cuenca/i, component: 'CityPage', recovered: /Vicente Corral Moscoso/ },
  {
    path: '/search',
    words: /Escriba una ciudad, una provincia o un tema/,
    component: 'SearchPage',
    recovered: /Sígsig/,
  },
  {
    path: '/search?q=cuenca',
    // Until its code has loaded, the page shows the lists of everything instead of results.
    words: /Resultados para "cuenca"|Escriba una ciudad, una provincia o un tema/,
    component: 'SearchPage',
    recovered: /Misoprostol en Cuenca/,
  },
  {
    path: '/recursos-oficiales',
    words: /Contactos nacionales/,
    component: 'ResourcesPage',
    // The towns are folded away under their provinces.
    recovered: /Ver todas las ciudades en una lista/,
  },
  // No `recovered`: the list of places is only loaded after a press.
  { path: '/cerca', words: /Cerca de mí/, component: 'NearbyPage' },
  { path: '/no-existe', words: /Página no encontrada/, component: 'NotFoundPage' },
]

const desk: MatrixRoute[] = [
  { path: '/admin', words: /Lista de despliegue/, component: 'AdminPage', recovered: /Usuario no autenticado/ },
  {
    path: '/admin/generar-ciudades',
    words: /Generador de Páginas por Ciudad/,
    component: 'GenerateCitiesPage',
    recovered: /Ambato/,
  },
  {
    path: '/admin/generar-masivo',
    words: /Generador Masivo/,
    component: 'GenerateMassPage',
    recovered: /Avance por ciudad/,
  },
  {
    path: '/admin/borradores',
    words: /Cada página tal como se escribiría ahora/,
    component: 'DraftReviewPage',
    recovered: /Descargar CSV/,
  },
  {
    path: '/admin/ciudades',
    words: /Cada ciudad con sus nombres, sus lugares de atención/,
    component: 'CitiesPage',
    recovered: /Ambato/,
  },
  {
    path: '/admin/publicar',
    words: /lo que un lector ve es la última publicación del sitio/,
    component: 'PublicationPage',
    recovered: /En el sitio: .*\d páginas? esperan? publicación; .*\d lugar(es)? por confirmar/,
  },
  {
    path: '/admin/centros',
    words: /Los lugares a los que el portal envía/,
    component: 'FacilitiesPage',
    recovered: /Mostrando 1/,
  },
  {
    path: '/admin/centros/nuevo',
    words: /Agregar un lugar/,
    component: 'FacilityPage',
    recovered: /Agregar el lugar/,
  },
  {
    path: '/admin/centros/importar',
    words: /nada se borra/,
    component: 'ImportPage',
    recovered: /Archivo CSV o Excel/,
  },
  {
    path: '/admin/historial',
    words: /Cada cambio de una ciudad/,
    component: 'RevisionHistoryPage',
    recovered: /No hay cambios anotados|Restaurar|Registro/,
  },
  {
    path: '/admin/vista-previa',
    words: /Los límites son\s+orientativos/,
    component: 'SerpPreviewPage',
    recovered: /Medidas/,
  },
].map((route) => ({ ...route, kind: 'desk' as const }))

/** Every address of the site: as a built file, drawn by the app, and at the editors' desk. */
export const ROUTES: readonly MatrixRoute[] = [
  ...[...pages, ...articles].map((route) => ({ ...route, kind: 'built' as const })),
  // The app draws all articles with the same component, so one is enough.
  ...[...pages, ...articles.slice(0, 1)].map(({ words, ...route }) => ({
    ...route,
    kind: 'shell' as const,
    // When the tables have no such place, the app says so.
    words: route.path === '/ec/gualaceo' ? /Gualaceo|Página no encontrada/ : words,
  })),
  {
    kind: 'alone',
    path: paths.essentials,
    words: /toallas higiénicas por hora/,
    component: 'EssentialsPage',
  },
  ...desk,
]

function exactly(text: string): RegExp {
  return new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
}
