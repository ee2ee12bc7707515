/**
 * `npm run test:release` follows a correction from the desk to the reader, and takes it back, as an editor does. It
 * uses a browser on a copy of the built site with a database of its own, builds three times, and takes some minutes.
 * Needs `npm run build` first.
 */
import assert from 'node:assert/strict'
import { cpSync, existsSync, rmSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../../scripts/find-chromium'
import { TEST_PORTS } from '../../scripts/test-ports'
import { TOWN_PAGE_COUNT } from '../support/town-count'
import { correctAddress, generate, publish, takeBackAddress } from './desk-steps'
import { serveSite } from './serve-site'

const SITE = 'dist.release'
const NEW_ADDRESS = 'Calle de la Prueba 123 y Avenida Nueva'

if (!existsSync('dist/app.html')) throw new Error('Nothing is built: npm run build')
rmSync(SITE, { recursive: true, force: true })
cpSync('dist', SITE, { recursive: true })
// The browser starts first: if it cannot, no server is left running.
const browser = await chromium.launch({ executablePath: ensureChromium() })
const server = await serveSite(TEST_PORTS.release, SITE)
try {
  const page = await (await browser.newContext({ baseURL: server.url })).newPage()
  const place = await server.somePlace()
  const path = `/ec/${place.slug}/cytotec`
  const release = async () => (await server.text('/release.json')).slice(0, 60)
  const said = async () => (await server.text(path)).includes(NEW_ADDRESS)

  const expectWaiting = async (waiting: string) => {
    await page.goto('/admin')
    await page.getByText(new RegExp(`En el sitio: ${TOWN_PAGE_COUNT} páginas, publicadas el .*; ${waiting}`)).waitFor()
  }

  await step('every page is generated and published: none waits', async () => {
    const { plan } = await generate(page)
    assert.match(plan, new RegExp(`Páginas nuevas\\s*${TOWN_PAGE_COUNT}`))
    await publish(page)
    await expectWaiting('0 páginas esperan')
    assert.equal(await said(), false)
  })

  await step(`«${place.name}» gets another address, and the plan shows which pages change`, async () => {
    await correctAddress(page, place.id, NEW_ADDRESS)
    const { plan, end } = await generate(page)
    assert.match(plan, /Páginas nuevas\s*0/)
    assert.ok(plan.includes(place.town), `the plan does not name ${place.town}`)
    assert.match(end, /páginas esperan publicación/)
  })

  await step('it waits: the panel counts it, and a reader still finds the old text', async () => {
    await expectWaiting('[1-9]\\d* páginas? esperan?')
    assert.equal(await said(), false)
  })

  const before = await release()
  await step('published, a reader finds the new address, and none waits', async () => {
    await publish(page)
    assert.notEqual(await release(), before)
    assert.equal(await said(), true)
    await expectWaiting('0 páginas esperan')
  })

  await step('taken back and generated, a reader finds the new address until it is published', async () => {
    await takeBackAddress(page, place.id)
    const { end } = await generate(page)
    assert.match(end, /páginas esperan publicación/)
    assert.equal(await said(), true)
  })

  await step('published again, a reader finds the old text', async () => {
    await publish(page)
    assert.equal(await said(), false)
  })
} finally {
  await browser.close()
  await server.stop()
  rmSync(SITE, { recursive: true, force: true })
}

async function step(name: string, walk: () => Promise<void>): Promise<void> {
  const begun = performance.now()
  await walk()
  console.log(`ok  ${((performance.now() - begun) / 1000).toFixed(1).padStart(6)} s  ${name}`)
}
