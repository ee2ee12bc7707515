import { beforeAll, expect, test } from 'vitest'
import type { RestoreState } from '@/admin/history/restore/run-restore'
import { renderPage, stubSettings, wordsOf } from '../../visitor/render-page'

const ENDED: RestoreState = {
  phase: 'ended',
  hold: null,
  ending: 'complete',
  total: 4,
  restored: 1,
  changed: 0,
  failed: 0,
}
let endOf: (change: Partial<RestoreState>) => string

beforeAll(async () => {
  stubSettings()
  const { RestoreEnd } = await import('@/admin/history/restore/RestoreProgress')
  endOf = (change) => wordsOf(renderPage(<RestoreEnd state={{ ...ENDED, ...change }} />))
})

test('a restoring tells what it left as it is, one or several', () => {
  expect(endOf({})).not.toContain('mientras tanto')
  expect(endOf({ changed: 1 })).toContain(' 1 quedó como está: alguien lo cambió mientras tanto.')
  expect(endOf({ changed: 3 })).toContain(' 3 quedaron como están: alguien los cambió mientras tanto.')
})
