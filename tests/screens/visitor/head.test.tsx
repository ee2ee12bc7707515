/**
 * A page that is not built finds out in the browser whether it exists. tests/e2e/head.desk.spec.ts goes from page to
 * page.
 */
import { beforeAll, test } from 'vitest'
import { of } from '../requests'
import { expect, openSite, until } from '../site'

const site = openSite()

// Load the code that writes a page beforehand: on a busy machine vitest may transform it longer than the page waits for
// it.
beforeAll(() => import('@/visitor/city/writing/write-page'))

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

function canonicalPath(): string {
  return new URL(document.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '').pathname
}
