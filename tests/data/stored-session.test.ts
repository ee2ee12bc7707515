import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '@/data/session'
import { type Backend, startBackend } from '../support/backend'
import { expectConsoleError } from '../support/loud-console'
import { SIGNED_IN } from '../support/people'
import { storedIn } from '../support/stored-in'
import { requestAsSignedIn } from './people-at-the-desk'
import { stubFetch } from './stub-fetch'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
  await backend.setPublicAdmin(false)
})
afterAll(() => backend.close())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Stubs the storage that the tabs of one browser share. With a `window`, the client keeps the session there. */
function shareStorage() {
  vi.stubGlobal('localStorage', storedIn(new Map()))
  const events = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('window', events)
  vi.stubGlobal('document', { visibilityState: 'hidden', ...events })
  vi.stubGlobal('BroadcastChannel', undefined)
  // supabase-js warns of two clients in one page; here each client stands for a tab of its own.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

/** Opens a desk with its own Supabase client. */
async function openTab() {
  vi.resetModules()
  const { signIn, signOut, signRequests } = await import('@/data/session')
  const { orThrow } = await import('@/data/request/select')
  signRequests()
  const changeProvince = () =>
    orThrow((client) => client.from('cities').update({ province: 'Azuay' }).eq('slug', 'cuenca').select('id')).then(
      ({ rows }) => rows.length,
      () => undefined,
    )
  return { signIn, signOut, changeProvince }
}

/** Opens two tabs, and signs in in the first. */
async function openTwoTabs() {
  shareStorage()
  requestAsSignedIn(backend)
  const first = await openTab()
  const second = await openTab()
  await first.signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
  return { first, second }
}

type Tabs = Awaited<ReturnType<typeof openTwoTabs>>

/**
 * Changes a city in both tabs at the same moment: the first tab's renewal is held until the second tab has renewed the
 * shared session and stored it. Returns what was changed in each, and how often the session was renewed.
 */
async function changeInBoth(
  { first, second }: Tabs,
  refusal: (request: Request) => Response | undefined = () => undefined,
) {
  let renewals = 0
  let changedInSecond: number | undefined
  requestAsSignedIn(backend, async (request) => {
    const isRenewal = request.url.includes('/auth/v1/token')
    if (isRenewal) renewals += 1
    if (isRenewal && renewals === 1) changedInSecond = await second.changeProvince()
    return refusal(request)
  })
  const changedInFirst = await first.changeProvince()
  return { changedInFirst, changedInSecond, renewals }
}

test('two tabs that renew the session at the same moment both stay signed in', async () => {
  const tabs = await openTwoTabs()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 14 * 60_000 })
  expect(await changeInBoth(tabs)).toEqual({ changedInFirst: 1, changedInSecond: 1, renewals: 2 })
})

test('two tabs whose token the database refuses at the same moment both stay signed in', async () => {
  const tabs = await openTwoTabs()
  // A token that is made within the same second as the refused one would be the same.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 60_000 })
  let refused: string | null = null
  const outcome = await changeInBoth(tabs, ({ url, headers }) => {
    if (!url.includes('/rest/')) return undefined
    const token = headers.get('Authorization')
    refused ??= token
    return token === refused ? Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 }) : undefined
  })
  expect(outcome).toEqual({ changedInFirst: 1, changedInSecond: 1, renewals: 2 })
})

test('a session that could not be renewed for lack of a network is renewed as soon as there is one', async () => {
  shareStorage()
  requestAsSignedIn(backend)
  const tab = await openTab()
  await tab.signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
  // Loads all code before the clock is stopped.
  await tab.changeProvince()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() + 20 * 60_000 })
  requestAsSignedIn(backend, () => {
    throw new TypeError('Failed to fetch')
  })
  // The client tries for half a minute, and remembers for one that it failed.
  const changing = tab.changeProvince()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await changing).toBeUndefined()
  expectConsoleError('Failed to fetch')

  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  requestAsSignedIn(backend)
  expect(await tab.changeProvince()).toBe(1)
})

test('signing out while the server is out of reach leaves no session to whoever uses this browser next', async () => {
  shareStorage()
  requestAsSignedIn(backend)
  const tab = await openTab()
  await tab.signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
  expect(await tab.changeProvince()).toBe(1)
  requestAsSignedIn(backend, () => {
    throw new TypeError('Failed to fetch')
  })
  await tab.signOut()
  expectConsoleError('Failed to fetch')
  requestAsSignedIn(backend)
  const next = await openTab()
  expect(await next.changeProvince()).toBe(0)
})

test('a renewal that succeeds after signing out has given up stores no session again', async () => {
  shareStorage()
  requestAsSignedIn(backend)
  const tab = await openTab()
  await tab.signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
  await tab.changeProvince()
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() + 20 * 60_000 })
  const [renewed, isRenewed] = deferred()
  const [later, letThrough] = deferred()
  stubFetch(async (request) => {
    request.headers.set('apikey', backend.anonKey)
    const answer = await backend.fetch(new Request(request, { signal: null }))
    isRenewed()
    await later
    return answer
  })
  const leaving = tab.signOut()
  await renewed
  await vi.advanceTimersByTimeAsync(8_000)
  await leaving
  letThrough()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(localStorage.getItem(SESSION_KEY)).toBeNull()
})

function deferred(): [Promise<void>, () => void] {
  let resolve = () => {}
  const promise = new Promise<void>((done) => {
    resolve = done
  })
  return [promise, () => resolve()]
}
