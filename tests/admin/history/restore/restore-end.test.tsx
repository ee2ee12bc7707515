import { expect, test } from 'vitest'
import type { RestoreItem } from '@/admin/history/restore/plan-restore'
import { RestorePreview } from '@/admin/history/restore/RestorePreview'
import { RestoreEnd } from '@/admin/history/restore/RestoreProgress'
import type { RestoreState } from '@/admin/history/restore/run-restore'
import { renderPage, wordsOf } from '../../../visitor/render-page'

const ENDED: RestoreState = {
  phase: 'ended',
  hold: null,
  ending: 'complete',
  total: 4,
  restored: 1,
  changed: 0,
  failed: 0,
}
const endOf = (change: Partial<RestoreState>) => wordsOf(renderPage(<RestoreEnd state={{ ...ENDED, ...change }} />))

function planOf(...standings: RestoreItem['standing'][]): string {
  const item = { kind: 'city', cityId: 'c', from: {}, to: {} } as const
  const plan = standings.map((standing, index) => ({ ...item, id: String(index), standing }))
  return wordsOf(renderPage(<RestorePreview plan={plan} isContinued={false} isHeld={false} onRestore={() => {}} />))
}

test('a restore says how many records it left unchanged, in singular or plural', () => {
  expect(endOf({})).not.toContain('mientras tanto')
  expect(endOf({ changed: 1 })).toContain(' 1 quedó como está: alguien lo cambió mientras tanto.')
  expect(endOf({ changed: 3 })).toContain(' 3 quedaron como están: alguien los cambió mientras tanto.')
})

test('a plan that restores nothing by itself says why', () => {
  expect(planOf('changed', 'done')).toContain('Nada vuelve sin que usted lo marque.')
  expect(planOf('changed', 'done')).not.toContain('No queda nada')
  expect(planOf('done', 'gone')).toContain('No queda nada por restaurar.')
  expect(planOf('first', 'gone')).toContain('No hay nada que restaurar.')
  expect(planOf('ready', 'changed')).not.toContain('Nada vuelve')
})
