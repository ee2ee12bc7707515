import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Database } from '@/data/database.types'
import { type Backend, startBackend } from '../support/backend'
import { SIGNED_IN } from '../support/people'
import { cityOf, type NamedCity, pageOf } from './rows'

let backend: Backend
let cuenca: NamedCity
beforeAll(async () => {
  backend = await startBackend()
  cuenca = await cityOf(backend, 'cuenca')
})
afterAll(() => backend.close())
beforeEach(async () => {
  await backend.setPublicAdmin(false)
  await backend.sql('delete from "generatedPages"')
})

type Run = Database['public']['Tables']['runs']['Row']
type Person = Parameters<Backend['as']>[0]

async function begin(person: Person, run: Partial<Run> = {}): Promise<string> {
  const { data, error } = await backend
    .as(person)
    .from('runs')
    .insert({ restoresRun: null, ...run })
    .select('*')
    .single()
  expect(error).toBeNull()
  return data?.id ?? ''
}

/** Registers or rewrites Cuenca's page, as part of a run. */
async function save(person: Person, run: string, title = 'una') {
  const page = { ...pageOf(cuenca), title: `Cytotec (misoprostol) en Cuenca: ${title}` }
  const { error } = await backend
    .as(person)
    .from('generatedPages')
    .upsert({ ...page, runId: run }, { onConflict: 'cityId,pageType' })
  expect(error).toBeNull()
}

const lastRun = async () =>
  (await backend.sql('select "runId" from "pageRevisions" order by id desc limit 1'))[0]?.runId ?? null

test('the database says who started a run and when, whatever is sent', async () => {
  const before = Date.now()
  const invented = { startedBy: SIGNED_IN.stranger.id, startedAt: '2001-01-01T00:00:00Z' }
  const id = await begin('editor', invented)
  const [run] = await backend.sql<{ startedBy: string; startedAt: string }>(
    'select "startedBy", "startedAt" from runs where id = $1',
    [id],
  )
  expect(run?.startedBy).toBe(SIGNED_IN.editor.id)
  expect(new Date(run?.startedAt ?? 0).getTime()).toBeGreaterThan(before - 60_000)
})

test('what is written as part of a run says so in the history, and nothing else does', async () => {
  const run = await begin('editor')
  await save('editor', run)
  expect(await lastRun()).toBe(run)
  const { error } = await backend.as('editor').from('generatedPages').update({ seoScore: 90 }).eq('cityId', cuenca.id)
  expect(error).toBeNull()
  expect(await lastRun()).toBeNull()
})

test('the row itself keeps no run, so that what is changed by hand later is not taken for a part of it', async () => {
  await save('editor', await begin('editor'))
  expect(await backend.sql('select "runId" from "generatedPages"')).toEqual([{ runId: null }])
})

test('a write that names an unknown run succeeds, and the history names no run', async () => {
  await save('editor', crypto.randomUUID())
  expect(await lastRun()).toBeNull()
})

test('a record written twice in one run has two changes in that run', async () => {
  const run = await begin('editor')
  await save('editor', run, 'una')
  await save('editor', run, 'otra')
  expect(await backend.sql('select count(*)::int as changes from "pageRevisions" where "runId" = $1', [run])).toEqual([
    { changes: 2 },
  ])
})

test('nobody writes into a run that somebody else started', async () => {
  const run = await begin('editor')
  await backend.setPublicAdmin(true)
  await save('stranger', run)
  expect(await lastRun()).toBeNull()
  await save('visitor', run, 'otra')
  expect(await lastRun()).toBeNull()
})

test('what a visitor registers while the admin is closed is no part of a run that was started while it was open', async () => {
  await backend.setPublicAdmin(true)
  const run = await begin('visitor')
  await backend.setPublicAdmin(false)
  const { error } = await backend
    .as('visitor')
    .from('generatedPages')
    .insert({ ...pageOf(cuenca), runId: run })
  expect(error).toBeNull()
  expect(await lastRun()).toBeNull()
})

