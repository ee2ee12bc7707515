/**
 * A city on the desk: its pages, its names and its province, what changing them would do, and how a change is taken
 * back.
 */
import { test, vi } from 'vitest'
import { expectAccessible } from '../accessible'
import { narrowCities, type Which, writesOf } from '../requests'
import { expect, main, openSite, passTime, screen, stopClock, until, within } from '../site'
import { confirmRestoring, draftKey, resume } from './places'

const site = openSite('country')

const form = () => within(screen.getByRole('region', { name: 'Datos de la ciudad' }))
const province = () => form().getByLabelText<HTMLSelectElement>('Provincia')
const look = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Ver qué páginas cambian' })

test('a city is found, its province is corrected knowing what that changes, and taken back', async () => {
  narrowCities(site.requests, ['penipe', 'guano', 'chambo', 'banos-de-agua-santa'])
  await site.visit('/admin/ciudades')
  await site.user.type(await until(() => screen.getByLabelText('Texto')), 'penip')
  expect(window.location.search).toBe('?q=penip')
  await until(() => screen.getByText('1 de 4 ciudades'))
  await site.user.click(main().getByRole('link', { name: 'Penipe' }))
  await until(() => screen.getByRole('heading', { level: 1, name: 'Penipe' }))
  const current = screen.getByRole('navigation', { name: 'Mesa editorial' }).querySelectorAll('[aria-current]')
  expect([...current].map((link) => link.textContent)).toEqual(['Páginas'])

  const history = within(screen.getByRole('region', { name: 'Historial' }))

  // A link away asks for confirmation while something is not saved, and «no» stays on the page.
  await site.user.selectOptions(await until(province), 'Tungurahua')
  const asked = vi.fn((_question: string) => false)
  vi.stubGlobal('confirm', asked)
  await site.user.click(screen.getByRole('link', { name: 'Volver a la lista' }))
  expect(asked.mock.calls).toEqual([[expect.stringMatching(/^Lo que escribió no está guardado/)]])
  screen.getByRole('heading', { level: 1, name: 'Penipe' })
  expect(province().value).toBe('Tungurahua')

  // The form shows which pages another province would change before it offers to save.
  expect(screen.queryByRole('button', { name: 'Guardar el cambio' })).toBeNull()
  await until(() => expect(look().disabled).toBe(false))
  await site.user.click(look())
  const save = await until(() => screen.getByRole('button', { name: 'Guardar el cambio' }))
  screen.getByText(/^Cambiarían \d páginas de 8\. Si guarda, los lectores lo verán/)
  await site.user.click(screen.getByText('Ver cuáles'))
  expect(screen.getAllByText('Cytotec en Penipe')).not.toHaveLength(0)
  // The form cannot be edited while it is being saved.
  const saving = site.requests.hold(writesOf('cities'))
  await site.user.click(save)
  await until(() => screen.getByRole('button', { name: 'Guardando…' }))
  expect(province().disabled).toBe(true)
  saving.release()
  const saved = await until(() => screen.getByText(/^Guardado: el cambio está anotado en el historial\./))
  await until(() => expect(document.activeElement).toBe(saved.closest('[role=status]')))
  screen.getByRole('link', { name: 'Publicar lo que cambió' })

  // The change can be taken back from the city’s own history.
  const [restore] = await until(() => history.getAllByRole('button', { name: /^Restaurar lo anterior/ }))
  if (restore) await site.user.click(restore)
  await confirmRestoring(site)
  // The form shows the restored province too: it has nothing to save, and reports no change by another person.
  await until(() => expect(province().value).toBe('Chimborazo'))
  expect(look().disabled).toBe(true)
})

