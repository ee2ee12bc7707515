/** How a change of a place or of a city is taken back on its own screen, whatever happens in the meantime. */
import { beforeEach, test } from 'vitest'
import { expect, openSite, screen, until } from '../site'
import { addPlace, confirmRestoring, placeOf, quietly } from './places'

const site = openSite()
beforeEach(quietly)

const dialog = () => screen.getByRole('dialog', { name: /^¿Restaurar/ })

/** Opens the dialog for the latest change in the history of this screen. */
async function askToRestore(): Promise<void> {
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
  await askToRestore()
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
  await until(() => expect(dialog().textContent).toContain('cambió otra vez después, y eso también se deshace'))
  await confirmRestoring(site)
  await until(() => screen.getByText(/^Restaurado/))
  expect(await status()).toBe('open')
})
