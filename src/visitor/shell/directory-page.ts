import type { SitePage } from '@/content/site-pages'
import { paths } from '@/paths'

/** The directory, as menus and lists of pages show it beside the static pages. */
export const directoryPage: SitePage = {
  path: paths.cities,
  label: 'Por Ciudades',
  heading: 'Todas las ciudades',
  summary: 'El directorio completo, por región y con buscador.',
}
