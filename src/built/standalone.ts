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
      .replace('</head>', `  <script defer src="${READING_SCRIPT}"></script>\n  </head>`)
  )
}

/** The files that a standalone document asks for: styles and scripts. */
export function filesOf(html: string): string[] {
  const named = [...html.matchAll(/<(?:link|script)\b[^>]*(?:href|src)="(\/[^"]+\.(?:css|js))"/g)]
  return [...new Set(named.flatMap(([, file]) => file ?? []))]
}

/** `kept-script.ts`, under a name that says nothing. */
export const READING_SCRIPT = '/lectura.js'
