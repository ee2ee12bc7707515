import { expect, test, vi } from 'vitest'
import { follow } from '@/admin/desk/list/slices'

/** Work that tells one step and then fails. */
async function* failing(error: Error): AsyncGenerator<string, void> {
  yield 'one step'
  throw error
}

test('work that fails tells its steps and then the failure', async () => {
  const error = new Error('a page could not be compared')
  const told: unknown[] = []
  follow(
    failing(error),
    (step) => told.push(step),
    (failure) => told.push(failure),
  )
  await vi.waitFor(() => expect(told).toEqual(['one step', error]))
})

test('work that is no longer wanted tells no failure either', async () => {
  const told = vi.fn()
  follow(failing(new Error('too late')), told, told)()
  await new Promise((later) => setTimeout(later, 0))
  expect(told).not.toHaveBeenCalled()
})
