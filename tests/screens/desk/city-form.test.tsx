/** A city on the desk: its pages, its data, its contacts, and how a change is taken back. */
import { test, vi } from 'vitest'
import { expectAccessible } from '../accessible'
import { SESSION, signIn, signOut } from '../desk'
import { narrowCities, writesOf } from '../requests'
import { expect, main, openSite, passTime, screen, stopClock, until, within } from '../site'
import { answerConfirm, confirmRestoring, draftKey, isSaved, press, resume } from './places'

const site = openSite('country')

const form = () => within(screen.getByRole('region', { name: 'Datos de la ciudad' }))
const province = () => form().getByLabelText<HTMLSelectElement>('Provincia')
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Guardar' })
const history = () => within(screen.getByRole('region', { name: 'Historial' }))

test('a city is found, its province is corrected, and taken back from its own history', async () => {
  narrowCities(site.requests, ['penipe', 'guano', 'chambo', 'banos-de-agua-santa'])
  await site.visit('/admin/ciudades')
  await site.user.type(await until(() => screen.getByLabelText('Texto')), 'penip')
  expect(window.location.search).toBe('?q=penip')
  await until(() => screen.getByText('1 de 4 ciudades'))
  await site.user.click(main().getByRole('link', { name: 'Penipe' }))
  await until(() => screen.getByRole('heading', { level: 1, name: 'Penipe' }))

  // A link away asks for confirmation while something is not saved, and «no» stays on the page.
  await site.user.selectOptions(await until(province), 'Tungurahua')
  const asked = answerConfirm(false)
  await site.user.click(screen.getByRole('link', { name: 'Volver a la lista' }))
  expect(asked.mock.calls).toEqual([[expect.stringMatching(/^Lo que escribió no está guardado/)]])
  expect(province().value).toBe('Tungurahua')

  await until(() => expect(save().disabled).toBe(false))
  const saving = site.requests.hold(writesOf('cities'))
  await site.user.click(save())
  await until(() => screen.getByRole('button', { name: 'Guardando…' }))
  // The form cannot be edited while it is being saved.
  expect(province().disabled).toBe(true)
  saving.release()
  await until(() => screen.getByText(/^Guardado\./))
  expect(province().value).toBe('Tungurahua')

  const [restore] = await until(() => history().getAllByRole('button', { name: /^Restaurar lo anterior/ }))
  if (restore) await site.user.click(restore)
  await confirmRestoring(site)
  // The form shows the restored province too: it has nothing to save, and reports no change by another person.
  await until(() => expect(province().value).toBe('Chimborazo'))
  expect(save().disabled).toBe(true)
})

test('an editor adds an emergency number to a city and says why; the history shows both, and nobody else may', async () => {
  narrowCities(site.requests, ['tena', 'archidona'])
  site.allowStorage(SESSION)
  await site.visit('/admin/ciudades/tena')
  const add = await until(() => screen.getByRole('button', { name: 'Agregar un contacto' }))
  expect(add).toHaveProperty('disabled', true)
  await signIn(site, 'editor')
  await until(() => expect(add).toHaveProperty('disabled', false))
  await site.user.click(add)
  await site.user.type(screen.getByLabelText('Quién contesta'), 'Bomberos de Tena')
  await until(() => expect(save().disabled).toBe(false))
  await site.user.click(save())
  await until(() => screen.getByText(/^Escriba solo el número/))
  await site.user.type(screen.getByLabelText('Número'), '06 2870102')
  await site.user.type(screen.getByLabelText(/^Motivo del cambio/), 'Lo dijo el cuartel')
  await expectAccessible()
  await site.user.click(save())
  await isSaved()
  const stored = async () => {
    const [row] = await site.backend.sql<{ contacts: string }>(
      `select "emergencyContacts" as contacts from cities where slug = 'tena'`,
    )
    return JSON.parse(row?.contacts ?? '{}')
  }
  expect(await stored()).toMatchObject({ emergencias: '911', 'Bomberos de Tena': '062870102' })
  await until(() => history().getByText(/Bomberos de Tena/))
  await until(() => history().getByText(/Lo dijo el cuartel/))

  await press(site, 'Quitar Bomberos de Tena')
  await site.user.click(save())
  await until(async () => expect(await stored()).not.toHaveProperty('Bomberos de Tena'))
  await signOut(site)
})

