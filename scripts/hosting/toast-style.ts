import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/**
 * The hashes by which the site's policy allows the one `<style>` that is written by a script: sonner, which shows the
 * desk's toasts, writes its rules into the page as it loads. It adds the element before its text, so the empty text is
 * allowed too.
 */
export const TOAST_STYLE_HASHES = ['', toastStyle()].map(
  (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
)

/** Returns the text that sonner writes, as it stands in the call of its own file. Throws when it is not found there. */
function toastStyle(): string {
  const code = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8')
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(code) ?? []
  if (literal === undefined) throw new Error('sonner: the rules that it writes into the page were not found')
  return String(JSON.parse(literal))
}
