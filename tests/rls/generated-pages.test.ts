import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { PEOPLE } from '../support/people'
import { cityOf, insertAsOwner, type NamedCity, pageOf } from './rows'

let backend: Backend
let quito: NamedCity
let loja: NamedCity
beforeAll(async () => {
  backend = await startBackend()
  quito = await cityOf(backend, 'quito')
  loja = await cityOf(backend, 'loja')
})
beforeEach(async () => {
  await backend.sql('delete from "generatedPages"')
  await backend.setPublicAdmin(false)
})
afterAll(() => backend.close())

const records = () => backend.sql('select * from "generatedPages" order by "urlPath"')
const pages = (person: (typeof PEOPLE)[number]) => backend.as(person).from('generatedPages')

describe('a visitor registers the record of a page', () => {
  test('that has none, once for each type', async () => {
    await pages('visitor').insert(pageOf(quito)).throwOnError()
    await pages('visitor').insert(pageOf(quito, 'misoprostol')).throwOnError()
    expect(await records()).toMatchObject([{ urlPath: '/ec/quito/cytotec' }, { urlPath: '/ec/quito/misoprostol' }])
  })

  test('and a second registration, by anyone, is a conflict that leaves the first as it was', async () => {
    await pages('visitor').insert(pageOf(quito)).throwOnError()
    const before = await records()
    for (const person of PEOPLE) {
      const { error, status } = await pages(person).insert({ ...pageOf(quito), seoScore: 1 })
      expect([status, error?.code]).toEqual([409, '23505'])
    }
    expect(await records()).toEqual(before)
  })

  test('and neither an upsert nor an update overwrites it', async () => {
    await pages('visitor').insert(pageOf(quito)).throwOnError()
    const before = await records()
    const other = { ...pageOf(quito), seoScore: 1, contentHash: 'f'.repeat(32) }
    for (const person of ['visitor', 'stranger'] as const) {
      const upserted = await pages(person).upsert(other, { onConflict: 'cityId,pageType' })
      expect(upserted.error?.code).toBe('42501')
      const ignored = await pages(person).upsert(other, { onConflict: 'cityId,pageType', ignoreDuplicates: true })
      expect(ignored.error).toBeNull()
      // The filter matches every row, but none that this person may change.
      const updated = await pages(person).update(other).not('title', 'is', null).select()
      expect(updated).toMatchObject({ error: null, data: [] })
    }
    expect(await records()).toEqual(before)
  })

  const cytotecIn = (rest: string) => ({ ...pageOf(quito), title: `Cytotec (misoprostol) en ${rest}` })
  test.each([
    ['the address of another city', () => ({ ...pageOf(quito), urlPath: '/ec/loja/cytotec' })],
    ['the address of the other type', () => ({ ...pageOf(quito), urlPath: '/ec/quito/misoprostol' })],
    ['an address with a tail', () => ({ ...pageOf(quito), urlPath: '/ec/quito/cytotec?ref=x' })],
    ['an address elsewhere', () => ({ ...pageOf(quito), urlPath: 'https://example.org/ec/quito/cytotec' })],
    ['the id of another city', () => ({ ...pageOf(quito), cityId: loja.id })],
    ['a city that does not exist', () => ({ ...pageOf(quito), cityId: '00000000-0000-4000-8000-000000000000' })],
    ['a type that does not exist', () => ({ ...pageOf(quito), pageType: 'venta', urlPath: '/ec/quito/venta' })],
    ['no title', () => ({ ...pageOf(quito), title: '' })],
    ['the title of another city', () => cytotecIn('Loja: información médica')],
    ['a title that names no city', () => cytotecIn('su ciudad: información médica')],
    ['a title that names no city and is cut', () => cytotecIn('su ciudad: se entrega…')],
    ['a title that begins otherwise', () => ({ ...pageOf(quito), title: `Compre ${pageOf(quito).title}` })],
    ['the title of the other page', () => ({ ...pageOf(quito), title: pageOf(quito, 'misoprostol').title })],
    ['a title of 29 characters', () => ({ ...pageOf(quito), title: 'Cytotec (misoprostol) - Quito' })],
    ['a title of 61 characters', () => cytotecIn('Quito: información médica y algo más')],
    ['a title that cannot be seen', () => ({ ...pageOf(quito), title: '\u200B'.repeat(40) })],
    ['a title that is filled up with what cannot be seen', () => cytotecIn(`Quito${'\u200B'.repeat(8)}`)],
    ['a description of 119 characters', () => ({ ...pageOf(quito), metaDescription: 'a'.repeat(119) })],
    ['a description of 161 characters', () => ({ ...pageOf(quito), metaDescription: 'a'.repeat(161) })],
    ['a description that cannot be seen', () => ({ ...pageOf(quito), metaDescription: '\u2060'.repeat(130) })],
    ['a title of 121 characters', () => ({ ...pageOf(quito), title: 'á'.repeat(121) })],
    ['a description of 321 characters', () => ({ ...pageOf(quito), metaDescription: 'a'.repeat(321) })],
    ['a hash that is not one', () => ({ ...pageOf(quito), contentHash: '<'.repeat(32) })],
    ['a score over 100', () => ({ ...pageOf(quito), seoScore: 101 })],
    ['more words than a page has', () => ({ ...pageOf(quito), wordCount: 20_001 })],
    ['more links than a page has', () => ({ ...pageOf(quito), internalLinksCount: 501 })],
    ['a missing column', () => ({ ...pageOf(quito), contentHash: undefined })],
  ])('but not with %s', async (_, row) => {
    const answer = await backend.fetch(`${backend.url}/rest/v1/generatedPages`, {
      method: 'POST',
      headers: { apikey: backend.anonKey, 'content-type': 'application/json' },
      body: JSON.stringify(row()),
    })
    expect(answer.ok).toBe(false)
    expect(await records()).toEqual([])
  })

  test('and of several at once with one bad row, none is kept', async () => {
    const { error } = await pages('visitor').insert([
      pageOf(loja),
      { ...pageOf(quito), urlPath: '/ec/loja/misoprostol' },
    ])
    expect(error).not.toBeNull()
    expect(await records()).toEqual([])
  })
})

