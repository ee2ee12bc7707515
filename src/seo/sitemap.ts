/**
 * One address of the sitemap. `loc` is absolute; `lastmod` is when its content last changed, and absent when nobody
 * knows.
 */
export type SitemapEntry = { loc: string; lastmod?: string | null }

/** Writes `sitemap.xml` (sitemaps.org 0.9). An address appears once; a `lastmod` that is not a date is left out. */
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
 * Writes `robots.txt`: everything may be crawled, the editors' desk too. The desk's pages say `noindex`, which a search
 * engine could not see if it were kept out.
 */
export function robotsTxt(siteUrl: string): string {
  return `User-agent: *
Allow: /

Sitemap: ${new URL('/sitemap.xml', siteUrl).href}
`
}

/** Returns `2026-11-20` for a day, `2026-11-20T07:18:03.000Z` for a moment, and undefined for anything else. */
function lastmodOf(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}/.test(text)) return undefined
  const date = new Date(text)
  if (Number.isNaN(date.getTime())) return undefined
  return text.length === 'yyyy-mm-dd'.length ? text : date.toISOString()
}

/** Escapes only these two: an address written by `URL` contains no other character that XML reserves. */
function escapeXml(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
