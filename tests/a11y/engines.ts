/**
 * The two programs that look for accessibility barriers in the page as it is at that moment: axe, and HTML_CodeSniffer
 * with WCAG 2 AA.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { axeViolations } from '../support/axe-in-page'
import { EXCEPTIONS } from './exceptions'

/** Returns what axe finds, a line for each rule and element. Without `rules` it applies all, also those beyond WCAG. */
export async function axe(page: Page, rules?: string[]): Promise<string[]> {
  // axe leaves its WCAG 2.2 rule, `target-size`, off by default.
  const violations = await axeViolations(
    page,
    rules ? { runOnly: { type: 'rule', values: rules } } : { rules: { 'target-size': { enabled: true } } },
  )
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `axe ${id}: ${html.slice(0, 160)}`))
}

/** Returns the errors that HTML_CodeSniffer finds, without the listed exceptions: a line for each rule and element. */
export async function codeSniffer(page: Page): Promise<string[]> {
  // Evaluated over the DevTools protocol and not added to the page as a script, so that the page keeps its
  // Content-Security-Policy.
  await page.evaluate(SOURCE)
  const found = await page.evaluate(async () => {
    // HTML_CodeSniffer has no message for some of its own rules, and would stop at them.
    const words = window.HTMLCS.getTranslation.bind(window.HTMLCS)
    window.HTMLCS.getTranslation = (key) => words(key) ?? key
    await new Promise<void>((done, fail) =>
      window.HTMLCS.process('WCAG2AA', document, done, () => fail(new Error('HTMLCS'))),
    )
    return window.HTMLCS.getMessages()
      .filter(({ type }) => type === window.HTMLCS.ERROR)
      .map(({ code, msg, element }) => ({
        code: code.replace('WCAG2AA.', ''),
        msg,
        html: element instanceof Element ? element.outerHTML.slice(0, 160) : 'document',
      }))
  })
  return found
    .filter(({ code, html }) => !EXCEPTIONS.some((one) => one.code.test(code) && one.element.test(html)))
    .map(({ code, msg, html }) => `HTMLCS ${code}: ${msg} ${html}`)
}

const require = createRequire(import.meta.url)
const SOURCE = readFileSync(require.resolve('html_codesniffer/build/HTMLCS.js'), 'utf8')

declare global {
  interface Window {
    HTMLCS: {
      ERROR: number
      process: (standard: string, content: Document, done: () => void, failed: () => void) => void
      getTranslation: (key: string) => string | undefined
      getMessages: () => { type: number; code: string; msg: string; element: unknown }[]
    }
  }
}
