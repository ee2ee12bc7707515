import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { parseCity } from '@/cities/city'
import { saveGeneratedPage, writeGeneratedPage } from '@/data/generated-pages'
import { pageRecordOf } from '@/data/record/page-record'
import { buildContent } from '../data/build-content'
import { stubFetch } from '../data/stub-fetch'
import { type Backend, startBackend } from '../support/backend'
import { pageOf } from './rows'

/** Twenty requests at once. Twenty connections to a PostgreSQL 15 had the same results (supabase/README.md). */
const TWENTY = Array.from({ length: 20 }, (_, n) => n)

let backend: Backend
let quito: ReturnType<typeof parseCity>

beforeAll(async () => {
  backend = await startBackend()
  quito = parseCity((await backend.sql(`select * from cities where slug = 'quito'`))[0])
})
beforeEach(async () => {
  await backend.sql('delete from "generatedPages"')
  await backend.setPublicAdmin(false)
})
afterAll(() => backend.close())

const records = () => backend.sql<{ id: string; contentHash: string; title: string }>('select * from "generatedPages"')
/** Returns the hashes that a page has had, in order. */
const historyOf = async (pageId: string | undefined) => {
  const rows = await backend.sql<{ hash: string }>(
    `select after ->> 'contentHash' as hash from revisions where "rowId" = $1 order by id`,
    [pageId],
  )
  return rows.map(({ hash }) => hash)
}
const content = (n: number) => buildContent(quito, { title: `Misoprostol en Quito: información ${n}` })
const askAs = async (person: 'visitor' | 'editor') => {
  const headers = Object.entries(await backend.headersOf(person))
  stubFetch((request) => {
    for (const [name, value] of headers) request.headers.set(name, value)
    return backend.fetch(request)
  })
}

test('twenty visitors who open a new page at once register it once, and all get that record', async () => {
  await askAs('visitor')
  const saved = await Promise.all(TWENTY.map((n) => saveGeneratedPage(content(n))))
  const [record, ...others] = await records()
  expect(others).toEqual([])
  expect(new Set(saved.map(({ id }) => id))).toEqual(new Set([record?.id]))
  expect(await historyOf(record?.id)).toEqual([record?.contentHash])
})

test('twenty editors who write one page at once leave one record, and a history that ends with it', async () => {
  await askAs('editor')
  const results = await Promise.allSettled(TWENTY.map((n) => writeGeneratedPage(pageRecordOf(content(n)))))
  expect(results.filter(({ status }) => status === 'rejected')).toEqual([])
  const [record, ...others] = await records()
  expect(others).toEqual([])
  const history = await historyOf(record?.id)
  expect(history.at(-1)).toBe(record?.contentHash)
  expect(new Set(history).size).toBe(history.length)
})

test('visitors and editors at once, some with invalid rows: only those fail, and one record stays, an editor’s', async () => {
  const row = pageOf(quito)
  const outcomes = await Promise.all(
    TWENTY.map(async (n) => {
      const person = n % 2 === 0 ? ('visitor' as const) : ('editor' as const)
      const wrong = n % 5 === 4
      const { error } = await backend
        .as(person)
        .from('generatedPages')
        .upsert(
          {
            ...row,
            title: `Cytotec (misoprostol) en Quito: ${person} ${n}`,
            contentHash: String(n).padStart(32, '0'),
            seoScore: wrong ? 101 : 95,
          },
          { onConflict: 'cityId,pageType', ignoreDuplicates: person === 'visitor' },
        )
      return { wrong, refused: error !== null, message: error?.message }
    }),
  )
  for (const { wrong, refused, message } of outcomes) {
    expect(refused, message).toBe(wrong)
    expect(message ?? '').not.toContain('transaction is aborted')
  }
  const [record, ...others] = await records()
  expect(others).toEqual([])
  expect(record?.title).toContain('editor')
  expect((await historyOf(record?.id)).at(-1)).toBe(record?.contentHash)
})
