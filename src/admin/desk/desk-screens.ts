import { paths } from '@/paths'
import { deskPaths } from './desk-paths'

export type DeskScreen = {
  path: string
  /** Its name in the menu. */
  label: string
  /** Its name on the panel, which lists the screens in two groups; the panel itself is in neither. */
  title: string
  summary: string
  group: 'generator' | 'tool' | undefined
}

/** The desk's screens, in the order of its menu. */
export const deskScreens: readonly DeskScreen[] = [
  {
    path: paths.admin,
    label: 'Panel',
    title: 'CMS Editorial (Admin)',
    summary: 'Por dónde empezar, y qué falta antes de publicar.',
    group: undefined,
  },
  {
    path: deskPaths.generateCities,
    label: 'Generar por ciudad',
    title: 'Generador de Páginas por Ciudad',
    summary: 'De 20 en 20, con el avance de cada una.',
    group: 'generator',
  },
  {
    path: deskPaths.generateMass,
    label: 'Generación masiva',
    title: 'Generador Masivo de Páginas por Ciudad',
    summary: 'Una tras otra; corrige provincias y listas de lugares.',
    group: 'generator',
  },
  {
    path: deskPaths.cities,
    label: 'Páginas',
    title: 'Páginas',
    summary: 'Cada ciudad con sus dos páginas: borradores, puntajes y vista previa.',
    group: 'tool',
  },
  {
    path: deskPaths.facilities,
    label: 'Lugares',
    title: 'Lugares de atención',
    summary: 'Corregirlos, confirmarlos, importarlos.',
    group: 'tool',
  },
  {
    path: deskPaths.review,
    label: 'Revisión',
    title: 'Revisión de los textos',
    summary: 'Quién firma cada parte, y qué pide cambiar.',
    group: 'tool',
  },
  {
    path: deskPaths.history,
    label: 'Historial',
    title: 'Historial de revisiones',
    summary: 'Quién cambió qué, y cómo volver atrás.',
    group: 'tool',
  },
  {
    path: deskPaths.publish,
    label: 'Publicar',
    title: 'Publicar',
    summary: 'Qué espera, por qué, y llevarlo a los lectores.',
    group: 'tool',
  },
]
