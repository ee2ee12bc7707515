/** The head of pages reached from a built page; tests/screens/visitor/head.test.tsx covers a site that is not built. */
import { headTags, wrongTags } from '../support/head-tags'
import { expect, test } from './portal'

// Needs the app: it goes from page to page within one document.
test('from a built page on, after every navigation each tag is in the head exactly once and describes the current page, and the menu marks it', {
  tag: '@app',
}, async ({ page }) => {
  const walk = [
    '/riesgos-y-efectos-secundarios',
    '/search?q=quito',
    '/search?q=loja',
    '/marco-legal-ec',
    '/privacidad',
    '/que-es-misoprostol',
  ]
  // Goes to another page within the app, as a link does: without loading a new document.
  const goWithin = (path: string) =>
    page.evaluate((to) => {
      history.pushState({}, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
  const titles = new Set<string>()
  await page.goto('/que-es-misoprostol')
  for (const path of walk) {
    await goWithin(path)
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', new RegExp(`${path.split('?')[0]}$`))
    await expect.poll(async () => titles.has(await page.title()), `${path} has a title of its own`).toBe(false)
    expect(wrongTags(await page.evaluate(headTags)), path).toEqual([])
    const marked = page.getByRole('banner').locator('nav [aria-current]')
    const inMenu = /search|privacidad/.test(path) ? [] : [path]
    expect(await marked.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(inMenu)
    titles.add(await page.title())
  }
  expect(titles.size).toBe(walk.length)

  await goWithin('/no/hay/nada')
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex')
  const tags = await page.evaluate(headTags)
  expect(tags.filter((tag) => /canonical|alternate|ld\+json|og:url/.test(tag))).toEqual([])
  await page.goBack()
  await expect(page).toHaveURL(walk.at(-1) ?? '')
  await expect(page.locator('link[rel="canonical"]')).toHaveCount(1)
  expect(wrongTags(await page.evaluate(headTags))).toEqual([])
})
