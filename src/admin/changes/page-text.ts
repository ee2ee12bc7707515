import { queryOptions } from '@tanstack/react-query'
import { parsedDocument } from '@/data/parsed-document'
import { readText } from '@/data/site-files'

/**
 * Reads what readers find at this address of the site: the title and the text of the published page. Null where the site
 * has no such page.
 */
export const publishedTextQuery = (path: string) =>
  queryOptions({
    queryKey: ['published-text', path],
    queryFn: async () => {
      const html = await readText(path)
      const page = html === null ? null : parsedDocument(html, 'text/html')
      const article = page?.querySelector('.city-page')
      return page && article ? pageText(page.title, article) : null
    },
    staleTime: 30_000,
  })

/**
 * Returns a page as text, one line per paragraph: the same for the published file and for the page as the desk draws it.
 */
export function pageText(title: string, article: Element): string {
  const lines = `${title}\n${textIn(article)}`.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return lines.filter((line) => line !== '').join('\n')
}

/** Controls, drawings, and what is said to screen readers alone. */
const SKIPPED = 'nav, button, svg, script, template, .sr-only, [aria-hidden=true], [data-save]'

const BLOCKS = 'p, li, dt, dd, div, section, header, details, summary, h1, h2, h3, h4'

function textIn(parent: Element): string {
  return Array.from(parent.childNodes, (node) => {
    if (!(node instanceof Element)) return node.nodeType === Node.TEXT_NODE ? (node.textContent ?? '') : ''
    if (node.matches(SKIPPED)) return ''
    return node.matches(BLOCKS) ? `\n${textIn(node)}\n` : textIn(node)
  }).join('')
}
