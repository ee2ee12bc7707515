import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOneRun, type TabPorts } from '@/admin/running/one-run'
import { parseNotice, type RunNotice } from '@/admin/running/run-notice'

const NOTICE: RunNotice = { kind: 'cities', phase: 'running', done: 120, total: 444, at: 1 }

/** A simulated browser with tabs that share one storage and one lock; closing a tab releases its lock. */
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
      const tab = createTab({
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

/** A run that nobody stops needs no `stop`. */
function createTab(ports: TabPorts) {
  const tab = createOneRun(ports)
  return { ...tab, alone: (work: () => Promise<void>, stop = () => undefined) => tab.alone(work, stop) }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const forEver = () => new Promise<void>(() => undefined)

test('a second tab sees the run of the first tab and does not start another', async () => {
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

test('one tab does not start two runs either', async () => {
  const tab = startBrowser().openTab()
  void tab.alone(forEver)
  expect(await tab.alone(async () => undefined)).toBe(false)
})

test('a tab stops the run that it has, and no other', async () => {
  const browser = startBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  const stop = vi.fn(() => undefined)
  let end: () => void = () => undefined
  const ended = first.alone(() => new Promise((resolve) => (end = resolve)), stop)
  second.stop()
  expect(stop).not.toHaveBeenCalled()
  first.stop()
  expect(stop).toHaveBeenCalledOnce()
  end()
  await ended
  first.stop()
  expect(stop).toHaveBeenCalledOnce()
})

test('after the end of a run no tab sees it, and the next run may begin, also after one that threw an error', async () => {
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

/** Closes a tab in the middle of its run, and opens the next tab. */
function leftInTheMiddle() {
  const browser = startBrowser()
  const first = browser.openTab()
  void first.alone(forEver)
  first.tell(NOTICE)
  first.close()
  return { browser, again: browser.openTab() }
}

test('a run whose tab was closed or reloaded is offered to be continued, and the notice can be dismissed', async () => {
  const { browser, again } = leftInTheMiddle()
  await again.look()
  expect(again.getSeen()).toEqual({ notice: NOTICE, location: 'left' })
  again.forget()
  expect(again.getSeen()).toBeNull()
  expect(browser.stored.size).toBe(0)
})

test('a run that its editor stopped is offered to be continued after the tab was closed, as one that was closed is', async () => {
  const browser = startBrowser()
  const first = browser.openTab()
  await first.alone(async () => {
    first.tell(NOTICE)
    first.endEarly()
  })
  const next = browser.openTab()
  await next.look()
  expect(next.getSeen()).toEqual({ notice: NOTICE, location: 'left' })
})

test('the notice of an unfinished run stays through every other run, and disappears when its own kind has nothing left to do', async () => {
  const { browser, again } = leftInTheMiddle()
  const isLeft = async () => {
    await again.look()
    expect(again.getSeen()).toEqual({ notice: NOTICE, location: 'left' })
  }
  await again.alone(async () => again.tell({ ...NOTICE, kind: 'mass' }))
  expect(again.getSeen()).toEqual({ notice: NOTICE, location: 'left' })
  await isLeft()
  await again.finished('mass')
  await isLeft()
  await again.finished('cities')
  expect(again.getSeen()).toBeNull()
  expect(browser.stored.size).toBe(0)
})

test('the notice of an unfinished run disappears when that run is run again', async () => {
  const { browser, again } = leftInTheMiddle()
  await again.alone(async () => again.tell({ ...NOTICE, done: 444 }))
  expect(again.getSeen()).toBeNull()
  expect(browser.stored.size).toBe(0)
})

test('a plan with nothing to write neither changes nor removes the notice of a run in another tab', async () => {
  const browser = startBrowser()
  const [first, second] = [browser.openTab(), browser.openTab()]
  void first.alone(forEver)
  first.tell({ ...NOTICE, phase: 'paused' })
  second.tell({ ...NOTICE, phase: 'checking' })
  await second.finished('cities')
  await second.look()
  expect(second.getSeen()).toEqual({ notice: { ...NOTICE, phase: 'paused' }, location: 'elsewhere' })
})

test('a tab that watches notices within seconds that the running tab was closed', async () => {
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

test('a run works without locks and with storage denied', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const denied = () => {
    throw new Error('denied')
  }
  const tab = createTab({
    locks: undefined,
    storage: { getItem: denied, setItem: denied, removeItem: denied },
    onOtherTab: () => () => undefined,
  })
  expect(await tab.alone(async () => tab.tell(NOTICE))).toBe(true)
  await tab.look()
  expect(tab.getSeen()).toBeNull()
  warn.mockRestore()
})

test('a run works where the browser refuses its locks, and an error of the work is still an error', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const refused = () => Promise.reject(new DOMException('request() is not allowed in this context', 'SecurityError'))
  const { stored } = startBrowser()
  const tab = createTab({
    locks: { request: refused, query: refused },
    storage: {
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => void stored.set(key, value),
      removeItem: (key) => void stored.delete(key),
    },
    onOtherTab: () => () => undefined,
  })
  expect(await tab.alone(async () => tab.tell(NOTICE))).toBe(true)
  const broken = vi.fn(() => Promise.reject(new Error('broken')))
  await expect(tab.alone(broken)).rejects.toThrow('broken')
  expect(broken).toHaveBeenCalledOnce()
  stored.set('portal-generacion', JSON.stringify(NOTICE))
  await tab.look()
  expect(tab.getSeen()).toEqual({ notice: NOTICE, location: 'left' })
  warn.mockRestore()
})

test.each(['', '{', '[]', '{"kind":"cities"}', JSON.stringify({ ...NOTICE, done: -1 })])(
  'what stands in storage and is no notice is none: %s',
  (text) => {
    expect(parseNotice(text)).toBeNull()
  },
)
