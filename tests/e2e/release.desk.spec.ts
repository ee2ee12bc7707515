/** The records as they were when the site was last built: seen, brought back, and told by the history. */
import type { Page } from '@playwright/test'
import { expect, movedOn, serverAnswer, test } from './portal'
import { generateOnly, keepRelease, patchRecord, registerBoth, titlesOf } from './records'

/** Of this test alone: the tests share a database. */
const TOWNS = ['gonzanama', 'zapotillo']

test.use({ towns: TOWNS })

test('the records of a release are seen and brought back, nothing is written where it is refused, what somebody changed since stays, and the history tells it', async ({
  page,
  request,
  rowsOf,
  expectError,
  expectAccessible,
}) => {
  const before = await registerBoth(request, TOWNS)
  const [touched, ...others] = before
  const { titles, areBack } = titlesOf(before, rowsOf)
  const builtAt = new Date().toISOString()
  await keepRelease(request, builtAt)
  await generateOnly(page, TOWNS)
  await patchRecord(request, String(touched?.urlPath), { title: 'Alguien lo cambió después de publicar' })
  expect(await areBack()).toBe(0)

  const plan = page.getByRole('status', { name: 'Qué se restauraría' })
  const mark = page.getByRole('checkbox', { name: /^Restaurar también/ })
  await test.step('its screen is found from the publications and says what would be restored before it is', async () => {
    await onlyChangesOf(page, new Set(before.map(({ cityId }) => cityId)))
    await page.goto('/admin/publicar')
    await page.locator(`a[href="/admin/publicar/${encodeURIComponent(await storedAs(page, builtAt))}"]`).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Registros de una publicación' })).toBeVisible()
    await expect(plan).toBeHidden()
    await page.getByRole('button', { name: 'Ver qué registros son otros desde entonces' }).click()
    await expect(plan).toContainText('3 volverían a decir lo de antes.')
    await expect(plan).toContainText('1 cambió después: queda como está')
    await expect(mark).not.toBeChecked()
    await page.getByText('Ver cuáles volverían').click()
    await expect(page.getByRole('link', { name: /en Zapotillo/ }).first()).toBeVisible()
    await expectAccessible()
  })

  await test.step('refused, it says so, has written nothing, and can be continued', async () => {
    expectError(/403/)
    await page.route('**/rest/v1/runs**', (route) => route.fulfill({ status: 403, json: { code: '42501' } }))
    await page.getByRole('button', { name: 'Restaurar 3 cambios' }).click()
    await expect(page.getByRole('heading', { name: 'Inicie sesión para continuar' })).toBeVisible()
    await expect(page.getByText('No se restauró nada.')).toBeVisible()
    expect(await areBack()).toBe(0)
    await expectAccessible()
    await page.unroute('**/rest/v1/runs**')
  })

  await test.step('restored, the records say what was published, and what somebody changed stays', async () => {
    await page.getByRole('button', { name: 'Continuar: 3 cambios que faltan' }).click()
    await expect(page.getByRole('heading', { name: 'Restauración completada' })).toBeVisible()
    await expect(plan).toContainText('Nada vuelve sin que usted lo marque.')
    await expect(plan).toContainText('3 ya dicen lo de antes.')
    await expect(mark).not.toBeChecked()
    expect(await areBack()).toBe(others.length)
    expect((await titles()).get(String(touched?.urlPath))).toBe('Alguien lo cambió después de publicar')
  })

  await test.step('the history tells it as one entry, with all that it changed', async () => {
    await page.goto('/admin/historial?de=generaciones')
    const entry = page
      .getByRole('listitem')
      .filter({ hasText: 'Restauración de los registros publicados el' })
      .filter({ hasText: '3 páginas escritas' })
    await expect(entry).toHaveCount(1)
    await entry.getByRole('link', { name: 'Ver todos sus cambios' }).click()
    await expect(page.getByRole('listitem').filter({ hasText: 'Cambiado el' })).toHaveCount(3)
  })
})

test('a release that is not kept says so, and one whose list does not come can be asked for again', async ({
  page,
  expectError,
}) => {
  await page.goto('/admin/publicar/2026-02-01T00%3A00%3A00Z')
  await expect(page.getByText('Esta publicación no está entre las cinco que se guardan.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Ver qué registros son otros desde entonces' })).toHaveCount(0)

  expectError(/403/)
  await page.route('**/rest/v1/releases**', (route) => route.fulfill({ status: 403, json: { code: '42501' } }))
  await page.reload()
  await expect(page.getByText('No se pudieron leer las publicaciones guardadas.')).toBeVisible()
  await page.unroute('**/rest/v1/releases**')
  await page.getByRole('button', { name: 'Reintentar' }).click()
  await expect(page.getByText('Esta publicación no está entre las cinco que se guardan.')).toBeVisible()
})

test('while a publication is under way the site is asked every few seconds whether it is there, and no longer once it is', async ({
  page,
}) => {
  await page.clock.install()
  const at = new Date().toISOString()
  const asked = { id: crypto.randomUUID(), requestedAt: at, requestedBy: null, changedAt: at, hook: 'none', said: null }
  let state = 'building'
  await page.route('**/rest/v1/publications**', (route) => route.fulfill({ json: [{ ...asked, state }] }))
  let readings = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/release.json')) readings += 1
  })
  await page.goto('/admin/publicar')
  await expect(page.getByText('Construyendo el sitio…')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Páginas que esperan' })).toBeVisible()
  const turn = async () => {
    const answered = page.waitForResponse('**/release.json')
    await page.clock.fastForward(4000)
    await answered
  }
  for (let turns = 0; turns < 5; turns += 1) await turn()
  const passed = await page.evaluate(() => performance.now())
  expect(readings).toBeLessThanOrEqual(1 + passed / 4000)

  // Whoever builds says that it is done before the site was asked again.
  state = 'published'
  await turn()
  await expect(page.getByText(/^Quien construye dice que terminó, pero en el sitio todavía no se ve/)).toBeVisible()

  // Kept by the desk that sees it first, it would take the place of another test's.
  await page.route('**/rest/v1/releases**', (route) =>
    route.request().method() === 'POST' ? route.fulfill({ status: 201, json: [] }) : route.fallback(),
  )
  await page.route('**/release.json', async (route) => {
    const release = await (await serverAnswer(route)).json()
    await route.fulfill({ json: { ...release, builtAt: new Date().toISOString() } })
  })
  await turn()
  await expect(page.getByText('La última publicación pedida ya está en el sitio.')).toBeVisible()
  readings = 0
  await page.clock.fastForward(60_000)
  await movedOn(page)
  expect(readings).toBe(0)
})

/** Of the changes since the release only these cities' are there: other tests change theirs meanwhile, and want to keep that. */
async function onlyChangesOf(page: Page, cityIds: ReadonlySet<string>): Promise<void> {
  await page.route('**/rest/v1/pageRevisions**', async (route) => {
    const all: { cityId: string }[] = await (await serverAnswer(route)).json()
    const rows = all.filter(({ cityId }) => cityIds.has(cityId))
    await route.fulfill({ json: rows, headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
  })
}

/** The moment as the database writes it. */
async function storedAs(page: Page, builtAt: string): Promise<string> {
  const links = page.locator('a[href^="/admin/publicar/"]')
  await expect(links.first()).toBeVisible()
  const moments = (await links.all()).map(async (link) =>
    decodeURIComponent(
      String(await link.getAttribute('href'))
        .split('/')
        .at(-1) ?? '',
    ),
  )
  const found = (await Promise.all(moments)).find((moment) => Date.parse(moment) === Date.parse(builtAt))
  return String(found)
}
