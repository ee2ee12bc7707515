import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APP_ADDRESSES, APP_FILE } from '../../scripts/hosting/address'
import { headersOf, siteHeaders } from '../../scripts/hosting/headers'
import { hostFiles } from '../../scripts/hosting/host-files'

const HOSTED = { supabaseUrl: 'https://abc.supabase.co' }

test('the file for each host has every header of every rule', () => {
  const files = hostFiles(HOSTED)
  expect(files.map(({ name }) => name)).toEqual(['_headers', '.htaccess', 'nginx.conf'])
  for (const { path, headers } of siteHeaders(HOSTED)) {
    for (const [name, value] of Object.entries(headers)) {
      const [netlify, apache] = files
      expect(blockOf(netlify?.text ?? '', path)).toContain(`  ${name}: ${value}`)
      expect(apache?.text).toContain(`Header always set ${name} "${value.replaceAll('"', '\\"')}"`)
    }
  }
})

test('Apache sends the caching header only with successful answers, and every other header with errors too', () => {
  const headers = hostFiles(HOSTED)[1]?.text.match(/^ *Header always set .*/gm) ?? []
  const found = / "expr=%\{REQUEST_STATUS\} -lt 400"$/
  expect(headers.filter((header) => found.test(header))).toEqual(
    headers.filter((header) => / Cache-Control /.test(header)),
  )
  expect(headers.filter((header) => found.test(header)).length).toBeGreaterThan(0)
})

test('nginx repeats every header in each place that sets one, because it forgets those of the block around', () => {
  const text = hostFiles(HOSTED).find(({ name }) => name === 'nginx.conf')?.text ?? ''
  const places = [...text.matchAll(/^location (.*) \{\n([^}]*add_header[^}]*)\}/gm)]
  expect(places.length).toBeGreaterThan(5)
  for (const [, place, lines = ''] of places) {
    for (const name of Object.keys(headersOf(siteHeaders(HOSTED), '/no/such/page')))
      expect(lines, place).toContain(`add_header ${name} `)
  }
})

test('no line of `_headers` is longer than Cloudflare accepts', () => {
  for (const line of hostFiles(HOSTED)[0]?.text.split('\n') ?? []) expect(line.length).toBeLessThan(2_000)
})

test('Netlify and Apache answer the same addresses with the app as the preview does', () => {
  const netlify = readFileSync('netlify.toml', 'utf8')
  const handed = [...netlify.matchAll(/from = "([^"]+)"\n {2}to = "([^"]+)"\n {2}status = (\d+)/g)].map(
    ([, ...rule]) => rule,
  )
  expect(handed).toEqual(APP_ADDRESSES.map((address) => [address, `/${APP_FILE}`, '200']))
  expect(hostFiles(HOSTED)[1]?.text.match(/^RewriteRule .* \/app\.html/gm)).toHaveLength(APP_ADDRESSES.length)
})

test('Apache redirects plain HTTP before anything else, and the file for the other hosts says what they do', () => {
  const [netlify, apache] = hostFiles(HOSTED)
  const rules = apache?.text.match(/^Rewrite(?:Cond|Rule) .*/gm) ?? []
  expect(rules[2]).toBe('RewriteRule ^ https://%{SERVER_NAME}%{REQUEST_URI} [R=308,L]')
  const [, secure = ''] = /X-Forwarded-Proto\}\/%\{HTTPS\} !(\S+) \[NC\]/.exec(apache?.text ?? '') ?? []
  const isSecure = (proxy: string, https: 'on' | 'off') => new RegExp(secure, 'i').test(`${proxy}/${https}`)
  expect([isSecure('', 'on'), isSecure('https', 'off'), isSecure('https, http', 'off')]).toEqual([true, true, true])
  // The proxy's word that it was asked over plain HTTP counts, even if it speaks HTTPS with Apache.
  expect([isSecure('', 'off'), isSecure('http', 'on'), isSecure('httpsx', 'off')]).toEqual([false, false, false])
  expect(netlify?.text).toMatch(/^# Plain HTTP .*Netlify.*Cloudflare Pages.*«Always Use HTTPS»/s)
})

function blockOf(text: string, path: string): string {
  return text.split('\n\n').find((block) => block.split('\n')[0] === path) ?? ''
}
