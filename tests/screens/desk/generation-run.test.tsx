/**
 * A run of the generator, from its plan to its end: what it asks, what it writes, when it waits and how it continues.
 */
import { test, vi } from 'vitest'
import { expectAccessible } from '../accessible'
import { banner, fillSignIn, SESSION, signIn, signOut } from '../desk'
import { of, writesOf } from '../requests'
import { expect, main, openSite, passTime, passTimeUntil, screen, stopClock, until, within } from '../site'
import { allPages, ending, holdWritesAfter, IN_BATCHES, ONE_BY_ONE, openGenerator, pagesOf, start } from './runs'

const site = openSite('country')

const ALL_PAGES = 'Generar todas las páginas'
const ALL_CITIES = 'Generar Todas las Ciudades'

function plan(): HTMLElement {
  return screen.getByRole('region', { name: 'Plan de generación' })
}

/** Every request that would change something. */
function writes() {
  return site.requests.asked.filter(({ method, url }) => method !== 'GET' && url.pathname.startsWith('/rest/'))
}

test('a run asks before it writes and saves every page, and a second run has nothing to write', async () => {
  const towns = ['baba', 'mocache', 'palenque']
  await openGenerator(site, IN_BATCHES, towns)
  await site.user.click(screen.getByRole('button', { name: ALL_CITIES }))
  await until(() => expect(plan().textContent).toContain('Páginas nuevas6'))
  expect(writes()).toEqual([])
  await site.user.click(within(plan()).getByRole('button', { name: 'Empezar' }))

  await until(() => expect(ending('Generación completada').textContent).toContain('6 páginas generadas'))
  const notices = within(screen.getByRole('region', { name: /^Avisos/ }))
  await until(() => notices.getByText('Generación completada'))
  expect(await pagesOf(site, towns)).toEqual(allPages(towns))
  expect(screen.getAllByText(/✓ SEO/)).toHaveLength(6)

  const written = writes().length
  expect(written).toBeGreaterThan(0)
  await site.user.click(screen.getByRole('button', { name: ALL_CITIES }))
  await until(() =>
    expect(ending('Generación completada').textContent).toContain('Todo estaba al día: no se escribió nada.'),
  )
  expect(writes()).toHaveLength(written)
})

test('a generator that was only looked at counts the pages that the other one has written since', async () => {
  const towns = ['huaquillas', 'portovelo']
  await openGenerator(site, IN_BATCHES, towns)
  const counted = () => screen.getByRole('main').textContent
  expect(counted()).toContain('Con registro0')
  await site.user.click(main().getByRole('link', { name: 'Generación masiva' }))
  await until(() => expect(screen.getByRole('button', { name: ALL_PAGES }).getAttribute('aria-disabled')).toBeNull())
  await start(site, ALL_PAGES)
  await until(() => ending('Generación completada'))
  await site.user.click(main().getByRole('link', { name: 'Generar por ciudad' }))
  await until(() => expect(counted()).toContain('Ciudades completas2Con registro4'))
})

