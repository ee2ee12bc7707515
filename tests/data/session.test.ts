import { afterEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { orThrow } from '@/data/request/select'
import { onSessionEnd, sessionQuery, signIn, signOut } from '@/data/session'
import { supabase } from '@/data/supabase'
import { expectConsoleError } from '../support/loud-console'
import { SIGNED_IN } from '../support/people'
import { kindOf } from './kind-of'
import { openDesk } from './open-desk'
import { requestAsSignedIn } from './people-at-the-desk'
import { read } from './stub-fetch'

const desk = openDesk()

// Before the desk signs out, which takes real time.
afterEach(() => {
  vi.useRealTimers()
})

const { editor, stranger } = SIGNED_IN
const permission = () => read(sessionQuery())
const readCity = () => orThrow((client) => client.from('cities').select('id').limit(1))
/** Returns how many rows were changed; undefined when the change was refused before the database saw it. */
const changeProvince = () =>
  orThrow((client) => client.from('cities').update({ province: 'Azuay' }).eq('slug', 'cuenca').select('id')).then(
    ({ rows }) => rows.length,
    () => undefined,
  )
const nobody = { user: null, isEditor: false, mayEdit: false, publicAdmin: false }

describe('the person at the desk', () => {
  test('is nobody before signing in, and nobody may edit', async () => {
    expect(await permission()).toEqual(nobody)
    expect(await changeProvince()).toBe(0)
  })

  test('is the editor who signed in, until signing out', async () => {
    await signIn(editor.email, editor.password)
    expect(await permission()).toEqual({
      user: { id: editor.id, email: editor.email },
      isEditor: true,
      mayEdit: true,
      publicAdmin: false,
    })
    expect(await changeProvince()).toBe(1)

    await signOut()
    expect(await permission()).toEqual(nobody)
    expect(await changeProvince()).toBe(0)
  })

  test('is a stranger who may not edit', async () => {
    await signIn(stranger.email, stranger.password)
    expect(await permission()).toMatchObject({ user: { email: stranger.email }, mayEdit: false })
    expect(await changeProvince()).toBe(0)
  })

  test('may edit while the admin is open, whoever it is', async () => {
    await desk.backend.setPublicAdmin(true)
    expect(await permission()).toEqual({ user: null, isEditor: false, mayEdit: true, publicAdmin: true })
    await signIn(stranger.email, stranger.password)
    expect(await permission()).toMatchObject({ user: { id: stranger.id }, isEditor: false, mayEdit: true })
  })

  test('is another one after a second sign-in', async () => {
    await signIn(stranger.email, stranger.password)
    await signIn(editor.email, editor.password)
    expect(await permission()).toMatchObject({ user: { id: editor.id }, mayEdit: true })
  })
})

describe('signing in', () => {
  test.each([
    ['a wrong password', editor.email, 'no-es-esta-clave'],
    ['no address', '', 'una-clave-larga'],
  ])('with %s is «forbidden», and the person who was signed in stays so', async (_, email, password) => {
    await signIn(stranger.email, stranger.password)
    expect(await kindOf(signIn(email, password))).toBe('forbidden')
    expect(await permission()).toMatchObject({ user: { id: stranger.id } })
  })

  test.each([
    // A key that the project no longer accepts.
    [401, 'unavailable'],
    [429, 'unavailable'],
    [503, 'unavailable'],
  ])('answered %i is «%s», not a wrong password', async (status, kind) => {
    requestAsSignedIn(desk.backend, () => Response.json({ msg: 'later' }, { status }))
    expect(await kindOf(signIn(editor.email, editor.password))).toBe(kind)
  })

  test('without a network says so', async () => {
    requestAsSignedIn(desk.backend, () => {
      throw new TypeError('Failed to fetch')
    })
    expect(await kindOf(signIn(editor.email, editor.password))).toBe('offline')
    expectConsoleError('Failed to fetch')
  })
})

describe('a token', () => {
  const inMinutes = (minutes: number) => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })

  test('whose renewal hangs delays a request by 8 seconds at most', async () => {
    await signIn(editor.email, editor.password)
    inMinutes(20)
    // Load the client before the clock is stopped, because its code is imported lazily.
    await supabase()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
    let giveUp = () => {}
    const hang = () => new Promise<never>((_, reject) => (giveUp = () => reject(new TypeError('Failed to fetch'))))
    requestAsSignedIn(desk.backend, hang)
    const changing = kindOf(readCity())
    await vi.advanceTimersByTimeAsync(8100)
    expect(await changing).toBe('unavailable')

    requestAsSignedIn(desk.backend)
    giveUp()
    await vi.advanceTimersByTimeAsync(1000)
    vi.useRealTimers()
    expect(await permission()).toMatchObject({ user: { id: editor.id } })
    expectConsoleError('Failed to fetch')
  })

  test('that the database refuses is renewed, and the request is made again', async () => {
    await signIn(editor.email, editor.password)
    let refused = 0
    requestAsSignedIn(desk.backend, ({ url }) =>
      url.includes('/rest/') && refused++ === 0
        ? Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
        : undefined,
    )
    expect(await changeProvince()).toBe(1)
  })

  test('that expired and cannot be renewed makes the person a visitor, who may not edit but can still read', async () => {
    await signIn(editor.email, editor.password)
    await desk.backend.sql('delete from auth.refresh_tokens')
    await desk.backend.sql('delete from auth.sessions')
    inMinutes(20)
    expect(await permission()).toEqual(nobody)
    expect(await changeProvince()).toBeUndefined()
    expect(await permission()).toEqual(nobody)
    expect(await changeProvince()).toBe(0)
  })

  test('that expired and cannot be renewed lets no change through as a visitor’s until the person has been told', async () => {
    await signIn(editor.email, editor.password)
    await permission()
    await desk.backend.setPublicAdmin(true)
    onTestFinished(() => desk.backend.setPublicAdmin(false))
    await desk.backend.sql('delete from auth.refresh_tokens')
    await desk.backend.sql('delete from auth.sessions')
    inMinutes(20)
    const told = vi.fn()
    onTestFinished(onSessionEnd(told))
    // What finds the end of the session is a read, and the session may be read again before anything is saved.
    expect(await permission()).toMatchObject({ user: null, mayEdit: true })
    expect(told).toHaveBeenCalledOnce()
    const asked = requestAsSignedIn(desk.backend)
    expect(await Promise.all([changeProvince(), changeProvince()])).toEqual([undefined, undefined])
    expect(asked.filter(({ method }) => method === 'PATCH')).toEqual([])

    await permission()
    expect(await changeProvince()).toBe(1)
    expect(told).toHaveBeenCalledOnce()
  })

  test('that ended because its person signed out lets changes through once the session was read again', async () => {
    await signIn(editor.email, editor.password)
    await permission()
    await desk.backend.setPublicAdmin(true)
    onTestFinished(() => desk.backend.setPublicAdmin(false))
    await signOut()
    expect(await changeProvince()).toBeUndefined()
    await permission()
    expect(await changeProvince()).toBe(1)
  })

  test('that the backend no longer knows, expired or not, makes the person a visitor', async () => {
    await signIn(editor.email, editor.password)
    await desk.backend.sql('delete from auth.refresh_tokens')
    await desk.backend.sql('delete from auth.sessions')
    requestAsSignedIn(desk.backend, (request) =>
      request.url.includes('/rest/') && request.headers.get('Authorization')?.includes('Bearer ey')
        ? Response.json({ code: 'PGRST301', message: 'No suitable key' }, { status: 401 })
        : undefined,
    )
    expect(await permission()).toEqual(nobody)
  })

  test('that the backend no longer knows lets no change through as a visitor’s, although visitors may make it, and the desk is told', async () => {
    await signIn(editor.email, editor.password)
    await desk.backend.setPublicAdmin(true)
    onTestFinished(() => desk.backend.setPublicAdmin(false))
    await desk.backend.sql('delete from auth.refresh_tokens')
    await desk.backend.sql('delete from auth.sessions')
    const asked = requestAsSignedIn(desk.backend, (request) =>
      request.url.includes('/rest/') && request.headers.get('Authorization')?.includes('Bearer ey')
        ? Response.json({ code: 'PGRST301', message: 'No suitable key' }, { status: 401 })
        : undefined,
    )
    const told = vi.fn()
    onTestFinished(onSessionEnd(told))
    expect(await changeProvince()).toBeUndefined()
    expect(told).toHaveBeenCalledOnce()
    expect(asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
  })

  test('that cannot be renewed because there is no network does not make an editor a visitor', async () => {
    await signIn(editor.email, editor.password)
    inMinutes(20)
    // Load the client before the clock is stopped, because its code is imported lazily.
    await supabase()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
    const asked = requestAsSignedIn(desk.backend, () => {
      throw new TypeError('Failed to fetch')
    })
    const changing = kindOf(readCity())
    await vi.advanceTimersByTimeAsync(60_000)
    expect(await changing).toBe('offline')
    // The client has given up by now, and answers at once with the failure that it remembers.
    const again = kindOf(readCity())
    await vi.advanceTimersByTimeAsync(100)
    expect(await again).toBe('offline')
    expectConsoleError('Failed to fetch')
    expect(asked.filter(({ url }) => url.pathname.startsWith('/rest/'))).toEqual([])

    vi.useRealTimers()
    requestAsSignedIn(desk.backend)
    expect(await permission()).toMatchObject({ user: { id: editor.id }, mayEdit: true })
  })

  test('that the database refuses and that cannot be renewed because there is no network signs nobody out', async () => {
    await signIn(editor.email, editor.password)
    await supabase()
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
    requestAsSignedIn(desk.backend, ({ url }) => {
      if (url.includes('/rest/')) return Response.json({ code: 'PGRST303', message: 'JWT expired' }, { status: 401 })
      throw new TypeError('Failed to fetch')
    })
    // The second read gets the failure that the client remembers of the first.
    for (const milliseconds of [60_000, 100]) {
      const reading = kindOf(readCity())
      await vi.advanceTimersByTimeAsync(milliseconds)
      expect(await reading).toBe('offline')
    }
    expectConsoleError('Failed to fetch')

    vi.useRealTimers()
    requestAsSignedIn(desk.backend)
    expect(await permission()).toMatchObject({ user: { id: editor.id }, mayEdit: true })
  })

  test.each([[429, 'asked too often']])(
    'whose renewal is answered %i, by a project that is %s, does not make an editor a visitor',
    async (status) => {
      await signIn(editor.email, editor.password)
      inMinutes(20)
      // Load the client before the clock is stopped, because its code is imported lazily.
      await supabase()
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() })
      requestAsSignedIn(desk.backend, () => Response.json({ message: 'later' }, { status }))
      const reading = kindOf(readCity())
      await vi.advanceTimersByTimeAsync(60_000)
      expect(await reading).toBe('unavailable')

      vi.useRealTimers()
      requestAsSignedIn(desk.backend)
      expect(await permission()).toMatchObject({ user: { id: editor.id }, mayEdit: true })
    },
  )
})

