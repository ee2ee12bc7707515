import { beforeEach, expect, test, vi } from 'vitest'
import type { City } from '@/cities/city'
import { cityQueries } from '@/data/cities'
import { type GeneratedPage, pageQueries, saveGeneratedPage, writeGeneratedPage } from '@/data/generated-pages'
import { pageRecordOf } from '@/data/record/page-record'
import { signIn } from '@/data/session'
import { contentHash } from '@/generator/content-hash'
import type { GeneratedContent } from '@/generator/generated-content'
import { SIGNED_IN } from '../support/people'
import { buildContent } from './build-content'
import { kindOf } from './kind-of'
import { leave } from './leave'
import { openDesk } from './open-desk'
import { requestAsSignedIn } from './people-at-the-desk'
import { read, rowsAnswer, stubFetch } from './stub-fetch'

/** Tests of the writes of an editor's run, with the admin closed. */
const desk = openDesk()
let loja: City

beforeEach(async () => {
  await desk.backend.sql('delete from "generatedPages"')
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
  const city = await read(cityQueries.bySlug('loja'))
  if (!city) throw new Error('no city at loja')
  loja = city
})

const write = (content: GeneratedContent, existing?: GeneratedPage) =>
  writeGeneratedPage(pageRecordOf(content), { existing })
const other = () => buildContent(loja, { uniqueContent: 'Otra cosa.', title: 'Otro título' })

test('a new page is created in one request', async () => {
  const asked = requestAsSignedIn(desk.backend)
  const page = await write(buildContent(loja))
  expect(page).toMatchObject({ urlPath: '/ec/loja/misoprostol', contentHash: contentHash(buildContent(loja)) })
  expect(asked.map(({ method }) => method)).toEqual(['POST'])
  expect(await read(pageQueries.all())).toEqual([page])
})

test('a page whose content matches its record is not written, and no request is sent', async () => {
  const page = await write(buildContent(loja))
  const asked = requestAsSignedIn(desk.backend)
  expect(await write(buildContent(loja), page)).toEqual(page)
  expect(asked).toEqual([])
})

test.each([
  ['as it is', undefined],
  ['with the right hash and another title', 'Misoprostol en Loja: otra cosa del todo'],
])('a page that a visitor registered %s is saved once', async (_, otherTitle) => {
  const content = buildContent(loja)
  const title = otherTitle ?? content.title
  await desk.backend
    .as('visitor')
    .from('generatedPages')
    .insert({ ...pageRecordOf(content), title })
    .throwOnError()
  const [registered] = await read(pageQueries.all())
  expect(registered).toMatchObject({ title, contentHash: contentHash(content), awaitsEditor: true })
  const page = await write(content, registered)
  expect(page).toMatchObject({ title: content.title, awaitsEditor: false })
  expect(Date.parse(page.datePublished)).toBeGreaterThan(Date.parse(registered?.datePublished ?? ''))
  const asked = requestAsSignedIn(desk.backend)
  expect(await write(content, page)).toEqual(page)
  expect(asked).toEqual([])
})

test('a changed page is updated in one request and keeps its id and publication date', async () => {
  const page = await write(buildContent(loja))
  const asked = requestAsSignedIn(desk.backend)
  const changed = await write(other(), page)
  expect(changed).toMatchObject({ id: page.id, title: 'Otro título' })
  expect(changed.datePublished).toBe(page.datePublished)
  expect(asked.map(({ method }) => method)).toEqual(['POST'])
})

test('a page that someone registered since the records were read is updated, not stored twice', async () => {
  await write(buildContent(loja))
  expect(await write(other())).toMatchObject({ title: 'Otro título' })
  expect(await read(pageQueries.count())).toBe(1)
})

test('a page that someone wrote with the same content since the records were read is not written again', async () => {
  const page = await write(buildContent(loja))
  const asked = requestAsSignedIn(desk.backend)
  expect(await write(buildContent(loja))).toEqual(page)
  expect(asked.map(({ method }) => method)).toEqual(['POST', 'GET'])
})

test('a record that was deleted since it was read is created again; if it was created anew meanwhile, that one is updated', async () => {
  const page = await write(buildContent(loja))
  await desk.backend.sql('delete from "generatedPages"')
  const created = await write(other(), page)
  expect(created.id).not.toBe(page.id)

  const third = buildContent(loja, { uniqueContent: 'Otra más.' })
  expect(await write(third, page)).toMatchObject({ id: created.id, contentHash: contentHash(third) })
  expect(await read(pageQueries.count())).toBe(1)
})

test('an answer that does not say how many pages there are is a failure, and not no pages', async () => {
  stubFetch(() => Response.json([]))
  expect(await kindOf(read(pageQueries.count()))).toBe('unavailable')
})

test('a visitor whose change of a record is refused gets the record as it is', async () => {
  await write(buildContent(loja))
  await leave()
  const [kept] = await read(pageQueries.all())
  requestAsSignedIn(desk.backend, ({ method }) =>
    method === 'PATCH' ? Response.json({ code: '42501', message: 'permission denied' }, { status: 401 }) : undefined,
  )
  expect(await saveGeneratedPage(other())).toEqual(kept)
})

test('a write after the session ended is «forbidden», and what was written before stays', async () => {
  const page = await write(buildContent(loja))
  await desk.backend.sql('delete from auth.refresh_tokens')
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60_000 })
  try {
    expect(await kindOf(write(other(), page))).toBe('forbidden')
  } finally {
    vi.useRealTimers()
  }
  expect(await read(pageQueries.all())).toEqual([page])
})

test('a record that breaks a rule of the database is an error and not written', async () => {
  // The kind of the error is not checked: a hosted project gives «invalid», but the embedded backend answers 500.
  await expect(write(buildContent(loja, { title: '' }))).rejects.toMatchObject({ name: 'DataError' })
  expect(await read(pageQueries.count())).toBe(0)
})

test('all records are read in pages, each once, sorted by address', async () => {
  const rows: GeneratedPage[] = Array.from({ length: 2100 }, (_, n) => ({
    id: `id-${n}`,
    cityId: `city-${n}`,
    pageType: 'cytotec',
    urlPath: `/ec/pueblo-${n}/cytotec`,
    title: 'Cytotec',
    metaDescription: 'Información',
    contentHash: 'f'.repeat(32),
    seoScore: 90,
    wordCount: 1200,
    internalLinksCount: 5,
    datePublished: '2026-11-20T00:00:00+00:00',
    dateModified: '2026-11-20T00:00:00+00:00',
    awaitsEditor: false,
  }))
  const asked = stubFetch(({ url }) => {
    const query = new URL(url).searchParams
    const from = Number(query.get('offset'))
    return rowsAnswer(rows.slice(from, from + Math.min(700, Number(query.get('limit')))), { from, total: rows.length })
  })
  expect((await read(pageQueries.all())).map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
  expect(asked).toHaveLength(3)
  expect(asked[0]?.url.searchParams.get('order')).toBe('urlPath.asc,id.asc')
})
