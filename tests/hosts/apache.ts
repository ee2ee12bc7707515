import type { Host } from './site'

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

/** Apache as shared hosting has it, where only `.htaccess` is the site's own. */
export const APACHE: Host = {
  name: 'Apache',
  command: (configuration) => ['apache2', '-f', configuration, '-D', 'FOREGROUND'],
  version: ['apache2', '-v'],
  encodings: ['br', 'gzip'],
  configuration: (folder, site, ports) => `
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
Listen ${ports.http}
Listen ${ports.https}
<VirtualHost *:${ports.https}>
  DocumentRoot ${site}
  SSLEngine on
  SSLCertificateFile ${folder}/cert.pem
  SSLCertificateKeyFile ${folder}/key.pem
</VirtualHost>
`,
}
