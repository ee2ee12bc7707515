import { paths } from '@/paths'
import { copyMark, onlyOnline } from './worker/copy'

/** The parts of the app's own document that every built page repeats, as HTML. */
export type Shell = {
  /** In the head of every page: character set, first script, colours, icons, style sheet. */
  head: string
  /**
   * The tags that start the app. They wait in a `<template>`, where nothing is fetched, until the visitor acts
   * (start-on-act.ts).
   */
  app: string
  styles: readonly string[]
  /** The addresses of the scripts that work without the app. */
  scripts: readonly string[]
}

/** A page's own tags: `headTags()` of `seo`. */
export type DocumentTags = {
  title: string
  meta: readonly Attributes[]
  link: readonly Attributes[]
  data?: string
}

type Attributes = Readonly<Record<string, string | undefined>>

/**
 * Returns the whole HTML of a built page. Its own tags are marked, so that the app can replace them with those of the
 * next page (seo/Head.tsx). Tags for machines come last in the head and in the body, so that people do not wait for
 * them.
 */
export function builtDocument(
  shell: Shell,
  path: string,
  { title, meta, link, data }: DocumentTags,
  body: string,
): string {
  const isForCopies = ({ name }: Attributes) => name === 'description' || name === 'robots'
  const others = [
    ...meta.filter((tag) => !isForCopies(tag)).map((tag) => built('meta', tag)),
    ...link.map((tag) => built('link', tag)),
  ]
  const tags = others.join('')
  const app = `<template data-app>${shell.app}</template>`
  const structured = data === undefined ? '' : `<script data-built type="application/ld+json">${data}</script>`
  const scripts = shell.scripts.map((src) => `<script defer src="${src}"></script>`).join('')
  // The essentials are written as a copy (scripts/build/write-site.ts), and have the tags of every page all the same.
  const isEssentials = path === paths.essentials
  return `<!doctype html>
<html data-built-page="${escaped(path)}" lang="es-EC">
  <head>
    ${shell.head}
    <title data-built>${escaped(title)}</title>${meta
      .filter(isForCopies)
      .map((tag) => built('meta', tag))
      .join('')}
    ${isEssentials ? tags + onlyOnline(app) : onlyOnline(tags + app)}
  </head>
  <body>
    ${copyMark(path, [...shell.styles, ...shell.scripts])}<div id="root">${body}</div>
    ${isEssentials ? structured : onlyOnline(structured + scripts)}
  </body>
</html>
`
}

function built(tag: 'meta' | 'link', attributes: Attributes): string {
  const written = Object.entries(attributes).flatMap(([name, value]) =>
    value === undefined ? [] : ` ${name.toLowerCase()}="${escaped(value)}"`,
  )
  return `<${tag} data-built${written.join('')}>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
