/** What the head of a page says of it, on a site that was not built. Of built pages: tests/built/structured-data.test.ts. */
import { beforeAll, test } from 'vitest'
import { headTags, wrongTags } from '../../support/head-tags'
import { expect, openSite, until } from '../site'

const site = openSite()

// On a busy machine the code that writes a page may take longer to be made ready than the page waits for it.
beforeAll(() => import('@/visitor/city/writing/write-page'))

test('each tag is there once after every step through the site, and says what the page says', async () => {
  const walk = [
    '/ec',
    '/ec/azuay',
    '/riesgos-y-efectos-secundarios',
    '/recursos-oficiales',
    '/search?q=quito',
    '/search?q=loja',
    '/ec/cuenca',
    '/ec/cuenca/misoprostol',
    '/',
  ]
  await site.visit('/')
  await until(() => expect(canonicalPath()).toBe('/'))
  const titles = new Set<string>()
  for (const path of walk) {
    goWithin(path)
    await until(() => {
      expect(canonicalPath()).toBe(path.split('?')[0])
      expect(titles.has(document.title), `${path} has a title of its own`).toBe(false)
      expect(wrongTags(headTags()), path).toEqual([])
    })
    titles.add(document.title)
  }
  expect(titles.size).toBe(walk.length)

  goWithin('/no/hay/nada')
  await until(() => expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex'))
  expect(headTags().filter((tag) => /canonical|alternate|ld\+json|og:url/.test(tag))).toEqual([])
  goWithin('/ec')
  await until(() => expect(canonicalPath()).toBe('/ec'))
  expect(wrongTags(headTags())).toEqual([])
})

/** By a link, as the visitor would: no new document. */
function goWithin(path: string): void {
  window.history.pushState({}, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

function canonicalPath(): string {
  return new URL(document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').pathname
}
