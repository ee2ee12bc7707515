// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readSitemapUrls } from '@/admin/indexing/read-sitemap-urls'
import { brokenAnswer, stubFetch } from '../../data/stub-fetch'

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'

/** Reads the sitemap from a site that gives this answer: returns its addresses, or rejects with the reason. */
function addressesOf(answer: () => Response | Promise<Response>): Promise<string[]> {
  vi.stubGlobal('window', { location: { origin: 'https://misoprostol.example' } })
  stubFetch(answer)
  return readSitemapUrls()
}

const answers = (text: string) => () => new Response(text)

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the published sitemap', () => {
  test('yields its addresses in order', async () => {
    const entries = '<url><loc>\n https://a.test/ñandú?x=1&amp;y=2 </loc></url><url><loc>https://a.test/b</loc></url>'
    expect(await addressesOf(answers(`${OPENING}${entries}</urlset>`))).toEqual([
      'https://a.test/ñandú?x=1&y=2',
      'https://a.test/b',
    ])
  })

  test('may be empty', async () => {
    expect(await addressesOf(answers(`${OPENING}</urlset>`))).toEqual([])
  })

  test.each<[string, () => Response | Promise<Response>, RegExp]>([
    ['nobody is reached', () => Promise.reject(new TypeError('Failed to fetch')), /conexión/],
    ['there is none', () => new Response('', { status: 404 }), /todavía no publica/],
    ['the server fails', () => new Response('', { status: 500 }), /unos minutos/],
    ['the answer breaks off', brokenAnswer, /unos minutos/],
  ])('is «No se pudo acceder al sitemap» where %s', async (_, answer, explanation) => {
    await expect(addressesOf(answer)).rejects.toMatchObject({
      message: 'No se pudo acceder al sitemap',
      explanation: expect.stringMatching(explanation),
    })
  })

  test.each<[string, () => Response, RegExp]>([
    ['other text', answers('{"not": "xml"}'), /no es un sitemap/],
    ['nothing', answers(''), /no es un sitemap/],
    ['a page', answers('<!doctype html>'), /no es un sitemap/],
    ['without declaration', answers('<urlset><url><loc>a</loc></url></urlset>'), /declaración XML/],
  ])('is «No se pudo cargar sitemap.xml» where it is %s', async (_, answer, explanation) => {
    await expect(addressesOf(answer)).rejects.toMatchObject({
      message: 'No se pudo cargar sitemap.xml',
      explanation: expect.stringMatching(explanation),
    })
  })
})
