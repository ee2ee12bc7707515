/** Which of the site's files stay in the browser's HTTP cache after the quick exit. */
import { EMPTY_CACHE } from '@/visitor/quick-exit/empty-browser-cache'
import { openSite } from '../e2e/failing-site'
import { eventually, expect, heading, openWithApp, press, test } from './journey'

test('after the quick exit the browser has none of the site’s files in its cache: it requests them again', async ({
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
  // WebKit's driver opens a private session, which keeps no files from one visit to the next.
  if (engine !== 'WebKit') expect(scripts(), 'files are kept from one visit to the next').toBe(first)

  // The page that is being left waits one second for the answer that empties the cache. A busy machine may need longer,
  // so the exit is repeated.
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
