import { paths } from '@/paths'

/** Whether the service worker would answer if the network did not. At the editors' desk it never does. */
export function essentialsAreHere(): boolean {
  if (isDesk(window.location.pathname) || !('serviceWorker' in navigator)) return false
  return navigator.serviceWorker.controller !== null
}

function isDesk(path: string): boolean {
  return path === paths.admin || path.startsWith(`${paths.admin}/`)
}
