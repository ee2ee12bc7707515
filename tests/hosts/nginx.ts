import type { Host } from './site'

/** nginx with the `server` block that a maintainer writes, which includes the file of the build. */
export const NGINX: Host = {
  name: 'nginx',
  command: (configuration) => ['nginx', '-c', configuration, '-g', 'daemon off;'],
  version: ['nginx', '-v'],
  encodings: ['gzip'],
  configuration: (folder, site, ports) => `
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen ${ports.http};
    listen ${ports.https} ssl;
    server_name localhost;
    ssl_certificate ${folder}/cert.pem;
    ssl_certificate_key ${folder}/key.pem;
    root ${site};
    include ${site}/nginx.conf;
  }
}
`,
}
