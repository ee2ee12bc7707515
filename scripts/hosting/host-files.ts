import { APP_ADDRESSES, APP_FILE, patternOf } from './address.ts'
import { type HeaderRule, siteHeaders } from './headers.ts'
import { nginxConf } from './nginx-conf.ts'

/**
 * Returns the files that tell hosts what `siteHeaders` says: `_headers` for Netlify and Cloudflare Pages, `.htaccess`
 * for Apache, `nginx.conf` for nginx. They go into the folder that is published.
 */
export function hostFiles(options: Parameters<typeof siteHeaders>[0]): { name: string; text: string }[] {
  const rules = siteHeaders(options)
  return [
    { name: '_headers', text: headersFile(rules) },
    { name: '.htaccess', text: htaccess(rules) },
    { name: 'nginx.conf', text: nginxConf(rules) },
  ]
}

function headersFile(rules: readonly HeaderRule[]): string {
  const blocks = rules.map(({ path, headers }) => [path, ...lines(headers, (name, value) => `  ${name}: ${value}`), ''])
  return [PLAIN_HTTP, ...blocks.map((block) => block.join('\n'))].join('\n')
}

/** The comment at the top of `_headers`: what these hosts do by themselves, and what they do not. */
const PLAIN_HTTP = `# Plain HTTP is not decided in this file. Netlify sends it on to HTTPS by itself. Cloudflare Pages does so for its own
# pages.dev addresses; for a domain of your own switch on «Always Use HTTPS» (SSL/TLS, Edge Certificates).
`

/** Apache 2.4 with mod_headers and mod_rewrite, the common case of shared hosting. */
function htaccess(rules: readonly HeaderRule[]): string {
  return `${[
    'Options -Indexes -MultiViews',
    '<FilesMatch "^(\\.ht|_headers$|nginx\\.conf$)">',
    '  Require all denied',
    '</FilesMatch>',
    'AddDefaultCharset UTF-8',
    'DirectoryIndex index.html',
    // There is a page «ec.html» and a folder «ec»: their common address is the page's.
    'DirectorySlash Off',
    'ErrorDocument 404 /404.html',
    'AddType text/javascript .js',
    'AddType application/manifest+json .webmanifest',
    'AddType text/csv .csv',
    'AddType application/geo+json .geojson',
    // The build compressed them: `page.html.br` is HTML, sent as brotli.
    'AddEncoding br .br',
    'AddEncoding gzip .gz',
    'RemoveType .gz',
    '<FilesMatch "\\.(html|css|js|json|geojson|csv|xml|txt|svg|webmanifest)(\\.br|\\.gz)?$">',
    '  Header merge Vary Accept-Encoding',
    '</FilesMatch>',
    'AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json application/xml text/xml image/svg+xml',
    '',
    'RewriteEngine On',
    // Plain HTTP is redirected to HTTPS. A proxy in front says in a header how the request was made; without a proxy
    // Apache knows it. Requests of the authority that issues certificates come over plain HTTP and are let through.
    'RewriteCond %{REQUEST_URI} !^/\\.well-known/acme-challenge/',
    'RewriteCond %{HTTP:X-Forwarded-Proto}/%{HTTPS} !^(https\\b.*|/on)$ [NC]',
    'RewriteRule ^ https://%{SERVER_NAME}%{REQUEST_URI} [R=308,L]',
    // Redirects a request for a page by its file's name, unless a rule below, or an error, has led to that file. The
    // redirect names the whole address, because behind a proxy Apache would make it plain HTTP.
    'RewriteCond %{ENV:REDIRECT_STATUS} ^$',
    `RewriteCond %{REQUEST_URI} !^/(404\\.html|${APP_FILE.replace('.', '\\.')})$`,
    'RewriteCond %{REQUEST_FILENAME} -f',
    'RewriteRule ^(?:index|(.+))\\.html$ https://%{HTTP_HOST}/$1 [R=308,L]',
    'RewriteCond %{REQUEST_URI} ^/(.+)/$',
    'RewriteCond %{DOCUMENT_ROOT}/%1.html -f',
    'RewriteRule ^ https://%{HTTP_HOST}/%1 [R=308,L]',
    'RewriteCond %{REQUEST_URI} ^/(.+)$',
    'RewriteCond %{DOCUMENT_ROOT}/%1.html -f',
    'RewriteRule ^ /%1.html [L]',
    ...APP_ADDRESSES.flatMap((address) => [
      'RewriteCond %{REQUEST_FILENAME} !-f',
      `RewriteRule ${patternOf(address).source.replace('^\\/', '^')} /${APP_FILE} [L]`,
    ]),
    ...[
      ['br', 'br'],
      ['gzip', 'gz'],
    ].flatMap(([encoding, ending]) => [
      `RewriteCond %{HTTP:Accept-Encoding} \\b${encoding}\\b`,
      `RewriteCond %{REQUEST_FILENAME}.${ending} -f`,
      `RewriteRule ^(.+)$ /$1.${ending} [L]`,
    ]),
    '',
    // Matches the address that was requested, because by now `REQUEST_URI` may be the file that answers it.
    ...rules.flatMap((rule) => [
      `<If "%{THE_REQUEST} =~ m#^[A-Z]+ ${patternOf(rule.path).source.slice(1, -1).replaceAll('\\/', '/')}([?][^ ]*)? HTTP#">`,
      ...lines(rule.headers, (name, value) => `  Header always set ${name} ${quoted(value)}${when(name)}`),
      '</If>',
    ]),
  ].join('\n')}\n`
}

function quoted(value: string): string {
  return `"${value.replaceAll('"', '\\"')}"`
}

// Caching headers are sent only for what was found, because a missing file may exist after the next release.
function when(header: string): string {
  return header === 'Cache-Control' ? ' "expr=%{REQUEST_STATUS} -lt 400"' : ''
}

function lines(headers: Record<string, string>, write: (name: string, value: string) => string): string[] {
  return Object.entries(headers).map(([name, value]) => write(name, value))
}