test('an editor removed from the list stays signed in but may no longer edit', async () => {
  await signIn(editor.email, editor.password)
  await desk.backend.sql('delete from editors')
  try {
    expect(await permission()).toMatchObject({ user: { id: editor.id }, mayEdit: false })
  } finally {
    await desk.backend.sql(`insert into editors ("userId", name) values ($1, 'Editora de prueba')`, [editor.id])
  }
})

test('signing out ends this session and no other', async () => {
  await desk.backend.as('editor').auth.signInWithPassword(editor)
  await signIn(editor.email, editor.password)
  await signOut()
  expect((await desk.backend.as('editor').auth.refreshSession()).error).toBeNull()
})

test.each(['whose token is fresh', 'whose token has expired'])(
  'a session %s ends in this browser when the server is out of reach',
  async (token) => {
    await signIn(editor.email, editor.password)
    if (token === 'whose token has expired') {
      vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: Date.now() + 20 * 60_000 })
    }
    requestAsSignedIn(desk.backend, () => {
      throw new TypeError('Failed to fetch')
    })
    const leaving = signOut()
    if (vi.isFakeTimers()) await vi.advanceTimersByTimeAsync(8_000)
    await leaving
    expectConsoleError('Failed to fetch')

    vi.useRealTimers()
    requestAsSignedIn(desk.backend)
    expect(await permission()).toEqual(nobody)
    expect(await changeProvince()).toBe(0)
  },
)

test('if it cannot be read whether the admin is open, that is an error, not a closed admin', async () => {
  requestAsSignedIn(desk.backend, () => Response.json({ message: 'down' }, { status: 500 }))
  expect(await kindOf(permission())).toBe('unavailable')
})
