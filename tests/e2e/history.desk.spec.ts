/** The screens that restore records, and a second tab during a restore. */
import { expect, hold, isWrite, overflow, test } from './portal'
import { keepRelease, noteRun, patchRecord, registerBoth } from './records'

/** Towns that no other test uses, because the tests share a database. */
const TOWNS = ['yantzaza', 'zapotillo', 'gonzanama']

test('the plans to restore a release and a run fit the screen; another tab waits during a restore, and compares again before it continues', async ({
  page,
  request,
  expectAccessible,
}) => {
  const plan = page.getByRole('status', { name: 'Qué se restauraría' })
  const records = await registerBoth(request, TOWNS)
  const builtAt = new Date().toISOString()
  await keepRelease(request, builtAt)
  const run = await noteRun(request)
  for (const { urlPath } of records) await patchRecord(request, urlPath, { title: 'Lo generado', runId: run })
  await patchRecord(request, String(records[0]?.urlPath), { title: 'Alguien lo cambió después' })

  await test.step('the records of a release', async () => {
    // Other tests change their records meanwhile: read only the revisions of this test's towns.
    await page.route('**/rest/v1/pageRevisions**', (route) => {
      const url = new URL(route.request().url())
      url.searchParams.set('cityId', `in.(${records.map(({ cityId }) => cityId).join()})`)
      return route.fallback({ url: url.href })
    })
    // The time in the format of the database.
    await page.goto(`/admin/publicar/${encodeURIComponent(builtAt.replace('Z', '+00:00'))}`)
    await page.getByRole('button', { name: 'Ver qué registros son otros desde entonces' }).click()
    await expect(plan).toContainText('5 volverían a decir lo de antes.')
    await page.getByText('Ver cuáles volverían').click()
    await expect(page.getByRole('link', { name: /en Zapotillo/ }).first()).toBeVisible()
    expect(await overflow(page)).toBe(0)
    await expectAccessible()
  })

  await page.goto(`/admin/historial/${run}`)
  await page.getByRole('button', { name: 'Ver qué se restauraría' }).click()
  await expect(plan).toContainText('5 volverían a decir lo de antes.')
  expect(await overflow(page)).toBe(0)
  await expectAccessible()

  const other = await page.context().newPage()
  await other.goto(page.url())
  await other.getByRole('button', { name: 'Ver qué se restauraría' }).click()
  await expect(other.getByRole('button', { name: 'Restaurar 5 cambios' })).toBeEnabled()

  let sent = 0
  const writes = await hold(page, '**/rest/v1/generatedPages**', {
    when: (asked) => {
      if (isWrite(asked)) sent += 1
      return isWrite(asked)
    },
  })
  await page.getByRole('button', { name: 'Restaurar 5 cambios' }).click()
  // A restore sends four writes at a time.
  await expect.poll(() => sent).toBe(4)
  await expect(other.getByText(/^Hay una restauración en otra pestaña/)).toBeVisible()
  await page.getByRole('button', { name: 'Detener' }).click()
  writes.release()
  await expect(page.getByRole('heading', { name: 'Restauración detenida' })).toBeVisible()
  await expectAccessible()
  await expect(other.getByRole('button', { name: 'Restaurar 1 cambio' })).toBeEnabled()
  await other.close()
})
