import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { SIGNED_IN } from '../support/people'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.sql('delete from publications')
  await backend.sql('delete from private."deployHook"')
  await backend.sql('drop schema if exists net cascade')
  await backend.setPublicAdmin(false)
})

const ask = (person: 'visitor' | 'stranger' | 'editor' = 'editor') =>
  backend.as(person).from('publications').insert({ state: 'requested' }, { count: 'exact' })
const rows = () => backend.sql('select * from publications order by "requestedAt"')

/** Creates the part of pg_net that the database calls on a hosted project. `body` is the PL/pgSQL that a call runs. */
async function withHost(body: string) {
  await backend.sql('create schema net')
  await backend.sql('create table net.calls (url text, body jsonb, headers jsonb)')
  await backend.sql(`
    create function net.http_post(
      url text, body jsonb default '{}', params jsonb default '{}', headers jsonb default '{}', timeout_milliseconds int default 5000
    ) returns bigint language plpgsql as $$ begin ${body} return 1; end $$`)
  await backend.sql(
    `insert into private."deployHook" (address, body) values ('https://host.example/secret', '{"event_type": "publish"}')`,
  )
}
const CALLED = 'insert into net.calls values (url, body, headers);'

test('the database sets who made a request, when, and its state, whatever is sent', async () => {
  const { error } = await backend.as('editor').from('publications').insert({
    state: 'published',
    requestedBy: SIGNED_IN.stranger.id,
    requestedAt: '2001-01-01T00:00:00Z',
    // One of the future would keep everybody from asking again until then.
    changedAt: '2101-01-01T00:00:00Z',
    hook: 'called',
    said: 'Todo publicado',
  })
  expect(error).toBeNull()
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'requested', requestedBy: SIGNED_IN.editor.id, hook: 'none', said: null })
  for (const time of [row?.requestedAt, row?.changedAt])
    expect(Math.abs(Date.now() - new Date(String(time)).getTime())).toBeLessThan(60_000)
})

test('a second request while one is asked for or built is refused, and another is taken once that one has ended or fallen silent', async () => {
  const tell = (state: 'building' | 'failed', before: 'requested' | 'building') =>
    backend.as('key').from('publications').update({ state }).eq('state', before).throwOnError()
  expect((await ask()).error).toBeNull()
  expect((await ask()).error?.message).toContain('asked for already')
  await tell('building', 'requested')
  expect((await ask()).error?.message).toContain('asked for already')
  expect(await rows()).toHaveLength(1)

  await tell('failed', 'building')
  expect((await ask()).error).toBeNull()

  const silentFor = async (minutes: number) => {
    await backend.sql('alter table publications disable trigger user')
    await backend.sql(`update publications set "changedAt" = now() - make_interval(mins => $1)`, [minutes])
    await backend.sql('alter table publications enable trigger user')
  }
  await silentFor(29)
  expect((await ask()).error?.message).toContain('asked for already')
  await silentFor(31)
  expect((await ask()).error).toBeNull()
  expect(await rows()).toHaveLength(3)
})

test('a report of whoever builds has the time at which it came, and changes neither who asked nor when', async () => {
  expect((await ask()).error).toBeNull()
  const [asked] = await rows()
  const long = '2001-01-01T00:00:00Z'
  await backend
    .as('key')
    .from('publications')
    .update({ state: 'building', requestedBy: SIGNED_IN.stranger.id, requestedAt: long, changedAt: long })
    .eq('state', 'requested')
    .throwOnError()
  const [row] = await rows()
  expect(row).toMatchObject({ state: 'building', requestedBy: SIGNED_IN.editor.id, requestedAt: asked?.requestedAt })
  expect(Date.now() - new Date(String(row?.changedAt)).getTime()).toBeLessThan(60_000)
})

test.each(['visitor', 'stranger'] as const)(
  'a %s is not told whether editors asked for a publication',
  async (person) => {
    const refusal = async () => (await ask(person)).error
    const before = await refusal()
    expect(before?.message).toMatch(/row-level security/)
    await ask().throwOnError()
    expect(await refusal()).toEqual(before)
  },
)

