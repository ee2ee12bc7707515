import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
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
 * The files that have compressed copies (`.br`, `.gz`) beside them, which Apache sends as they are. Their text is their
 * own name, too.
 */
export const PACKED = ['index.html', 'ec/quito.html', 'assets/index-abc.js', 'app.html', '404.html']

const PORTS = { http: TEST_PORTS.apache, https: TEST_PORTS.apacheHttps }
const MODULES = [
  'mpm_event',
  'authz_core',
  'dir',
  'mime',
  'filter',
  'deflate',
  'headers',
  'rewrite',
  'ssl',
  'socache_shmcb',
]

/**
 * Starts an Apache in a temporary folder, configured no further than shared hosting is: everything else comes from the
 * site's `.htaccess`.
 */
export async function startApache() {
  const folder = mkdtempSync(join(tmpdir(), 'portal-apache-'))
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
  writeFileSync(`${folder}/apache.conf`, configuration(folder, site))
  const server = spawn('apache2', ['-f', `${folder}/apache.conf`, '-D', 'FOREGROUND'], { stdio: 'inherit' })

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
    if (server.exitCode !== null) throw new Error('Apache did not start')
    await pause(50)
  }
  return {
    version: execFileSync('apache2', ['-v'], { encoding: 'utf8' }).split('\n')[0] ?? '',
    ask,
    stop: async () => {
      const gone = new Promise((done) => server.once('exit', done))
      server.kill('SIGTERM')
      await gone
      rmSync(folder, { recursive: true })
    },
  }
}

function configuration(folder: string, site: string): string {
  return `
ServerName localhost
ServerRoot /usr/lib/apache2
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
Mutex file:${folder} default
${MODULES.map((name) => `LoadModule ${name}_module modules/mod_${name}.so`).join('\n')}
TypesConfig /etc/mime.types
DocumentRoot ${site}
<Directory ${site}>
  AllowOverride All
  Require all granted
</Directory>
Listen ${PORTS.http}
Listen ${PORTS.https}
<VirtualHost *:${PORTS.https}>
  DocumentRoot ${site}
  SSLEngine on
  SSLCertificateFile ${folder}/cert.pem
  SSLCertificateKeyFile ${folder}/key.pem
</VirtualHost>
`
}
