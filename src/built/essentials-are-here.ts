import { paths } from '@/paths'

/** Whether the worker would answer if the network did not. It never does at the editors' desk. */
export function essentialsAreHere(): boolean {
  if (isDesk(window.location.pathname) || !('serviceWorker' in navigator)) return false
  return navigator.serviceWorker.controller !== null
}

function isDesk(path: string): boolean {
  return path === paths.admin || path.startsWith(`${paths.admin}/`)
}
