import { builtAddress } from './built-page'

/** The placeholder in a page that the build replaces with the page's weight in kilobytes (scripts/build/pack.ts). */
export const WEIGHT = '{peso}'

/**
 * Shows the weight only while the built page itself is on the screen: a page that the app drew in its place has another
 * weight, which nobody has measured.
 */
export function showWeight(path: string): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-weight]')) words.hidden = builtAddress() !== path
}
