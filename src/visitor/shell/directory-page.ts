import type { SitePage } from '@/content/site-pages'
import { paths } from '@/paths'

/** The directory: a place to begin from, with an address and a page of its own. */
export const directoryPage: SitePage = {
  path: paths.cities,
  label: 'Por Ciudades',
  heading: 'Todas las ciudades',
  summary: 'El directorio completo, por región y con buscador.',
}
