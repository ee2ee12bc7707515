/**
 * `npm run check-host -- https://portal.example` asks a published site for some addresses and prints what its host should
 * send and does not. Ends with 1 if something is missing.
 */
import { headersOf, siteHeaders } from './hosting/headers.ts'

const [, , given] = process.argv
if (!given || !URL.canParse(given)) throw new Error('Usage: npm run check-host -- https://portal.example')
const { origin, protocol, host } = new URL(given)

const home = await ask('/')
const [asset = ''] = (await home.text()).match(/\/assets\/[^"]+\.js/) ?? []
const rules = siteHeaders()
const faults: string[] = []

for (const [path, status] of [
  ['/', 200],
  ['/cerca', 200],
  ['/ec/quito/misoprostol', 200],
  ['/admin', 200],
  ['/sw.js', 200],
  [asset, 200],
  ['/no-existe', 404],
  ['/no/existe', 404],
  ['/.env', 404],
  ['/.git/config', 404],
] as const) {
  const { status: sent, headers } = await ask(path)
  // A host may forbid what starts with a dot: it must only not send it.
  if (sent !== status && !(path.startsWith('/.') && sent === 403)) faults.push(`${path}: ${sent}, expected ${status}`)
  if (path.startsWith('/.')) continue
  for (const [name, value] of Object.entries(headersOf(rules, path))) {
    const isCaching = name === 'Cache-Control'
    if (isCaching && status === 404) continue
    const found = headers.get(name)
    // The policy also names the scripts of this release and the database's address.
    const isGood = name === 'Content-Security-Policy' ? found?.startsWith("default-src 'none'") : found === value
    if (!isGood) faults.push(`${path}: ${name}: ${found ?? 'not sent'}, expected ${value}`)
  }
  for (const name of ['nel', 'report-to'])
    if (headers.has(name)) faults.push(`${path}: ${name} is sent, by which a browser reports what was read to the host`)
}
if (!home.headers.has('content-encoding')) faults.push('/: not compressed')
if (protocol === 'https:') {
  const { status, headers } = await fetch(`http://${host}/cerca`, { redirect: 'manual' })
  if (status < 301 || status > 308 || !headers.get('location')?.startsWith('https:'))
    faults.push(`http://${host}/cerca: ${status}, not redirected to HTTPS`)
}

console.log(faults.length === 0 ? `${origin} sends what it should.` : faults.join('\n'))
process.exitCode = faults.length === 0 ? 0 : 1

function ask(path: string): Promise<Response> {
  return fetch(origin + path, { redirect: 'manual', headers: { 'Accept-Encoding': 'br, gzip' } })
}
