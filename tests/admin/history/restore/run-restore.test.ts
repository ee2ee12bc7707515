import { expect, test } from 'vitest'
import type { RestoreItem } from '@/admin/history/restore/plan-restore'
import { createRestore, type RestoreState } from '@/admin/history/restore/run-restore'
import { DataError, type DataErrorKind } from '@/data/errors'

const CONTENT = { title: '', metaDescription: '', contentHash: '', seoScore: 1, wordCount: 1, internalLinksCount: 1 }

function items(count: number): RestoreItem[] {
  const item = { kind: 'page', standing: 'ready', cityId: '', pageType: 'cytotec', from: CONTENT, to: CONTENT } as const
  return Array.from({ length: count }, (_, index) => ({ ...item, id: String(index) }))
}

/** A database that answers each restore as `fate` says, and a clock whose waits end at once. */
function world(fate: (id: string, attempt: number) => 'restored' | 'changed' | DataErrorKind = () => 'restored') {
  const written: string[] = []
  const attempts = new Map<string, number>()
  let goOnline = () => {}
  const restore = createRestore({
    restore: async ({ id }) => {
      await Promise.resolve()
      const attempt = (attempts.get(id) ?? 0) + 1
      attempts.set(id, attempt)
      const answer = fate(id, attempt)
      if (answer !== 'restored' && answer !== 'changed') throw new DataError(answer, new Error('the test says so'))
      if (answer === 'restored') written.push(id)
      return answer
    },
    wait: async (_, signal) => {
      if (!signal.aborted) await new Promise((resolve) => setImmediate(resolve))
    },
    askedToWaitMs: () => 0,
    online: () => true,
    onOnline: (listener) => {
      goOnline = listener
      return () => undefined
    },
  })
  const seen: RestoreState['hold'][] = []
  restore.subscribe(() => seen.push(restore.getState().hold))
  return { restore, written, seen, goOnline: () => goOnline() }
}

test('a second start while rows are brought back starts nothing', async () => {
  const { restore, written } = world()
  await Promise.all([restore.start(items(6)), restore.start(items(6))])
  expect(written).toEqual(['0', '1', '2', '3', '4', '5'])
  expect(restore.getState()).toMatchObject({ phase: 'ended', ending: 'complete', total: 6, restored: 6 })
})

test('every row is restored once', async () => {
  const { restore, written } = world()
  await restore.start(items(30))
  expect(written.toSorted((a, b) => Number(a) - Number(b))).toEqual(items(30).map(({ id }) => id))
  expect(restore.getState()).toMatchObject({ phase: 'ended', ending: 'complete', restored: 30, changed: 0, failed: 0 })
})

test('a stopped restore finishes the rows it has begun, and says how far it came', async () => {
  const { restore, written } = world()
  restore.subscribe(() => {
    if (restore.getState().restored === 10) restore.stop()
  })
  await restore.start(items(30))
  const { ending, phase, restored, total } = restore.getState()
  expect({ ending, phase, total }).toEqual({ ending: 'stopped', phase: 'ended', total: 30 })
  expect(restored).toBe(written.length)
  expect(restored).toBeGreaterThanOrEqual(10)
  expect(restored).toBeLessThan(15)
})

test('a stopped restore can be continued', async () => {
  const { restore, written } = world()
  const stopping = restore.start(items(20))
  restore.stop()
  await stopping
  await restore.start(items(20).filter(({ id }) => !written.includes(id)))
  expect(new Set(written).size).toBe(20)
  expect(restore.getState().ending).toBe('complete')
})

test('rows that somebody changed in the meantime are counted and left unchanged', async () => {
  const { restore, written } = world((id) => (id === '3' ? 'changed' : 'restored'))
  await restore.start(items(5))
  expect(written).not.toContain('3')
  expect(restore.getState()).toMatchObject({ ending: 'complete', restored: 4, changed: 1 })
})

test('a refusal ends the restore at once, because every further row would be refused too', async () => {
  const { restore, written } = world((id) => (Number(id) >= 4 ? 'forbidden' : 'restored'))
  await restore.start(items(100))
  expect(written).toHaveLength(4)
  expect(restore.getState()).toMatchObject({ phase: 'ended', ending: 'refused', restored: 4, failed: 0 })
})

test('without a network the restore waits and continues by itself, and no row is lost', async () => {
  const { restore, written, seen } = world((_, attempt) => (attempt === 1 ? 'offline' : 'restored'))
  await restore.start(items(8))
  expect(new Set(written).size).toBe(8)
  expect(seen).toContain('network')
  expect(restore.getState()).toMatchObject({ hold: null, ending: 'complete', restored: 8 })
})

test('a row that fails three times is counted as failed, and the others are restored', async () => {
  const { restore } = world((id) => (id === '1' ? 'invalid' : 'restored'))
  const errors: unknown[][] = []
  const report = console.error
  console.error = (...args: unknown[]) => errors.push(args)
  await restore.start(items(3))
  console.error = report
  expect(restore.getState()).toMatchObject({ ending: 'complete', restored: 2, failed: 1 })
  expect(errors).toMatchObject([['Error restoring a record', 'la base de datos rechazó los datos']])
})
