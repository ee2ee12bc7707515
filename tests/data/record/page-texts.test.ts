import { beforeAll, beforeEach, expect, test } from 'vitest'
import { type City, parseCity } from '@/cities/city'
import { DataError } from '@/data/errors'
import { pageQueries, saveGeneratedPage, writeGeneratedPage } from '@/data/generated-pages'
import { createQueryClient } from '@/data/query-client'
import { pageRecordOf } from '@/data/record/page-record'
import { toldPageQuery } from '@/data/record/page-texts'
import { signIn } from '@/data/session'
import { contentHash } from '@/generator/content-hash'
import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { keptTextOf, readToldPage } from '@/generator/told-page'
import { SIGNED_IN } from '../../support/people'
import { leave } from '../leave'
import { openDesk } from '../open-desk'
import { askAsWhoeverSignedIn } from '../people-at-the-desk'

const desk = openDesk()
let cities: City[]

beforeAll(async () => {
  const rows = await desk.backend.sql('select * from cities order by slug limit 15')
  cities = rows.map(parseCity)
})

beforeEach(async () => {
  await desk.backend.sql('delete from "generatedPages"')
  await desk.backend.sql('alter table "pageTexts" disable trigger "pageTexts_append_only"')
  await desk.backend.sql('delete from "pageTexts"')
  await desk.backend.sql('alter table "pageTexts" enable trigger "pageTexts_append_only"')
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
})

const now = new Date('2026-11-20T15:00:00.000Z')
const pages = () => cities.flatMap((city) => PAGE_TYPES.map((type) => generateContent(city, type, { cities, now })))
const write = (content: GeneratedContent) => writeGeneratedPage(pageRecordOf(content), { text: keptTextOf(content) })
/** Reads a stored text with a new client, so that nothing comes from a cache. */
const told = (hash: string) => createQueryClient().fetchQuery({ ...toldPageQuery(hash), retry: false })
const first = () => {
  const [page] = pages()
  if (!page) throw new Error('no page')
  return page
}

test('an editor’s save stores the text of the page, which is read back unchanged, also together with one that was never stored', async () => {
  const all = pages()
  await Promise.all(all.map(write))
  const read = await Promise.all(['0'.repeat(32), ...all.map(contentHash)].map(told))
  expect(read).toEqual([null, ...all.map((page) => readToldPage(keptTextOf(page)))])
})

test('no request with texts is larger than servers accept', async () => {
  const sizes: number[] = []
  askAsWhoeverSignedIn(desk.backend, async (request) => {
    sizes.push((await request.clone().text()).length)
    return undefined
  })
  await Promise.all(pages().map(write))
  expect(Math.max(...sizes)).toBeLessThan(256 * 1024)
  expect(await read()).toBe(30)
})

test('a rewritten page has its new text stored, and its earlier text stays', async () => {
  const page = await write(first())
  const again = { ...first(), uniqueContent: `${first().uniqueContent} Una frase más.` }
  await writeGeneratedPage(pageRecordOf(again), { existing: page, text: keptTextOf(again) })
  for (const content of [first(), again])
    expect(await told(contentHash(content))).toEqual(readToldPage(keptTextOf(content)))
  expect(contentHash(again)).not.toBe(contentHash(first()))
})

test('a text that was missing when it was first asked for is asked for again', async () => {
  const client = createQueryClient()
  const again = () => client.fetchQuery({ ...toldPageQuery(contentHash(first())), retry: false })
  expect(await again()).toBeNull()
  await write(first())
  expect(await again()).toEqual(readToldPage(keptTextOf(first())))
})

test('the same text is stored once', async () => {
  await write(first())
  await desk.backend.sql('delete from "generatedPages"')
  await write(first())
  expect(await read()).toBe(1)
})

test('when the server fails between the text and the record, no record is stored, and the next try writes both', async () => {
  askAsWhoeverSignedIn(desk.backend, ({ url, method }) =>
    method === 'POST' && url.includes('generatedPages') ? new Response('', { status: 503 }) : undefined,
  )
  await expect(write(first())).rejects.toBeInstanceOf(DataError)
  askAsWhoeverSignedIn(desk.backend)
  expect(await createQueryClient().fetchQuery(pageQueries.count())).toBe(0)
  await write(first())
  expect(await createQueryClient().fetchQuery(pageQueries.count())).toBe(1)
  expect(await told(contentHash(first()))).toMatchObject({ city: first().city.name })
})

test('no record is written when its text is refused', async () => {
  askAsWhoeverSignedIn(desk.backend, ({ url, method }) =>
    method === 'POST' && url.includes('pageTexts') ? new Response('', { status: 503 }) : undefined,
  )
  await expect(write(first())).rejects.toMatchObject({ kind: 'unavailable' })
  askAsWhoeverSignedIn(desk.backend)
  expect(await createQueryClient().fetchQuery(pageQueries.count())).toBe(0)
})

test('a record that a visitor registers has no stored text, and a visitor cannot read texts while the admin is closed', async () => {
  await write(first())
  await leave()
  expect(await told(contentHash(first()))).toBeNull()
  const other = pages()[1] ?? first()
  await saveGeneratedPage(other)
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
  expect(await told(contentHash(other))).toBeNull()
})

async function read(): Promise<number> {
  const [row] = await desk.backend.sql<{ count: number }>('select count(*)::int as count from "pageTexts"')
  return row?.count ?? -1
}
