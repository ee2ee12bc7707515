import { EMPTY_CACHE } from '../../src/visitor/quick-exit/empty-browser-cache.ts'
import { patternOf } from './address.ts'

/** Headers that go with every address that the pattern matches (`patternOf`). */
export type HeaderRule = { path: string; headers: Record<string, string> }

/** A hosted database, where there is one, and the scripts that pages carry in themselves. */
type SiteOptions = { supabaseUrl?: string | undefined; scriptHashes?: readonly string[] }

/**
 * What every host must send, said once: `_headers`, `.htaccess` and the preview come from here. Where two rules match one
 * address they never name the same header, because hosts differ in whether the later one replaces or is appended; but for the
 * device's features, of which a browser keeps the last word on each, so that both come to the same.
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
    // Named by their content: another content is another address.
    { path: '/assets/*', headers: { 'Cache-Control': 'public, max-age=31536000, immutable' } },
    ...['/', '/:page', '/ec/*'].map((path) => ({ path, headers: { 'Cache-Control': 'no-cache' } })),
    // Asked for by the quick exit, so that no address that was read stays in the browser's cache.
    { path: EMPTY_CACHE, headers: { 'Clear-Site-Data': '"cache"' } },
    { path: '/admin', headers: DESK },
    { path: '/admin/*', headers: { ...DESK, 'Cache-Control': 'no-cache' } },
  ]
}

/** The headers of one address. */
export function headersOf(rules: readonly HeaderRule[], path: string): Record<string, string> {
  const matching = rules.filter((rule) => patternOf(rule.path).test(path))
  return Object.assign({}, ...matching.map(({ headers }) => headers))
}

/**
 * Pages that may ask the device where it is. A page's permissions are those it was loaded with: a link to one of these must load
 * it, and not lead there within the app.
 */
const PAGES_THAT_LOCATE = ['/cerca']

/** Whoever knows the desk's address can open it; search engines must not list it. */
const DESK = { 'X-Robots-Tag': 'noindex, nofollow' }

function contentSecurityPolicy(supabaseUrl: string | undefined, scriptHashes: readonly string[]): string {
  const backend = supabaseUrl ? ` ${new URL(supabaseUrl).origin}` : ''
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptHashes.map((hash) => `'${hash}'`)].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src 'self'${backend}`,
    'frame-src https://www.google.com',
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // Text becomes a script, or the address of one, through src/trusted-types.ts alone, and markup nowhere.
    "require-trusted-types-for 'script'",
    'trusted-types portal',
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