describe('the address agrees with city and type', () => {
  test('also when an editor rewrites a record', async () => {
    await insertAsOwner(backend, 'generatedPages', pageOf(quito))
    const before = await records()
    const moved = await pages('editor').update({ urlPath: '/ec/loja/cytotec' }).eq('cityId', quito.id)
    expect([moved.status, moved.error?.code]).toEqual([400, '22023'])
    const given = await pages('editor').update({ cityId: loja.id }).eq('cityId', quito.id)
    expect(given.status).toBe(400)
    expect(await records()).toEqual(before)
  })

  test('also for the owner', async () => {
    const elsewhere = { ...pageOf(quito), urlPath: '/ec/loja/cytotec' }
    await expect(insertAsOwner(backend, 'generatedPages', elsewhere)).rejects.toThrow('not the one of this city')
  })

  test('and follows the city to another slug, without a new date', async () => {
    await insertAsOwner(backend, 'generatedPages', pageOf(quito))
    await insertAsOwner(backend, 'generatedPages', pageOf(quito, 'misoprostol'))
    await insertAsOwner(backend, 'generatedPages', pageOf(loja))
    const before = await records()

    await backend.sql(`update cities set slug = 'san-francisco-de-quito' where slug = 'quito'`)
    expect((await records()).map((page) => page.urlPath)).toEqual([
      '/ec/loja/cytotec',
      '/ec/san-francisco-de-quito/cytotec',
      '/ec/san-francisco-de-quito/misoprostol',
    ])
    await backend.as('editor').from('cities').update({ slug: 'quito' }).eq('id', quito.id).throwOnError()
    expect(await records()).toEqual(before)
  })

  test('and a city that the owner deletes takes its records with it', async () => {
    const id = '5c0a3f9e-0000-4000-8000-0000000000ff'
    await insertAsOwner(backend, 'cities', { id, name: 'Breve', slug: 'breve', province: 'Loja', region: 'Sierra' })
    await insertAsOwner(backend, 'generatedPages', pageOf({ id, name: 'Breve', slug: 'breve' }))
    await backend.sql(`delete from cities where slug = 'breve'`)
    expect(await records()).toEqual([])
  })
})

describe('the database keeps the dates', () => {
  const sent = { datePublished: '2001-01-01T00:00:00Z', dateModified: '2001-01-01T00:00:00Z' }
  const dates = async () => {
    const [row] = await backend.sql<{ datePublished: string; dateModified: string }>('select * from "generatedPages"')
    return row
  }
  const aDayPasses = async () => {
    await backend.sql(`alter table "generatedPages" disable trigger "generatedPages_dates"`)
    await backend.sql(
      `update "generatedPages" set "datePublished" = now() - interval '1 day', "dateModified" = now() - interval '1 day'`,
    )
    await backend.sql(`alter table "generatedPages" enable trigger "generatedPages_dates"`)
  }
  const secondsAgo = (date: string | undefined) => (Date.now() - Date.parse(date ?? '')) / 1000

  test('a new record is published and modified now, whatever is sent', async () => {
    await pages('visitor')
      .insert({ ...pageOf(quito), ...sent })
      .throwOnError()
    const stored = await dates()
    expect(secondsAgo(stored?.datePublished)).toBeLessThan(60)
    expect(stored?.dateModified).toBe(stored?.datePublished)
  })

  test.each([
    [
      'an update',
      () =>
        pages('editor')
          .update({ ...sent, title: 'Otro título' })
          .eq('cityId', quito.id),
    ],
    ['an upsert', () => pages('editor').upsert({ ...pageOf(quito), ...sent }, { onConflict: 'cityId,pageType' })],
  ])('%s that leaves the content as it is leaves both dates', async (_, request) => {
    await insertAsOwner(backend, 'generatedPages', pageOf(quito))
    await aDayPasses()
    const before = await dates()
    await request().throwOnError()
    expect(await dates()).toMatchObject({ datePublished: before?.datePublished, dateModified: before?.dateModified })
  })

  const changed = { contentHash: 'f'.repeat(32), ...sent }
  test.each([
    ['an update', () => pages('editor').update(changed).eq('cityId', quito.id)],
    ['an upsert', () => pages('editor').upsert({ ...pageOf(quito), ...changed }, { onConflict: 'cityId,pageType' })],
  ])('%s with other content is modified now, and published when it was', async (_, request) => {
    await insertAsOwner(backend, 'generatedPages', pageOf(quito))
    await aDayPasses()
    const before = await dates()
    await request().throwOnError()
    const after = await dates()
    expect(after?.datePublished).toBe(before?.datePublished)
    expect(secondsAgo(after?.dateModified)).toBeLessThan(60)
  })
})
