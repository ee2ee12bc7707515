import type { Page } from '@playwright/test'
import { fillSignIn, onlyCities, type Row, signOut } from './desk'
import { expect, overflow, test } from './portal'

const ONE_BY_ONE = '/admin/generar-masivo'
const IN_BATCHES = '/admin/generar-ciudades'

/** Every test generates the pages of towns of its own: the tests share a database, and run at the same time. */
const TOWNS = {
  whole: ['baba', 'mocache', 'palenque'],
  paused: ['arenillas', 'balsas', 'marcabeli', 'portovelo'],
  closed: ['chillanes', 'san-jose-de-chimbo', 'echeandia'],
  expired: ['caluma', 'las-naves', 'san-miguel-de-bolivar'],
  offline: ['villa-la-union', 'chambo', 'guamote'],
  together: ['mira', 'bolivar-carchi', 'el-angel'],
  reload: ['biblian', 'deleg', 'el-tambo'],
  hidden: ['atacames', 'muisne', 'rioverde', 'san-lorenzo', 'jipijapa', 'pajan'],
  skipped: ['zaruma', 'pinas'],
}

test.describe('a run', { tag: '@desk' }, () => {
  test('asks before it writes, says what the database holds, and a second run writes nothing', async ({
    page,
    rowsOf,
  }) => {
    const towns = await desk(page, IN_BATCHES, TOWNS.whole)
    const writes = writesOf(page)
    // Without their neighbours they say something else than the site.
    await expect(page.getByText('6 páginas están por generar')).toBeVisible()
    await page.getByRole('button', { name: 'Generar Todas las Ciudades' }).click()
    const plan = page.getByRole('region', { name: 'Plan de generación' })
    await expect(plan).toContainText('Páginas nuevas6')
    expect(writes).toEqual([])
    await plan.getByRole('button', { name: 'Empezar' }).click()

    await expect(ending(page, 'Generación completada')).toContainText('6 páginas generadas')
    await expect(page.getByText('Generación completada').last()).toBeVisible()
    expect(await pagesOf(rowsOf, towns)).toEqual(TOWNS.whole.flatMap(bothPages).sort())
    await expect(page.getByText('✓ SEO')).toHaveCount(6)

    writes.length = 0
    await page.getByRole('button', { name: 'Generar Todas las Ciudades' }).click()
    await expect(ending(page, 'Generación completada')).toContainText('Todo estaba al día: no se escribió nada.')
    expect(writes).toEqual([])
  })

  test('can be paused, resumed, stopped, and continued where it was', async ({ page, rowsOf }) => {
    await page.clock.install()
    const asked = writesOf(page)
    const towns = await desk(page, ONE_BY_ONE, TOWNS.paused)
    const writes = await holdWritesAfter(page, 2)
    await start(page, 'Generar todas las páginas')
    await writes.oneIsHeld()
    // The second press of a double one does not take the first back.
    await page.getByRole('button', { name: 'Pausar' }).dblclick()
    writes.letThrough(1)
    await expect(page.getByText('En pausa. Lo escrito hasta aquí ya está en la base de datos.')).toBeVisible()
    await expect.poll(() => pagesOf(rowsOf, towns)).toHaveLength(3)
    writes.letThrough(2)
    const sent = asked.length
    await page.clock.runFor(10_000)
    expect(asked.length).toBe(sent)
    expect(await pagesOf(rowsOf, towns)).toHaveLength(3)

    await test.step('meanwhile the other generator says what is in its way, and where', async () => {
      await page.getByRole('link', { name: 'Generar por ciudad' }).last().click()
      await expect(page.getByRole('main')).toContainText('Ya hay una generación en esta pestaña')
      await expect(page.getByRole('button', { name: 'Generar Todas las Ciudades' })).toBeDisabled()
      await page.getByRole('main').getByRole('link', { name: 'Ver la generación' }).click()
    })

    await page.getByRole('button', { name: 'Reanudar' }).click()
    await writes.oneIsHeld()
    await page.getByRole('button', { name: 'Detener' }).click()
    writes.letThrough(Infinity)
    const stopped = ending(page, 'Generación detenida')
    await expect(stopped).toBeVisible()
    const written = await pagesOf(rowsOf, towns)
    expect(written.length).toBeLessThan(8)
    await expect(stopped).toContainText(`${written.length} página`)

    await stopped.getByRole('button', { name: 'Continuar donde quedó' }).click()
    await expect(page.getByRole('region', { name: 'Plan de generación' })).toContainText(
      `Páginas nuevas${8 - written.length}`,
    )
    await page.getByRole('button', { name: 'Empezar' }).click()
    await expect(ending(page, 'Generación completada')).toBeVisible()
    expect(await pagesOf(rowsOf, towns)).toEqual(TOWNS.paused.flatMap(bothPages).sort())
  })

  test('stops at the first refusal, offers to sign in, and goes on afterwards', async ({
    page,
    rowsOf,
    allowStorage,
    expectError,
    expectAccessible,
  }) => {
    allowStorage('portal-session')
    for (const { status, body, names } of [
      { status: 403, body: { code: '42501', message: 'permission denied' }, names: TOWNS.closed },
      { status: 401, body: { code: 'PGRST301', message: 'JWT expired' }, names: TOWNS.expired },
    ]) {
      await test.step(`a ${status}`, async () => {
        expectError(new RegExp(String(status)))
        const towns = await desk(page, ONE_BY_ONE, names)
        let accepted = 0
        let refused = 0
        await page.route('**/rest/v1/generatedPages**', (route) => {
          if (route.request().method() === 'GET') return route.fallback()
          if (accepted === 2) {
            refused += 1
            return route.fulfill({ status, json: body })
          }
          accepted += 1
          return route.fallback()
        })
        await start(page, 'Generar todas las páginas')
        const stopped = ending(page, 'Inicie sesión para continuar')
        await expect(stopped).toContainText('2 páginas generadas')
        expect(refused).toBe(1)
        expect(await pagesOf(rowsOf, towns)).toHaveLength(2)
        await expectAccessible()

        await page.unroute('**/rest/v1/generatedPages**')
        await stopped.getByRole('button', { name: 'Iniciar sesión' }).click()
        await fillSignIn(page, 'editor')
        await stopped.getByRole('button', { name: 'Continuar donde quedó' }).click()
        await page.getByRole('button', { name: 'Empezar' }).click()
        // The two that were registered without a sign-in await an editor: this run saves them as well.
        await expect(ending(page, 'Generación completada')).toContainText('6 páginas generadas')
        expect(await pagesOf(rowsOf, towns)).toEqual(names.flatMap(bothPages).sort())
        await signOut(page)
      })
    }
  })

  test('waits while the network is gone, and goes on by itself', async ({ page, context, rowsOf, expectError }) => {
    expectError(/ERR_INTERNET_DISCONNECTED/)
    const towns = await desk(page, ONE_BY_ONE, TOWNS.offline)
    const writes = await holdWritesAfter(page, 2)
    await start(page, 'Generar todas las páginas')
    await writes.oneIsHeld()
    await context.setOffline(true)
    writes.letThrough(Infinity)
    await expect(page.getByText('Sin conexión con el servidor.').first()).toBeVisible()
    await context.setOffline(false)
    await expect(ending(page, 'Generación completada')).toContainText('6 páginas generadas')
    expect(await pagesOf(rowsOf, towns)).toEqual(TOWNS.offline.flatMap(bothPages).sort())
  })

  test('may be made by two editors at once: each page is there once', async ({ page, browser, rowsOf }) => {
    // In a browser of their own: within one browser a second tab does not start beside the first.
    const theirs = await browser.newContext()
    const other = await theirs.newPage()
    const towns = await desk(page, ONE_BY_ONE, TOWNS.together)
    await desk(other, IN_BATCHES, TOWNS.together)
    for (const [editor, button] of [
      [page, 'Generar todas las páginas'],
      [other, 'Generar Todas las Ciudades'],
    ] as const) {
      await editor.getByRole('button', { name: button }).click()
      await expect(editor.getByRole('button', { name: 'Empezar' })).toBeVisible()
    }
    for (const editor of [page, other]) await editor.getByRole('button', { name: 'Empezar' }).click()
    for (const editor of [page, other])
      await expect(ending(editor, 'Generación completada')).toContainText('6 páginas generadas')
    expect(await pagesOf(rowsOf, towns)).toEqual(TOWNS.together.flatMap(bothPages).sort())
    await other.unrouteAll({ behavior: 'ignoreErrors' })
    await theirs.close()
  })

  test('is seen in another tab, on any screen, which does not start beside it', async ({ page, context }) => {
    await desk(page, ONE_BY_ONE, TOWNS.together)
    const other = await context.newPage()
    await desk(other, IN_BATCHES, TOWNS.together)
    // Held as a run holds it.
    await page.evaluate(() => {
      const notice = { kind: 'mass', phase: 'running', done: 1, total: 6, at: Date.now() }
      void navigator.locks.request('portal-generacion', () => new Promise(() => undefined))
      localStorage.setItem('portal-generacion', JSON.stringify(notice))
    })
    await expect(other.getByRole('banner')).toContainText('Generando en otra pestaña: 1 de 6 páginas')
    await expect(other.getByRole('main')).toContainText('Hay una generación en otra pestaña')
    await expect(other.getByRole('button', { name: 'Generar Todas las Ciudades' })).toBeDisabled()
    await page.evaluate(() => localStorage.removeItem('portal-generacion'))
    await expect(other.getByRole('banner')).not.toContainText('Generando')
    await expect(other.getByRole('button', { name: 'Generar Todas las Ciudades' })).toBeEnabled()
  })

  test('warns before the tab is left, and after a reload goes on with what is missing', async ({ page, rowsOf }) => {
    const towns = await desk(page, ONE_BY_ONE, TOWNS.reload)
    const writes = await holdWritesAfter(page, 2)
    await start(page, 'Generar todas las páginas')
    await writes.oneIsHeld()
    const warning = page.waitForEvent('dialog')
    const reload = page.reload()
    const dialog = await warning
    expect(dialog.type()).toBe('beforeunload')
    await dialog.accept()
    await reload
    writes.letThrough(Infinity)

    await expect(page.getByText('La base de datos tiene 2 de 6 páginas.')).toBeVisible()
    await page.getByRole('button', { name: 'Continuar donde quedó' }).click()
    await page.getByRole('button', { name: 'Empezar' }).click()
    await expect(ending(page, 'Generación completada')).toContainText('2 páginas ya estaban al día')
    expect(await pagesOf(rowsOf, towns)).toEqual(TOWNS.reload.flatMap(bothPages).sort())
    // Nothing is left to warn of.
    await page.reload()
  })

  test('keeps its pace in a hidden tab, whose timers ring once a second', async ({ page }) => {
    await page.addInitScript(() => {
      const inTime = window.setTimeout.bind(window)
      let rings = 0
      Object.assign(window, {
        setTimeout: (ring: () => void, ms = 0) =>
          inTime(
            () => {
              if (ms === 300) rings += 1
              ring()
            },
            Math.max(1000, ms),
          ),
        pausesRungOut: () => rings,
      })
    })
    await desk(page, ONE_BY_ONE, TOWNS.hidden)
    await page.getByRole('button', { name: 'Generar todas las páginas' }).click()
    await page.getByRole('button', { name: 'Empezar' }).click()
    await expect(ending(page, 'Generación completada')).toBeVisible()
    // After each of the six towns comes a pause of 300 ms: kept by the timers of the tab, all of them would ring.
    expect(await page.evaluate('pausesRungOut()')).toBeLessThan(TOWNS.hidden.length)
  })
})