test('two requests in one insert are refused', async () => {
  const { error } = await backend
    .as('editor')
    .from('publications')
    .insert([{ state: 'requested' }, { state: 'requested' }])
  expect(error?.message).toContain('asked for already')
  expect(await rows()).toEqual([])
})

test('an editor’s request calls the host, with the address and body that the owner wrote down', async () => {
  await withHost(CALLED)
  expect((await ask()).error).toBeNull()
  expect(await rows()).toMatchObject([{ hook: 'called', state: 'requested' }])
  expect(await backend.sql('select url, body from net.calls')).toEqual([
    { url: 'https://host.example/secret', body: { event_type: 'publish' } },
  ])
})

test('nobody but an editor makes the database call the host, also while the admin is open to all', async () => {
  await withHost(CALLED)
  expect((await ask('stranger')).error?.code).toBe('42501')
  await backend.setPublicAdmin(true)
  expect((await ask('visitor')).error).toBeNull()
  expect(await rows()).toMatchObject([{ hook: 'none', requestedBy: null }])
  expect(await backend.sql('select * from net.calls')).toEqual([])
})

test('while the admin is open a visitor’s request keeps no editor from asking, until it is being built', async () => {
  await backend.setPublicAdmin(true)
  const refusal = async (person: 'visitor' | 'stranger' | 'editor') => (await ask(person)).error?.message
  expect(await refusal('visitor')).toBeUndefined()
  for (const person of ['visitor', 'stranger'] as const) expect(await refusal(person)).toContain('asked for already')
  expect(await refusal('editor')).toBeUndefined()
  for (const person of ['visitor', 'stranger', 'editor'] as const)
    expect(await refusal(person)).toContain('asked for already')

  await backend.sql('delete from publications where "requestedBy" is not null')
  await backend.as('key').from('publications').update({ state: 'building' }).eq('state', 'requested').throwOnError()
  expect(await refusal('editor')).toContain('asked for already')

  // A signed-in person's request is waited for, whoever it is.
  await backend.sql('delete from publications')
  expect(await refusal('stranger')).toBeUndefined()
  expect(await refusal('editor')).toContain('asked for already')
})

test('when the host cannot be called the request is kept and says so', async () => {
  await withHost(`raise exception 'no network';`)
  expect((await ask()).error).toBeNull()
  expect(await rows()).toMatchObject([{ hook: 'failed', state: 'requested' }])
})

test.each(['anon', 'authenticated', 'service_role'])('the host’s address cannot be read by %s', async (role) => {
  await withHost(CALLED)
  await backend.sql('begin')
  try {
    await backend.sql(`set local role ${role}`)
    await expect(backend.sql('select address from private."deployHook"')).rejects.toMatchObject({ code: '42501' })
  } finally {
    await backend.sql('rollback')
  }
})

test.each([
  ['an address without HTTPS', { address: 'http://host.example/secret' }],
  ['headers that are a list', { headers: '[]' }],
  ['a body that is a list', { body: '[]' }],
])('the host is not called at %s', async (_, wrong) => {
  const { address, headers, body } = { address: 'https://host.example/secret', headers: '{}', body: '{}', ...wrong }
  await expect(
    backend.sql('insert into private."deployHook" (address, headers, body) values ($1, $2, $3)', [
      address,
      headers,
      body,
    ]),
  ).rejects.toThrow('check constraint')
})

test.each([
  ['publications', 'a state that the desk does not know', { state: 'done' }],
  ['publications', 'an empty report', { said: '' }],
  ['publications', 'a report without end', { said: 'a'.repeat(501) }],
])('in %s the builder’s word is refused with %s', async (_, __, wrong) => {
  await ask()
  const { error } = await backend
    .as('key')
    .from('publications')
    .update(wrong as never)
    .not('id', 'is', null)
  expect(error?.message).toContain('check constraint')
})
