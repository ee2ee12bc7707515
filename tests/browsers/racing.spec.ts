/** «Guardar» and the way out at nearly the same time: whatever the order in which they come to an end, nothing is kept. */
import { eventually, expect, heading, openWithApp, test } from './journey'

const RACES = 100

test(`of ${RACES} times that «Guardar» and the way out follow each other within 200 ms, none leaves a copy`, async ({
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
        // Without the one or the other nothing would race, and nothing be left either.
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
