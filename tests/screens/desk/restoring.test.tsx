/** How a change of a place or of a city is taken back on its own screen, whatever happens in the meantime. */
import { beforeEach, test } from 'vitest'
import { expectConsoleError } from '../../support/loud-console'
import { valueIn } from '../fields'
import { narrowCities, of } from '../requests'
import { expect, openSite, screen, until } from '../site'
import { addPlace, changePlace, confirmRestoring, placeOf, quietly } from './places'

const site = openSite(['Azuay', 'Chimborazo'])
beforeEach(quietly)

const dialog = () => screen.getByRole('dialog', { name: /^¿Restaurar/ })

/** Opens the dialog for the latest change in the history of this screen. */
async function startRestore(): Promise<void> {
  const [latest] = await until(() => screen.getAllByRole('button', { name: /^Restaurar lo anterior/ }))
  if (latest) await site.user.click(latest)
}

test('a place that somebody closed since is not opened again without saying so, nor over what the dialog showed', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto Cerrado Hoy' })
  const become = (status: string) =>
    site.backend.sql('update public.facilities set status = $1 where id = $2', [status, id])
  const status = async () => (await placeOf(site.backend, id))?.status
  await become('unconfirmed')
  await site.visit(`/admin/centros/${id}`)
  await startRestore()
  await until(() =>
    expect(dialog().textContent).toContain('antes de este cambio; lo demás queda como está:EstadoAbierto'),
  )

  // Somebody closes it while the dialog is open.
  await become('closed')
  await confirmRestoring(site)
  await until(() => screen.getByText(/^Nada se restauró: alguien lo cambió mientras tanto\./))
  expect(await status()).toBe('closed')

  const buttons = await until(() => {
    const all = screen.getAllByRole('button', { name: /^Restaurar lo anterior/ })
    expect(all).toHaveLength(2)
    return all
  })
  if (buttons[1]) await site.user.click(buttons[1])
  await until(() => expect(dialog().textContent).toContain('Algo de esto cambió otra vez después.'))
  expect(screen.queryByRole('button', { name: 'Sí, restaurar' })).toBeNull()
  expect(await status()).toBe('closed')
})

test('a restore that arrived although its answer was lost is not said to have changed nothing, and the screen shows it', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto Vuelto', address: 'Calle 1' })
  await changePlace(site.backend, id, { address: 'Calle 2' })
  await site.visit(`/admin/centros/${id}`)
  await startRestore()
  const takeBack = site.requests.answer(of('facilities', 'PATCH'), async (_, pass) => {
    await pass()
    throw new TypeError('Failed to fetch')
  })
  await confirmRestoring(site)
  await until(() => screen.getByText(/^No hay conexión, y no se sabe si se restauró\./))
  expectConsoleError('Error restoring a revision')
  takeBack()
  expect(await placeOf(site.backend, id)).toMatchObject({ address: 'Calle 1' })
  await until(() => expect(valueIn('Dirección')).toBe('Calle 1'))
  await until(() => expect(screen.getAllByRole('button', { name: /^Restaurar lo anterior/ })).toHaveLength(2))
})

test('the answer to a restore is told before the lists are read again', async () => {
  narrowCities(site.requests, ['penipe', 'guano'])
  await site.backend.sql(`update public.cities set province = 'Tungurahua' where slug = 'penipe'`)
  await site.visit('/admin/ciudades/penipe')
  await startRestore()
  await until(() => expect(dialog().textContent).toContain('Chimborazo'))
  const reading = site.requests.hold(of('cities', 'GET'))
  await confirmRestoring(site)
  await until(() => screen.getByText(/^Restaurado/))
  expect(screen.queryByRole('dialog')).toBeNull()
  reading.release()
  await until(() => expect(valueIn('Provincia')).toBe('Chimborazo'))
})

test('a restore that the database can never accept says what is wrong, and not to try again later', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto del Número' })
  const other = await addPlace(site.backend, { name: 'Puesto Otro Número' })
  const number = (unicode: string | null, of: string) =>
    site.backend.sql('update public.facilities set unicode = $1 where id = $2', [unicode, of])
  await number('998877', id)
  await number(null, id)
  await number('998877', other)
  await site.visit(`/admin/centros/${id}`)
  await startRestore()
  await confirmRestoring(site)
  await until(() => screen.getByText(/^La base de datos no lo acepta, y nada ha cambiado: su número o su dirección/))
  expectConsoleError('Error restoring a revision')
})

test('a name that another city of the province has by now does not come back, and the dialog says why', async () => {
  narrowCities(site.requests, ['chambo', 'guano', 'colta'])
  await site.backend.sql(`update public.cities set name = 'Chambo Viejo', "canonicalName" = null where slug = 'chambo'`)
  await site.backend.sql(`update public.cities set name = 'Chambo', "canonicalName" = null where slug = 'guano'`)
  await site.visit('/admin/ciudades/chambo')
  await startRestore()
  await until(() =>
    expect(dialog().textContent).toContain('Ya hay una ciudad con este nombre en Chimborazo: Chambo (guano).'),
  )
  expect(screen.queryByRole('button', { name: 'Sí, restaurar' })).toBeNull()
})
