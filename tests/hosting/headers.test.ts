import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { EMPTY_CACHE } from '@/visitor/quick-exit/empty-browser-cache'
import { patternOf } from '../../scripts/hosting/address'
import { headersOf, siteHeaders } from '../../scripts/hosting/headers'
import { inlineScriptHashes } from '../../scripts/hosting/page-scripts'

const rules = siteHeaders()

describe('what every address is sent', () => {
  test.each(['/', '/ec/quito/cytotec', '/admin', '/assets/index-abc.js', '/no/existe'])(
    '%s: the same protection',
    (path) => {
      const headers = headersOf(rules, path)
      expect(headers['Content-Security-Policy']).toBe(
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; connect-src 'self'; " +
          "frame-src https://www.google.com; manifest-src 'self'; worker-src 'self'; base-uri 'none'; form-action 'self'; " +
          "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types portal",
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
    '%s: no feature of the device, for anybody',
    (path) => {
      const features = (headersOf(rules, path)['Permissions-Policy'] ?? '').split(', ')
      expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual([])
      expect(features).toEqual(
        expect.arrayContaining(['geolocation=()', 'camera=()', 'microphone=()', 'payment=()', 'usb=()']),
      )
    },
  )

  test('/cerca: the place, for ourselves alone, and nothing else', () => {
    const features = (headersOf(rules, '/cerca')['Permissions-Policy'] ?? '').split(', ')
    expect(features.filter((feature) => !feature.endsWith('=()'))).toEqual(['geolocation=(self)'])
    expect(features).toContain('camera=()')
  })

  test('of scripts written into a page, those may run whose hash is named, and no other', () => {
    const allowed = siteHeaders({
      scriptHashes: inlineScriptHashes('<script>leave()</script><script type="x">{}</script>'),
    })
    // The same as `printf 'leave()' | openssl dgst -sha256 -binary | base64`.
    expect(headersOf(allowed, '/')['Content-Security-Policy']).toContain(
      "script-src 'self' 'sha256-aTJMtzqlRGGDVv1TRPpFdAl1TfhJzqf1IigrTdJFIWU=';",
    )
  })

  test('a hosted database may be asked, by its origin and nothing else', () => {
    const hosted = siteHeaders({ supabaseUrl: 'https://abc.supabase.co/rest/v1' })
    expect(headersOf(hosted, '/')['Content-Security-Policy']).toContain("connect-src 'self' https://abc.supabase.co;")
  })
})

describe('how long a copy is good for', () => {
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

test('one address empties the browser’s cache of the site: the one that the quick exit asks for', () => {
  expect(headersOf(rules, EMPTY_CACHE)['Clear-Site-Data']).toBe('"cache"')
  for (const path of ['/', '/ec/quito', '/admin', '/sw.js', '/assets/index-abc.js'])
    expect(headersOf(rules, path)).not.toHaveProperty('Clear-Site-Data')
})

test('no address is given one header by two rules: hosts disagree on what that means', () => {
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

test('where two rules speak of the device, the later says all of it: replaced or joined, it means the same', () => {
  const matching = rules.filter((rule) => patternOf(rule.path).test('/cerca'))
  const said = matching.flatMap(({ headers }) => headers['Permissions-Policy'] ?? [])
  expect(said).toHaveLength(2)
  expect(lastWords(said.join(', '))).toEqual(lastWords(said.at(-1) ?? ''))
})

/** As a browser reads it: a dictionary, in which the last word on a feature counts (RFC 9651, 4.2.2). */
function lastWords(policy: string): Map<string, string> {
  return new Map(policy.split(', ').map((entry) => [entry.split('=')[0] ?? '', entry]))
}
