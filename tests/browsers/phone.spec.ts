/** Pages on a phone, 360 pixels wide: the browser understands the style sheet, and what is pressed responds. */
import { address, countShown, eventually, expect, heading, press, test } from './journey'
import type { Tab } from './tab'

const CITY = '/ec/cuenca/misoprostol'
const PHONE = [360, 740] as const

for (const path of ['/', CITY, '/cerca', '/cuidados-y-alertas']) {
  test(`a phone, ${path}: in the portal’s style, with the quick exit and the number to call in view`, async ({
    tab,
    portal,
  }) => {
    await tab.resize(...PHONE)
    await tab.open(portal + path)
    expect(await look(tab)).toEqual({
      header: 'rgb(11, 79, 90)',
      textSize: '17px',
      toTheSide: 0,
      search: 'block',
      exit: { height: 44, isInView: true },
      call: { height: 44, isInView: true },
    })
    // This notice is only for a reader who types before the app's code has loaded.
    expect(await countShown(tab, '.still-loading')).toBe(0)
  })
}

test('a phone: the menu opens, closes, and leads to a page', async ({ tab, portal }) => {
  await tab.resize(...PHONE)
  await tab.open(portal + CITY)
  expect(await countShown(tab, '.menu-panel')).toBe(0)
  await press(tab, '.menu-button')
  await eventually(() => countShown(tab, '.menu-panel')).toBeGreaterThan(0)
  await press(tab, '.menu-button')
  await eventually(() => countShown(tab, '.menu-panel')).toBe(0)
  await press(tab, '.menu-button')
  await press(tab, '.menu-panel a[href="/cuidados-y-alertas"]')
  await eventually(() => address(tab)).toBe(`${portal}/cuidados-y-alertas`)
  await eventually(() => heading(tab)).toBe('Cuidados y alertas')
})

test('a phone: a closed part of a page opens at a press', async ({ tab, portal }) => {
  await tab.resize(...PHONE)
  await tab.open(`${portal}/riesgos-y-efectos-secundarios`)
  const part = '#efectos-comunes'
  expect(await countShown(tab, `${part} > :not(summary)`)).toBe(0)
  await press(tab, `${part} summary`)
  await eventually(() => countShown(tab, `${part} > :not(summary)`)).toBeGreaterThan(0)
})

test('a phone: the address of a search shows what is found', async ({ tab, portal }) => {
  await tab.resize(...PHONE)
  await tab.open(`${portal}/search?q=sangrado`)
  await eventually(() => heading(tab)).toBe('Resultados para "sangrado"')
  await eventually(() => countShown(tab, 'main a[href^="/riesgos-y-efectos-secundarios#"]')).toBeGreaterThan(0)
})

function look(tab: Tab) {
  return tab.run(() => {
    const header = document.querySelector('.site-header')
    const search = document.querySelector('main search') ?? document.querySelector('search')
    const inView = (selector: string) => {
      const box = document.querySelector(selector)?.getBoundingClientRect()
      return box && { height: Math.round(box.height), isInView: box.top >= 0 && box.bottom <= innerHeight }
    }
    return {
      header: header && getComputedStyle(header).backgroundColor,
      textSize: getComputedStyle(document.body).fontSize,
      toTheSide: document.documentElement.scrollWidth - document.documentElement.clientWidth,
      search: search && getComputedStyle(search).display,
      exit: inView('[data-salida]'),
      call: inView('a[href="tel:911"]'),
    }
  })
}
