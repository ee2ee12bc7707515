/**
 * A built page as a document that needs nothing of the app: what is read without a network must not wait for code that may
 * not come, nor be replaced by the app's words about that. Its scripts are small, and in it or kept with it.
 */
export function standalone(html: string): string {
  return (
    html
      .replace(/\s*<template data-app>.*?<\/template>/s, '')
      // What search engines and link previews are told is of no use on a phone.
      .replace(/<script\b[^>]*type="application\/ld\+json"[^>]*>.*?<\/script>/gs, '')
      .replace(/<(?:meta|link) data-built (?!name="(?:description|robots)")[^>]*>/g, '')
      .replace('<html', '<html data-standalone')
      .replace('</head>', `  ${scriptsOf(html).join('\n  ')}\n  </head>`)
  )
}

/** The files that a standalone document asks for: styles, scripts, and what its own script reads (`data-kept-file`). */
export function filesOf(html: string): string[] {
  const named = [...html.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="(\/[^"]+\.(?:css|js))"/g)]
  const read = [...html.matchAll(/ data-kept-file="(\/[^"]+)"/g)]
  return [...new Set([...named, ...read].flatMap(([, file]) => file ?? []))]
}

/** A page that does something for the reader brings the script that does it without the app (`data-kept-script`). */
function scriptsOf(html: string): string[] {
  const own = [...html.matchAll(/ data-kept-script="(\/[^"]+)"/g)].flatMap(([, file]) => file ?? [])
  return [READING_SCRIPT, ...own].map((file) => `<script defer src="${file}"></script>`)
}

/** `kept-script.ts`, under a name that says nothing. */
export const READING_SCRIPT = '/lectura.js'

/** `kept-nearby.tsx`: what a kept `/cerca` answers with. */
export const NEARBY_SCRIPT = '/cercanos.js'
