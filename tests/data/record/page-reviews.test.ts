import { beforeEach, expect, test } from 'vitest'
import { markReviewed, pageReviewsQuery, type ReviewedPage } from '@/data/record/page-reviews'
import { newRowId } from '@/data/request/row-id'
import { signIn } from '@/data/session'
import { cityId } from '../../../scripts/city-rows'
import { insertAsOwner } from '../../rls/rows'
import { SIGNED_IN } from '../../support/people'
import { kindOf } from '../kind-of'
import { leave } from '../leave'
import { openDesk } from '../open-desk'
import { read } from '../stub-fetch'

const desk = openDesk()

beforeEach(async () => {
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
})

const PAGE: Omit<ReviewedPage, 'id'> = {
  cityId: cityId('cuenca'),
  pageType: 'cytotec',
  contentHash: '0123456789abcdef0123456789abcdef',
  note: 'Leída entera',
}
const mark = (page = PAGE) => markReviewed({ ...page, id: newRowId() })

test('a review is stored under the signed-in person, and the latest review is read first', async () => {
  const first = await mark()
  const second = await mark({ ...PAGE, note: 'Otra vez' })
  expect(first).toMatchObject({ ...PAGE, reviewedBy: SIGNED_IN.editor.id })
  expect(Date.now() - Date.parse(first.reviewedAt)).toBeLessThan(60_000)
  expect((await read(pageReviewsQuery())).slice(0, 2)).toEqual([second, first])
})

test('a review that is sent again, because the answer was lost, is stored once', async () => {
  const page = { ...PAGE, id: newRowId(), note: 'Dos veces' }
  const review = await markReviewed(page)
  expect(await markReviewed(page)).toEqual(review)
  expect(await desk.backend.sql(`select id from "pageReviews" where note = 'Dos veces'`)).toEqual([{ id: page.id }])
})

test('nobody can review in the name of another person or for another day', async () => {
  const other = { ...PAGE, reviewedBy: SIGNED_IN.stranger.id, reviewedAt: '2001-01-01T00:00:00Z' }
  const review = await mark(other)
  expect(review.reviewedBy).toBe(SIGNED_IN.editor.id)
  expect(review.reviewedAt.startsWith('2001')).toBe(false)
})

test('while the admin is closed, a visitor and a stranger can neither review nor read reviews', async () => {
  await mark()
  await leave()
  expect(await kindOf(mark())).toBe('forbidden')
  expect(await read(pageReviewsQuery())).toEqual([])
  await signIn(SIGNED_IN.stranger.email, SIGNED_IN.stranger.password)
  expect(await kindOf(mark())).toBe('forbidden')
  expect(await read(pageReviewsQuery())).toEqual([])
  await desk.backend.setPublicAdmin(true)
  expect(await mark()).toMatchObject({ reviewedBy: SIGNED_IN.stranger.id })
})

test.each([
  'update "pageReviews" set "reviewedBy" = null',
  'delete from "pageReviews" where false',
  'truncate "pageReviews"',
])('a review is not rewritten, by the owner either: %s', async (statement) => {
  await expect(desk.backend.sql(statement)).rejects.toThrow('never changed')
})

test.each([
  ['a page that does not exist', { pageType: 'venta' }],
  ['a text that cannot exist', { contentHash: '0'.repeat(31) }],
])('a review of %s is refused', async (_, change) => {
  const review = { ...PAGE, id: newRowId(), ...change }
  await expect(insertAsOwner(desk.backend, 'pageReviews', review)).rejects.toThrow('check constraint')
})

test.each([
  ['longer than a note', 'x'.repeat(501)],
  ['of two lines', 'una\notra'],
  ['that runs backwards', 'a\u202eb'],
])('a note %s is refused', async (_, note) => {
  expect(await kindOf(mark({ ...PAGE, note }))).toBe('invalid')
})

test.each(['visitor', 'stranger'] as const)(
  'while the admin is open a %s stores 20 reviews at once and no more',
  async (person) => {
    await desk.backend.setPublicAdmin(true)
    const store = (count: number) =>
      desk.backend
        .as(person)
        .from('pageReviews')
        .insert(Array.from({ length: count }, () => ({ ...PAGE, id: newRowId() })))
    expect((await store(20)).error).toBeNull()
    expect((await store(21)).error?.code).toBe('42501')
  },
)
