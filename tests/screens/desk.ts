/** What the tests of the editors’ desk do over and over. */
import { SIGNED_IN, type SignedIn } from '../support/people'
import { expect, type Site, screen, until, within } from './site'

/** Where the browser keeps who signed in. */
export const SESSION = 'portal-session'

export function banner(): HTMLElement {
  return screen.getByRole('banner')
}

export async function signIn(site: Site, person: SignedIn): Promise<void> {
  await site.user.click(await until(() => within(banner()).getByRole('button', { name: 'Iniciar sesión' })))
  await fillSignIn(site, person)
}

/** In the dialog that is open. */
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
