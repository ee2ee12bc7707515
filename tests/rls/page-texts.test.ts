import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { PEOPLE } from '../support/people'
import { insertAsOwner, textRow } from './rows'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(() => backend.setPublicAdmin(true))
afterAll(() => backend.close())

const kept = (contentHash: string) =>
  backend.sql<{ text: string; outline: { city: string } }>('select * from "pageTexts" where "contentHash" = $1', [
    contentHash,
  ])

describe('under each hash there is one text, and it is the text that has this hash', () => {
  test.each([...PEOPLE, 'key'] as const)('a %s who sends another text is refused', async (person) => {
    const row = { ...textRow('Lo que dice la página'), text: '["compra ahora"]' }
    const { error } = await backend.as(person).from('pageTexts').insert(row)
    expect(error?.message).toContain('pageTexts_own_hash')
    expect(await kept(row.contentHash)).toEqual([])
  })

  test('the owner is refused as well', async () => {
    const row = { ...textRow('Lo que dice la página'), text: '["compra ahora"]' }
    await expect(insertAsOwner(backend, 'pageTexts', row)).rejects.toThrow('pageTexts_own_hash')
  })

  test.each(PEOPLE)('a stored text stays as it is when a %s sends it with another outline', async (person) => {
    const row = textRow(`El texto que quedó, ante ${person}`)
    await insertAsOwner(backend, 'pageTexts', row)
    const other = { ...row, outline: { ...row.outline, city: 'Otra' } }
    const texts = backend.as(person).from('pageTexts')
    expect((await texts.upsert(other, { onConflict: 'contentHash', ignoreDuplicates: true })).error).toBeNull()
    expect((await texts.upsert(other, { onConflict: 'contentHash' })).error?.code).toBe('42501')
    expect(await kept(row.contentHash)).toEqual([row])
  })
})

test.each(['update "pageTexts" set outline = outline', 'delete from "pageTexts" where false', 'truncate "pageTexts"'])(
  'a stored text is not rewritten by the owner either: %s',
  async (statement) => {
    await expect(backend.sql(statement)).rejects.toThrow('never changed')
  },
)

test.each([
  ['no object', { outline: '[]' }],
  ['an outline of a book', { outline: JSON.stringify({ city: 'x'.repeat(2000) }) }],
])('%s is no outline', async (_, change) => {
  await expect(insertAsOwner(backend, 'pageTexts', { ...textRow('Otra'), ...change })).rejects.toThrow(
    'check constraint',
  )
})

test('a text longer than any page is refused', async () => {
  const { error } = await backend
    .as('editor')
    .from('pageTexts')
    .insert(textRow('x'.repeat(100_000)))
  expect(error?.message).toContain('check constraint')
})

test.each(['visitor', 'stranger'] as const)(
  'while the admin is open a %s keeps 20 texts at once and no more',
  async (person) => {
    const texts = (count: number) => Array.from({ length: count }, (_, n) => textRow(`${person} ${count} ${n}`))
    expect((await backend.as(person).from('pageTexts').insert(texts(20))).error).toBeNull()
    expect((await backend.as(person).from('pageTexts').insert(texts(21))).error?.code).toBe('42501')
  },
)
