import { expect, test } from 'vitest'
import { messageOf } from '@/admin/desk/reading/error-text'
import { toDataError } from '@/data/errors'

test('an editor is told the one cause that the server’s answer names, not three guesses', () => {
  const told = (status: number) => messageOf(toDataError({ message: 'x' }, status))
  expect(told(503)).toBe('el servidor está saturado')
  expect(told(402)).toBe('el servidor no acepta cambios en este momento')
  expect(told(500)).toContain('500')
  expect(told(408)).toBe('el servidor no respondió a tiempo')
})