test('rows that cannot be read are named and left out, a city that is there twice is shown as one, and axe finds nothing', {
  tag: '@desk',
}, async ({ page, expectAccessible }) => {
  await desk(page, IN_BATCHES, TOWNS.skipped, (rows) => [
    ...rows,
    { id: 'sin-nombre', name: '', slug: '', province: 'Azuay' },
    { ...rows[0], id: 'otra-vez', slug: `${rows[0]?.slug}-2` },
  ])
  await page.getByText('Filas que no se pueden leer y se omiten: 1').click()
  await expect(page.getByText('Sin nombre (id sin-nombre): la fila «sin-nombre» no tiene nombre ni slug')).toBeVisible()
  await page.getByText('Ciudades duplicadas, unidas en una: 1').click()
  await expect(page.getByText('se une a')).toBeVisible()
  await expect(page.getByText('Mostrando 2 de 2 ciudades')).toBeVisible()
  await expectAccessible()

  await page.getByRole('button', { name: 'Generar Todas las Ciudades' }).click()
  await expect(page.getByRole('heading', { name: 'Plan de generación' })).toBeFocused()
  await expectAccessible()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await expect(page.getByRole('button', { name: 'Generar Todas las Ciudades' })).toBeEnabled()
  await expect(page.getByRole('button', { name: 'Generar Todas las Ciudades' })).toBeFocused()
  const again = page.getByRole('button', { name: 'Recargar ciudades' })
  await again.click()
  await expect(again).toBeEnabled()
  await expect(again).toBeFocused()
})

