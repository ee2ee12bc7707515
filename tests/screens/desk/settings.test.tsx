/** «Ajustes»: who may edit, as an owner and as an editor see it, and one's own password. */
import { afterEach, beforeEach, test, vi } from 'vitest'
import { expectConsoleError } from '../../support/loud-console'
import { SIGNED_IN } from '../../support/people'
import { expectAccessible } from '../accessible'
import { SESSION, signIn } from '../desk'
import { publish } from '../published'
import { expect, openSite, screen, until, within } from '../site'

const site = openSite(['Azuay'])
const { editor, stranger } = SIGNED_IN

beforeEach(() => {
  site.allowStorage(SESSION)
  publish(site)
})
afterEach(async () => {
  await site.backend.sql(`delete from public.editors where "userId" = '${stranger.id}'`)
  await site.backend.sql(`update public.editors set role = 'editor' where "userId" = '${editor.id}'`)
})

const people = () => within(screen.getByRole('heading', { name: 'Personas' }).closest('section') ?? document.body)

async function openSettings(): Promise<void> {
  await site.visit('/admin/ajustes')
  await signIn(site, 'editor')
  await until(() => people().getByText('Editora de prueba'))
}

test('an owner adds a person by the id of their account and removes them again', async () => {
  await site.backend.sql(`update public.editors set role = 'owner' where "userId" = '${editor.id}'`)
  await openSettings()
  await site.user.click(await until(() => people().getByText('Agregar una persona')))
  const add = async () => site.user.click(await until(() => people().getByRole('button', { name: 'Agregar' })))
  await add()
  await until(() => people().getByText('Escriba su nombre.'))
  await site.user.type(people().getByLabelText('Nombre'), 'Colega de prueba')
  await site.user.type(people().getByLabelText('User UID'), '1234')
  await add()
  await until(() => people().getByText(/^El «User UID» tiene 36 signos/))
  // An id that no account has.
  await site.user.clear(people().getByLabelText('User UID'))
  await site.user.type(people().getByLabelText('User UID'), crypto.randomUUID())
  await add()
  await until(() => people().getByText(/^No hay ninguna cuenta con ese identificador/))
  await expectAccessible()
  await site.user.clear(people().getByLabelText('User UID'))
  await site.user.type(people().getByLabelText('User UID'), stranger.id)
  await add()
  const remove = await until(() => people().getByRole('button', { name: 'Quitar a Colega de prueba' }))
  expect(people().queryByRole('button', { name: /Editora de prueba/ })).toBeNull()

  const asked = vi.fn(() => false)
  vi.stubGlobal('confirm', asked)
  await site.user.click(remove)
  expect(asked).toHaveBeenCalledOnce()
  expect(people().getByText('Colega de prueba')).toBeTruthy()
  asked.mockReturnValue(true)
  await site.user.click(remove)
  await until(() => expect(people().queryByText('Colega de prueba')).toBeNull())
  const listed = await site.backend.sql<{ userId: string }>('select "userId" from public.editors')
  expect(listed.map(({ userId }) => userId)).not.toContain(stranger.id)
})

test('an editor who is no owner sees who may edit, and can neither add nor remove anybody', async () => {
  await site.backend.sql(`insert into public.editors ("userId", name) values ('${stranger.id}', 'Colega de prueba')`)
  await openSettings()
  await until(() => people().getByText('Colega de prueba'))
  expect(people().getByText(/^Agregar y quitar personas es de quien es responsable/)).toBeTruthy()
  expect(people().queryByRole('button', { name: /^Quitar/ })).toBeNull()
  expect(people().queryByText('Agregar una persona')).toBeNull()
})

test('a password is changed; one that is too short, or refused, or sent without a connection, is explained and stays typed', async () => {
  await openSettings()
  const field = screen.getByLabelText('Contraseña nueva')
  const change = screen.getByRole('button', { name: 'Cambiar' })
  await site.user.type(field, 'corta')
  await site.user.click(change)
  await until(() => screen.getByText('Escriba al menos 10 signos.'))
  expect(site.requests.asked.some(({ method }) => method === 'PUT')).toBe(false)
  await site.user.type(field, '-pero-luego-larga')

  const isThere = site.requests.answer(({ method }) => method === 'PUT', 'abort')
  vi.spyOn(console, 'warn').mockReturnValue()
  await site.user.click(change)
  await until(() => screen.getByText(/^No hay conexión\. Inténtelo/))
  expectConsoleError('Failed to fetch')
  isThere()
  const isFine = site.requests.answer(({ method }) => method === 'PUT', {
    status: 422,
    json: { code: 422, error_code: 'weak_password', msg: 'Password is too weak' },
  })
  await site.user.click(change)
  await until(() => screen.getByText(/^El servidor no la acepta/))
  expect(field).toHaveProperty('value', 'corta-pero-luego-larga')
  isFine()

  site.requests.answer(({ method }) => method === 'PUT', {
    status: 200,
    json: { id: editor.id, aud: 'authenticated', role: 'authenticated', email: editor.email },
  })
  await site.user.click(change)
  await until(() => screen.getByText('Su contraseña cambió.'))
  expect(field).toHaveProperty('value', '')
})
