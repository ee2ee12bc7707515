import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const OUT = 'dist'

/** The empty shell has no address of its own. */
const NOT_PAGES = ['app.html']

export type BuiltPage = { path: string; html: string; ids: string[]; links: Link[] }
type Link = { href: string; rel: string; words: string }

/**
 * Every page of the built site. Regular expressions can read its HTML: the build writes lower-case tags and double
 * quotes.
 */
export const pages: readonly BuiltPage[] = htmlFiles()
  .filter((file) => !NOT_PAGES.includes(file))
  .map((file) => {
    const html = readFileSync(join(OUT, file), 'utf8')
    const path = `/${file.replaceAll('\\', '/').replace(/(^|\/)index\.html$|\.html$/, '')}`
    const links = [...html.matchAll(/(<a\b[^>]*>)(.*?)<\/a>/gs)].map(([, tag = '', content = '']) => ({
      href: attributeOf(tag, 'href'),
      rel: attributeOf(tag, 'rel'),
      words: content.replace(/<[^>]+>/g, ''),
    }))
    return { path, html, links, ids: [...html.matchAll(/\sid="([^"]*)"/g)].map(([, id = '']) => id) }
  })

export const byPath: ReadonlyMap<string, BuiltPage> = new Map(pages.map((page) => [page.path, page]))

/** The pages that search engines are asked to list. */
export const findable = pages.filter(({ html }) => !/<meta[^>]*name="robots"[^>]*noindex/.test(html))

export function htmlFiles(): string[] {
  if (!existsSync(OUT)) throw new Error(`There is no ${OUT}/: run «npm run build» first.`)
  return readdirSync(OUT, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
}

/** Returns the file of the page's style sheet. */
export function styleSheetOf(html: string): string {
  return /<link rel="stylesheet"[^>]* href="([^"]+)"/.exec(html)?.[1] ?? ''
}

export function attributeOf(tag: string, name: string): string {
  return (new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1] ?? '').replaceAll('&amp;', '&').replaceAll('&#x27;', "'")
}
