import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { siteAddresses } from '@/seo/site-addresses'
import { robotsTxt, sitemapXml } from '@/seo/sitemap'
import { buildCity } from '../cities/build-city'

const SITE = 'https://portal.test'

describe('sitemap.xml', () => {
  test('begins with the declaration and has every address once, in order', () => {
    const xml = sitemapXml([{ loc: `${SITE}/` }, { loc: `${SITE}/ec` }, { loc: `${SITE}/ec` }])
    expect(xml).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
  <url>
    <loc>https://portal.test/</loc>
  </url>
  <url>
    <loc>https://portal.test/ec</loc>
  </url>
</urlset>
`)
  })

  test('has the date of a page’s last change, with the time if it is known, and none if it is invalid', () => {
    const changed = (lastmod: string | null) => sitemapXml([{ loc: SITE, lastmod }])
    expect(changed('2026-11-20')).toContain('<lastmod>2026-11-20</lastmod>')
    expect(changed('2026-11-20T07:18:03-05:00')).toContain('<lastmod>2026-11-20T12:18:03.000Z</lastmod>')
    for (const nothing of [null, '', 'ayer', '2026-13-45', '2026-11-2', '20/11/2026', '5', 'modificado 2026-11-20'])
      expect(changed(nothing)).not.toContain('lastmod')
  })

  test('is well formed whatever characters an address has', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('&', '<', "'", '"', ';', 'a') }),
    )
    fc.assert(
      fc.property(texts, texts, (path, query) => {
        const loc = new URL(`${SITE}/`)
        loc.pathname = path
        loc.search = query
        const [, text = ''] = /<loc>(.*)<\/loc>/.exec(sitemapXml([{ loc: loc.href }])) ?? []
        expect(text).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/)
        expect(text).toMatch(/^[\x20-\x7e]+$/)
        const back = text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => BACK[name] ?? '')
        expect(back).toBe(loc.href)
      }),
    )
  })

  test('escapes what XML reserves', () => {
    expect(sitemapXml([{ loc: `${SITE}/search?q=d'oro&p=1` }])).toContain('/search?q=d%27oro&amp;p=1</loc>')
    expect(sitemapXml([{ loc: `${SITE}/d'oro?a&b&c` }])).toContain('/d&apos;oro?a&amp;b&amp;c</loc>')
  })

  test('is not written with an address that is not absolute', () => {
    expect(() => sitemapXml([{ loc: '/ec' }])).toThrow()
  })

  const BACK: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
})

describe('the addresses of the site', () => {
  const cities = [
    buildCity({ id: '1', name: 'Loja', slug: 'loja', province: 'Loja' }),
    buildCity({ id: '2', name: 'Gualaceo', slug: 'gualaceo', province: 'Azuay' }),
  ]
  const records = [{ urlPath: '/ec/loja/cytotec', dateModified: '2026-11-20T12:18:03Z' }]
  const entries = siteAddresses(SITE, cities, records)
  const addresses = entries.map(({ loc }) => loc)

  test('include the general pages, the provinces and cities, and both pages of every city', () => {
    for (const path of [
      '/',
      '/ec',
      '/cuidados-y-alertas',
      '/fuentes/ciudad/riesgos',
      '/ec/azuay',
      '/ec/gualaceo',
      '/ec/gualaceo/misoprostol',
    ])
      expect(addresses).toContain(SITE + path)
  })

  test('leave out the desk and the search', () => {
    expect(addresses.filter((address) => /admin|search/.test(address))).toEqual([])
  })

  test('that a city shares with its province are in the sitemap once', () => {
    expect(sitemapXml(entries).match(/<loc>https:\/\/portal\.test\/ec\/loja<\/loc>/g)).toHaveLength(1)
  })
})

describe('robots.txt', () => {
  test('allows every crawler everything, the desk too, and names the sitemap', () => {
    expect(robotsTxt(SITE)).toBe('User-agent: *\nAllow: /\n\nSitemap: https://portal.test/sitemap.xml\n')
  })
})
