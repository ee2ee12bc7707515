/** An editor's session at the desk. */
import { SIGNED_IN } from '../support/people'
import { address, eventually, press, test } from './journey'
import type { Tab } from './tab'

test('an editor signs in, is told what they may do, and signs out', async ({ tab, portal }) => {
  await signIn(tab, `${portal}/admin`)
  await press(tab, 'header button', 'Cerrar sesión')
  await eventually(() => header(tab)).toContain('Sin iniciar sesión')
})

test('after signing out, Back shows nobody as signed in, not from the back/forward cache either', async ({
  tab,
  portal,
}) => {
  await signIn(tab, `${portal}/admin/historial`)
  await tab.open(portal)
  await tab.open(`${portal}/admin`)
  await press(tab, 'header button', 'Cerrar sesión')
  await eventually(() => header(tab)).toContain('Sin iniciar sesión')
  await tab.back()
  await eventually(() => address(tab)).toBe(`${portal}/`)
  await tab.back()
  await eventually(() => address(tab)).toBe(`${portal}/admin/historial`)
  // WebKit says that the session ended: it keeps the page as it was left.
  await eventually(() => header(tab)).toMatch(/Sin iniciar sesión|Su sesión terminó/)
})

const header = (tab: Tab) => tab.run(() => document.querySelector('header')?.textContent)

async function signIn(tab: Tab, address: string): Promise<void> {
  await tab.open(address)
  await eventually(() => header(tab)).toContain('Sin iniciar sesión')
  await press(tab, 'header button', 'Iniciar sesión')
  await press(tab, 'dialog input[type="email"]')
  await tab.type(SIGNED_IN.editor.email)
  await tab.key('Tab')
  await tab.type(SIGNED_IN.editor.password)
  await tab.key('Enter')
  await eventually(() => header(tab)).toContain(SIGNED_IN.editor.email)
}
