import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOneRun, otherRun, parseNotice, type RunNotice } from '@/admin/running/one-run'
import { storedIn } from '../../support/stored-in'

const NOTICE: RunNotice = { kind: 'cities', phase: 'running', done: 120, total: 444, at: 1 }

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', storedIn(stored))
  vi.stubGlobal('window', new EventTarget())
})
afterEach(() => void vi.unstubAllGlobals())

/** A simulated browser whose tabs share one storage and one lock; closing a tab releases its lock. */
function startBrowser() {
  let holder: number | undefined
  let tabs = 0
  const waiting: (() => void)[] = []
  const release = (id: number) => {
    if (holder !== id) return
    holder = undefined
    for (const grant of waiting.splice(0)) grant()
  }
  return {
    openTab: () => {
      tabs += 1
      const id = tabs
      const request = async (_: string, { mode }: LockOptions, work: (lock: object | null) => unknown) => {
        if (mode === 'shared') {
          if (holder !== undefined) await new Promise<void>((resolve) => waiting.push(resolve))
          return work({})
        }
        if (holder !== undefined) return work(null)
        holder = id
        try {
          return await work({})
        } finally {
          release(id)
        }
      }
      const tab = createOneRun({
        request: request as LockManager['request'],
        query: async () => ({ held: holder === undefined ? [] : [{ name: 'portal-generacion' }], pending: [] }),
      })
      const alone = (work: () => Promise<boolean>, stop = () => {}) => tab.alone(work, stop)
      return { ...tab, alone, close: () => release(id) }
    },
  }
}

const forEver = () => new Promise<boolean>(() => undefined)

test('a second tab sees the run of the first tab and does not start another', async () => {
  const browser = startBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  void first.alone(forEver)
  first.note(NOTICE)
  await second.look()
  expect(first.getSeen()).toEqual({ notice: NOTICE, location: 'here' })
  expect(second.getSeen()).toEqual({ notice: NOTICE, location: 'elsewhere' })
  const work = vi.fn(forEver)
  expect(await second.alone(work)).toBe(false)
  expect(await first.alone(work)).toBe(false)
  expect(work).not.toHaveBeenCalled()
})

test('a tab stops the run that it has, and no other', async () => {
  const browser = startBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  const stop = vi.fn()
  void first.alone(forEver, stop)
  second.stop()
  expect(stop).not.toHaveBeenCalled()
  first.stop()
  expect(stop).toHaveBeenCalledOnce()
})

test('after the end of a run no tab sees it, and the next run may begin, also after one that threw an error', async () => {
  const browser = startBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  const broken = first.alone(async () => {
    first.note(NOTICE)
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
  await second.look()
  expect(second.getSeen()).toBeNull()
  expect(stored.size).toBe(0)
  expect(await second.alone(async () => false)).toBe(true)
})

test('a tab that watches learns at once that the running tab was closed, and the run is offered to be continued', async () => {
  const browser = startBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  void first.alone(forEver)
  first.note(NOTICE)
  second.subscribe(() => undefined)
  await vi.waitFor(() => expect(second.getSeen()?.location).toBe('elsewhere'))
  first.close()
  await vi.waitFor(() => expect(second.getSeen()).toEqual({ notice: NOTICE, location: 'left' }))
  second.forget()
  expect(second.getSeen()).toBeNull()
  expect(stored.size).toBe(0)
})

test('a run that ends with work left is offered to be continued, until a run or a plan finds nothing left to write', async () => {
  const browser = startBrowser()
  const left = { notice: NOTICE, location: 'left' }
  for (const finish of [
    (tab: ReturnType<typeof browser.openTab>) => tab.alone(async () => false),
    (tab: ReturnType<typeof browser.openTab>) => tab.finished(),
  ]) {
    const first = browser.openTab()
    await first.alone(async () => {
      // The last one comes within a second of the one before it, and still says how far the run was in the end.
      first.note({ ...NOTICE, done: 61, at: 0 })
      first.note(NOTICE)
      return true
    })
    const next = browser.openTab()
    await next.look()
    expect(next.getSeen()).toEqual(left)
    await finish(next)
    expect(next.getSeen()).toBeNull()
    expect(stored.size).toBe(0)
  }
})

test('a tab without a run neither changes nor removes the notice of a run in another tab', async () => {
  const browser = startBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  void first.alone(forEver)
  first.note({ ...NOTICE, phase: 'paused' })
  second.note({ ...NOTICE, phase: 'stopping' })
  await second.finished()
  expect(second.getSeen()).toEqual({ notice: { ...NOTICE, phase: 'paused' }, location: 'elsewhere' })
})

test('progress is written once a second at most, and at once where the phase has changed', () => {
  const tab = startBrowser().openTab()
  const written = vi.spyOn(localStorage, 'setItem')
  void tab.alone(forEver)
  for (let at = 0; at < 2500; at += 100) tab.note({ ...NOTICE, at })
  tab.note({ ...NOTICE, phase: 'stopping', at: 2500 })
  expect(written.mock.calls.map(([, text]) => JSON.parse(text).at)).toEqual([0, 1000, 2000, 2500])
})

test('a run works without locks and with storage denied', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const denied = () => {
    throw new Error('denied')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied, removeItem: denied })
  const tab = createOneRun(undefined)
  const work = async () => {
    tab.note(NOTICE)
    return false
  }
  expect(await tab.alone(work, () => undefined)).toBe(true)
  await tab.look()
  expect(tab.getSeen()).toBeNull()
})

test.each(['', '{', '[]', '{"kind":"cities"}', JSON.stringify({ ...NOTICE, done: -1 })])(
  'what stands in storage and is no notice is none: %s',
  (text) => {
    expect(parseNotice(text)).toBeNull()
  },
)

test('a screen is held by a run in another tab or of another screen, not by its own run, nor by one that was left', () => {
  const seen = (location: 'here' | 'elsewhere' | 'left') => ({ notice: NOTICE, location })
  expect(otherRun(null, 'cities')).toBeNull()
  expect(otherRun(seen('left'), 'mass')).toBeNull()
  expect(otherRun(seen('here'), 'cities')).toBeNull()
  expect(otherRun(seen('here'), 'mass')).toEqual(seen('here'))
  expect(otherRun(seen('elsewhere'), 'cities')).toEqual(seen('elsewhere'))
})