test('a run can be paused, resumed, stopped, and continued where it was', async () => {
  const towns = ['arenillas', 'balsas', 'marcabeli']
  await openGenerator(site, ONE_BY_ONE, towns)
  stopClock()
  const run = holdWritesAfter(site, 2)
  const oneIsHeld = () => passTimeUntil(site, () => expect(run.held()).toBe(1))
  await start(site, ALL_PAGES)
  await oneIsHeld()
  // The second click of a double click does not undo the first.
  await site.user.dblClick(screen.getByRole('button', { name: 'Pausar' }))
  run.letThrough(1)
  await until(() => screen.getByText('En pausa. Lo escrito hasta aquí ya está en la base de datos.'))
  await until(async () => expect(await pagesOf(site, towns)).toHaveLength(3))
  run.letThrough(1)
  const sent = writes().length
  await passTime(10_000)
  expect(writes()).toHaveLength(sent)
  expect(await pagesOf(site, towns)).toHaveLength(3)

  // Meanwhile the other generator says that a run is under way, and links to it.
  await site.user.click(main().getByRole('link', { name: 'Generar por ciudad' }))
  const waiting = await until(() => screen.getByRole('button', { name: ALL_CITIES }))
  expect(screen.getByRole('main').textContent).toContain('Ya hay una generación en esta pestaña')
  expect(waiting.getAttribute('aria-disabled')).toBe('true')
  await site.user.click(waiting)
  expect(screen.queryByRole('region', { name: 'Plan de generación' })).toBeNull()
  await site.user.click(main().getByRole('link', { name: 'Ver la generación' }))

  await site.user.click(await until(() => screen.getByRole('button', { name: 'Reanudar' })))
  await oneIsHeld()
  await site.user.click(screen.getByRole('button', { name: 'Detener' }))
  run.letThrough(Number.POSITIVE_INFINITY)
  const stopped = await passTimeUntil(site, () => ending('Generación detenida'))
  const written = await pagesOf(site, towns)
  expect(written.length).toBeLessThan(6)
  expect(stopped.textContent).toContain(`${written.length} página`)

  await site.user.click(within(stopped).getByRole('button', { name: 'Continuar donde quedó' }))
  await until(() => expect(plan().textContent).toContain(`Páginas nuevas${6 - written.length}`))
  await site.user.click(screen.getByRole('button', { name: 'Empezar' }))
  await passTimeUntil(site, () => ending('Generación completada'))
  expect(await pagesOf(site, towns)).toEqual(allPages(towns))
})

test.each([
  { status: 403, json: { code: '42501', message: 'permission denied' }, towns: ['chillanes', 'echeandia'] },
  { status: 401, json: { code: 'PGRST301', message: 'JWT expired' }, towns: ['caluma', 'las-naves'] },
])(
  'a run stops at the first refusal ($status), offers to sign in, and goes on afterwards',
  async ({ status, json, towns }) => {
    site.allowStorage(SESSION)
    await openGenerator(site, ONE_BY_ONE, towns)
    let accepted = 0
    let refused = 0
    const takeBack = site.requests.answer(writesOf('generatedPages'), async (_, pass) => {
      if (accepted === 2) {
        refused += 1
        return Response.json(json, { status })
      }
      accepted += 1
      return pass()
    })
    await start(site, ALL_PAGES)
    const stopped = await until(() => ending('Inicie sesión para continuar'))
    expect(stopped.textContent).toContain('2 páginas generadas')
    expect(refused).toBe(1)
    expect(await pagesOf(site, towns)).toHaveLength(2)
    await expectAccessible()

    takeBack()
    await site.user.click(within(stopped).getByRole('button', { name: 'Iniciar sesión' }))
    await fillSignIn(site, 'editor')
    // Whoever has signed in is not asked to once more.
    expect(within(stopped).queryByRole('button', { name: 'Iniciar sesión' })).toBeNull()
    // The focus is not taken to the header: the editor goes on from where the button was.
    expect(banner().contains(document.activeElement)).toBe(false)
    await site.user.click(within(stopped).getByRole('button', { name: 'Continuar donde quedó' }))
    await site.user.click(await until(() => screen.getByRole('button', { name: 'Empezar' })))
    // The two pages that were saved without a session still await an editor, so this run saves them again.
    const completed = await until(() => ending('Generación completada'))
    expect(completed.textContent).toContain('4 páginas generadas')
    expect(await pagesOf(site, towns)).toEqual(allPages(towns))
    await signOut(site)
  },
)

