import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type City, parseCity } from '@/cities/city'
import { type GeneratedPage, pageQueries, writeGeneratedPage } from '@/data/generated-pages'
import { type HistoryEntry, type HistoryFilter, historyQuery } from '@/data/history/history'
import { changeCity } from '@/data/history/restores'
import { type OpenRun, openRun, runOfEachPerson } from '@/data/history/runs'
import { pageRecordOf } from '@/data/record/page-record'
import { signIn } from '@/data/session'
import { SIGNED_IN } from '../../support/people'
import { buildContent } from '../build-content'
import { kindOf } from '../kind-of'
import { leave } from '../leave'
import { openDesk } from '../open-desk'
import { askAsWhoeverSignedIn } from '../people-at-the-desk'
import { read } from '../stub-fetch'

const desk = openDesk()
let towns: City[]
let startedAt: string

beforeAll(async () => {
  const rows = await desk.backend.sql(`select * from cities where slug in ('cuenca', 'quito', 'loja') order by slug`)
  towns = rows.map(parseCity)
})

/** Each test begins without records; it filters the history by its start time to leave out earlier entries. */
beforeEach(async () => {
  await desk.backend.sql('delete from "generatedPages"')
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
  const [clock] = await desk.backend.sql<{ now: string }>('select clock_timestamp()::text as now')
  startedAt = clock?.now ?? ''
})

const title = (city: City, word: string) => `Misoprostol en ${city.name}: ${word}`

/** Writes the page of every town, in a run or by hand. */
const writeAll = (word: string, run?: OpenRun, of = towns) => Promise.all(of.map((city) => write(city, word, run)))

async function write(city: City, word: string, run?: OpenRun) {
  const metaDescription = `Misoprostol en ${city.name}: `.padEnd(130, 'riesgos.')
  const record = pageRecordOf(buildContent(city, { title: title(city, word), metaDescription, uniqueContent: word }))
  const existing = (await read(pageQueries.all())).find(({ cityId }) => cityId === city.id)
  return writeGeneratedPage(record, { existing, run })
}

const history = (filter: HistoryFilter = {}, limit = 100) =>
  read(historyQuery({ since: startedAt, ...filter }, limit)) as Promise<HistoryEntry[]>
const kinds = (entries: HistoryEntry[]) => entries.map(({ kind }) => kind)
const titles = async () => (await read(pageQueries.all())).map((page: GeneratedPage) => page.title).sort()

test('a run is one entry of the history, with who, when and how much; each change by hand is an entry of its own', async () => {
  const run = openRun()
  await writeAll('una', run)
  await write(towns[0] as City, 'a mano')
  const [byHand, entry, ...others] = await history()
  expect(others).toEqual([])
  expect(byHand).toMatchObject({ kind: 'page', runId: null })
  const told = { id: await run(), startedBy: SIGNED_IN.editor.id, pages: 3, newPages: 3, cities: 0 }
  expect(entry).toMatchObject({ kind: 'run', run: told })
})

test('the changes of a run are listed one by one when the history is filtered by run, city or kind', async () => {
  const run = openRun()
  await writeAll('una', run)
  const id = await run()
  expect(kinds(await history({ runId: id }))).toEqual(['page', 'page', 'page'])
  const [ofCity, ...more] = await history({ cityId: towns[1]?.id ?? '' })
  expect(more).toEqual([])
  expect(ofCity).toMatchObject({ kind: 'page', runId: id, revision: { cityId: towns[1]?.id } })
  expect(kinds(await history({ kind: 'page' }))).toEqual(['page', 'page', 'page'])
  expect(kinds(await history({ kind: 'run' }))).toEqual(['run'])
})

test('the history also has changes of cities and places, and can be filtered by person, row and time', async () => {
  const [cuenca, loja] = towns
  await write(cuenca as City, 'una')
  await desk.backend.sql(`update cities set province = 'Provincia 1' where slug = 'loja'`)
  await desk.backend.sql(`update cities set province = 'Loja' where slug = 'loja'`)
  await desk.backend.sql(`update facilities set address = 'Otra' where id = (select id from facilities limit 1)`)
  expect(kinds(await history())).toEqual(['facility', 'city', 'city', 'page'])
  expect(kinds(await history({ by: SIGNED_IN.editor.id }))).toEqual(['page'])
  expect(kinds(await history({ by: null }))).toEqual(['facility', 'city', 'city'])
  expect(kinds(await history({ rowIds: [loja?.id ?? ''] }))).toEqual(['city', 'city'])
  expect(await history({ until: startedAt, since: startedAt })).toEqual([])
})

test('a place that moves to another city is in the history of both, also on a later sheet, and a visitor reads neither', async () => {
  const [cuenca, loja, other] = towns
  const [place] = await desk.backend.sql<{ id: string }>('select id from facilities where "cityId" = $1 limit 1', [
    cuenca?.id,
  ])
  const move = (to: string | undefined) =>
    desk.backend.sql('update facilities set "cityId" = $1 where id = $2', [to, place?.id])
  await move(loja?.id)
  await write(cuenca as City, 'después')
  const ofCuenca = { cityId: cuenca?.id ?? '' }
  const [written, moved, ...others] = await history(ofCuenca)
  expect(others).toEqual([])
  expect([written, moved].map((entry) => entry?.kind)).toEqual(['page', 'facility'])
  expect(await history({ ...ofCuenca, before: written?.mark ?? '' })).toEqual([moved])
  expect(await history({ cityId: loja?.id ?? '' })).toEqual([moved])
  expect(await history({ cityId: other?.id ?? '' })).toEqual([])
  await move(cuenca?.id)
  await leave()
  expect(await history(ofCuenca)).toEqual([])
})

