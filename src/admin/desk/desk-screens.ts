import { paths } from '@/paths'
import type { IconName } from '@/ui/Icon'
import { deskPaths } from './desk-paths'

export type DeskScreen = {
  path: string
  /** Its name in the rail. */
  label: string
  icon: IconName
  /** Further addresses that belong to it: the rail marks it there, too. */
  also?: readonly string[]
}

/** The desk's screens, in the order of its rail. */
export const deskScreens: readonly DeskScreen[] = [
  { path: paths.admin, label: 'Hoy', icon: 'calendar' },
  { path: deskPaths.facilities, label: 'Lugares', icon: 'hospital' },
  {
    path: deskPaths.cities,
    label: 'Páginas',
    icon: 'book',
    also: [deskPaths.generateCities, deskPaths.generateMass],
  },
  { path: deskPaths.publish, label: 'Publicar', icon: 'send' },
  { path: deskPaths.review, label: 'Revisión', icon: 'shield' },
  { path: deskPaths.history, label: 'Historial', icon: 'clock' },
  { path: deskPaths.settings, label: 'Ajustes', icon: 'sliders' },
]

/** Whether an address is this screen's or below it. All desk addresses begin with that of «Hoy», which is only itself. */
export function isScreenAt({ path, also = [] }: DeskScreen, pathname: string): boolean {
  if (path === paths.admin) return pathname === path || pathname === `${path}/`
  return [path, ...also].some((one) => pathname === one || pathname.startsWith(`${one}/`))
}
