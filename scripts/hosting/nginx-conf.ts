import { APP_ADDRESSES, APP_FILE, patternOf } from './address.ts'
import { TYPES } from './content-types.ts'
import { type HeaderRule, headersOf } from './headers.ts'

/**
 * Returns what nginx has to be told (1.22 and later), to be included in the `server` block that names the site's folder
 * and its certificate. nginx drops the headers of a block where an inner one sets any, so each place repeats all.
 */
export function nginxConf(rules: readonly HeaderRule[]): string {
  return `${[
    '# Include this file in the server block of the site:',
    '#   server {',
    '#     listen 80; listen 443 ssl; server_name portal.example; ssl_certificate …; ssl_certificate_key …;',
    '#     root /var/www/portal; include /var/www/portal/nginx.conf;',
    '#   }',
    '# and run «nginx -s reload» after each release, because the policy names the scripts of the release by their hashes.',
    'error_page 404 /404.html;',
    'absolute_redirect off;',
    'server_tokens off;',
    '# A browser can read the beginning of a page before all of it has arrived.',
    'ssl_buffer_size 4k;',
    '# The build compressed the files.',
    'gzip_static on;',
    'gzip_vary on;',
    'gzip_proxied any;',
    '# With the module libnginx-mod-http-brotli-static:',
    '# brotli_static on;',
    'charset utf-8;',
    `charset_types ${[...new Set(types().map(([type]) => type))].filter((type) => type !== 'text/html').join(' ')};`,
    'default_type application/octet-stream;',
    'types {',
    ...types().map(([type, ending]) => `  ${type} ${ending};`),
    '}',
    '',
    '# Plain HTTP is redirected to HTTPS. A proxy in front says in a header how the request was made. Requests of the',
    '# authority that issues certificates come over plain HTTP.',
    'set $asked $scheme;',
    'if ($http_x_forwarded_proto ~* "^(https?)\\b") { set $asked $1; }',
    'if ($uri ~ "^/\\.well-known/acme-challenge/") { set $asked https; }',
    'if ($asked !~* "^https$") { return 308 https://$host$request_uri; }',
    '# A page has one address: without «.html» and without a slash at its end.',
    'set $page "";',
    'if ($request_uri ~ "^/+([^/?][^?]*)\\.html(?:[?]|$)") { set $page $1; }',
    'if ($uri ~ "^/+([^/].*)/$") { set $page $1; }',
    `if ($page ~ "^(404|${APP_FILE.replace('.html', '')})$") { set $page ""; }`,
    'if ($page = index) { return 308 /$is_args$args; }',
    'if (-f $document_root/$page.html) { return 308 /$page$is_args$args; }',
    '',
    '# The redirects above, which are for pages.',
    ...headerLines(headersOf(rules, '/page')),
    'location / {',
    '  try_files $uri $uri.html =404;',
    ...headerLines(headersOf(rules, '/no/such/page')).map((line) => `  ${line}`),
    '}',
    'location ~ "/\\.(?!well-known/)|^/(_headers|nginx\\.conf)$" { return 404; }',
    ...placesOf(rules).flatMap((path) => [
      `location ${matchOf(path)} {`,
      `  try_files ${filesOf(path)} =404;`,
      ...headerLines(headersOf(rules, sampleOf(path))).map((line) => `  ${line}`),
      '}',
    ]),
  ].join('\n')}\n`
}

/** The addresses that have headers or an answer of their own; the narrower ones before the wider. */
function placesOf(rules: readonly HeaderRule[]): string[] {
  const wide = rules.map(({ path }) => path).filter((path) => path !== '/*')
  return [...new Set<string>([...APP_ADDRESSES, ...wide])]
}

/** An address that matches the pattern. */
function sampleOf(path: string): string {
  return path.replace(/:\w+|\*/g, 'x')
}

function matchOf(path: string): string {
  if (!/[:*]/.test(path)) return `= ${path}`
  const { source } = patternOf(path)
  // An address with an ending is that of a file, which the app does not answer.
  return `~ "${isApp(path) ? source.replaceAll('[^/]+', '[^/.]+').replace(/\$$/, '/?$') : source}"`
}

function filesOf(path: string): string {
  if (path === '/') return '/index.html'
  return isApp(path) ? `$uri $uri.html /${APP_FILE}` : '$uri $uri.html'
}

function isApp(path: string): boolean {
  return APP_ADDRESSES.some((address) => address === path)
}

/** Caching headers are sent only for what was found; nginx does so by itself without «always». */
function headerLines(headers: Record<string, string>): string[] {
  return Object.entries(headers).map(
    ([name, value]) =>
      `add_header ${name} "${value.replaceAll('"', '\\"')}"${name === 'Cache-Control' ? '' : ' always'};`,
  )
}

function types(): [type: string, ending: string][] {
  return Object.entries(TYPES).map(([ending, type]) => [type.replace(/;.*/, ''), ending.slice(1)])
}
