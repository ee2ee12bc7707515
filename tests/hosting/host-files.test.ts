import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { APP_ADDRESSES, APP_FILE } from '../../scripts/hosting/address'
import { siteHeaders } from '../../scripts/hosting/headers'
import { hostFiles } from '../../scripts/hosting/host-files'

const HOSTED = { supabaseUrl: 'https://abc.supabase.co' }

test('every host’s file says every header of every rule', () => {
  const files = hostFiles(HOSTED)
  expect(files.map(({ name }) => name)).toEqual(['_headers', '.htaccess'])
  for (const { path, headers } of siteHeaders(HOSTED)) {
    for (const [name, value] of Object.entries(headers)) {
      const [netlify, apache] = files
      expect(blockOf(netlify?.text ?? '', path)).toContain(`  ${name}: ${value}`)
      expect(apache?.text).toContain(`Header always set ${name} "${value}"`)
    }
  }
})

test('no line of `_headers` is longer than Cloudflare reads', () => {
  for (const line of hostFiles(HOSTED)[0]?.text.split('\n') ?? []) expect(line.length).toBeLessThan(2_000)
})

test('Netlify and Apache hand the app the same addresses as the preview', () => {
  const netlify = readFileSync('netlify.toml', 'utf8')
  const handed = [...netlify.matchAll(/from = "([^"]+)"\n {2}to = "([^"]+)"\n {2}status = (\d+)/g)].map(
    ([, ...rule]) => rule,
  )
  expect(handed).toEqual(APP_ADDRESSES.map((address) => [address, `/${APP_FILE}`, '200']))
  expect(hostFiles(HOSTED)[1]?.text.match(/^RewriteRule .* \/app\.html/gm)).toHaveLength(APP_ADDRESSES.length)
})

function blockOf(text: string, path: string): string {
  return text.split('\n\n').find((block) => block.split('\n')[0] === path) ?? ''
}
