/** «Guardar» and the quick exit at nearly the same time: whichever finishes first, no copy of the page stays. */
import { eventually, expect, heading, openWithApp, test } from './journey'

const RACES = 100

test(`${RACES} times the quick exit follows «Guardar» within 200 ms, and not once a copy stays`, async ({
  tab,
  portal,
  elsewhere,
}) => {
  test.setTimeout(20 * 60_000)
  const left: string[] = []
  await openWithApp(tab, `${portal}/ec/cuenca/misoprostol`)
  await tab.run(async () => void (await navigator.serviceWorker.ready))
  for (let race = 0; race < RACES; race += 1) {
    const after = 2 * race
    const visits = elsewhere.visits()
    await openWithApp(tab, `${portal}/ec/cuenca/misoprostol`)
    await tab.run(
      (neutral, after) => {
        const exit = document.querySelector<HTMLAnchorElement>('[data-salida]')
        const keep = [...document.querySelectorAll('button')].find(({ textContent }) =>
          textContent?.startsWith('Guardar'),
        )
        // Without one of the two there is no race, and the test would pass without having tried anything.
        if (!exit || !keep) throw new Error('no «Guardar» or no way out to press')
        exit.setAttribute('href', neutral)
        keep.click()
        setTimeout(() => exit.click(), after)
      },
      elsewhere.neutral,
      after,
    )
    await eventually(() => elsewhere.visits()).toBeGreaterThan(visits)
    await eventually(() => heading(tab)).toBe('Otra página')
    await tab.open(`${portal}/favicon.svg`)
    const caches = await tab.run(async () => (await window.caches.keys()).filter((name) => !name.includes('precache')))
    if (JSON.stringify(caches) !== '[]') left.push(`after ${after} ms: ${JSON.stringify(caches)}`)
  }
  expect(left).toEqual([])
})
