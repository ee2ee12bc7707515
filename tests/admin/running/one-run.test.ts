import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOneRun, type TabPorts } from '@/admin/running/one-run'
import { parseNotice, type RunNotice } from '@/admin/running/run-notice'

const NOTICE: RunNotice = { kind: 'cities', phase: 'running', done: 120, total: 444, at: 1 }

/** A browser with tabs: one storage, one lock that dies with its tab. */
function startBrowser() {
  const stored = new Map<string, string>()
  const tabs: (() => void)[] = []
  let holder: number | undefined
  let count = 0
  return {
    stored,
    openTab: () => {
      const id = count++
      const locks: TabPorts['locks'] = {
        request: (async (_name: string, _options: unknown, work: (lock: unknown) => unknown) => {
          if (holder !== undefined) return work(null)
          holder = id
          try {
            return await work({})
          } finally {
            if (holder === id) holder = undefined
          }
        }) as LockManager['request'],
        query: async () => ({ held: holder === undefined ? [] : [{ name: 'portal-generacion' }], pending: [] }),
      }
      const told = (key: string, value?: string) => {
        if (value === undefined) stored.delete(key)
        else stored.set(key, value)
        for (const listener of tabs) listener()
      }
      const tab = createOneRun({
        locks,
        storage: { getItem: (key) => stored.get(key) ?? null, setItem: told, removeItem: told },
        onOtherTab: (listener) => {
          tabs.push(listener)
          return () => undefined
        },
      })
      const close = () => {
        if (holder === id) holder = undefined
      }
      return { ...tab, close }
    },
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const forEver = () => new Promise<void>(() => undefined)

test('a second tab sees the run of the first and does not start beside it', async () => {
  const browser = startBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  second.subscribe(() => undefined)
  void first.alone(forEver)
  first.tell(NOTICE)
  await second.look()
  expect(first.getSeen()).toEqual({ notice: NOTICE, location: 'here' })
  expect(second.getSeen()).toEqual({ notice: NOTICE, location: 'elsewhere' })

  const work = vi.fn(forEver)
  expect(await second.alone(work)).toBe(false)
  expect(work).not.toHaveBeenCalled()
})

test('one tab does not start twice either', async () => {
  const tab = startBrowser().openTab()
  void tab.alone(forEver)
  expect(await tab.alone(async () => undefined)).toBe(false)
})

test('after the end nobody sees a run, and the next one may begin, also after one that broke', async () => {
  const browser = startBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  const broken = first.alone(async () => {
    first.tell(NOTICE)
    throw new Error('broken')
  })
  await expect(broken).rejects.toThrow('broken')
  await second.look()
  expect(second.getSeen()).toBeNull()
  expect(browser.stored.size).toBe(0)
  expect(await second.alone(async () => undefined)).toBe(true)
})

/** A tab that was closed while its run went on, and the next one. */
function leftInTheMiddle() {
  const browser = startBrowser()
  const first = browser.openTab()
  void first.alone(forEver)
  first.tell(NOTICE)
  first.close()
  return { browser, again: browser.openTab() }
}

test('a tab that was closed or loaded again leaves the run to be continued, and the notice can be put away', async () => {
  const { browser, again } = leftInTheMiddle()
  await again.look()
  expect(again.getSeen()).toEqual({ notice: NOTICE, location: 'left' })
  again.forget()
  expect(again.getSeen()).toBeNull()
  expect(browser.stored.size).toBe(0)
})

test('the notice of a run that was left in the middle outlives every other run, and goes when that one has nothing left to do', async () => {
  const { browser, again } = leftInTheMiddle()
  const isLeft = async () => {
    await again.look()
    expect(again.getSeen()).toEqual({ notice: NOTICE, location: 'left' })
  }
  await again.alone(async () => again.tell({ ...NOTICE, kind: 'mass' }))
  expect(again.getSeen()).toEqual({ notice: NOTICE, location: 'left' })
  await isLeft()
  await again.finished({ kind: 'mass' })
  await isLeft()
  await again.finished({ kind: 'cities', screen: '/admin/otra' })
  await isLeft()
  await again.finished({ kind: 'cities' })
  expect(again.getSeen()).toBeNull()
  expect(browser.stored.size).toBe(0)
})

test('a run that was left in the middle and is run again is told no more', async () => {
  const { browser, again } = leftInTheMiddle()
  await again.alone(async () => again.tell({ ...NOTICE, done: 444 }))
  expect(again.getSeen()).toBeNull()
  expect(browser.stored.size).toBe(0)
})

test('a plan with nothing to write says and takes away nothing while another tab runs', async () => {
  const browser = startBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  void first.alone(forEver)
  first.tell({ ...NOTICE, phase: 'paused' })
  second.tell({ ...NOTICE, phase: 'checking' })
  await second.finished({ kind: 'cities' })
  await second.look()
  expect(second.getSeen()).toEqual({ notice: { ...NOTICE, phase: 'paused' }, location: 'elsewhere' })
})

test('whoever looks sees within seconds that the other tab has died', async () => {
  const browser = startBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  void first.alone(forEver)
  first.tell(NOTICE)
  second.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  expect(second.getSeen()?.location).toBe('elsewhere')
  first.close()
  await vi.advanceTimersByTimeAsync(3000)
  expect(second.getSeen()?.location).toBe('left')
})

test('without locks and with storage denied a run works all the same', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const denied = () => {
    throw new Error('denied')
  }
  const tab = createOneRun({
    locks: undefined,
    storage: { getItem: denied, setItem: denied, removeItem: denied },
    onOtherTab: () => () => undefined,
  })
  expect(await tab.alone(async () => tab.tell(NOTICE))).toBe(true)
  await tab.look()
  expect(tab.getSeen()).toBeNull()
  warn.mockRestore()
})

test.each(['', '{', '[]', '{"kind":"cities"}', JSON.stringify({ ...NOTICE, done: -1 })])(
  'what stands in storage and is no notice is none: %s',
  (text) => {
    expect(parseNotice(text)).toBeNull()
  },
)