test('contacts that are typed survive a failed save, which is brought into view, and a reload, and those that another person added meanwhile are shown beside them', async () => {
  narrowCities(site.requests, ['archidona', 'tena'])
  site.allowStorage(SESSION)
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  answerConfirm(true)
  await site.visit('/admin/ciudades/archidona')
  await signIn(site, 'editor')
  await until(() =>
    expect(screen.getByRole('button', { name: 'Agregar un contacto' })).toHaveProperty('disabled', false),
  )
  await press(site, 'Agregar un contacto')
  await site.user.type(screen.getByLabelText('Quién contesta'), 'Cruz Roja')
  await site.user.type(screen.getByLabelText('Número'), '062886204')
  await until(() => expect(save().disabled).toBe(false))
  const answerAgain = site.requests.answer(writesOf('cities'), { status: 503 })
  const intoView = vi.spyOn(Element.prototype, 'scrollIntoView')
  await site.user.click(save())
  const problem = await until(() => screen.getByText(/Lo que escribió sigue aquí/).closest('[role="alert"]'))
  await until(() => expect(intoView.mock.contexts).toContain(problem))
  answerAgain()

  const theirs = '{"emergencias":"911","saludPublica":"171","Bomberos":"062889102"}'
  await site.backend.sql(`update cities set "emergencyContacts" = $1 where slug = 'archidona'`, [theirs])
  await site.reload()
  await resume(site)
  await until(() => expect(screen.getByLabelText<HTMLInputElement>('Quién contesta').value).toBe('Cruz Roja'))
  const heading = screen.getByRole('heading', { name: 'Esta ciudad cambió mientras tanto' })
  expect(heading.closest('section')?.textContent).toContain(
    'Contactos de emergencia: decía «(vacío)», ahora está guardado «Bomberos: 062889102», usted escribió «Cruz Roja: 062886204»',
  )
  await press(site, /^Usar lo guardado/)
  expect(screen.getByLabelText<HTMLInputElement>('Quién contesta').value).toBe('Bomberos')
  await signOut(site)
})

test('a city that another person changed since its form was last open is shown as it is now, beside what was typed', async () => {
  narrowCities(site.requests, ['nabon', 'cuenca'])
  answerConfirm(true)
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
  await press(site, 'Descartar lo mío')
  expect(province().value).toBe('Cañar')
})

test('a change whose answer was lost is in the history and on the other screens, and pressing again saves it once', async () => {
  narrowCities(site.requests, ['guamote', 'chunchi'])
  site.allowStorage(await cityKey('guamote'))
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  await site.visit('/admin/ciudades/guamote')
  const changes = () => history().queryAllByRole('button', { name: /^Restaurar lo anterior/ })
  await site.user.selectOptions(await until(province), 'Bolívar')
  await until(() => expect(save().disabled).toBe(false))
  const answerAgain = site.requests.answer(writesOf('cities'), async (request, pass) => {
    await pass(request)
    throw new TypeError('Failed to fetch')
  })
  await site.user.click(save())
  await until(() => screen.getByText(/^No se sabe si se guardó/))
  answerAgain()
  await until(() => expect(changes()).toHaveLength(1))
  await site.user.click(save())
  await until(() => screen.getByText(/^Guardado\./))
  expect(changes()).toHaveLength(1)

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

/** The storage key of what a visitor typed into the form of a city. */
async function cityKey(slug: string): Promise<string> {
  const [city] = await site.backend.sql<{ id: string }>('select id from public.cities where slug = $1', [slug])
  return draftKey(`ciudad:${city?.id}`)
}
