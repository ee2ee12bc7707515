import { execFileSync, spawn } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { hostFiles } from '../../scripts/hosting/host-files'
import { TEST_PORTS } from '../../scripts/test-ports'

export type Answered = { status: number; headers: IncomingHttpHeaders; body: string }

/**
 * A small built site, by file name. The text of each file is its own name, so that an answer tells which file was sent.
 */
export const FILES: Record<string, string> = Object.fromEntries(
  [
    'index.html',
    'ec.html',
    'ec/quito.html',
    'ec/quito/cytotec.html',
    'cerca.html',
    'sw.js',
    'vacio.txt',
    'assets/index-abc.js',
    'app.html',
    '404.html',
  ].map((file) => [file, file]),
)

/**
 * The files that have compressed copies (`.br`, `.gz`) beside them, which hosts send as they are. Their text is their
 * own name, too.
 */
export const PACKED = ['index.html', 'ec/quito.html', 'assets/index-abc.js', 'app.html', '404.html']

/** A kind of host: how it is started in a folder that has the site, a key and a certificate. */
export type Host = {
  name: string
  /** Returns the command that starts it; its configuration is written to `configuration`. */
  command: (configuration: string) => [program: string, ...arguments_: string[]]
  configuration: (folder: string, site: string, ports: typeof PORTS) => string
  /** Prints its version. */
  version: [program: string, argument: string]
  /** The encodings in which it sends compressed copies. */
  encodings: readonly string[]
}

const PORTS = { http: TEST_PORTS.hosts, https: TEST_PORTS.hostsHttps }

/** Starts a host in a temporary folder, configured no further than needed: all else comes from the site's own file. */
export async function startHost(host: Host) {
  const folder = mkdtempSync(join(tmpdir(), 'portal-host-'))
  // The host's workers run as another user.
  chmodSync(folder, 0o755)
  const site = join(folder, 'site')
  const put = (file: string, text: string) => {
    mkdirSync(dirname(join(site, file)), { recursive: true })
    writeFileSync(join(site, file), text)
  }
  for (const [file, text] of Object.entries(FILES)) put(file, text)
  for (const file of PACKED) for (const ending of ['br', 'gz']) put(`${file}.${ending}`, `${file}.${ending}`)
  for (const { name, text } of hostFiles({})) put(name, text)
  put('.well-known/acme-challenge/token', 'challenge')
  const certificate = [
    '-keyout',
    `${folder}/key.pem`,
    '-out',
    `${folder}/cert.pem`,
    '-subj',
    '/CN=localhost',
    '-days',
    '2',
  ]
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...certificate], { stdio: 'ignore' })
  const configuration = `${folder}/host.conf`
  writeFileSync(configuration, host.configuration(folder, site, PORTS))
  const [program, ...options] = host.command(configuration)
  const server = spawn(program, options, { stdio: 'inherit' })

  const ask = (scheme: 'http' | 'https', path: string, headers: Record<string, string> = {}) =>
    new Promise<Answered>((done, fail) => {
      const options = { host: 'localhost', port: PORTS[scheme], path, headers, rejectUnauthorized: false }
      const asked = (scheme === 'http' ? http : https).get(options, (response) => {
        let body = ''
        response.setEncoding('utf8')
        response.on('data', (text) => {
          body += text
        })
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body }))
      })
      asked.on('error', fail)
    })

  const isUp = () =>
    ask('http', '/').then(
      () => true,
      () => false,
    )
  while (!(await isUp())) {
    if (server.exitCode !== null) throw new Error(`${host.name} did not start`)
    await pause(50)
  }
  return {
    version: execFileSync('sh', ['-c', `${host.version.join(' ')} 2>&1`], { encoding: 'utf8' }).split('\n')[0] ?? '',
    ask,
    stop: async () => {
      const gone = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}
