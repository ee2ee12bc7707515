/** The desk's sign-in: who is signed in, signing in and out, and what the desk says while the server is unreachable. */
import { afterEach, beforeEach, test, vi } from 'vitest'
import { allowConsoleError, expectConsoleError } from '../../support/loud-console'
import { SIGNED_IN } from '../../support/people'
import { expectAccessible } from '../accessible'
import { banner, SESSION, signIn, signOut } from '../desk'
import { publish, publishedAt } from '../published'
import { narrowCities, of } from '../requests'
import { expect, openSite, screen, until, within } from '../site'

const site = openSite(['Azuay', 'Loja'])

// The panel also judges the pages of every city; two cities keep that short.
beforeEach(() => narrowCities(site.requests, ['cuenca', 'loja']))
afterEach(() => site.backend.setPublicAdmin(true))

test('with the admin closed, a visitor and a stranger may only read, and an editor may work', async () => {
  await site.backend.setPublicAdmin(false)
  publish(site)
  await site.visit('/admin')
  await until(() => screen.getByText('Panel de administración - Acceso de editores'))
  expect(banner().textContent).toContain('Solo lectura')
  expect(screen.queryByText(/Acceso público/)).toBeNull()
  await signIn(site, 'stranger')
  expect(banner().textContent).toContain('Solo lectura')
  await signOut(site)
  await signIn(site, 'editor')
  await until(() => expect(banner().textContent).toContain('Puede editar'))
  // The indexing status is measured for a signed-in user.
  await until(() => screen.getByText('Última actualización'))
  await signOut(site)
})

test('the dialog says that there is no connection or that the password is wrong, keeps no password, and leaves text typed elsewhere alone', async () => {
  site.allowStorage('deployment_notes')
  publish(site)
  await site.visit('/admin')
  const button = await until(() => within(banner()).getByRole('button', { name: 'Iniciar sesión' }))
  await site.user.type(await until(() => screen.getByLabelText('Notas')), 'Falta el registro AAAA')

  await site.user.click(button)
  const dialog = within(screen.getByRole('dialog', { name: 'Iniciar sesión' }))
  await site.user.type(dialog.getByLabelText('Correo electrónico'), SIGNED_IN.editor.email)
  await site.user.type(dialog.getByLabelText('Contraseña'), 'otra-cosa-larga')
  const enter = dialog.getByRole('button', { name: 'Entrar' })
  const isThere = site.requests.answer(/\/auth\/v1\/token/, 'abort')
  await site.user.click(enter)
  await until(() => expect(dialog.getByRole('alert').textContent).toMatch(/^No hay conexión\./))
  expectConsoleError('Failed to fetch')
  isThere()
  await site.user.click(enter)
  await until(() => expect(dialog.getByRole('alert').textContent).toBe('El correo o la contraseña no son correctos.'))
  await until(() => expect(document.activeElement).toBe(enter))
  await expectAccessible()

  // The password field is empty when the dialog is opened again.
  await site.user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  await site.user.click(button)
  expect(dialog.getByLabelText('Contraseña')).toHaveProperty('value', '')
  await site.user.click(dialog.getByRole('button', { name: 'Cancelar' }))

  await signIn(site, 'editor')
  expect(screen.getByLabelText('Notas')).toHaveProperty('value', 'Falta el registro AAAA')
  await signOut(site)
  // The button that was pressed is gone, so the focus is on the new state that it caused.
  const whoYouAre = within(banner()).getByText('Sin iniciar sesión').closest('[role="status"]')
  await until(() => expect(document.activeElement).toBe(whoYouAre))
})

test('with the admin closed, the history is not said to be empty to whoever may not see it', async () => {
  await site.backend.setPublicAdmin(false)
  site.allowStorage(SESSION)
  await site.visit('/admin/historial?desde=2020-01-01&hasta=2020-01-02')
  await until(() => screen.getByText(/^Solo los editores ven las revisiones/))
  expect(screen.queryByText('Nada de lo que pide está anotado.')).toBeNull()
  await signIn(site, 'editor')
  await until(() => screen.getByText('Nada de lo que pide está anotado.'))
  await signOut(site)
})

test('a session that a read finds ended is said to have ended, and what only editors read is not shown as empty', async () => {
  await site.backend.setPublicAdmin(false)
  site.allowStorage(SESSION)
  await site.visit('/admin/historial')
  // Somebody signed out before, which is not what happens now.
  await signIn(site, 'stranger')
  await signOut(site)
  await signIn(site, 'editor')
  await until(() => screen.getByRole('region', { name: 'Cambios' }))
  const session = JSON.parse(localStorage.getItem(SESSION) ?? '{}')
  localStorage.setItem(SESSION, JSON.stringify({ ...session, expires_at: 1, refresh_token: 'gone' }))
  await site.user.selectOptions(screen.getByLabelText('Qué'), 'Ciudades')
  await until(() => expect(banner().textContent).toContain('Su sesión terminó'))
  await until(() => screen.getByText(/^Solo los editores ven las revisiones/))
})

