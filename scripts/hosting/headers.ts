import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { paths } from '../../src/paths.ts'
import { EMPTY_CACHE } from '../../src/visitor/quick-exit/empty-browser-cache.ts'
import { patternOf } from './address.ts'

/** Headers that go with every address that the pattern matches (`patternOf`). */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** The address of a hosted database, if there is one, and the hashes of the scripts that are written into pages. */
type SiteOptions = { supabaseUrl?: string | undefined; scriptHashes?: readonly string[] }

/**
 * Returns the headers that every host must send. `_headers`, `.htaccess` and the preview are all made from them. Where
 * two rules match one address they never name the same header, because hosts differ in whether the later value replaces
 * the earlier one or is appended. The only exception is `Permissions-Policy`: of several values a browser obeys the
 * last one for each feature, so both kinds of host have the same effect.
 */
export function siteHeaders({ supabaseUrl, scriptHashes = [] }: SiteOptions = {}): HeaderRule[] {
  return [
    {
      path: '/*',
      headers: {
        'Content-Security-Policy': contentSecurityPolicy(supabaseUrl, scriptHashes),
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Opener-Policy': 'same-origin',
        // No Cross-Origin-Embedder-Policy: the map, opened by a click, could not be shown under it.
        'Cross-Origin-Resource-Policy': 'same-origin',
        'Permissions-Policy': permissionsPolicy(),
      },
    },
    ...PAGES_THAT_LOCATE.map((path) => ({
      path,
      headers: { 'Permissions-Policy': permissionsPolicy({ geolocation: 'self' }) },
    })),
    // The names of these files contain a hash of their content: other content has another address.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ...['/', '/:page', '/ec/*', '/datos/*', '/fuentes/*'].map((path) => ({
      path,
      headers: { 'Cache-Control': 'no-cache' },
    })),
    // The quick exit requests this address, so that no address that was read stays in the browser's cache.
    { path: EMPTY_CACHE, headers: { 'Clear-Site-Data': '"cache"' } },
    { path: '/admin', headers: DESK },
    { path: '/admin/*', headers: { ...DESK, 'Cache-Control': 'no-cache' } },
  ]
}

/** Returns the headers of one address. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => patternOf(rule.path).test(path))
  return Object.fromEntries(matching.flatMap(({ headers }) => Object.entries(headers)))
}

/**
 * Pages that may ask the device for its position. A document keeps the permissions that it was loaded with, so a link
 * to one of these pages must load it and not lead there within the app.
 */
const PAGES_THAT_LOCATE = [paths.nearby]

/** Whoever knows the desk's address can open it; search engines must not list it. */
const DESK = { 'X-Robots-Tag': 'noindex, nofollow' }

function contentSecurityPolicy(supabaseUrl: string | undefined, scriptHashes: readonly string[]): string {
  const backend = supabaseUrl ? ` ${new URL(supabaseUrl).origin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    ["style-src 'self'", ...TOAST_STYLE_HASHES.map((hash) => `'${hash}'`)].join(' '),
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    'frame-src https://www.google.com',
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text can become a script, or the address of one, only through src/trusted-types.ts; it can become a document that
    // is read and never shown only at the desk (src/data/parsed-document.ts), and markup of a page never.
    "require-trusted-types-for 'script'",
    'trusted-types portal mesa',
  ].join('; ')
}

/** Every feature of the device, denied to everybody or allowed to this site alone. */
function permissionsPolicy(allowed: Record<string, 'self'> = {}): string {
  return FEATURES.map((feature) => `${feature}=(${allowed[feature] ?? ''})`).join(', ')
}

const FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
]

/**
 * The hashes by which the site's policy allows the one `<style>` that is written by a script: sonner, which shows the
 * desk's toasts, writes its rules into the page as it loads. It adds the element before its text, so the empty text is
 * allowed too.
 */
const TOAST_STYLE_HASHES = ['', toastStyle()].map(
  (text) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
)

/** Returns the text that sonner writes, as it stands in the call of its own file. Throws when it is not found there. */
function toastStyle(): string {
  const code = readFileSync(fileURLToPath(import.meta.resolve('sonner')), 'utf8')
  const [, literal] = /^__insertCSS\((".*")\);?$/m.exec(code) ?? []
  if (literal === undefined) throw new Error('sonner: the rules that it writes into the page were not found')
  return String(JSON.parse(literal))
}
