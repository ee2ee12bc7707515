import { test, vi } from 'vitest'
import { expectAccessible } from '../accessible'
import { SESSION, signIn } from '../desk'
import { narrowCities } from '../requests'
import { expect, openSite, screen, until, within } from '../site'

const site = openSite(['Napo'])

test('an editor adds an emergency number to a city and removes it; the history says it, and nobody else may', async () => {
  narrowCities(site.requests, ['tena', 'archidona'])
  site.allowStorage(SESSION)
  await site.visit('/admin/ciudades/tena')
  const add = await until(() => screen.getByRole('button', { name: 'Agregar un contacto' }))
  await until(() => screen.getByText('Los contactos los cambia un editor.'))
  expect(add).toHaveProperty('disabled', true)

  await signIn(site, 'editor')
  await until(() => expect(add).toHaveProperty('disabled', false))
  await site.user.click(add)
  await site.user.type(screen.getByLabelText('Quién contesta'), 'Bomberos de Tena')
  expect(asksBeforeFollowing('/admin/centros#lista')).toBe(true)
  expect(asksBeforeFollowing('#historial')).toBe(false)
  const save = () => screen.getByRole('button', { name: 'Guardar los contactos' })
  await site.user.click(save())
  await until(() => screen.getByText(/^Escriba solo el número/))
  await site.user.type(screen.getByLabelText('Número'), '06 2870102')
  await expectAccessible()
  await site.user.click(save())
  await until(() => screen.getByText(/^Guardado\./))
  const stored = async () => {
    const [row] = await site.backend.sql<{ contacts: string }>(
      `select "emergencyContacts" as contacts from cities where slug = 'tena'`,
    )
    return JSON.parse(row?.contacts ?? '{}')
  }
  expect(await stored()).toMatchObject({ emergencias: '911', 'Bomberos de Tena': '062870102' })
  const history = within(screen.getByRole('region', { name: 'Historial' }))
  await until(() => history.getByText(/Bomberos de Tena/))

  await site.user.click(screen.getByRole('button', { name: 'Quitar Bomberos de Tena' }))
  await site.user.click(save())
  await until(() => screen.getByText(/^Guardado\./))
  expect(await stored()).not.toHaveProperty('Bomberos de Tena')
})

/** Follows a link to this address, says «no» if asked, and returns whether it was. */
function asksBeforeFollowing(address: string): boolean {
  const confirm = vi.fn(() => false)
  vi.stubGlobal('confirm', confirm)
  const link = document.createElement('a')
  link.href = address
  document.body.append(link)
  link.click()
  link.remove()
  return confirm.mock.calls.length > 0
}