test('a city that another person changed since its form was last open is shown as it is now, beside what was typed', async () => {
  narrowCities(site.requests, ['nabon', 'cuenca'])
  vi.stubGlobal('confirm', () => true)
  const others = () => site.user.click(main().getByRole('link', { name: /^(Páginas|Volver a la lista)$/ }))
  const nabon = () => until(() => main().getByRole('link', { name: 'Nabón' }))
  const changedTo = (name: string) =>
    site.backend.sql(`update public.cities set province = $1 where slug = 'nabon'`, [name])
  await site.visit('/admin/ciudades')
  await site.user.click(await nabon())
  await until(() => expect(province().value).toBe('Azuay'))
  await others()
  const link = await nabon()
  await changedTo('Loja')
  await site.user.click(link)
  await until(province)
  expect(province().value).toBe('Loja')

  // What was typed is offered after leaving and after a reload, and the warning does not disappear in between.
  await site.user.selectOptions(province(), 'El Oro')
  await changedTo('Cañar')
  for (const leaveAndReturn of [() => others().then(nabon).then(site.user.click), site.reload]) {
    await leaveAndReturn()
    await resume(site)
    expect(province().value).toBe('El Oro')
    const heading = screen.getByRole('heading', { name: 'Esta ciudad cambió mientras tanto' })
    expect(heading.closest('section')?.textContent).toContain(
      'Provincia: decía «Loja», ahora está guardado «Cañar», usted escribió «El Oro»',
    )
  }
  await site.user.click(screen.getByRole('button', { name: 'Descartar lo mío' }))
  expect(province().value).toBe('Cañar')
})

test('after a save that found another person’s change, the pages are compared with the cities as they are by then', async () => {
  narrowCities(site.requests, ['pucara', 'san-fernando'])
  site.allowStorage(await namesKey('pucara'))
  vi.stubGlobal('confirm', () => true)
  await site.visit('/admin/ciudades/pucara')
  await until(() => expect(look().disabled).toBe(true))
  await until(() => expect(screen.getAllByText('Sin registro')).toHaveLength(2))
  await site.user.selectOptions(await until(province), 'El Oro')
  await until(() => expect(look().disabled).toBe(false))
  await site.user.click(look())
  const save = await until(() => screen.getByRole('button', { name: 'Guardar el cambio' }))
  await site.backend.sql(`update public.cities set province = 'Loja' where slug = 'pucara'`)
  await site.user.click(save)
  await until(() => screen.getByRole('heading', { name: 'Esta ciudad cambió mientras tanto' }))
  await until(() => expect(main().getAllByText(/^Loja/)).not.toHaveLength(0))
  await until(() => expect(look().disabled).toBe(false))
  await site.user.click(look())
  await until(() => screen.getByRole('button', { name: 'Guardar el cambio' }))
  expect(province().value).toBe('El Oro')
})

test('a change can be saved although its pages could not be compared, and the form says why', async () => {
  narrowCities(site.requests, ['el-pan', 'sevilla-de-oro'])
  await site.visit('/admin/ciudades/el-pan')
  await until(() => expect(screen.getAllByText('Sin registro')).toHaveLength(2))
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { BROWSER_TOOLS } = await import('@/admin/desk/list/slices')
  vi.spyOn(BROWSER_TOOLS, 'clock').mockImplementationOnce(() => {
    throw new Error('falta un texto')
  })
  await site.user.selectOptions(await until(province), 'Loja')
  await until(() => expect(look().disabled).toBe(false))
  await site.user.click(look())
  const save = await until(() => screen.getByRole('button', { name: 'Guardar el cambio' }))
  screen.getByText('No se pudo comparar las páginas: falta un texto.')
  await site.user.click(save)
  await until(() => screen.getByText(/^Guardado: el cambio está anotado en el historial\./))
})