test('a place added without a session or with the key is in the history; the places with which the register was filled are left out', async () => {
  const [cuenca] = towns
  const place = { cityId: cuenca?.id ?? '', name: 'Puesto de Prueba', kind: 'puesto' as const }
  await desk.backend.setPublicAdmin(true)
  for (const asker of ['visitor', 'key'] as const)
    await desk.backend
      .as(asker)
      .from('facilities')
      .insert({ ...place, sources: ['msp-rural-2025'] })
      .throwOnError()
  await desk.backend.setPublicAdmin(false)
  const found = await read(historyQuery({ kind: 'facility', isWithoutFilling: true }, 5000))
  const added = found.filter((entry) => entry.kind === 'facility' && entry.revision.before === null)
  const told = { revision: { after: { name: place.name } } }
  expect(added).toMatchObject([told, told])
  const asEditor = desk.backend.as('editor').from('history').select('id', { count: 'exact', head: true })
  const [{ places } = {}] = await desk.backend.sql<{ places: number }>('select count(*)::int as places from facilities')
  expect((await asEditor.eq('isFilling', true)).count).toBe((places ?? 0) - 2)
  await desk.backend.sql('delete from facilities where name = $1', [place.name])
})

test('read sheet by sheet, the history repeats and omits nothing, even if many changes have the same time', async () => {
  await desk.backend.sql(`update facilities set address = 'De una vez'`)
  const all = (await history({ kind: 'facility' }, 60)).map(({ mark }) => mark)
  const sheets: string[] = []
  for (let before: string | undefined; sheets.length < 60; before = sheets.at(-1))
    sheets.push(
      ...(await history({ kind: 'facility', isWithoutFilling: true, ...(before ? { before } : {}) }, 20)).map(
        ({ mark }) => mark,
      ),
    )
  expect(sheets).toEqual(all)
  expect(new Set(sheets).size).toBe(60)
})

test('of two entries of one moment with the same number, in two tables, each is on a sheet', async () => {
  const [cuenca] = towns
  await write(cuenca as City, 'primero')
  for (const province of ['Cañar', 'Azuay'])
    await desk.backend.sql('update cities set province = $1 where id = $2', [province, cuenca?.id])
  await desk.backend.exec(`
    insert into "pageRevisions" (id, "pageId", "cityId", "pageType", "changedAt", before, after) overriding system value
    select 900000, "pageId", "cityId", "pageType", '2026-01-01 12:00Z', before, after from "pageRevisions" order by id desc limit 1;
    insert into "cityRevisions" (id, "cityId", "changedAt", before, after) overriding system value
    select 900000, "cityId", '2026-01-01 12:00Z', before, after from "cityRevisions" order by id desc limit 1;`)
  const day = { since: '2026-01-01T00:00:00Z', until: '2026-01-02T00:00:00Z' }
  const sheets: string[] = []
  let before: string | undefined
  do {
    const [entry] = await read(historyQuery({ ...day, ...(before ? { before } : {}) }, 1))
    before = entry?.mark
    if (entry) sheets.push(entry.kind)
  } while (before && sheets.length < 5)
  expect(sheets).toEqual(['page', 'city'])
})

test('a correction of a city belongs to its run, and a run that writes nothing is not stored', async () => {
  const [cuenca] = towns
  const run = openRun()
  const id = cuenca?.id ?? ''
  const [from, to] = [{ province: 'Provincia 1' }, { province: 'Azuay' }]
  expect(await changeCity(id, { from: to, to: from }, run)).toBe('restored')
  expect(await history()).toMatchObject([{ kind: 'run', run: { pages: 0, cities: 1 } }])
  const back = openRun()
  expect(await changeCity(id, { from, to }, back)).toBe('restored')
  expect(await changeCity(id, { from, to }, back)).toBe('restored')
  expect(await desk.backend.sql(`select province from cities where slug = 'cuenca'`)).toEqual([{ province: 'Azuay' }])
  // A change made after the plan was shown is kept.
  const correct = (province: string) =>
    desk.backend.sql('update cities set province = $1 where id = $2', [province, id])
  await correct('Cañar')
  expect(await changeCity(id, { from, to }, back)).toBe('changed')
  expect(await desk.backend.sql(`select province from cities where slug = 'cuenca'`)).toEqual([{ province: 'Cañar' }])
  await correct('Azuay')
  openRun()
  expect(await desk.backend.sql('select count(*)::int as runs from runs where "startedAt" >= $1', [startedAt])).toEqual(
    [{ runs: 2 }],
  )
})

test('a run that could not be stored is stored at the next try', async () => {
  const run = openRun()
  let isDown = true
  askAsWhoeverSignedIn(desk.backend, (request) =>
    isDown && request.url.includes('/runs') ? new Response('{}', { status: 503 }) : undefined,
  )
  expect(await kindOf(write(towns[0] as City, 'una', run))).toBe('unavailable')
  expect(await titles()).toEqual([])
  isDown = false
  await write(towns[0] as City, 'una', run)
  expect(await history()).toMatchObject([{ kind: 'run', run: { pages: 1 } }])
})

test('what another person writes for a run is kept together in a run of her own, and not as changes without one', async () => {
  let opened = 0
  let who: string | undefined = 'María'
  const run = runOfEachPerson(
    () => {
      opened += 1
      const id = `run ${opened}`
      return async () => id
    },
    () => who,
  )
  expect([await run(), await run()]).toEqual(['run 1', 'run 1'])
  who = 'Ana'
  expect([await run(), await run()]).toEqual(['run 2', 'run 2'])
})
