import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { searchOf } from '@/admin/history/history-search'
import { type City, parseCity } from '@/cities/city'
import { pageQueries, writeGeneratedPage } from '@/data/generated-pages'
import { changeCity } from '@/data/history/restore-city'
import { type HistoryFilter, historyQuery } from '@/data/history/revisions'
import { pageRecordOf } from '@/data/record/page-record'
import { newRowId } from '@/data/request/row-id'
import { signIn } from '@/data/session'
import { SIGNED_IN } from '../support/people'
import { buildContent } from './build-content'
import { leave } from './leave'
import { openDesk } from './open-desk'
import { read } from './stub-fetch'

const desk = openDesk()
let towns: City[]
let startedAt: string

beforeAll(async () => {
  const rows = await desk.backend.sql(`select * from cities where slug in ('cuenca', 'loja', 'quito') order by slug`)
  towns = rows.map(parseCity)
})

/** Each test begins without records; it filters the history by its start time to leave out earlier entries. */
beforeEach(async () => {
  await desk.backend.sql('delete from "generatedPages"')
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
  const [clock] = await desk.backend.sql<{ now: string }>('select clock_timestamp()::text as now')
  startedAt = clock?.now ?? ''
})

/** Writes the page of every town, in a run or by hand. */
const writeAll = (word: string, runId?: string) => Promise.all(towns.map((city) => write(city, word, runId)))

async function write(city: City | undefined, word: string, runId?: string) {
  if (!city) throw new Error('no city')
  const subject = `Misoprostol en ${city.name}: `
  const content = { title: subject + word, metaDescription: subject.padEnd(130, 'riesgos.'), uniqueContent: word }
  const existing = (await read(pageQueries.all())).find(({ cityId }) => cityId === city.id)
  return writeGeneratedPage(pageRecordOf(buildContent(city, content)), { existing, runId })
}

const history = (filter: HistoryFilter = {}, limit = 100) => read(historyQuery({ since: startedAt, ...filter }, limit))
/** What the entries are of: a table, or a run with how many changes it made. */
const kinds = async (filter?: HistoryFilter, limit?: number) =>
  (await history(filter, limit)).map((entry) =>
    'run' in entry ? `run of ${entry.run.changes}` : entry.revision.tableName,
  )

test('a run is one entry with who, when and how much; each change by hand is an entry of its own', async () => {
  const runId = newRowId()
  await writeAll('una', runId)
  await write(towns[0], 'a mano')
  expect(await kinds()).toEqual(['generatedPages', 'run of 3'])
  expect((await history())[1]).toMatchObject({ run: { runId, changedBy: SIGNED_IN.editor.id } })
})

test('sheet by sheet the history repeats and omits nothing, and a run that spans two sheets is on the first alone', async () => {
  const runId = newRowId()
  await write(towns[0], 'una', runId)
  await write(towns[1], 'a mano')
  await write(towns[2], 'una', runId)
  await write(towns[1], 'otra vez')
  const sheets: string[] = []
  for (let before: number | undefined; sheets.length < 6; ) {
    const [entry] = await history(before ? { before } : {}, 1)
    if (!entry) break
    before = entry.id
    if ('run' in entry) sheets.push('run')
    else if (entry.revision.tableName === 'generatedPages')
      sheets.push(String(entry.revision.after?.title.replace(/^.*: /, '')))
  }
  expect(sheets).toEqual(['otra vez', 'run', 'a mano'])
})

test('the changes of a run are listed one by one where the history is narrowed to the run, a city, rows or a kind', async () => {
  const runId = newRowId()
  await writeAll('una', runId)
  const each = 'generatedPages'
  expect(await kinds({ runId })).toEqual([each, each, each])
  expect(await kinds({ cityId: towns[1]?.id ?? '' })).toEqual([each])
  expect(await kinds({ kind: 'page' })).toEqual([each, each, each])
})

test('the history has changes of cities and places too, and is narrowed by person, rows and time', async () => {
  const [cuenca, loja] = towns
  await write(cuenca, 'una')
  for (const province of ['Provincia 1', 'Loja'])
    await desk.backend.sql('update cities set province = $1 where id = $2', [province, loja?.id])
  await desk.backend.sql(`update facilities set address = 'Otra' where id = (select id from facilities limit 1)`)
  expect(await kinds()).toEqual(['facilities', 'cities', 'cities', 'generatedPages'])
  expect(await kinds({ by: SIGNED_IN.editor.id })).toEqual(['generatedPages'])
  expect(await kinds({ by: null })).toEqual(['facilities', 'cities', 'cities'])
  expect(await kinds({ rowIds: [loja?.id ?? '', cuenca?.id ?? ''] })).toEqual(['cities', 'cities'])
  expect(await kinds({ until: startedAt })).toEqual([])
})

