/** Steps that several tests of the editors’ desk share. */
import { SIGNED_IN, type SignedIn } from '../support/people'
import { expect, type Site, screen, until, within } from './site'

/** The key in the browser's storage that holds the session of the signed-in person. */
export const SESSION = 'portal-session'

export function banner(): HTMLElement {
  return screen.getByRole('banner')
}

export async function signIn(site: Site, person: SignedIn): Promise<void> {
  await site.user.click(await until(() => within(banner()).getByRole('button', { name: 'Iniciar sesión' })))
  await fillSignIn(site, person)
}

/** Signs in with the dialog that is already open. */
export async function fillSignIn({ user }: Site, person: SignedIn): Promise<void> {
  const dialog = within(screen.getByRole('dialog', { name: 'Iniciar sesión' }))
  await user.type(dialog.getByLabelText('Correo electrónico'), SIGNED_IN[person].email)
  await user.type(dialog.getByLabelText('Contraseña'), SIGNED_IN[person].password)
  await user.click(dialog.getByRole('button', { name: 'Entrar' }))
  await until(() => expect(banner().textContent).toContain(SIGNED_IN[person].email))
}

export async function signOut({ user }: Site): Promise<void> {
  await user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  await until(() => expect(banner().textContent).toContain('Sin iniciar sesión'))
}

/** Makes both stored tokens invalid, as when the session was ended elsewhere. */
export function endSession(): void {
  const session = JSON.parse(localStorage.getItem(SESSION) ?? '{}')
  const access_token = String(session.access_token).replace(/.{6}$/, 'AAAAAA')
  localStorage.setItem(SESSION, JSON.stringify({ ...session, access_token, refresh_token: 'gone' }))
}