test('a run that stops because the session ended says so in the header, too', async () => {
  site.allowStorage(SESSION, 'portal-generacion')
  await site.backend.setPublicAdmin(false)
  try {
    await openGenerator(site, ONE_BY_ONE, ['huamboya', 'palora'])
    await signIn(site, 'editor')
    await until(() => expect(banner().textContent).toContain('Puede editar'))
    // The server knows neither the token nor its renewal any more.
    site.requests.answer(writesOf('generatedPages'), {
      status: 401,
      json: { code: 'PGRST301', message: 'JWT expired' },
    })
    site.requests.answer(/\/auth\/v1\/token/, { status: 400, json: { code: 'refresh_token_not_found' } })
    await start(site, ALL_PAGES)
    await until(() => ending('Inicie sesión para continuar'))
    await until(() => expect(banner().textContent).toContain('Su sesión terminó'))
  } finally {
    await site.backend.setPublicAdmin(true)
  }
})

test('signing out stops the run, and no page is written in nobody’s name', async () => {
  const towns = ['pujili', 'saquisili']
  site.allowStorage(SESSION, 'portal-generacion')
  await openGenerator(site, ONE_BY_ONE, towns)
  await signIn(site, 'editor')
  const run = holdWritesAfter(site, 1)
  await start(site, ALL_PAGES)
  await until(() => expect(run.held()).toBe(1))
  await signOut(site)
  run.letThrough(4)
  await until(() => ending('Generación detenida'))
  expect(await authorsOf(towns)).not.toContain(null)
})

/** Who made each change to the records of these towns; null for a visitor. */
async function authorsOf(towns: readonly string[]): Promise<(string | null)[]> {
  const rows = await site.backend.sql<{ author: string | null }>(
    `select "changedBy" as author from revisions join cities on cities.id = "cityId" where "tableName" = 'generatedPages' and slug = any($1)`,
    [towns],
  )
  return rows.map(({ author }) => author)
}

test('a run waits while the network is gone, and goes on by itself', async () => {
  const towns = ['villa-la-union', 'chambo', 'guamote']
  await openGenerator(site, ONE_BY_ONE, towns)
  stopClock()
  const run = holdWritesAfter(site, 2)
  await start(site, ALL_PAGES)
  await passTimeUntil(site, () => expect(run.held()).toBe(1))
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const takeBack = site.requests.answer(of('generatedPages'), 'abort')
  window.dispatchEvent(new Event('offline'))
  run.letThrough(Number.POSITIVE_INFINITY)
  await passTimeUntil(site, () => screen.getAllByText(/^Sin conexión con el servidor\./))
  await passTime(60_000)
  expect(await pagesOf(site, towns)).toHaveLength(3)
  online.mockReturnValue(true)
  takeBack()
  window.dispatchEvent(new Event('online'))
  const completed = await passTimeUntil(site, () => ending('Generación completada'))
  expect(completed.textContent).toContain('6 páginas generadas')
  expect(await pagesOf(site, towns)).toEqual(allPages(towns))
})

test('an editor who is on another screen when a run ends learns that pages failed, and the notice stays until they are written', async () => {
  const towns = ['urcuqui', 'pimampiro']
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  await openGenerator(site, IN_BATCHES, towns)
  let go = () => {}
  const left = new Promise<void>((resolve) => {
    go = resolve
  })
  const takeBack = site.requests.answer(writesOf('generatedPages'), async (request, pass) => {
    await left
    const isRefused = (await request.clone().text()).includes('/ec/urcuqui/cytotec')
    return isRefused ? Response.json({ code: '23514', message: 'refused' }, { status: 400 }) : pass()
  })
  await start(site, ALL_CITIES)
  const menu = within(screen.getByRole('navigation', { name: 'Mesa editorial' }))
  await site.user.click(menu.getByRole('link', { name: 'Historial' }))
  stopClock()
  go()
  const notices = within(screen.getByRole('region', { name: /^Avisos/ }))
  await passTimeUntil(site, () => notices.getByText(/3 páginas generadas.*1 página con error$/))
  await passTime(60_000)
  notices.getByText(/1 página con error$/)

  takeBack()
  await site.user.click(menu.getByRole('link', { name: 'Páginas' }))
  await passTimeUntil(site, () => main().getByRole('link', { name: 'Generar por ciudad' }))
  await site.user.click(main().getByRole('link', { name: 'Generar por ciudad' }))
  await passTimeUntil(site, () => screen.getByRole('button', { name: /^Reintentar solo las fallidas/ }))
  await site.user.click(screen.getByRole('button', { name: /^Reintentar solo las fallidas/ }))
  await passTimeUntil(site, () => expect(notices.queryByText(/1 página con error$/)).toBeNull())
  expect(await pagesOf(site, towns)).toEqual(allPages(towns))
})

