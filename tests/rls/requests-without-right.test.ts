import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { SIGNED_IN } from '../support/people'
import { TOWN_COUNT } from '../support/town-count'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
  await backend.setPublicAdmin(false)
})
afterAll(() => backend.close())

const ask = (path: string, init: { method?: string; headers?: Record<string, string>; body?: object } = {}) =>
  backend.fetch(`${backend.url}${path}`, {
    method: init.method ?? 'GET',
    headers: { 'content-type': 'application/json', ...init.headers },
    ...(init.body ? { body: JSON.stringify(init.body) } : {}),
  })

test.each(['GET', 'POST', 'PATCH', 'DELETE'])('%s without a key is answered 401', async (method) => {
  const body = method === 'GET' ? {} : { body: { province: 'X' } }
  expect((await ask('/rest/v1/cities?slug=eq.quito', { method, ...body })).status).toBe(401)
})

test.each([
  ['an invented key', { apikey: 'sb_publishable_AAAAAAAAAAAAAAAAAAAAAA_AAAAAAAA' }],
  ['the word of a role', { apikey: 'service_role' }],
  ['an empty key', { apikey: '' }],
])('%s is answered 401', async (_, headers) => {
  expect((await ask('/rest/v1/cities', { headers })).status).toBe(401)
})

describe('a session that the backend did not sign, or that has expired, gives no right', () => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const inMinutes = (minutes: number) => Math.floor(Date.now() / 1000) + 60 * minutes
  const signed = (secret: string, claims: object, alg = 'HS256', minutes = 15) => {
    const text = `${part({ alg, typ: 'JWT' })}.${part({ aud: 'authenticated', exp: inMinutes(minutes), ...claims })}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
  const unsigned = (claims: object, alg: string) => `${signed('', claims, alg).split('.').slice(0, 2).join('.')}.`

  const FORGERIES: [how: string, (claims: object) => string][] = [
    ['signed with the secret of the Supabase CLI', (claims) => signed(CLI_SECRET, claims)],
    ['signed with the public key', (claims) => signed(backend.anonKey, claims)],
    ['with «none» for a signature', (claims) => unsigned(claims, 'none')],
    ['that ran out', (claims) => signed(process.env.SUPABASE_SECRET_KEY ?? '', claims, 'HS256', -15)],
  ]
  const CLAIMS = [
    ['an editor', { sub: SIGNED_IN.editor.id, role: 'authenticated' }],
    ['the service role', { role: 'service_role' }],
  ] as const

  for (const [how, forge] of FORGERIES)
    test.each(CLAIMS)(`${how}: %s`, async (_, claims) => {
      const headers = {
        apikey: backend.anonKey,
        authorization: `Bearer ${forge(claims)}`,
        prefer: 'return=representation',
      }
      const attempts = [
        ['PATCH', 'cities?slug=eq.quito', { province: 'X' }],
        ['PATCH', 'settings?id=is.true', { publicAdmin: true }],
        ['POST', 'editors', { userId: SIGNED_IN.stranger.id, name: 'X' }],
        ['GET', 'editors'],
        ['GET', 'revisions'],
      ] as const
      for (const [method, path, body] of attempts) {
        const answer = await ask(`/rest/v1/${path}`, { method, headers, ...(body ? { body } : {}) })
        // The request is refused, or treated as a visitor's.
        if (answer.ok) expect(await answer.json()).toEqual([])
        else expect([401, 403]).toContain(answer.status)
      }
      expect(await backend.sql(`select from cities where province = 'X'`)).toHaveLength(0)
      expect(await backend.sql('select "publicAdmin" from settings')).toEqual([{ publicAdmin: false }])
      expect(await backend.sql('select "userId" from editors')).toEqual([{ userId: SIGNED_IN.editor.id }])
    })

  const CLI_SECRET = 'super-secret-jwt-token-with-at-least-32-characters-long'

  test('but one that it did sign does: the forgeries fail because of their signature, not their form', async () => {
    const token = signed(process.env.SUPABASE_SECRET_KEY ?? '', { sub: SIGNED_IN.editor.id, role: 'authenticated' })
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${token}` }
    expect(await (await ask('/rest/v1/editors?select=userId', { headers })).json()).toEqual([
      { userId: SIGNED_IN.editor.id },
    ])
  })
})

test('neither an editor’s session nor the key in another header replaces the key in its own header', async () => {
  const { authorization: session } = await backend.headersOf('editor')
  const invented = 'sb_publishable_AAAAAAAAAAAAAAAAAAAAAA_AAAAAAAA'
  for (const headers of [
    { authorization: session },
    { authorization: session, apikey: invented },
    { authorization: `Bearer ${backend.anonKey}` },
    { authorization: `Bearer ${backend.anonKey}`, apikey: invented },
  ] as Record<string, string>[])
    expect((await ask('/rest/v1/cities', { headers })).status).toBe(401)
})

test('what a user writes about themselves gives no right', async () => {
  const stranger = backend.as('stranger')
  await stranger.auth.updateUser({ data: { role: 'editor', isEditor: true, publicAdmin: true } })
  const { data } = await stranger.from('cities').update({ province: 'X' }).eq('slug', 'quito').select()
  expect(data).toEqual([])
})

test('nobody signs up', async () => {
  const { error, data } = await backend
    .as('visitor')
    .auth.signUp({ email: 'yo@portal.example', password: 'una-clave-larga' })
  expect(error?.code).toBe('signup_disabled')
  expect(data.session).toBeNull()
  expect(await backend.sql(`select from auth.users where email = 'yo@portal.example'`)).toHaveLength(0)
})

test('nobody signs in anonymously', async () => {
  const { error } = await backend.as('visitor').auth.signInAnonymously()
  expect(error).not.toBeNull()
})

test.each(['is_editor', 'admin_open', 'page_path', 'check_page_path'])(
  'the helper %s cannot be called',
  async (name) => {
    for (const profile of ['public', 'private', 'auth']) {
      const headers = { apikey: backend.anonKey, 'content-profile': profile }
      expect([404, 406]).toContain((await ask(`/rest/v1/rpc/${name}`, { method: 'POST', headers, body: {} })).status)
    }
  },
)

test.each(['auth', 'private', 'supabase_migrations'])('the schema %s cannot be read', async (schema) => {
  const headers = { apikey: backend.anonKey, 'accept-profile': schema }
  expect((await ask('/rest/v1/users', { headers })).status).toBe(406)
})

test('users cannot be reached through a table that refers to them', async () => {
  for (const person of ['visitor', 'editor'] as const) {
    const { error } = await backend.as(person).from('editors').select('name, users(email)')
    expect(error).not.toBeNull()
  }
})

test('a read is cut at 5000 rows', async () => {
  // Without the triggers: to write the histories of these rows takes three seconds.
  await backend.exec(`
    set session_replication_role = replica;
    insert into cities (name, slug, province, region)
    select 'Prueba', 'prueba-' || n, 'Loja', 'Sierra' from generate_series(1, 5000) n;
    reset session_replication_role;`)
  const { data, count } = await backend.as('visitor').from('cities').select('id', { count: 'exact' })
  expect([data?.length, count]).toEqual([5000, 5000 + TOWN_COUNT])
})
