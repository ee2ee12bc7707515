/**
 * The site in this process: the app as a browser runs it, drawn into a DOM, its requests answered by the real embedded backend. It stands
 * there as one that was never built, as in `npm run dev`. What needs a layout, a second tab or a document that is loaded is a browser's
 * (`tests/e2e`).
 */
import { configure, screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { answerRequests, type Requests } from './requests'

export { expect, screen, within }

// Of the looks that fail a wait has hundreds: none of them prints the whole page, or lists every role that there is instead.
const QUICKLY = {
  getElementError: (message: string | null) => new Error(message ?? 'not there'),
  _disableExpensiveErrorDiagnostics: true,
}
configure(QUICKLY)

export type Site = {
  backend: Backend
  requests: Requests
  user: ReturnType<typeof userEvent.setup>
  /** What the page handed out to be kept, by its name. */
  downloads: Map<string, Promise<string>>
  /** Opens the page of this address, as a document that is loaded anew. */
  visit: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** What the test leaves in the browser's storage on purpose. */
  allowStorage: (...keys: string[]) => void
}

/** In a file of tests: each begins at a window without a page, with nothing stored. The database is the file's. */
export function openSite(): Site {
  let root: Root | undefined
  let backend: Backend | undefined
  let now: { requests: Requests; user: Site['user']; downloads: Site['downloads']; keys: string[] } | undefined

  beforeAll(async () => {
    backend = await startBackend()
    vi.stubEnv('VITE_SUPABASE_URL', backend.url)
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend.anonKey)
  })
  beforeEach(() => {
    patiencePassesAsTold()
    quietly()
    // Nothing waits between two keys.
    const user = userEvent.setup({ delay: null })
    now = { requests: answerRequests(made(backend)), user, downloads: keepDownloads(), keys: [] }
  })
  afterEach(async () => {
    leave()
    vi.useRealTimers()
    // What is still on its way is nobody's, and is not told in the middle of the next test.
    await vi.dynamicImportSettled()
    await made(now).requests.atRest()
    await moment()
    const kept = [...Object.keys(localStorage), ...Object.keys(sessionStorage)]
    localStorage.clear()
    sessionStorage.clear()
    vi.unstubAllGlobals()
    vi.stubGlobal('fetch', () => new Promise(() => {}))
    expect(
      kept.filter((key) => !made(now).keys.includes(key)),
      'keys in local and session storage',
    ).toEqual([])
  })
  afterAll(async () => {
    vi.unstubAllGlobals()
    vi.unstubAllEnvs()
    await backend?.close()
  })

  function leave() {
    root?.unmount()
    root = undefined
    document.head.replaceChildren()
    document.body.replaceChildren()
    // Nothing that was remembered is known in a document that is loaded, and no notice still stands in it.
    toast.dismiss()
    vi.resetModules()
  }

  async function visit(address: string) {
    leave()
    window.history.pushState(null, '', address)
    document.documentElement.lang = 'es-EC'
    const place = document.createElement('div')
    place.id = 'root'
    document.body.append(place)
    const { App } = await import('@/app/App')
    root = createRoot(place)
    root.render(<App />)
  }

  return {
    get backend() {
      return made(backend)
    },
    get requests() {
      return made(now).requests
    },
    get user() {
      return made(now).user
    },
    get downloads() {
      return made(now).downloads
    },
    visit,
    reload: () => visit(window.location.href),
    allowStorage: (...keys) => void made(now).keys.push(...keys),
  }
}

/** Looks until it is there: `look` throws as long as it is not. Where the clock is stopped, none of its time passes. */
export async function until<Found>(look: () => Found | Promise<Found>, { within = 100_000 } = {}): Promise<Found> {
  const deadline = realNow() + within
  for (;;) {
    const begun = realNow()
    try {
      return await look()
    } catch (error) {
      if (realNow() > deadline) throw error
    }
    // A look over a long list takes as long as the list's own work, in the same thread: most of the time is left to that.
    await moment(2 * (realNow() - begun))
  }
}

/** From here on time passes only as told: the product's patience, its pauses, what it says later. */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: Date.now(),
  })
}

/** Lets so many milliseconds of a stopped clock pass. */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await moment()
}

/** Lets time pass, a second at once, until this is there; what is on its way to the backend, and code on its way, arrives before any does. */
export async function passTimeUntil<Found>(
  { requests }: Pick<Site, 'requests'>,
  look: () => Found,
  { within = 180_000 } = {},
): Promise<Found> {
  for (let passed = 0; ; passed += 1_000) {
    for (let arrived = -1; arrived !== requests.arrived(); ) {
      arrived = requests.arrived()
      await vi.dynamicImportSettled()
      await requests.atRest()
      await moment()
    }
    try {
      return look()
    } catch (error) {
      if (passed >= within) throw error
    }
    await vi.advanceTimersByTimeAsync(1_000)
  }
}

const { setTimeout: realTimeout } = globalThis
const realNow = Date.now.bind(Date)

function moment(milliseconds = 0): Promise<void> {
  return new Promise((later) => realTimeout(later, Math.max(15, milliseconds)))
}

const isClockStopped = () => globalThis.setTimeout !== realTimeout

/** The product's patience with a server ends where a test stops the clock and lets it pass, and never because the machine is slow. */
function patiencePassesAsTold(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const late = new AbortController()
    if (isClockStopped()) setTimeout(() => late.abort(new DOMException('too late', 'TimeoutError')), milliseconds)
    return late.signal
  })
}

/** A document that is loaded anew has a client of its own; those of the documents before it are still in this process. */
function quietly(): void {
  const { warn } = console
  vi.spyOn(console, 'warn').mockImplementation((...said: unknown[]) => {
    if (!String(said[0]).includes('Multiple GoTrueClient instances')) warn(...said)
  })
}

function keepDownloads(): Site['downloads'] {
  const files = new Map<string, Blob>()
  const downloads: Site['downloads'] = new Map()
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    const address = `blob:${files.size}`
    if (file instanceof Blob) files.set(address, file)
    return address
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const file = files.get(this.getAttribute('href') ?? '')
    if (file) downloads.set(this.download, file.text())
    else this.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }))
  })
  return downloads
}

function made<Thing>(thing: Thing | undefined): Thing {
  if (!thing) throw new Error('only within a test')
  return thing
}