test('what a visitor writes in a run of their own, while the admin is open, is part of it', async () => {
  await backend.setPublicAdmin(true)
  const run = await begin('visitor')
  await save('visitor', run)
  expect(await lastRun()).toBe(run)
})

test('a city corrected in a run is part of it', async () => {
  const run = await begin('editor')
  await backend.as('editor').from('cities').update({ province: 'Provincia 1', runId: run }).eq('id', cuenca.id)
  const [change] = await backend.sql('select "runId", "changedAt" from "cityRevisions" order by id desc limit 1')
  expect(change?.runId).toBe(run)
  const totals = await backend.sql('select pages, cities, "endedAt" from "runTotals" where id = $1', [run])
  expect(totals).toEqual([{ pages: 0, cities: 1, endedAt: change?.changedAt }])
  await backend.sql(`update cities set province = 'Azuay' where id = $1`, [cuenca.id])
})

test('the history of everything has a run and its changes, each once; a run that changed nothing is not listed', async () => {
  const [run, empty] = [await begin('editor'), await begin('editor')]
  await save('editor', run)
  await save('editor', run, 'otra')
  const client = backend.as('editor')
  const entries = await client.from('history').select('kind').or(`rowId.eq.${run},runId.eq.${run}`)
  expect(entries.error).toBeNull()
  expect(entries.data?.map(({ kind }) => kind).sort()).toEqual(['page', 'page', 'run'])
  expect((await client.from('history').select('id').eq('rowId', empty)).data).toEqual([])
  const totals = await client.from('runTotals').select('*').in('id', [run, empty]).order('pages', { ascending: false })
  expect(totals.data).toMatchObject([
    { id: run, pages: 2, newPages: 1, cities: 0 },
    { id: empty, pages: 0, newPages: 0, cities: 0, endedAt: null },
  ])
})

test.each(['visitor', 'stranger'] as const)(
  'while the admin is closed a %s sees nothing of the history of everything',
  async (person) => {
    const run = await begin('editor')
    await save('editor', run)
    for (const view of ['history', 'runTotals'] as const)
      expect((await backend.as(person).from(view).select('*')).data).toEqual([])
    await backend.setPublicAdmin(true)
    expect((await backend.as(person).from('history').select('id').limit(2)).data).toHaveLength(2)
  },
)

test.each(['visitor', 'stranger', 'editor', 'key'] as const)(
  '%s writes nothing through the history of everything',
  async (person) => {
    await backend.setPublicAdmin(true)
    const insert = await backend
      .as(person)
      .from('history')
      .insert({ kind: 'page' } as never)
    expect(insert.error?.code).toMatch(/42501|55000|PGRST/)
    const remove = await backend.as(person).from('history').delete().eq('kind', 'page')
    expect(remove.error?.code).toMatch(/42501|55000|PGRST/)
  },
)

test('a run restores one thing: a run that exists, or a release', async () => {
  const run = await begin('editor')
  expect(await begin('editor', { restoresRun: run })).not.toBe(run)
  const client = backend.as('editor')
  const both = { restoresRun: run, restoresRelease: '2026-11-22T00:00:00Z' }
  expect((await client.from('runs').insert(both)).error).not.toBeNull()
  expect((await client.from('runs').insert({ restoresRun: crypto.randomUUID() })).error).not.toBeNull()
  // A release of no year would take back every record there is.
  expect((await client.from('runs').insert({ restoresRelease: '1970-01-01T00:00:00Z' })).error).not.toBeNull()
})

test.each(['update runs set "startedBy" = null', 'delete from runs where false', 'truncate runs cascade'])(
  'a run is not rewritten, by the owner either: %s',
  async (statement) => {
    await expect(backend.sql(statement)).rejects.toThrow('never changed')
  },
)

test.each(['visitor', 'stranger'] as const)(
  'while the admin is open a %s starts 20 runs at once and no more',
  async (person) => {
    await backend.setPublicAdmin(true)
    const start = (count: number) =>
      backend
        .as(person)
        .from('runs')
        .insert(Array.from({ length: count }, () => ({ restoresRun: null })))
    expect((await start(20)).error).toBeNull()
    expect((await start(21)).error?.code).toBe('42501')
  },
)
