import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { SIGNED_IN } from '../support/people'

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

test.each([
  ['an editor', { sub: SIGNED_IN.editor.id, role: 'authenticated' }],
  ['the service role', { role: 'service_role' }],
])('a session signed by nobody does not make %s', async (_, claims) => {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const exp = Math.floor(Date.now() / 1000) + 900
  const payload = part({ ...claims, aud: 'authenticated', exp })
  const signed = `${part({ alg: 'HS256', typ: 'JWT' })}.${payload}`
  const forged = `${signed}.${createHmac('sha256', 'unsafe-secret-change-me').update(signed).digest('base64url')}`
  const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${payload}.`
  for (const token of [forged, unsigned]) {
    const headers = { apikey: backend.anonKey, authorization: `Bearer ${token}`, prefer: 'return=representation' }
    const answer = await ask('/rest/v1/cities?slug=eq.quito', { method: 'PATCH', headers, body: { province: 'X' } })
    // Refused, or taken for a visitor's.
    if (answer.ok) expect(await answer.json()).toEqual([])
    else expect(answer.status).toBe(401)
  }
  expect(await backend.sql(`select from cities where province = 'X'`)).toHaveLength(0)
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

test('nobody signs in without a name', async () => {
  const { error } = await backend.as('visitor').auth.signInAnonymously()
  expect(error).not.toBeNull()
})

test.each(['is_editor', 'admin_open', 'page_path', 'check_page_path'])(
  'the helper %s is not to be called',
  async (name) => {
    for (const profile of ['public', 'private', 'auth']) {
      const headers = { apikey: backend.anonKey, 'content-profile': profile }
      expect([404, 406]).toContain((await ask(`/rest/v1/rpc/${name}`, { method: 'POST', headers, body: {} })).status)
    }
  },
)

test.each(['auth', 'private', 'supabase_migrations'])('the schema %s is not to be read', async (schema) => {
  const headers = { apikey: backend.anonKey, 'accept-profile': schema }
  expect((await ask('/rest/v1/users', { headers })).status).toBe(406)
})

test('users are not to be reached through a table that refers to them', async () => {
  for (const person of ['visitor', 'editor'] as const) {
    const { error } = await backend.as(person).from('editors').select('name, users(email)')
    expect(error).not.toBeNull()
  }
})

test('a read is cut at 5000 rows', async () => {
  await backend.sql(`
    insert into cities (name, slug, province, region)
    select 'Prueba', 'prueba-' || n, 'Loja', 'Sierra' from generate_series(1, 5000) n`)
  const { data, count } = await backend.as('visitor').from('cities').select('id', { count: 'exact' })
  expect([data?.length, count]).toEqual([5000, 5222])
})
