/** The publication screen: a requested publication, and what the site shows of it. */
import { onTestFinished, test, vi } from 'vitest'
import { SESSION, signIn } from '../desk'
import { publishedAt, release } from '../published'
import { narrowCities, of } from '../requests'
import { expect, openSite, passTime, passTimeUntil, screen, stopClock, until, within } from '../site'

const site = openSite(['Morona Santiago'])

test('while a publication is under way the desk asks the site every few seconds whether it is online, and stops once it is', async () => {
  narrowCities(site.requests, ['palora'])
  publishedAt(site, '2026-11-20T12:18:03Z', ['palora'])
  stopClock()
  const opened = Date.now()
  const at = new Date().toISOString()
  const asked = { id: crypto.randomUUID(), requestedAt: at, requestedBy: null, changedAt: at, hook: 'none', said: null }
  let state = 'building'
  site.requests.answer(of('publications'), async () => Response.json([{ ...asked, state }]))
  const readings = () => site.requests.asked.filter(({ url }) => url.pathname === '/release.json').length
  /** Passes one interval and expects one more request for the release. */
  const turn = async () => {
    const before = readings()
    await passTime(4000)
    await until(() => expect(readings()).toBe(before + 1))
  }

  await site.visit('/admin/publicar')
  await passTimeUntil(site, () => screen.getByText('Construyendo el sitio… Tarda unos minutos.'))
  await passTimeUntil(site, () => screen.getByRole('heading', { name: 'Lo que espera' }))
  for (let turns = 0; turns < 5; turns += 1) await turn()
  expect(readings()).toBeLessThanOrEqual(1 + (Date.now() - opened) / 4000)

  // The build service reports success before the site shows the new release.
  state = 'published'
  await turn()
  await until(() => screen.getByText('Todavía no se ve en el sitio'))

  publishedAt(site, new Date().toISOString(), ['palora'])
  await turn()
  await until(() => screen.getByText(/^Los lectores ya lo ven/))
  const before = readings()
  await passTime(60_000)
  expect(readings()).toBe(before)
})

test('a press on «Publicar» asks for a publication, which is shown at once, and nobody asks for a second one meanwhile, but an editor after a visitor', async () => {
  narrowCities(site.requests, ['palora'])
  publishedAt(site, '2026-11-20T12:18:03Z', ['palora'])
  onTestFinished(() => site.backend.sql('delete from publications').then(() => undefined))
  site.allowStorage(SESSION)
  await site.visit('/admin/publicar')
  let publishing = await until(() => screen.getByRole('button', { name: /^Publicar/ }))
  await until(() => expect(publishing).toHaveProperty('disabled', false))
  // The requests so far have been read: what is shown afterwards was read because of the press.
  await site.requests.atRest()
  // Somebody else asks at the same moment: the press is refused, and their request is shown.
  await site.backend.sql('insert into publications default values')
  await site.user.click(publishing)
  await until(() => screen.getByText('Ya hay una publicación en curso'))
  await until(() => screen.getByText(/^Pedida: espera a quien construye/))
  await site.backend.sql('delete from publications')
  await site.reload()
  publishing = await until(() => screen.getByRole('button', { name: /^Publicar/ }))
  await until(() => expect(publishing).toHaveProperty('disabled', false))
  await site.requests.atRest()
  await site.user.click(publishing)
  await until(() => screen.getByText(/^Pedida: espera a quien construye/))
  await site.requests.atRest()
  expect(publishing.getAttribute('aria-disabled')).toBe('true')
  expect(await site.backend.sql('select state from publications')).toEqual([{ state: 'requested' }])

  await signIn(site, 'editor')
  await until(() => expect(publishing.getAttribute('aria-disabled')).toBeNull())
  await site.user.click(publishing)
  await until(() => screen.getByText(/, por usted$/))
  await site.requests.atRest()
  expect(publishing.getAttribute('aria-disabled')).toBe('true')
  expect(await site.backend.sql('select state from publications')).toHaveLength(2)
})

test('once a release is online, the pages that waited for it are no longer listed as waiting while they are compared again', async () => {
  narrowCities(site.requests, ['palora'])
  publishedAt(site, '2026-11-20T12:18:03Z', ['palora'])
  stopClock()
  const at = new Date().toISOString()
  const asked = { requestedAt: at, requestedBy: null, changedAt: at, state: 'building', hook: 'none', said: null }
  site.requests.answer(of('publications'), { status: 200, json: [{ ...asked, id: crypto.randomUUID() }] })
  await site.visit('/admin/publicar')
  const compared = { name: 'Lo que espera' }
  await passTimeUntil(site, () => screen.getByRole('heading', compared))

  // The pages are compared with the new release, and this does not end.
  const { BROWSER_TOOLS } = await import('@/admin/desk/list/slices')
  let now = 0
  vi.spyOn(BROWSER_TOOLS, 'clock').mockImplementation(() => (now += 1000))
  vi.spyOn(BROWSER_TOOLS, 'pause').mockReturnValue(new Promise(() => {}))
  publishedAt(site, new Date().toISOString(), ['palora'])
  await passTimeUntil(site, () => screen.getByText(/^Los lectores ya lo ven/))
  expect(screen.getByText(/contando las que esperan/)).toBeDefined()
  expect(screen.queryByRole('heading', compared)).toBeNull()
})

test('a tab that was open before the program of the site changed asks to be loaded again, and publishes nothing', async () => {
  narrowCities(site.requests, ['palora'])
  const builtFrom = (commit: string, builtAt: string) =>
    site.requests.answer(/\/release\.json$/, { status: 200, json: { ...release(builtAt, ['palora']), commit } })
  builtFrom('aaaaaaa', '2026-11-20T12:18:03Z')
  await site.visit('/admin/publicar')
  const publishing = () => screen.getByRole('button', { name: /^Publicar/ })
  await until(() => expect(publishing()).toHaveProperty('disabled', false))
  builtFrom('bbbbbbb', '2026-11-21T12:18:03Z')
  stopClock()
  await passTime(31_000)
  const menu = within(screen.getByRole('navigation', { name: 'Mesa editorial' }))
  await site.user.click(menu.getByRole('link', { name: 'Hoy' }))
  await passTimeUntil(site, () => screen.getByRole('heading', { name: 'El programa de esta mesa cambió' }))
  await site.user.click(menu.getByRole('link', { name: 'Publicar' }))
  await passTimeUntil(site, () => expect(publishing()).toHaveProperty('disabled', true))
})

test.each([
  ['a day ahead', -1, 5, 'Construyendo el sitio… Tarda unos minutos.'],
  ['a day behind', 1, 40, 'Nadie respondió en media hora'],
] as const)(
  'on a computer whose clock is %s, a request is as old as it is for the server',
  async (_, days, minutes, said) => {
    narrowCities(site.requests, ['palora'])
    const now = Date.now() + days * 24 * 60 * 60_000
    const at = new Date(now - minutes * 60_000).toISOString()
    const asked = { requestedAt: at, requestedBy: null, changedAt: at, state: 'building', hook: 'none', said: null }
    site.requests.answer(of('publications'), { status: 200, json: [{ ...asked, id: crypto.randomUUID() }] })
    const headers = { Date: new Date(now).toUTCString() }
    site.requests.answer(/\/release\.json$/, {
      status: 200,
      headers,
      json: release('2026-11-20T12:18:03Z', ['palora']),
    })
    await site.visit('/admin/publicar')
    await until(() => screen.getByText(said))
  },
)