test('a run that goes on, and one that has ended, are accessible and fit a phone', { tag: '@phone' }, async ({
  page,
  expectAccessible,
}) => {
  await desk(page, ONE_BY_ONE, ['catacocha', 'celica'])
  const writes = await holdWritesAfter(page, 2)
  await start(page, 'Generar todas las páginas')
  await writes.oneIsHeld()
  await expect(done(page)).not.toHaveCount(0)
  await page.getByRole('button', { name: 'Pausar' }).click()
  writes.letThrough(Infinity)
  await expect(page.getByRole('button', { name: 'Reanudar' })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible()
  await page.getByRole('button', { name: 'Reanudar' }).click()
  await expect(ending(page, 'Generación completada')).toBeVisible()
  expect(await overflow(page)).toBe(0)
  await expectAccessible()
})

/** Opens the desk where these are all the cities there are. Answers with their ids. */
async function desk(
  page: Page,
  path: string,
  slugs: readonly string[],
  change?: (rows: Row[]) => Row[],
): Promise<string[]> {
  const ids = await onlyCities(page, slugs, change)
  await page.goto(path)
  await expect(page.getByText(`Mostrando ${slugs.length} de ${slugs.length} ciudades`)).toBeVisible()
  expect(ids, 'towns of the test').toHaveLength(slugs.length)
  return ids
}

/** Plans and says yes. */
async function start(page: Page, button: string): Promise<void> {
  await page.getByRole('button', { name: button }).click()
  await page.getByRole('button', { name: 'Empezar' }).click()
}

/** So many writes pass, and the next waits until it is let through: what is done meanwhile is done in the middle of the run. */
async function holdWritesAfter(page: Page, free: number) {
  const held: (() => void)[] = []
  let left = free
  await page.route('**/rest/v1/generatedPages**', async (route) => {
    if (route.request().method() === 'GET') return route.fallback()
    if (left > 0) left -= 1
    else await new Promise<void>((letThrough) => held.push(letThrough))
    // One that waited for a page that is gone has nowhere to go.
    await route.fallback().catch(() => {})
  })
  return {
    oneIsHeld: () => expect.poll(() => held.length).toBe(1),
    letThrough: (count: number) => {
      const waiting = held.splice(0, count)
      left += count - waiting.length
      for (const go of waiting) go()
    },
  }
}

/** How the run ended, on the page rather than in the passing notice. */
function ending(page: Page, heading: string) {
  return page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: heading, exact: true }) })
    .last()
}

/** The pages that the cards show as written. */
function done(page: Page) {
  return page.locator('[data-style="default"]')
}

function writesOf(page: Page): string[] {
  const writes: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/') && request.method() !== 'GET') writes.push(request.method())
  })
  return writes
}

async function pagesOf(rowsOf: (table: string, filter: Record<string, string>) => Promise<Row[]>, ids: string[]) {
  const rows = await rowsOf('generatedPages', { cityId: `in.(${ids.join(',')})` })
  return rows.map(({ urlPath }) => String(urlPath)).sort()
}

function bothPages(slug: string): string[] {
  return [`/ec/${slug}/cytotec`, `/ec/${slug}/misoprostol`]
}
