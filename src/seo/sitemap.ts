/** One address of the sitemap. `loc` is absolute; `lastmod` is when its content last changed, and absent when nobody knows. */
export type SitemapEntry = { loc: string; lastmod?: string | null }

/** `sitemap.xml` (sitemaps.org 0.9). An address appears once; a `lastmod` that is no date is left out. */
export function sitemapXml(entries: readonly SitemapEntry[]): string {
  const byAddress = new Map(entries.map((entry) => [new URL(entry.loc).href, entry]))
  const urls = [...byAddress].map(([loc, { lastmod }]) => {
    const changed = lastmodOf(lastmod ?? '')
    return `  <url>\n    <loc>${escapeXml(loc)}</loc>\n${changed ? `    <lastmod>${changed}</lastmod>\n` : ''}  </url>\n`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('')}</urlset>
`
}

/**
 * `robots.txt`: everything may be read, the editors' desk too. It says `noindex` itself, which a search engine that was kept
 * out would never see.
 */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`
}

/** `2026-11-20`, or `2026-11-20T07:18:03.000Z` for a moment. */
function lastmodOf(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return undefined
  return text.length === 'yyyy-mm-dd'.length ? text : date.toISOString()
}

/** Of what XML reserves, an address as `URL` writes it holds these two alone. */
function escapeXml(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