test('a change whose answer was lost is in the history and on the other screens, and what it alters is still told', async () => {
  narrowCities(site.requests, ['guamote', 'chunchi'])
  site.allowStorage(await namesKey('guamote'))
  vi.stubGlobal('confirm', () => true)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await site.visit('/admin/ciudades/guamote')
  await until(() => expect(screen.getAllByText('Sin registro')).toHaveLength(2))
  const changes = () => screen.queryAllByRole('button', { name: /^Restaurar lo anterior/ })
  expect(changes()).toHaveLength(0)
  await site.user.selectOptions(await until(province), 'Bolívar')
  await until(() => expect(look().disabled).toBe(false))
  await site.user.click(look())
  const save = await until(() => screen.getByRole('button', { name: 'Guardar el cambio' }))
  const answerAgain = site.requests.answer(writesOf('cities'), async (request, pass) => {
    await pass(request)
    throw new TypeError('Failed to fetch')
  })
  await site.user.click(save)
  await until(() => screen.getByText(/^No se sabe si se guardó/))
  answerAgain()
  await until(() => expect(changes()).toHaveLength(1))
  expect(screen.getByText(/^Cambiarían \d páginas de 4\./)).toBeDefined()

  await site.user.click(main().getByRole('link', { name: /^(Páginas|Volver a la lista)$/ }))
  await until(() => main().getByRole('cell', { name: 'Bolívar' }))
})

test('an address that belongs to no city says so', async () => {
  narrowCities(site.requests, ['palora', 'macas'])
  await site.visit('/admin/ciudades/no-hay')
  await until(() => screen.getByRole('heading', { name: 'No hay ninguna ciudad en «no-hay»' }))
})

test('the number of cities found is announced once the typing pauses, not at every key', async () => {
  await site.visit('/admin/ciudades')
  const shown = await until(() => screen.getByText(/^\d+ ciudades$/))
  const said = shown.closest('[role="status"]')
  stopClock()
  await site.user.type(screen.getByLabelText('Texto'), 'zzz')
  await until(() => expect(main().queryByRole('link', { name: 'Ambato' })).toBeNull())
  expect(said?.textContent).toMatch(/^\d+ ciudades$/)
  await passTime(500)
  expect(said?.textContent).toMatch(/^0 de \d+ ciudades$/)
})

test('a city is shown before the list that its pages are compared with arrives, and stays when that list fails to load', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  site.requests.answer(THE_LIST, async (request, pass) => {
    await released
    const url = new URL(request.url)
    url.searchParams.set('slug', 'in.(palora,macas)')
    return pass(new Request(url, request))
  })
  site.allowStorage(await namesKey('palora'))
  await site.visit('/admin/ciudades/palora')
  await until(() => screen.getByRole('heading', { level: 1, name: 'Palora' }))
  await until(() => expect(screen.getAllByText(/^Sin registro todavía/)).toHaveLength(2))
  const places = within(screen.getByRole('region', { name: 'Lugares de atención' }))
  expect(places.getAllByRole('listitem')).not.toHaveLength(0)
  screen.getByText('Comparando con lo que se escribiría ahora…')
  // Before the comparison is there, the screen says nothing that depends on it, and a change cannot be previewed or
  // saved.
  expect(screen.queryAllByText(/^Puntajes/)).toEqual([])
  await site.user.selectOptions(await until(province), 'Pastaza')
  expect(look().disabled).toBe(true)

  release()
  await until(() => expect(screen.getAllByText(/^Puntajes/)).toHaveLength(2))
  expect(look().disabled).toBe(false)

  const takeBack = site.requests.answer(THE_LIST, { status: 403, json: { code: '42501' } })
  await site.reload()
  await until(() => screen.getByRole('heading', { name: /^No pudimos cargar las demás ciudades/ }))
  await until(() => expect(screen.getAllByText(/^Sin registro todavía/)).toHaveLength(2))
  await expectAccessible()
  takeBack()
  await site.user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await until(() => expect(screen.getAllByText(/^Puntajes/)).toHaveLength(2))
})

/** The storage key of what a visitor typed into the form of a city's names. */
async function namesKey(slug: string): Promise<string> {
  const [city] = await site.backend.sql<{ id: string }>('select id from public.cities where slug = $1', [slug])
  return draftKey(`nombres:${city?.id}`)
}

/** Requests for the list of cities, as opposed to one city by its slug or id. */
const THE_LIST: Which = ({ method }, { pathname, search }) =>
  method === 'GET' && pathname === '/rest/v1/cities' && !/[?&](slug|id)=eq\./.test(search)
