import { paths } from '@/paths'

export type AdminPlace = {
  path: string
  /** In the menu. */
  label: string
  /** On the panel's cards, which stand in one of two groups; the panel itself has none. */
  title: string
  summary: string
  group: 'generator' | 'tool' | undefined
}

/** The desk's pages, in the order of its menu. */
export const adminPages: readonly AdminPlace[] = [
  {
    path: paths.admin,
    label: 'Panel',
    title: 'CMS Editorial (Admin)',
    summary: 'Por dónde empezar, y qué falta antes de publicar.',
    group: undefined,
  },
  {
    path: paths.adminGenerateCities,
    label: 'Generar por ciudad',
    title: 'Generador de Páginas por Ciudad',
    summary: 'Genera las páginas en tandas de 20 ciudades y muestra el avance de cada una.',
    group: 'generator',
  },
  {
    path: paths.adminGenerateMass,
    label: 'Generación masiva',
    title: 'Generador Masivo de Páginas por Ciudad',
    summary: 'Genera todas las páginas una tras otra, normaliza provincias y actualiza los centros de salud.',
    group: 'generator',
  },
  {
    path: paths.adminCities,
    label: 'Ciudades',
    title: 'Ciudades',
    summary: 'Todo lo de una ciudad en un solo lugar: sus nombres, sus centros, sus dos páginas y su historia.',
    group: 'tool',
  },
  {
    path: paths.adminDrafts,
    label: 'Borradores',
    title: 'Revisión de borradores',
    summary: 'Cada página con sus puntajes, regla por regla, y lo que el control de contenido encontró.',
    group: 'tool',
  },
  {
    path: paths.adminFacilities,
    label: 'Centros',
    title: 'Centros de salud',
    summary:
      'Los hospitales y centros a los que el portal envía: corregirlos, confirmarlos e importar la lista del ministerio.',
    group: 'tool',
  },
  {
    path: paths.adminHistory,
    label: 'Historial',
    title: 'Historial de revisiones',
    summary: 'Quién cambió cada registro y cada ciudad, cuándo y qué; un estado anterior se puede restaurar.',
    group: 'tool',
  },
  {
    path: paths.adminPreview,
    label: 'Vista previa',
    title: 'Vista previa en buscadores y enlaces',
    summary: 'Cómo se verá una página en los resultados y como tarjeta de WhatsApp o Facebook.',
    group: 'tool',
  },
  {
    path: paths.adminPublish,
    label: 'Publicación',
    title: 'Publicación',
    summary: 'Qué hay en el sitio, qué páginas esperan y cómo llegan a los lectores.',
    group: 'tool',
  },
]
