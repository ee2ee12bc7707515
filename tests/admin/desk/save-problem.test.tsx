import { expect, test } from 'vitest'
import { SaveProblem } from '@/admin/desk/reading/SaveProblem'
import { toDataError } from '@/data/errors'
import { quietDesk } from '../quiet-desk'

test.each([
  ['restricted', { message: 'Service for this project is restricted' }, 402],
  ['without room', { code: '25006', message: 'cannot execute UPDATE in a read-only transaction' }, 405],
])('a project that is %s is not reported as a mistake in what was typed', (_, answer, status) => {
  const said = quietDesk().says(<SaveProblem error={toDataError(answer, status)} words={{ invalid: 'Revise.' }} />)
  expect(said).toContain('no acepta cambios')
  expect(said).toContain('avise a la persona responsable del portal')
  expect(said).not.toContain('Revise.')
})
