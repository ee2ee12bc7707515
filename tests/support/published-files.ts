/** The files beside the pages of a published site that the desk checks when an editor opens it for the first time. */
export const PUBLISHED_FILES = [
  {
    path: '/sitemap.xml',
    headers: { 'content-type': 'application/xml', 'last-modified': 'Fri, 20 Nov 2026 12:18:03 GMT' },
    body: `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://portal.test/</loc></url>
  <url><loc>https://portal.test/search?a=1&amp;b=2</loc></url>
</urlset>`,
  },
  {
    path: '/robots.txt',
    headers: { 'content-type': 'text/plain' },
    body: 'User-agent: *\nAllow: /\n\nSitemap: https://portal.test/sitemap.xml\n',
  },
  {
    path: '/google-site-verification.html',
    headers: { 'content-type': 'text/html' },
    body: 'google-site-verification: google1234.html',
  },
]
