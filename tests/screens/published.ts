/** The files that a published site has beside its pages, and that the desk reads. */
import type { Site } from './site'

const SITEMAP = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url><loc>https://portal.test/</loc></url>
  <url><loc>https://portal.test/search?a=1&amp;b=2</loc></url>
</urlset>`

/** What an editor's first look at the panel measures. */
export function publish({ requests }: Site): void {
  requests.answer(/\/sitemap\.xml/, {
    status: 200,
    body: SITEMAP,
    headers: { 'content-type': 'application/xml', 'last-modified': 'Fri, 20 Nov 2026 12:18:03 GMT' },
  })
  requests.answer(/\/robots\.txt/, {
    status: 200,
    body: 'User-agent: *\nAllow: /\n\nSitemap: https://portal.test/sitemap.xml\n',
  })
  requests.answer(/\/google-site-verification\.html/, {
    status: 200,
    body: 'google-site-verification: google1234.html',
  })
}

/** A release that has no page of a city yet. */
export function release({ requests }: Site): void {
  const json = {
    version: 1,
    builtAt: '2026-11-20T12:18:03Z',
    commit: null,
    counts: { pages: 229, cities: 0 },
    hashes: {},
  }
  requests.answer(/\/release\.json/, { status: 200, json })
}
