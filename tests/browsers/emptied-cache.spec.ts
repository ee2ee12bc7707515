/** What a browser holds of the files it loaded, after the way out. */
import { EMPTY_CACHE } from '@/visitor/quick-exit/empty-browser-cache'
import { openSite } from '../e2e/failing-site'
import { eventually, expect, heading, openWithApp, press, test } from './journey'

test('after the way out the browser holds none of the site’s files: it asks for them again', async ({
  engine,
  tab,
  elsewhere,
}) => {
  const site = await openSite()
  const scripts = () => site.asked.filter((path) => /^\/assets\/.*\.js$/.test(path)).length
  await openWithApp(tab, `${site.origin}/ec/loja/cytotec`)
  await tab.open(elsewhere.before)
  const first = scripts()
  await openWithApp(tab, `${site.origin}/ec/loja/cytotec`)
  // The session that WebKit's driver opens is a private one: it keeps no files from one visit to the next.
  if (engine !== 'WebKit') expect(scripts(), 'files are kept from one visit to the next').toBe(first)

  // The covered page waits a second for the answer, and a busy machine may need more: then it is left once more.
  await eventually(async () => {
    const loaded = scripts()
    await tab.run((to) => document.querySelector('[data-salida]')?.setAttribute('href', to), elsewhere.neutral)
    await press(tab, '[data-salida]')
    await eventually(() => heading(tab)).toBe('Otra página')
    await openWithApp(tab, `${site.origin}/ec/loja/cytotec`)
    return scripts() - loaded
  }).toBeGreaterThan(0)
  expect(site.asked).toContain(EMPTY_CACHE)
  site.close()
})
