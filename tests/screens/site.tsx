/**
 * The site in this process: the app as a browser runs it, drawn into a DOM, with its requests answered by the real
 * embedded backend. The site is not built, as in `npm run dev`. Tests that need a layout, a second tab or a real page
 * load run in a browser (`tests/e2e`).
 */
import { configure, screen, within } from '@testing-library/dom'
import userEvent from '@testing-library/user-event'
import { createRoot, type Root } from 'react-dom/client'
import { toast } from 'sonner'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { answerRequests, type Requests } from './requests'

export { expect, screen, within }

// A wait has hundreds of failing queries, so their errors must be cheap: no printed page and no list of the roles there
// are.
const QUICKLY = {
  getElementError: (message: string | null) => new Error(message ?? 'not there'),
  _disableExpensiveErrorDiagnostics: true,
}
configure(QUICKLY)

export type Site = {
  backend: Backend
  requests: Requests
  user: ReturnType<typeof userEvent.setup>
  /** The files that the page offered as downloads, by name. */
  downloads: Map<string, Promise<string>>
  /** Opens the page at this address as a newly loaded document. */
  visit: (address: string) => Promise<void>
  reload: () => Promise<void>
  /** Names the storage keys that the test may leave behind. */
  allowStorage: (...keys: string[]) => void
}

/** The queries within the page's main part. */
export function main() {
  return within(screen.getByRole('main'))
}

/** The provinces of most tests: towns with and without a hospital, the capital, a name with «ñ», and the islands. */
const PROVINCES = ['Azuay', 'Cañar', 'Galápagos', 'Pichincha']

/**
 * Sets up the site for a test file. Each test begins with an empty window and empty storage; the file shares one
 * database, which has the towns of these provinces only: a list of the whole country takes most of a screen's time.
 */
export function openSite(provinces: readonly string[] | 'country' = PROVINCES): Site {
  let root: Root | undefined
  let backend: Backend | undefined
  let now: { requests: Requests; user: Site['user']; downloads: Site['downloads']; keys: string[] } | undefined

  beforeAll(async () => {
    backend = await startBackend()
    if (provinces !== 'country') await backend.keepProvinces(provinces)
    vi.stubEnv('VITE_SUPABASE_URL', backend.url)
    vi.stubEnv('VITE_SUPABASE_ANON_KEY', backend.anonKey)
  })
  beforeEach(() => {
    patiencePassesAsTold()
    quietly()
    // Keys are pressed without a pause between them.
    const user = userEvent.setup({ delay: null })
    now = { requests: answerRequests(made(backend)), user, downloads: keepDownloads(), keys: [] }
  })
  afterEach(async () => {
    leave()
    vi.useRealTimers()
    // Let pending imports and requests finish here, so that they do not reach the next test.
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
    // A newly loaded document has no notices and no state in modules.
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

/**
 * Calls `look` until it no longer throws and returns its result. Waits in real time; a stopped clock does not advance.
 */
export async function until<Found>(look: () => Found | Promise<Found>, { within = 100_000 } = {}): Promise<Found> {
  const deadline = realNow() + within
  for (;;) {
    const begun = realNow()
    try {
      return await look()
    } catch (error) {
      if (realNow() > deadline) throw error
    }
    // Querying a long list takes time from the app, which runs in the same thread: leave the app twice the time a query
    // took.
    await moment(2 * (realNow() - begun))
  }
}

/**
 * Stops the clock: from here on timeouts, pauses and delayed messages of the product come only as the test advances
 * time.
 */
export function stopClock(): void {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date', 'performance'],
    now: Date.now(),
  })
}

/** Advances a stopped clock by so many milliseconds. */
export async function passTime(milliseconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(milliseconds)
  await moment()
}

/**
 * Advances a stopped clock second by second until `look` no longer throws, and returns its result. Before each second,
 * pending imports and requests to the backend are allowed to finish.
 */
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

/**
 * Makes the product's timeouts end only when a test stops the clock and advances it, never because the machine is slow.
 */
function patiencePassesAsTold(): void {
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
    const late = new AbortController()
    if (isClockStopped()) setTimeout(() => late.abort(new DOMException('too late', 'TimeoutError')), milliseconds)
    return late.signal
  })
}

/**
 * Silences the warning of several Supabase auth clients: every newly loaded document creates its own, and those of the
 * earlier documents are still in this process.
 */
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
