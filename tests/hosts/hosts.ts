/**
 * Tries the files that the build writes for hosts on a real Apache (`.htaccess`) and a real nginx
 * (`nginx.conf`): over plain HTTP, over HTTPS and behind a proxy. It fails at the first answer that differs from that of
 * `npm run preview`. Part of `npm run test:more`, because it needs `apache2`, `nginx` and `openssl` on
 * the path.
 */
import assert from 'node:assert/strict'
import { answerTo } from '../../scripts/hosting/address'
import { headersOf, siteHeaders } from '../../scripts/hosting/headers'
import { APACHE } from './apache'
import { NGINX } from './nginx'
import { type Answered, FILES, type Host, PACKED, startHost } from './site'

const ADDRESSES = [
  '/',
  '/ec',
  '/ec/',
  '/ec.html',
  '/ec/quito',
  '/ec/quito/cytotec?de=aqu%C3%AD',
  '/ec/quito/cytotec/?de=sms',
  '/ec/nueva',
  '/ec/nueva/misoprostol',
  '/ec/quito/otra',
  '/cerca',
  '/sw.js',
  '/vacio.txt',
  '/assets/index-abc.js',
  '/assets/index-old.js',
  '/admin',
  '/admin/borradores',
  '/nada',
  '/a%C3%B1o/de%20nada',
]

const asked = process.argv[2]
for (const host of [APACHE, NGINX]) if (!asked || host.name.toLowerCase() === asked) await tryHost(host)

async function tryHost(host: Host): Promise<void> {
  const server = await startHost(host)
  try {
    const rules = siteHeaders()
    const checked = {
      'under HTTPS': 0,
      'behind a proxy that was asked under HTTPS': 0,
      'sent on to HTTPS': 0,
      'sent as the build compressed it': 0,
    }
    for (const address of ADDRESSES) {
      const expected = expectedOf(address)
      compare(address, await server.ask('https', address), expected)
      checked['under HTTPS'] += 1
      for (const proxy of ['https', 'HTTPS', 'https, http']) {
        compare(address, await server.ask('http', address, { 'X-Forwarded-Proto': proxy }), expected)
        checked['behind a proxy that was asked under HTTPS'] += 1
      }
      const inTheOpen = [
        await server.ask('http', address),
        await server.ask('http', address, { 'X-Forwarded-Proto': 'http' }),
        await server.ask('https', address, { 'X-Forwarded-Proto': 'http' }),
      ]
      for (const { status, headers } of inTheOpen) {
        assert.equal(status, 308, `${address} in the open`)
        assert.equal(decodeURI(headers.location ?? ''), decodeURI(`https://localhost${address}`))
        checked['sent on to HTTPS'] += 1
      }
    }
    const challenge = await server.ask('http', '/.well-known/acme-challenge/token')
    assert.deepEqual([challenge.status, challenge.body], [200, 'challenge'])
    for (const hidden of ['/.htaccess', '/_headers', '/nginx.conf'])
      assert.match(String((await server.ask('https', hidden)).status), /^40[34]$/, hidden)

    for (const address of ['/', '/ec/quito', '/assets/index-abc.js', '/ec/nueva', '/nada', '/ec/quito/cytotec']) {
      const answer = answerTo(address, (file) => file in FILES)
      assert('file' in answer, address)
      for (const [accepted, encoding, ending] of [
        ...(host.encodings.includes('br') ? [['gzip, deflate, br', 'br', '.br'] as const] : []),
        ['gzip, deflate', 'gzip', '.gz'],
        ['identity', undefined, ''],
      ] as const) {
        const { status, headers, body } = await server.ask('https', address, { 'Accept-Encoding': accepted })
        assert.equal(status, answer.status, address)
        assert.match(
          headers['content-type'] ?? '',
          address.endsWith('.js') ? /^text\/javascript/ : /^text\/html; charset=utf-8$/i,
        )
        if (!PACKED.includes(answer.file)) continue
        assert.match(headers.vary ?? '', /Accept-Encoding/, `${address}: Vary`)
        assert.equal(headers['content-encoding'], encoding, `${address} for ${accepted}`)
        assert.equal(body, answer.file + ending, `${address} for ${accepted}`)
        checked['sent as the build compressed it'] += Number(ending !== '')
      }
    }

    console.log(server.version)
    for (const [what, count] of Object.entries(checked)) console.log(`  ${count} answers ${what}`)

    function compare(
      address: string,
      { status, headers, body }: Answered,
      expected: ReturnType<typeof expectedOf>,
    ): void {
      assert.equal(status, expected.status, address)
      if (expected.location) {
        const { protocol, pathname, search } = new URL(headers.location ?? '', 'https://localhost')
        assert.equal(protocol + pathname + search, `https:${expected.location}`)
      }
      if (expected.body !== undefined) assert.equal(body, expected.body, address)
      const [path = ''] = address.split('?')
      for (const [name, value] of Object.entries(headersOf(rules, decodeURIComponent(path)))) {
        // An error must not be cached: a file that is missing now may exist after the next release.
        const sent = name === 'Cache-Control' && status >= 400 ? undefined : value
        assert.equal(headers[name.toLowerCase()], sent, `${address}: ${name}`)
      }
    }
  } finally {
    await server.stop()
  }
}

/** Returns how `npm run preview` answers this address. */
function expectedOf(address: string): { status: number; location?: string; body?: string } {
  const [path = '', query] = address.split('?')
  const answer = answerTo(decodeURIComponent(path), (file) => file in FILES)
  if ('moved' in answer) return { status: 308, location: answer.moved + (query ? `?${query}` : '') }
  if ('missing' in answer) return { status: 404 }
  return { status: answer.status, body: FILES[answer.file] ?? '' }
}
