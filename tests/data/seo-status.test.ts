import { Window } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import {
  type ConsoleFigures,
  type Measured,
  measureSeoStatus,
  saveConsoleFigures,
  saveSeoStatus,
  seoStatusQuery,
} from '@/data/seo-status'
import { signIn } from '@/data/session'
import { SIGNED_IN } from '../support/people'
import { kindOf } from './kind-of'
import { openDesk } from './open-desk'
import { brokenAnswer, read, rowsAnswer, stubFetch } from './stub-fetch'

const SITE = 'https://misoprostol.example'
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
const entry = (n: number) => `<url><loc>${SITE}/ec/pueblo-${n}/cytotec</loc></url>\n`
const sitemapOf = (urls: number) => `${HEAD}${Array.from({ length: urls }, (_, n) => entry(n)).join('')}</urlset>\n`
const GOOD = {
  '/sitemap.xml': () => new Response(sitemapOf(444), { headers: { 'last-modified': 'Fri, 20 Nov 2026 08:00:00 GMT' } }),
  '/robots.txt': () => new Response('User-agent: *\nAllow: /\nSitemap: https://misoprostol.example/sitemap.xml\n'),
  '/google-site-verification.html': () => new Response('google-site-verification: google1234.html'),
}
const missing = () => new Response('Not found', { status: 404 })
const startPage = () =>
  new Response('<!doctype html><title>Portal</title>', { headers: { 'content-type': 'text/html' } })

