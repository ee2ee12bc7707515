import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readSitemapUrls } from '@/admin/read-sitemap-urls'

const OPENING = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'

/** Answers with these pieces, one after the other. */
function answering(pieces: Uint8Array[], init?: ResponseInit): typeof fetch {
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
  return async () => new Response(body, init)
}

const bytes = (text: string) => new TextEncoder().encode(text)

describe('the published sitemap', () => {
  test('gives its addresses in order, wherever the network cuts it', async () => {
    const xml = bytes(
      `${OPENING}<url><loc>\n https://a.test/ñandú?x=1&amp;y=2 </loc></url><url><loc>https://a.test/b</loc></url></urlset>`,
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.integer({ min: 0, max: xml.length }), { maxLength: 8 }), async (cuts) => {
        const edges = [0, ...cuts.toSorted((a, b) => a - b), xml.length]
        const pieces = edges.slice(1).map((edge, index) => xml.slice(edges[index], edge))
        expect(await readSitemapUrls(answering(pieces))).toEqual(['https://a.test/ñandú?x=1&y=2', 'https://a.test/b'])
      }),
    )
  })

  test('may be empty', async () => {
    expect(await readSitemapUrls(answering([bytes(`${OPENING}</urlset>`)]))).toEqual([])
  })

  test('that cannot be reached, or is refused, is «No se pudo acceder al sitemap»', async () => {
    const unreachable = async () => Promise.reject(new TypeError('Failed to fetch'))
    for (const get of [unreachable, answering([], { status: 404 }), answering([], { status: 500 })])
      await expect(readSitemapUrls(get)).rejects.toMatchObject({ message: 'No se pudo acceder al sitemap' })
  })

  test('that is no sitemap, breaks off or passes 50 MB is «No se pudo cargar sitemap.xml»', async () => {
    const brokenOff = async () => new Response(new ReadableStream({ start: (c) => c.error(new Error('reset')) }))
    const megabyte = bytes('<url>'.repeat(2 ** 18))
    const endless = answering([bytes(OPENING), ...Array.from({ length: 52 }, () => megabyte)])
    for (const get of [answering([bytes('{"not": "xml"}')]), answering([]), brokenOff, endless])
      await expect(readSitemapUrls(get)).rejects.toMatchObject({ message: 'No se pudo cargar sitemap.xml' })
  })

  test('that was answered with a page is explained as not published yet', async () => {
    const page = answering([bytes('<!doctype html>')], { headers: { 'content-type': 'text/html' } })
    await expect(readSitemapUrls(page)).rejects.toMatchObject({ explanation: expect.stringContaining('no publica') })
  })
})