test('a sign-in that is cancelled while it is checked signs nobody in', async () => {
  publishedAt(site, '2026-11-20T12:18:03Z')
  await site.visit('/admin/publicar')
  await site.user.click(await until(() => within(banner()).getByRole('button', { name: 'Iniciar sesión' })))
  const dialog = within(screen.getByRole('dialog', { name: 'Iniciar sesión' }))
  await site.user.type(dialog.getByLabelText('Correo electrónico'), SIGNED_IN.editor.email)
  await site.user.type(dialog.getByLabelText('Contraseña'), SIGNED_IN.editor.password)
  const checking = site.requests.hold(/\/auth\/v1\/token/)
  await site.user.click(dialog.getByRole('button', { name: 'Entrar' }))
  await until(() => dialog.getByRole('button', { name: 'Comprobando…' }))
  await site.user.click(dialog.getByRole('button', { name: 'Cancelar' }))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  checking.release()
  await until(() => expect(site.requests.asked.map(({ url }) => url.pathname)).toContain('/auth/v1/logout'))
  await until(() => expect(localStorage.getItem(SESSION)).toBeNull())
  expect(banner().textContent).not.toContain(SIGNED_IN.editor.email)
})

test('an editor who signs out while the server is out of reach is signed out of this browser all the same, and what only editors read is gone', async () => {
  const at = '2026-11-20T12:18:03Z'
  const asked = {
    id: crypto.randomUUID(),
    requestedAt: at,
    requestedBy: null,
    changedAt: at,
    state: 'failed',
    hook: 'none',
  }
  site.requests.answer(of('publications'), { status: 200, json: [{ ...asked, said: 'Falta espacio' }] })
  await site.visit('/admin/publicar')
  await signIn(site, 'editor')
  await until(() => screen.getByText('Falta espacio'))
  let lose = () => {}
  site.requests.answer(
    /\/auth\/v1\/logout/,
    () =>
      new Promise((_, reject) => {
        lose = () => reject(new TypeError('Failed to fetch'))
      }),
  )
  await site.user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  // While the server is asked, the editor sees that the press was taken, and a second press does nothing.
  await site.user.click(await until(() => screen.getByRole('button', { name: 'Cerrando…' })))
  site.requests.answer(/\/(auth|rest)\/v1\//, 'abort')
  lose()
  await until(() => expect(banner().textContent).toContain('Sin iniciar sesión'))
  expect(banner().textContent).not.toContain(SIGNED_IN.editor.email)
  expect(localStorage.getItem(SESSION)).toBeNull()
  expect(screen.queryByText('Falta espacio')).toBeNull()
  expectConsoleError('Failed to fetch')
  // On a busy machine the list of the screen may still be on its way.
  allowConsoleError('Error loading cities')
})

test.each([
  ['in another tab', () => new StorageEvent('storage', { key: SESSION, oldValue: '{}', newValue: null })],
  ['by emptying the storage in another tab', () => new StorageEvent('storage', { key: null })],
  ['while this page was held for Back', () => Object.assign(new Event('pageshow'), { persisted: true })],
])('an editor who signed out %s is signed out here, also while the server is out of reach', async (_, hears) => {
  await site.backend.setPublicAdmin(false)
  site.allowStorage(SESSION)
  await site.visit('/admin/historial?desde=2020-01-01&hasta=2020-01-02')
  await signIn(site, 'editor')
  await until(() => screen.getByText('Nada de lo que pide está anotado.'))
  site.requests.answer(/\/(auth|rest)\/v1\//, 'abort')
  localStorage.removeItem(SESSION)
  window.dispatchEvent(hears())
  await until(() => expect(banner().textContent).toContain('Su sesión terminó'))
  expect(banner().textContent).toContain('Solo lectura')
  expect(document.body.textContent).not.toContain(SIGNED_IN.editor.email)
  expect(screen.queryByText('Nada de lo que pide está anotado.')).toBeNull()
})

test('where the browser denies storage, an editor whom Back brings to the desk is still signed in while the server is out of reach', async () => {
  const denied = vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  try {
    await site.visit('/admin/historial?desde=2020-01-01&hasta=2020-01-02')
    await signIn(site, 'editor')
    await until(() => screen.getByText('Nada de lo que pide está anotado.'))
    const asked = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
    site.requests.answer(/\/(auth|rest)\/v1\//, asked)
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
    await until(() => expect(asked).toHaveBeenCalled())
    expect(banner().textContent).toContain(SIGNED_IN.editor.email)
  } finally {
    denied.mockRestore()
  }
})

test('the desk says that the server is unreachable until the network is back, and then that it is', async () => {
  site.allowStorage(SESSION)
  await site.visit('/admin/historial')
  await signIn(site, 'editor')
  // A read that succeeded after the failure would count as proof that the server is reachable.
  await until(() => within(screen.getByLabelText('Ciudad')).getByRole('option', { name: 'Cuenca' }))
  await site.requests.atRest()
  const isThere = site.requests.answer(/\/rest\/v1\//, 'abort')
  await site.user.selectOptions(screen.getByLabelText('Qué'), 'Ciudades')
  await until(() => screen.getByText('No hay conexión con el servidor.'))
  isThere()
  window.dispatchEvent(new Event('online'))
  await until(() => screen.getByText('Ya hay conexión con el servidor.'))
  expect(screen.queryByText('No hay conexión con el servidor.')).toBeNull()
})
