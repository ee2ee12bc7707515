import { paths } from '@/paths'

/** Whether the worker would answer in place of the network: not for editors, whose desk it leaves alone. */
export function essentialsAreHere(): boolean {
  if (isDesk(window.location.pathname) || !('serviceWorker' in navigator)) return false
  return navigator.serviceWorker.controller !== null
}

function isDesk(path: string): boolean {
  return path === paths.admin || path.startsWith(`${paths.admin}/`)
}
