import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type City, parseCity } from '@/cities/city'
import { type GeneratedPage, pageQueries, writeGeneratedPage } from '@/data/generated-pages'
import { restoreRow } from '@/data/history/restores'
import type { PageRevision } from '@/data/history/revisions'
import { contentOf, type RecordContent } from '@/data/history/row-states'
import { unsignedRecordsQuery } from '@/data/history/unsigned-records'
import { pageRecordOf } from '@/data/record/page-record'
import { signIn } from '@/data/session'
import type { GeneratedContent } from '@/generator/generated-content'
import { SIGNED_IN } from '../../support/people'
import { buildContent } from '../build-content'
import { pageChanges } from '../changes-of'
import { kindOf } from '../kind-of'
import { leave } from '../leave'
import { openDesk } from '../open-desk'
import { read, rowsAnswer, stubFetch } from '../stub-fetch'

const desk = openDesk()
let cuenca: City
let page: GeneratedPage

beforeAll(async () => {
  const [row] = await desk.backend.sql(`select * from cities where slug = 'cuenca'`)
  cuenca = parseCity(row)
})

/** Lets a visitor register Cuenca's page and an editor rewrite it twice. */
beforeEach(async () => {
  await desk.backend.sql('delete from "generatedPages"')
  page = await write(titled('Primero'))
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
  await write(titled('Segundo'), page)
  page = await write(titled('Tercero'), page)
})

const write = (content: GeneratedContent, existing?: GeneratedPage) =>
  writeGeneratedPage(pageRecordOf(content), { existing })
const titleOf = (word: string) => `Misoprostol en Cuenca: ${word}`
// Must not end in a space: the embedded backend finds no row by such a text.
const metaDescription = 'Misoprostol en Cuenca: '.padEnd(130, 'riesgos.')
const titled = (word: string) => buildContent(cuenca, { title: titleOf(word), metaDescription, uniqueContent: word })
const history = () => pageChanges({ rowId: page.id })
const titles = (revisions: PageRevision[]) =>
  revisions.map(({ before, after }) => [before?.title, after.title].map((title) => title?.replace(titleOf(''), '')))

/** Restores the record, from its last state unless another is given, to one of the states in the history. */
const restore = (to: RecordContent | null, from: RecordContent = page) =>
  restoreRow({ kind: 'page', id: page.id, from: contentOf(from), to: contentOf(to ?? page) })

async function latest(): Promise<PageRevision> {
  const [revision] = await history()
  if (!revision) throw new Error('no revision')
  return revision
}

test('the history of a page has every change, the latest first, with who made it and when', async () => {
  const revisions = await history()
  expect(titles(revisions)).toEqual([
    ['Segundo', 'Tercero'],
    ['Primero', 'Segundo'],
    [undefined, 'Primero'],
  ])
  expect(revisions.map(({ changedBy }) => changedBy)).toEqual([SIGNED_IN.editor.id, SIGNED_IN.editor.id, null])
  const { id, ...fields } = page
  expect(revisions[0]).toMatchObject({ pageId: id, cityId: cuenca.id, pageType: 'misoprostol' })
  const { datePublished, dateModified, awaitsEditor: _, ...content } = fields
  expect(revisions[0]?.after).toMatchObject(content)
  expect(Date.parse(revisions[0]?.after.datePublished ?? '')).toBe(Date.parse(datePublished))
  expect(Date.parse(revisions[0]?.after.dateModified ?? '')).toBe(Date.parse(dateModified))
  expect(Date.now() - Date.parse(revisions[0]?.changedAt ?? '')).toBeLessThan(60_000)
})

test('undoing a change adds a row to the history, by the person who undid it, and restores the record', async () => {
  expect(await restore((await latest()).before)).toBe('restored')
  const restored = await read(pageQueries.one(cuenca.id, 'misoprostol'))
  expect(restored).toMatchObject({ id: page.id, title: titleOf('Segundo'), datePublished: page.datePublished })
  expect(restored?.contentHash).not.toBe(page.contentHash)
  const revisions = await history()
  expect(titles(revisions)[0]).toEqual(['Tercero', 'Segundo'])
  expect(revisions).toHaveLength(4)
  expect(revisions[0]).toMatchObject({ changedBy: SIGNED_IN.editor.id })
})

test('any earlier state can be restored, the first registration too', async () => {
  const first = (await history()).at(-1)
  if (!first) throw new Error('no revision')
  expect(await restore(first.after)).toBe('restored')
  expect(titles(await history())[0]).toEqual(['Tercero', 'Primero'])
})

test('restoring the current state adds no row', async () => {
  expect(await restore((await latest()).after)).toBe('restored')
  expect(await history()).toHaveLength(3)
})

test('a deleted record is not restored, and its history stays', async () => {
  const revision = await latest()
  await desk.backend.sql('delete from "generatedPages"')
  expect(await restore(revision.before)).toBe('changed')
  expect(await history()).toHaveLength(3)
})

test.each(['stranger', 'visitor'] as const)(
  'a %s sees no history and restores nothing while the admin is closed',
  async (person) => {
    const revision = await latest()
    await leave()
    if (person === 'stranger') await signIn(SIGNED_IN.stranger.email, SIGNED_IN.stranger.password)
    expect(await history()).toEqual([])
    expect(await pageChanges({}, 10)).toEqual([])
    expect(await kindOf(restore(revision.before))).toBe('forbidden')
    expect(await read(pageQueries.one(cuenca.id, 'misoprostol'))).toEqual(page)
  },
)

test('while the admin is open a visitor sees the history and can restore, without a name in the new row', async () => {
  await leave()
  await desk.backend.setPublicAdmin(true)
  await restore((await latest()).before)
  expect(await latest()).toMatchObject({ changedBy: null, after: { title: titleOf('Segundo') } })
})

test('the records last written without a session are listed, for a visitor only while the admin is open, until an editor saves them', async () => {
  expect([...(await read(unsignedRecordsQuery()))]).not.toContain(page.id)
  await leave()
  await desk.backend.setPublicAdmin(true)
  await restore((await latest()).before)
  expect([...(await read(unsignedRecordsQuery()))]).toContain(page.id)
  await desk.backend.setPublicAdmin(false)
  expect([...(await read(unsignedRecordsQuery()))]).toEqual([])
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
  expect([...(await read(unsignedRecordsQuery()))]).toContain(page.id)
  expect(await restore(page, (await latest()).after)).toBe('restored')
  expect([...(await read(unsignedRecordsQuery()))]).not.toContain(page.id)
})

test('these records are found among the latest five thousand changes, also on a host that returns a thousand rows at once', async () => {
  const unsigned = new Map([
    [1, 'the latest'],
    [2500, 'long ago'],
    [5500, 'too long ago'],
  ])
  const changes = Array.from({ length: 6000 }, (_, index) => ({
    pageId: unsigned.get(index) ?? 'rewritten by an editor',
    changedBy: unsigned.has(index) ? null : SIGNED_IN.editor.id,
  }))
  const asked = stubFetch((request) => {
    const { searchParams } = new URL(request.url)
    const from = Number(searchParams.get('offset') ?? 0)
    const most = Math.min(Number(searchParams.get('limit')), 1000)
    return rowsAnswer(changes.slice(from, from + most), { from, total: changes.length })
  })
  expect([...(await read(unsignedRecordsQuery()))]).toEqual(['the latest', 'long ago'])
  expect(asked).toHaveLength(5)
})
