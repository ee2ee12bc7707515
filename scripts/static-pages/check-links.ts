import type { Inline } from '../../src/text.ts'
import { PageError } from './page-error.ts'
import type { SourcedPage, SourcedSentence } from './read-page.ts'

/** The anchors of each address of the site that a page may link to. */
export type SiteAnchors = ReadonlyMap<string, readonly string[]>

/**
 * Throws a `PageError`, which ends the build, for a link to an address or an anchor that does not exist, and for an
 * address outside the site that is not HTTPS.
 */
export function checkLinks(page: SourcedPage, site: SiteAnchors): void {
  for (const { content, line } of sentencesOf(page)) {
    for (const url of linksIn(content)) {
      const problem = url.startsWith('/') || url.startsWith('#') ? problemInside(url, page, site) : problemOutside(url)
      if (problem !== undefined) throw new PageError(page.file, `${problem}: ${url}`, line)
    }
  }
}

/** Every sentence of a page, in reading order. */
export function sentencesOf(page: SourcedPage): SourcedSentence[] {
  const blocks = [...page.introduction, ...page.sections.flatMap((section) => section.blocks)]
  return blocks.flatMap((block) => {
    if (block.kind === 'paragraph') return block.sentences
    return block.kind === 'list' ? block.items.flat() : []
  })
}

function linksIn(content: readonly Inline[]): string[] {
  return content.flatMap((part) => {
    if (typeof part === 'string') return []
    return part.kind === 'link' ? [part.url] : linksIn(part.content)
  })
}

function problemInside(url: string, page: SourcedPage, site: SiteAnchors): string | undefined {
  const [path = '', anchor] = url.split('#')
  const anchors = path === '' ? page.sections.map(({ id }) => id) : site.get(path)
  if (anchors === undefined) return 'no such address'
  return anchor === undefined || anchors.includes(anchor) ? undefined : 'no such anchor'
}

function problemOutside(url: string): string | undefined {
  return URL.canParse(url) && new URL(url).protocol === 'https:' ? undefined : 'not an address that opens safely'
}
