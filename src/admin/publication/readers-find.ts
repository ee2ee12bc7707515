import { counted } from '@/generator/spanish'
import type { WaitingPage } from './waiting-pages'

type Pages = readonly Pick<WaitingPage, 'isOnSite'>[]

/**
 * Says what readers find of pages whose new text is not on the site: the old text, or nothing yet where a page is new.
 */
export function readersFind(pages: Pages): string {
  const missing = pages.filter(({ isOnSite }) => !isOnSite).length
  if (missing === pages.length) return missing === 1 ? 'todavía no está en el sitio' : 'todavía no están en el sitio'
  const before = 'los lectores ven todavía los textos de antes'
  return missing === 0 ? before : `${before}, y ${counted(missing, 'no está', 'no están')} todavía en el sitio`
}

/** Says what readers find of pages that are new or changed and have not been generated since. */
export function toGenerateText(pages: Pages): string {
  return `${counted(pages.length, 'página está', 'páginas están')} por generar: ${readersFind(pages)}.`
}
