/**
 * The button that reads aloud, without the app: it uses only a voice of the device, and stops when the reader leaves.
 */
import type { Page } from '@playwright/test'
import { ALARM_SIGNS } from '@/generator/material/alarm-signs'
import { expect, test } from './portal'

test.use({ started: false })

const OWN = { lang: 'es-EC', localService: true }
const REMOTE = { lang: 'es-US', localService: false }
const FOREIGN = { lang: 'en-US', localService: true }

declare global {
  interface Window {
    heard: { text: string; local: boolean | undefined }[]
    silenced: number
    /** Ends the line that the device is saying. */
    sayNext: () => void
  }
}

/** Simulates a device with these voices, which become available a little after the page, as in real browsers. */
async function withVoices(page: Page, voices: readonly { lang: string; localService: boolean }[]): Promise<void> {
  await page.addInitScript((voices) => {
    window.heard = []
    window.silenced = 0
    const device = {}
    let known: typeof voices = []
    setTimeout(() => {
      known = voices
      speechSynthesis.onvoiceschanged?.(new Event('voiceschanged'))
    }, 50)
    class Words {
      voice: { localService: boolean } | null = null
      onend: (() => void) | null = null
      onerror: ((event: { error: string }) => void) | null = null
      constructor(readonly text: string) {}
    }
    const queue: Words[] = []
    window.sayNext = () => queue.shift()?.onend?.()
    Object.assign(device, {
      // As in Chromium, the line that is being said does not count as pending.
      get pending() {
        return queue.length > 1
      },
      getVoices: () => known,
      speak: (words: Words) => {
        queue.push(words)
        window.heard.push({ text: words.text, local: words.voice?.localService })
      },
      // What was to be said ends later, each line with an error.
      cancel: () => {
        window.silenced += 1
        for (const { onerror } of queue.splice(0)) setTimeout(() => onerror?.({ error: 'canceled' }))
      },
    })
    Object.defineProperty(window, 'speechSynthesis', { value: device })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Words })
  }, voices)
}

test('it reads every emergency sign and the place to go, sends nothing to other sites, and stops at a press', async ({
  page,
}) => {
  await withVoices(page, [REMOTE, FOREIGN, OWN])
  await page.goto('/ec/quito/misoprostol')
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const button = page.getByRole('button', { name: 'Escuchar' })
  await button.press('Enter')
  const heard = await page.evaluate(() => window.heard)
  const said = heard.map(({ text }) => text).join('\n')
  for (const { text } of ALARM_SIGNS.emergency) expect(said).toContain(text)
  expect(said).toContain('Atiende emergencias el Hospital')
  expect(heard.every(({ local }) => local === true)).toBe(true)
  expect(asked.filter((url) => !url.startsWith('http://localhost'))).toEqual([])

  const before = await page.evaluate(() => window.silenced)
  await page.getByRole('button', { name: 'Detener la voz' }).click()
  expect(await page.evaluate(() => window.silenced)).toBeGreaterThan(before)
  await expect(button).toBeVisible()
})

test('the button offers to stop the voice until the last line is said', async ({ page }) => {
  await withVoices(page, [OWN])
  await page.goto('/ec/quito/misoprostol')
  const listen = page.getByRole('button', { name: 'Escuchar' })
  await listen.click()
  await page.evaluate(() => {
    for (const _ of window.heard.slice(1)) window.sayNext()
  })
  await expect(page.getByRole('button', { name: 'Detener la voz' })).toBeVisible()
  await page.evaluate(() => window.sayNext())
  await expect(listen).toBeVisible()
})

test('a reader who stops the voice and starts it again at once hears it', async ({ page }) => {
  await withVoices(page, [OWN])
  await page.goto('/ec/quito/misoprostol')
  await page.getByRole('button', { name: 'Escuchar' }).click()
  await page.evaluate(async () => {
    const button = document.querySelector<HTMLElement>('[data-listen]')
    button?.click()
    button?.click()
    await new Promise((done) => setTimeout(done, 50))
  })
  await expect(page.getByRole('button', { name: 'Detener la voz' })).toBeVisible()
})

test('on a device without its own Spanish voice there is no button', async ({ page }) => {
  await withVoices(page, [REMOTE, FOREIGN])
  await page.goto('/ec/quito/misoprostol')
  await expect(page.getByRole('link', { name: /Cómo llegar/ }).first()).toBeVisible()
  // Wait for the voices: before they are available no device has the button.
  await page.waitForFunction(() => speechSynthesis.getVoices().length > 0)
  await expect(page.getByRole('button', { name: 'Escuchar' })).toBeHidden()
})

for (const way of ['a press', 'Shift three times'])
  test(`the quick exit stops the voice at once, by ${way}`, async ({ page, allowOrigin }) => {
    const other = 'https://es.wikipedia.org'
    allowOrigin(other)
    await page.route(`${other}/**`, (route) =>
      route.fulfill({ contentType: 'text/html; charset=utf-8', body: '<h1>Otra página</h1>' }),
    )
    await withVoices(page, [OWN])
    await page.goto('/ec/quito/misoprostol')
    await page.getByRole('button', { name: 'Escuchar' }).click()
    // Checked during the act itself, before the page is left.
    const silenced = await page.evaluate((way) => {
      const before = window.silenced
      if (way === 'a press') document.querySelector<HTMLElement>('[data-salida]')?.click()
      else
        for (const type of ['keydown', 'keyup', 'keydown', 'keyup', 'keydown', 'keyup'])
          document.dispatchEvent(new KeyboardEvent(type, { key: 'Shift' }))
      return window.silenced - before
    }, way)
    expect(silenced).toBeGreaterThan(0)
    await expect(page.getByRole('heading', { name: 'Otra página' })).toBeVisible()
  })