test('a place that moves to another city is in the history of both, and a visitor reads neither', async () => {
  const [cuenca, loja, other] = towns
  const move = (from?: string, to?: string) =>
    desk.backend.sql(
      'update facilities set "cityId" = $2 where id = (select id from facilities where "cityId" = $1 order by id limit 1)',
      [from, to],
    )
  await move(cuenca?.id, loja?.id)
  expect(await kinds({ cityId: cuenca?.id ?? '' })).toEqual(['facilities'])
  expect(await kinds({ cityId: loja?.id ?? '' })).toEqual(['facilities'])
  expect(await kinds({ cityId: other?.id ?? '' })).toEqual([])
  await leave()
  expect(await kinds()).toEqual([])
})

test('a correction of a city belongs to its run, and is not made where somebody changed the city meanwhile', async () => {
  const id = towns[0]?.id ?? ''
  const runId = newRowId()
  const [from, to] = [{ province: 'Azuay' }, { province: 'Provincia 1' }]
  expect(await changeCity(id, { from, to }, runId)).toBe('restored')
  expect(await history({ runId })).toMatchObject([{ revision: { before: from, after: to } }])
  // Again, as after a lost answer.
  expect(await changeCity(id, { from, to }, runId)).toBe('restored')
  await desk.backend.sql(`update cities set province = 'Cañar' where id = $1`, [id])
  expect(await changeCity(id, { from: to, to: from }, runId)).toBe('changed')
  expect(await desk.backend.sql('select province from cities where id = $1', [id])).toEqual([{ province: 'Cañar' }])
  await desk.backend.sql(`update cities set province = 'Azuay' where id = $1`, [id])
})

test('a change that nobody can read hides none of the older ones', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await write(towns[0], 'una')
  await desk.backend.sql(
    `insert into revisions ("tableName", "rowId", after) values ('facilities', gen_random_uuid(), '{"kind": "nada"}')`,
  )
  await write(towns[1], 'otra')
  expect(await kinds({}, 2)).toEqual(['generatedPages', 'generatedPages'])
})

test('the history is searched by words of a reason and by old and new values, without accents, and by the names of cities and places', async () => {
  const id = towns[0]?.id ?? ''
  const editor = desk.backend.as('editor')
  const [place] = await desk.backend.sql<{ id: string; name: string }>(
    `select id, name from facilities where "cityId" = $1 and kind = 'hospital' order by id limit 1`,
    [id],
  )
  const change = (words: object) =>
    editor
      .from('facilities')
      .update(words)
      .eq('id', place?.id ?? '')
      .throwOnError()
  await editor.from('cities').update({ population: 7, reason: 'Llamó el distrito' }).eq('id', id).throwOnError()
  await change({ hours: 'de 7:00 a 15:00' })
  await change({ hours: 'día y noche' })
  await editor
    .from('facilityNotes')
    .update({ note: 'Otra vez' })
    .eq('facilityId', place?.id ?? '')
    .throwOnError()
  const [{ data: facilities }, cities] = [
    await editor.from('facilities').select().eq('cityId', id).throwOnError(),
    await desk.backend.sql('select * from cities'),
  ]
  const known = cities.map((row) => parseCity({ ...row, facilities: row.id === id ? facilities : [] }))
  const found = (text: string, more?: HistoryFilter, limit?: number) =>
    kinds({ ...more, search: searchOf(text, known) }, limit)

  expect(await found('llamo distrito')).toEqual(['cities'])
  expect(await found('7:00')).toEqual(['facilities', 'facilities'])
  // An hour that stayed as it was is not found by the change of something else.
  expect(await found('NOCHE')).toEqual(['facilities'])
  // A note has no name: its place is known by the name.
  expect(await found(place?.name ?? '')).toEqual(['facilityNotes', 'facilities', 'facilities'])
  expect(await found('CUENC')).toEqual(['facilityNotes', 'facilities', 'facilities', 'cities'])
  expect(await found('cuemca', { kind: 'city' })).toEqual(['cities'])
  expect(await found('zzz,")(')).toEqual([])
  const [, second] = await history({ search: searchOf('cuenca', known) }, 2)
  expect(await found('cuenca', { before: second?.id ?? 0 })).toEqual(['facilities', 'cities'])
})
