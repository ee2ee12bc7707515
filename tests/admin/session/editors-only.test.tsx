import { expect, test } from 'vitest'
import { ReadOnlyNote } from '@/admin/session/ReadOnlyNote'
import { quietDesk } from '../quiet-desk'

const SESSION = ['session'] as const
const NOBODY = { user: null, isEditor: false, mayEdit: false, publicAdmin: false }
const EDITOR = { user: { id: 'e', email: 'e@portal.test' }, isEditor: true, mayEdit: true, publicAdmin: false }

test('whoever may not save is told before pressing the button, and only a visitor to sign in', () => {
  const { client, says } = quietDesk()
  client.setQueryData(SESSION, NOBODY)
  expect(says(<ReadOnlyNote />).trim()).toBe(
    'Sin iniciar sesión la base de datos rechazará este cambio. Iniciar sesión',
  )
  client.setQueryData(SESSION, { ...EDITOR, isEditor: false, mayEdit: false })
  expect(says(<ReadOnlyNote />).trim()).toMatch(/^Su cuenta no está en la lista de editores: [^.]*\.$/)
  client.setQueryData(SESSION, EDITOR)
  expect(says(<ReadOnlyNote />)).toBe('')
})