/** Stubs a site with these files in place of the good ones. */
function siteOf(files: Partial<Record<keyof typeof GOOD, () => Response | Promise<Response>>>) {
  vi.stubGlobal('window', { location: { origin: SITE } })
  vi.stubGlobal('DOMParser', new Window().DOMParser)
  const answers = new Map(Object.entries({ ...GOOD, ...files }))
  return stubFetch(({ url }) => answers.get(new URL(url).pathname)?.() ?? missing())
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('what is measured', () => {
  test('of a site in order: entries, date, robots and verification', async () => {
    const asked = siteOf({})
    expect(await measureSeoStatus()).toEqual({
      sitemapLastGenerated: '2026-11-20T08:00:00.000Z',
      totalPagesIndexed: 444,
      robotsTxtValid: 1,
      metaVerificationStatus: 'configured',
      problems: [],
    })
    expect(asked.map(({ method, url }) => `${method} ${url.pathname}`).sort()).toEqual([
      'GET /google-site-verification.html',
      'GET /robots.txt',
      'GET /sitemap.xml',
    ])
    expect(asked.find(({ url }) => url.pathname === '/sitemap.xml')?.url.search).toMatch(/^\?\d{13}$/)
  })

  test.each<[string, () => Response, Partial<Measured>]>([
    ['is missing', missing, { totalPagesIndexed: 0, problems: ['sitemap-missing'] }],
    ['is the start page', startPage, { totalPagesIndexed: 0, problems: ['sitemap-not-a-sitemap'] }],
    ['has no declaration', () => new Response('<urlset><url></url></urlset>'), { problems: ['sitemap-not-a-sitemap'] }],
    [
      'lists sitemaps',
      () => new Response('<?xml version="1.0"?><sitemapindex/>'),
      { problems: ['sitemap-not-a-sitemap'] },
    ],
    [
      'has no date',
      () => new Response(sitemapOf(3)),
      { totalPagesIndexed: 3, sitemapLastGenerated: null, problems: [] },
    ],
    [
      'has a date that is none',
      () => new Response(sitemapOf(3), { headers: { 'last-modified': 'ayer' } }),
      { sitemapLastGenerated: null, problems: [] },
    ],
    [
      'starts with a byte order mark',
      () => new Response(`\uFEFF${sitemapOf(2)}`),
      { totalPagesIndexed: 2, problems: [] },
    ],
    ['has no entries', () => new Response(sitemapOf(0)), { totalPagesIndexed: 0, problems: ['sitemap-empty'] }],
  ])('where the sitemap %s', async (_, sitemap, expected) => {
    siteOf({ '/sitemap.xml': sitemap })
    expect(await measureSeoStatus()).toMatchObject({ robotsTxtValid: 1, ...expected })
  })

  test.each<[string, () => Response, Partial<Measured>]>([
    ['is missing', missing, { robotsTxtValid: 0, problems: ['robots-missing'] }],
    ['names no sitemap', () => new Response('User-agent: *'), { robotsTxtValid: 0, problems: ['robots-invalid'] }],
    ['names no crawler', () => new Response('Sitemap: x'), { robotsTxtValid: 0, problems: ['robots-invalid'] }],
    ['is the start page', startPage, { robotsTxtValid: 0, problems: ['robots-invalid'] }],
  ])('where robots.txt %s', async (_, robots, expected) => {
    siteOf({ '/robots.txt': robots })
    expect(await measureSeoStatus()).toMatchObject({ totalPagesIndexed: 444, ...expected })
  })

  test.each<[string, () => Response, Partial<Measured>]>([
    ['is missing', missing, { metaVerificationStatus: 'pending', problems: ['verification-missing'] }],
    ['is the start page', startPage, { metaVerificationStatus: 'error', problems: ['verification-invalid'] }],
    ['is empty', () => new Response(''), { metaVerificationStatus: 'error', problems: ['verification-invalid'] }],
  ])('where the verification file %s', async (_, verification, expected) => {
    siteOf({ '/google-site-verification.html': verification })
    expect(await measureSeoStatus()).toMatchObject(expected)
  })

  test.each<[string, () => Response | Promise<Response>, string]>([
    ['the server is down', () => new Response('', { status: 502 }), 'unavailable'],
    ['the answer breaks off', brokenAnswer, 'unavailable'],
    ['nobody is reached', () => Promise.reject(new TypeError('Failed to fetch')), 'offline'],
    [
      'nobody answers in time',
      () => Promise.reject(new DOMException('signal timed out', 'TimeoutError')),
      'unavailable',
    ],
  ])('is nothing at all where %s: a zero would be a lie', async (_, answer, kind) => {
    for (const file of ['/sitemap.xml', '/robots.txt', '/google-site-verification.html']) {
      siteOf({ [file]: answer })
      expect(await kindOf(measureSeoStatus())).toBe(kind)
    }
  })
})

test('an unknown verification status is read as it is, and the desk shows it as unknown', async () => {
  const row = {
    id: '1',
    userId: '2',
    sitemapLastGenerated: null,
    totalPagesIndexed: 0,
    robotsTxtValid: 0,
    metaVerificationStatus: 'otra cosa',
    searchConsoleSubmitted: 0,
    indexingErrorsCount: 0,
    lastCrawlDate: null,
    lastUpdated: '2026-11-20 07:18:03+00',
  }
  stubFetch(() => rowsAnswer([row]))
  expect(await read(seoStatusQuery('2'))).toMatchObject({ metaVerificationStatus: 'otra cosa' })
})

describe('the stored status', () => {
  const { editor } = SIGNED_IN
  const measured: Measured = {
    sitemapLastGenerated: '2026-11-20T08:00:00.000Z',
    totalPagesIndexed: 444,
    robotsTxtValid: 1,
    metaVerificationStatus: 'configured',
    problems: [],
  }
  const desk = openDesk()
  beforeEach(async () => {
    await desk.backend.sql('delete from "seoStatus"')
    await signIn(editor.email, editor.password)
  })

  test('does not exist before the first look, then is one row, which later measurements update', async () => {
    expect(await read(seoStatusQuery(editor.id))).toBeNull()
    const first = await saveSeoStatus(editor.id, measured)
    expect(first).toMatchObject({
      userId: editor.id,
      totalPagesIndexed: 444,
      robotsTxtValid: 1,
      metaVerificationStatus: 'configured',
      searchConsoleSubmitted: 0,
      indexingErrorsCount: 0,
      lastCrawlDate: null,
    })
    expect(Date.parse(first.sitemapLastGenerated ?? '')).toBe(Date.parse('2026-11-20T08:00:00Z'))
    expect(await read(seoStatusQuery(editor.id))).toEqual(first)

    const second = await saveSeoStatus(editor.id, { ...measured, totalPagesIndexed: 450 })
    expect(second).toMatchObject({ id: first.id, totalPagesIndexed: 450 })
    expect(Date.parse(second.lastUpdated)).toBeGreaterThan(Date.parse(first.lastUpdated))
  })

  test('keeps the search console’s figures when the site is measured again', async () => {
    await saveSeoStatus(editor.id, measured)
    await desk.backend.sql(
      `update "seoStatus" set "searchConsoleSubmitted" = 1, "indexingErrorsCount" = 3, "lastCrawlDate" = '2026-11-19T00:00:00Z'`,
    )
    const kept = await saveSeoStatus(editor.id, { ...measured, sitemapLastGenerated: null })
    expect(kept).toMatchObject({ searchConsoleSubmitted: 1, indexingErrorsCount: 3, sitemapLastGenerated: null })
    expect(Date.parse(kept.lastCrawlDate ?? '')).toBe(Date.parse('2026-11-19T00:00:00Z'))
  })

  const figures: ConsoleFigures = {
    searchConsoleSubmitted: 1,
    isVerified: true,
    indexingErrorsCount: 3,
    lastCrawlDate: '2026-11-19T12:18:00.000Z',
  }

  test('stores the search console’s figures along with what was measured', async () => {
    const first = await saveSeoStatus(editor.id, measured)
    const kept = await saveConsoleFigures(first, figures)
    const { lastCrawlDate, lastUpdated, ...rest } = kept
    expect(rest).toMatchObject({
      id: first.id,
      totalPagesIndexed: 444,
      searchConsoleSubmitted: 1,
      indexingErrorsCount: 3,
      metaVerificationStatus: 'verified',
    })
    expect(Date.parse(lastCrawlDate ?? '')).toBe(Date.parse('2026-11-19T12:18:00Z'))
    expect(Date.parse(lastUpdated)).toBeGreaterThan(Date.parse(first.lastUpdated))
    expect(await read(seoStatusQuery(editor.id))).toEqual(kept)
  })

  test('is «verified» as long as the verification file that the search console checks is there', async () => {
    const first = await saveSeoStatus(editor.id, measured)
    await saveConsoleFigures(first, figures)
    expect((await saveSeoStatus(editor.id, measured)).metaVerificationStatus).toBe('verified')
    const gone = await saveSeoStatus(editor.id, { ...measured, metaVerificationStatus: 'pending' })
    expect(gone.metaVerificationStatus).toBe('pending')
    expect((await saveConsoleFigures(gone, figures)).metaVerificationStatus).toBe('pending')
    expect((await saveConsoleFigures(first, { ...figures, isVerified: false })).metaVerificationStatus).toBe(
      'configured',
    )
  })
})
