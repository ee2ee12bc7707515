/** Reading a kept page after the network is gone. */
import { openSite, type Site } from '../e2e/failing-site'
import { address, eventually, expect, heading, test as journey, openWithApp, press } from './journey'

const test = journey.extend<{ site: Site }>({
  // biome-ignore lint/correctness/noEmptyPattern: it needs no other fixture, and Playwright reads the pattern
  site: async ({}, use) => {
    const site = await openSite()
    await use(site)
    site.close()
  },
  portal: async ({ site }, use) => use(site.origin),
})

const LOJA = '/ec/loja/cytotec'

test('without a network a kept page is there, any other address has the essentials; the quick exit erases it', async ({
  tab,
  site,
  portal,
  elsewhere,
}) => {
  await tab.open(elsewhere.before)
  await openWithApp(tab, portal + LOJA)
  await press(tab, 'main :is(a, button)', 'Guardar para leer sin internet')
  await eventually(() => tab.run(() => document.querySelector('main')?.textContent)).toContain('Borrar la copia')
  site.is('down')
  await tab.open(`${portal}/ec/quito/misoprostol`)
  expect(await heading(tab)).toBe('Ayuda en salud y emergencias')
  await tab.open(portal + LOJA)
  expect(await heading(tab)).toContain('Loja')
  await eventually(() => tab.run(() => document.querySelector('main')?.textContent)).toContain('Copia de este teléfono')

  await tab.run((neutral) => document.querySelector('[data-salida]')?.setAttribute('href', neutral), elsewhere.neutral)
  await press(tab, '[data-salida]')
  await eventually(() => address(tab)).toBe(elsewhere.neutral)
  await tab.open(portal + LOJA)
  expect(await heading(tab)).toBe('Ayuda en salud y emergencias')
})
