import { counted } from '@/generator/spanish'
import type { WaitingPage } from './waiting-pages'

type Pages = readonly Pick<WaitingPage, 'isOnSite'>[]

/** What readers find of pages that are otherwise on the site: the texts of before, or none where a page is new. */
export function readersFind(pages: Pages): string {
  const missing = pages.filter(({ isOnSite }) => !isOnSite).length
  if (missing === pages.length)
    return missing === 1 ? 'los lectores no la encuentran todavía' : 'los lectores no las encuentran todavía'
  const before = 'los lectores ven todavía los textos de antes'
  return missing === 0 ? before : `${before}, y ${counted(missing, 'no está', 'no están')} todavía en el sitio`
}

/** What pages mean that are new or changed, and were not generated since. */
export function toGenerateText(pages: Pages): string {
  return `${counted(pages.length, 'página está', 'páginas están')} por generar: ${readersFind(pages)}.`
}
