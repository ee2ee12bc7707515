/** An editor's session at the desk. */
import { SIGNED_IN } from '../support/people'
import { eventually, press, test } from './journey'

test('an editor signs in, is told what they may do, and signs out', async ({ tab, portal }) => {
  await tab.open(`${portal}/admin`)
  const said = () => tab.run(() => document.querySelector('header')?.textContent)
  await eventually(said).toContain('Sin iniciar sesión')
  await press(tab, 'header button', 'Iniciar sesión')
  await press(tab, 'dialog input[type="email"]')
  await tab.type(SIGNED_IN.editor.email)
  await tab.key('Tab')
  await tab.type(SIGNED_IN.editor.password)
  await tab.key('Enter')
  await eventually(said).toContain(SIGNED_IN.editor.email)
  await press(tab, 'header button', 'Cerrar sesión')
  await eventually(said).toContain('Sin iniciar sesión')
})
