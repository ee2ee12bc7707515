import { copyMark, onlyOnline } from './copy'

/** What every page has of the app's own document, as HTML. */
export type Shell = {
  /** In the head of every page: character set, first script, colours, icons, style sheet. */
  head: string
  /** Starts the app: it waits in a `<template>`, where nothing is fetched, until somebody acts (start-on-act.ts). */
  app: string
  /** At the end of the body: the script that works without the app. */
  end: string
  styles: readonly string[]
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
 * A built page, whole. Its tags are marked, so that the next page's can take their place (seo/Head.tsx); what is for machines comes
 * last: a person reads meanwhile.
 */
export function builtDocument(
  shell: Shell,
  path: string,
  { title, meta, link, data }: DocumentTags,
  body: string,
): string {
  const isKept = ({ name }: Attributes) => name === 'description' || name === 'robots'
  const others = [
    ...meta.filter((tag) => !isKept(tag)).map((tag) => built('meta', tag)),
    ...link.map((tag) => built('link', tag)),
  ]
  return `<!doctype html>
<html data-built-page="${escaped(path)}" lang="es-EC">
  <head>
    ${shell.head}
    <title data-built>${escaped(title)}</title>${meta
      .filter(isKept)
      .map((tag) => built('meta', tag))
      .join('')}
    ${onlyOnline(`${others.join('')}<template data-app>${shell.app}</template>`)}
  </head>
  <body>
    ${copyMark(path, shell.styles)}<div id="root">${body}</div>
    ${onlyOnline(data === undefined ? '' : `<script data-built type="application/ld+json">${data}</script>`)}
    ${shell.end}
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
