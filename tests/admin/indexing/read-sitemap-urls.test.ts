// @vitest-environment happy-dom
import { afterEach, describe, expect, test, vi } from 'vitest'
import { readSitemapUrls } from '@/admin/indexing/read-sitemap-urls'
import { brokenAnswer, stubFetch } from '../../data/stub-fetch'

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
const bytes = (text: string) => new TextEncoder().encode(text)

/** Reads the sitemap from a site that gives this answer: returns its addresses, or rejects with the reason. */
function addressesOf(answer: () => Response | Promise<Response>): Promise<string[]> {
  vi.stubGlobal('window', { location: { origin: 'https://misoprostol.example' } })
  stubFetch(answer)
  return readSitemapUrls()
}

/** A response whose body arrives in these pieces, one after the other. */
function inPieces(pieces: Uint8Array[], init?: ResponseInit): () => Response {
  return () =>
    new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(piece)
          controller.close()
        },
      }),
      init,
    )
}

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('the published sitemap', () => {
  test('yields its addresses in order, also when the network splits it in the middle of a letter', async () => {
    const xml = bytes(
      `${OPENING}<url><loc>\n https://a.test/ñandú?x=1&amp;y=2 </loc></url><url><loc>https://a.test/b</loc></url></urlset>`,
    )
    const inLetter = xml.indexOf(0xc3) + 1
    expect(await addressesOf(inPieces([xml.slice(0, inLetter), xml.slice(inLetter)]))).toEqual([
      'https://a.test/ñandú?x=1&y=2',
      'https://a.test/b',
    ])
  })

  test('may be empty', async () => {
    expect(await addressesOf(inPieces([bytes(`${OPENING}</urlset>`)]))).toEqual([])
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

  const megabyte = bytes('<url>'.repeat(2 ** 18))
  test.each<[string, () => Response, RegExp]>([
    ['other text', inPieces([bytes('{"not": "xml"}')]), /no es un sitemap/],
    ['nothing', inPieces([]), /no es un sitemap/],
    ['a page', inPieces([bytes('<!doctype html>')], { headers: { 'content-type': 'text/html' } }), /no es un sitemap/],
    ['without declaration', inPieces([bytes('<urlset><url><loc>a</loc></url></urlset>')]), /declaración XML/],
    ['over 50 MB', inPieces([bytes(OPENING), ...Array.from({ length: 52 }, () => megabyte)]), /50 MB/],
  ])('is «No se pudo cargar sitemap.xml» where it is %s', async (_, answer, explanation) => {
    await expect(addressesOf(answer)).rejects.toMatchObject({
      message: 'No se pudo cargar sitemap.xml',
      explanation: expect.stringMatching(explanation),
    })
  })
})
