import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_CACHE } from '@/visitor/quick-exit/empty-browser-cache'
import { patternOf } from '../../scripts/hosting/address'
import { headersOf, siteHeaders } from '../../scripts/hosting/headers'
import { inlineScriptHashes } from '../../scripts/hosting/page-scripts'

const rules = siteHeaders()

describe('the headers of every address', () => {
  test.each(['/', '/ec/quito/cytotec', '/admin', '/assets/index-abc.js', '/no/existe'])(
    '%s: the same protective headers',
    (path) => {
      const headers = headersOf(rules, path)
      expect(headers['Content-Security-Policy']?.replace(/('sha256-[^']+' ?){2}/, 'TOASTS')).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self' TOASTS; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
          "frame-src https://www.google.com; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; " +
          "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types portal mesa",
      )
      expect(headers).toMatchObject({
        'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
        'X-Content-Type-Options': 'nosniff',
        'Referrer-Policy': 'no-referrer',
        'Cross-Origin-Opener-Policy': 'same-origin',
        'Cross-Origin-Resource-Policy': 'same-origin',
      })
      expect(headers).not.toHaveProperty('Cross-Origin-Embedder-Policy')
    },
  )

  test.each(['/', '/ec/quito/cytotec', '/cercanos', '/cerca/x', '/ec/cerca', '/admin'])(
    '%s: no feature of the device is allowed to anybody',
    (path) => {
      const features = (headersOf(rules, path)['Permissions-Policy'] ?? '').split(', ')
      expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([])
      expect(features).toEqual(
        expect.arrayContaining(['geolocation=()', 'camera=()', 'microphone=()', 'payment=()', 'usb=()']),
      )
    },
  )

  test('/cerca: the position is allowed to the site itself, and nothing else', () => {
    const features = (headersOf(rules, '/cerca')['Permissions-Policy'] ?? '').split(', ')
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['geolocation=(self)'])
    expect(features).toContain('camera=()')
  })

  test('of the inline scripts, only those whose hash is listed may run', () => {
    const allowed = siteHeaders({
      scriptHashes: inlineScriptHashes('<script>leave()</script><script type="x">{}</script>'),
    })
    // The same as `printf 'leave()' | openssl dgst -sha256 -binary | base64`.
    expect(headersOf(allowed, '/')['Content-Security-Policy']).toContain(
      "script-src 'self' 'sha256-aTJMtzqlRGGDVv1TRPpFdAl1TfhJzqf1IigrTdJFIWU=';",
    )
  })

  test('requests to a hosted database are allowed by its origin', () => {
    const hosted = siteHeaders({ supabaseUrl: 'https://abc.supabase.co/rest/v1' })
    expect(headersOf(hosted, '/')['Content-Security-Policy']).toContain("connect-src 'self' https://abc.supabase.co;")
  })
})

describe('the caching of', () => {
  test.each([
    ['/assets/index-abc.js', 'public, max-age=31536000, immutable'],
    ['/', 'no-cache'],
    ['/que-es-misoprostol', 'no-cache'],
    ['/ec/azuay', 'no-cache'],
    ['/ec/quito/cytotec', 'no-cache'],
    ['/sw.js', 'no-cache'],
    ['/admin', 'no-cache'],
    ['/admin/borradores', 'no-cache'],
  ])('%s: %s', (path, cache) => {
    expect(headersOf(rules, path)['Cache-Control']).toBe(cache)
  })
})

test('the editors’ desk is kept out of search results, the public site is not', () => {
  for (const path of ['/admin', '/admin/borradores'])
    expect(headersOf(rules, path)['X-Robots-Tag']).toBe('noindex, nofollow')
  for (const path of ['/', '/ec', '/administrar']) expect(headersOf(rules, path)).not.toHaveProperty('X-Robots-Tag')
})

test('only the address that the quick exit requests empties the browser’s cache of the site', () => {
  expect(headersOf(rules, EMPTY_CACHE)['Clear-Site-Data']).toBe('"cache"')
  for (const path of ['/', '/ec/quito', '/admin', '/sw.js', '/assets/index-abc.js'])
    expect(headersOf(rules, path)).not.toHaveProperty('Clear-Site-Data')
})

test('no address gets the same header from two rules, because hosts handle that differently', () => {
  const part = fc.constantFrom('', 'ec', 'quito', 'cytotec', 'admin', 'assets', 'cerca', 'sw.js', 'x')
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), (parts) => {
      const path = `/${parts.join('/')}`
      const names = rules
        .filter((rule) => patternOf(rule.path).test(path))
        .flatMap(({ headers }) => Object.keys(headers))
        .filter((name) => name !== 'Permissions-Policy')
      expect(new Set(names).size, path).toBe(names.length)
    }),
  )
})

test('of two rules with a Permissions-Policy the later one is complete, so that it means the same whether a host replaces or joins them', () => {
  const matching = rules.filter((rule) => patternOf(rule.path).test('/cerca'))
  const said = matching.flatMap(({ headers }) => headers['Permissions-Policy'] ?? [])
  expect(said).toHaveLength(2)
  expect(lastWords(said.join(', '))).toEqual(lastWords(said.at(-1) ?? ''))
})

/** Reads a policy as a browser does: as a dictionary in which the last entry for a feature counts (RFC 9651, 4.2.2). */
function lastWords(policy: string): Map<string, string> {
  return new Map(policy.split(', ').map((entry) => [entry.split('=')[0] ?? '', entry]))
}
