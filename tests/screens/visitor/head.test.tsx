/** The head of a page on a site that is not built. tests/built/structured-data.test.ts covers built pages. */
import { beforeAll, test } from 'vitest'
import { headTags, wrongTags } from '../../support/head-tags'
import { of } from '../requests'
import { expect, openSite, until } from '../site'

const site = openSite()

// Load the code that writes a page beforehand: on a busy machine vitest may transform it longer than the page waits for
// it.
beforeAll(() => import('@/visitor/city/writing/write-page'))

test('after every navigation each tag is in the head exactly once, and describes the current page', async () => {
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

test.each(['/ec/cuenca', '/ec/cuenca/misoprostol'])(
  '%s stays out of the index until it has found its city',
  async (path) => {
    const robots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content')
    const cities = site.requests.hold(of('cities'))
    await site.visit(path)
    await until(() => expect(robots()).toBe('noindex'))
    expect(document.querySelector('link[rel="canonical"]')).toBeNull()
    cities.release()
    await until(() => expect(canonicalPath()).toBe(path))
    expect(robots()).toContain('index,follow')
  },
)

/** Goes to another page within the app, as a link does: without loading a new document. */
function goWithin(path: string): void {
  window.history.pushState({}, '', path)
  window.dispatchEvent(new PopStateEvent('popstate'))
}

function canonicalPath(): string {
  return new URL(document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').pathname
}