test('two editors can generate the same pages at once, and each page is stored once', async () => {
  const towns = ['mira', 'bolivar-carchi', 'el-angel']
  await openGenerator(site, IN_BATCHES, towns)
  // The second editor uses another browser and the other generator: a second copy of the app's modules with no shared
  // state.
  vi.resetModules()
  const [{ deskRun }, { createQueryClient }] = await Promise.all([
    import('@/admin/generation/desk-runs'),
    import('@/data/query-client'),
  ])
  const theirs = deskRun('mass', createQueryClient())
  const failed: string[] = []
  theirs.subscribe((event) => {
    if (event.type === 'city-failed') failed.push(event.message)
  })
  await Promise.all([theirs.plan(), site.user.click(screen.getByRole('button', { name: ALL_CITIES }))])
  expect(theirs.getState().phase).toBe('planned')
  const yes = await until(() => screen.getByRole('button', { name: 'Empezar' }))
  await Promise.all([theirs.start(), site.user.click(yes)])
  await until(() => expect(ending('Generación completada').textContent).toContain('6 páginas generadas'))
  expect(theirs.getState()).toMatchObject({ phase: 'ended', ending: 'complete', summary: { pages: 6, failed: 0 } })
  expect(failed).toEqual([])
  expect(await pagesOf(site, towns)).toEqual(allPages(towns))
})

test('unreadable rows are listed and left out, and a city with two rows is shown once', async () => {
  const towns = ['zaruma', 'pinas']
  site.requests.answer(of('cities', 'GET'), async (request, pass) => {
    const url = new URL(request.url)
    url.searchParams.set('slug', `in.(${towns.join()})`)
    const rows: Record<string, unknown>[] = await (await pass(new Request(url, request))).json()
    rows.push(
      { id: 'sin-nombre', name: '', slug: '', province: 'Azuay' },
      { ...rows[0], id: 'otra-vez', slug: `${rows[0]?.slug}-2` },
    )
    return Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
  })
  await site.visit(IN_BATCHES)
  await until(() => screen.getByText('Mostrando 2 de 2 ciudades'))
  const skipped = await unfold('Filas que no se pueden leer y se omiten: 1')
  expect(skipped.textContent).toContain('Sin nombre (id sin-nombre): la fila «sin-nombre» no tiene nombre ni slug')
  expect((await unfold('Ciudades duplicadas, unidas en una: 1')).textContent).toContain('se une a')
  await expectAccessible()

  await site.user.click(screen.getByRole('button', { name: ALL_CITIES }))
  const heading = await until(() => screen.getByRole('heading', { name: 'Plan de generación' }))
  await until(() => expect(document.activeElement).toBe(heading))
  await expectAccessible()
  await site.user.click(screen.getByRole('button', { name: 'Cancelar' }))
  const opener = screen.getByRole('button', { name: ALL_CITIES })
  await until(() => expect(opener.getAttribute('aria-disabled')).toBeNull())
  await until(() => expect(document.activeElement).toBe(opener))
  const again = screen.getByRole('button', { name: 'Recargar ciudades' })
  const asked = site.requests.asked.length
  await site.user.click(again)
  await until(() => expect(site.requests.asked.length).toBeGreaterThan(asked))
  await until(() => expect(document.activeElement).toBe(again))
})

/** Opens the `details` element with this summary and returns it. */
async function unfold(line: string): Promise<HTMLDetailsElement> {
  const summary = screen.getByText(line)
  await site.user.click(summary)
  const details = summary.closest('details')
  if (!details?.open) throw new Error(`«${line}» stays closed`)
  return details
}
