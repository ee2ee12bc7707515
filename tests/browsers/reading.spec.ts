/** What visitors come for: to find a page, read it, check its sources, print it. */
import { address, countShown, eventually, expect, heading, openWithApp, press, test } from './journey'

const CITY = '/ec/cuenca/misoprostol'

test('home and search: half a city’s name leads to its page, and a word to what is found', async ({ tab, portal }) => {
  await openWithApp(tab, portal)
  await press(tab, 'main input')
  await tab.type('cuen')
  // The list narrows while the visitor types.
  await eventually(() => tab.run(() => document.querySelector('main')?.textContent)).toMatch(/resultados? para "cuen"/)
  await press(tab, `main a[href="${CITY}"]`)
  await eventually(() => address(tab)).toBe(portal + CITY)
  await eventually(() => heading(tab)).toContain('Cuenca')

  await openWithApp(tab, `${portal}/search`)
  await press(tab, 'main input')
  await tab.type('loja')
  await tab.key('Enter')
  await eventually(() => address(tab)).toBe(`${portal}/search?q=loja`)
  await eventually(() => tab.run(() => document.querySelector('main a[href="/ec/loja"]') !== null)).toBe(true)
})

test('a city’s page: its hospital, the number to call, and the way to its sections', async ({ tab, portal }) => {
  await openWithApp(tab, portal + CITY)
  expect(await heading(tab)).toContain('Cuenca')
  expect(await tab.run(() => document.querySelector('article')?.textContent)).toContain('Vicente Corral Moscoso')
  expect(await isInView(tab, 'a[href="tel:911"]')).toBe(true)
  await press(tab, 'article a[href="#riesgos"]')
  await eventually(() => tab.run(() => location.hash !== '' && document.querySelector(':target') !== null)).toBe(true)
  await eventually(() => isInView(tab, ':target')).toBe(true)
})

test('contents and details: a chapter is one press away, and what is folded opens', async ({ tab, portal }) => {
  await openWithApp(tab, `${portal}/riesgos-y-efectos-secundarios`)
  // On narrow screens the table of contents is folded.
  if ((await countShown(tab, '.contents-list a[href^="#"]')) === 0) await press(tab, '.contents-list summary')
  await press(tab, '.contents-list li:nth-child(3) a[href^="#"]')
  await eventually(() => isInView(tab, ':target')).toBe(true)
  // The sticky header must not cover the chapter that was asked for.
  const isOnTop = () =>
    tab.run(() => {
      const target = document.querySelector(':target')
      if (!target) return false
      const { left, top } = target.getBoundingClientRect()
      return target.contains(document.elementFromPoint(left + 4, top + 4))
    })
  await eventually(isOnTop).toBe(true)

  await tab.open(`${portal}/sin-conexion`)
  const isOpen = () => tab.run(() => document.querySelector('#provincia-azuay')?.matches('[open]'))
  expect(await isOpen()).toBe(false)
  await press(tab, '#provincia-azuay summary')
  await eventually(isOpen).toBe(true)
  await eventually(() => isInView(tab, '#provincia-azuay [data-city="cuenca"]')).toBe(true)
})

test('on paper: the number to call, and nothing to press', async ({ tab, portal }) => {
  await openWithApp(tab, portal + CITY)
  const shown = (selector: string) => countShown(tab, selector)
  const toPress = ['.site-header', 'nav', 'main button', '[data-salida]', 'footer']
  for (const part of toPress) expect(await shown(part), `${part} on the screen`).toBeGreaterThan(0)
  await tab.run(printRulesOnScreen)
  for (const part of toPress) expect(await shown(part), `${part} on paper`).toBe(0)
  expect(await isInView(tab, 'main a[href="tel:911"], [role="region"] a[href="tel:911"], a[href="tel:911"]')).toBe(true)
  expect(await shown('article')).toBe(1)
  expect(await tab.run(() => getComputedStyle(document.body).color)).toBe('rgb(0, 0, 0)')
})

for (const path of ['/', CITY, '/recursos-oficiales', '/privacidad']) {
  test(`320 pixels wide, ${path}: no sideways scrolling, the quick exit and the number to call in view`, async ({
    tab,
    portal,
  }) => {
    await tab.resize(320, 640)
    await openWithApp(tab, portal + path)
    expect(await tab.run(() => innerWidth)).toBe(320)
    const over = await tab.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(over).toBe(0)
    expect(await isInView(tab, '[data-salida]')).toBe(true)
    expect(await isInView(tab, 'a[href="tel:911"]')).toBe(true)
  })
}

function isInView(tab: Parameters<typeof heading>[0], selector: string) {
  return tab.run(
    (selector) =>
      [...document.querySelectorAll(selector)].some((element) => {
        const { top, bottom, left, right, height } = element.getBoundingClientRect()
        return height > 0 && bottom > 0 && top < innerHeight && left >= 0 && right <= innerWidth + 1
      }),
    selector,
  )
}

/**
 * Applies the print style sheet on the screen, because not every engine's driver can print and inspect the result.
 * Returns how many rules it applied. Runs in the page.
 */
function printRulesOnScreen(): number {
  let applied = 0
  const walk = (rules: CSSRuleList) => {
    for (const rule of rules) {
      if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') {
        rule.media.mediaText = 'all'
        applied += 1
      }
      if ('cssRules' in rule && rule.cssRules instanceof CSSRuleList) walk(rule.cssRules)
    }
  }
  for (const sheet of document.styleSheets) walk(sheet.cssRules)
  return applied
}
