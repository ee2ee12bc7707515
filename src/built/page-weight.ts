import { builtAddress } from './built-page'

/** Stands in a page where the build writes how many kilobytes it is (scripts/build/pack.ts). */
export const WEIGHT = '{peso}'

/** The page that was built says what it weighs; a page that the app drew in its place has another weight, which nobody knows. */
export function showWeight(path: string): void {
  for (const words of document.querySelectorAll<HTMLElement>('[data-weight]')) words.hidden = builtAddress() !== path
}
