import { paths } from '@/paths'
import { deskPaths } from './desk-paths'

export type DeskScreen = {
  path: string
  /** Its name in the rail. */
  label: string
  /** Further addresses that belong to it: the rail marks it there, too. */
  also?: readonly string[]
}

/** The desk's screens, in the order of its rail. */
export const deskScreens: readonly DeskScreen[] = [
  { path: paths.admin, label: 'Hoy' },
  { path: deskPaths.facilities, label: 'Lugares' },
  { path: deskPaths.cities, label: 'Páginas', also: [deskPaths.generateCities, deskPaths.generateMass] },
  { path: deskPaths.publish, label: 'Publicar' },
  { path: deskPaths.review, label: 'Revisión' },
  { path: deskPaths.history, label: 'Historial' },
  { path: deskPaths.settings, label: 'Ajustes' },
]

/** Whether an address is this screen's or below it. All desk addresses begin with that of «Hoy», which is only itself. */
export function isScreenAt({ path, also = [] }: DeskScreen, pathname: string): boolean {
  if (path === paths.admin) return pathname === path || pathname === `${path}/`
  return [path, ...also].some((one) => pathname === one || pathname.startsWith(`${one}/`))
}
