import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { SIGNED_IN } from '../support/people'
import { insertAsOwner } from './rows'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
beforeEach(async () => {
  await backend.setPublicAdmin(true)
  await backend.sql('delete from "seoStatus"')
})
afterAll(() => backend.close())

const statuses = (person: 'stranger' | 'editor') => backend.as(person).from('seoStatus')
const all = () => backend.sql('select * from "seoStatus" order by "userId"')
const others = { stranger: SIGNED_IN.editor.id, editor: SIGNED_IN.stranger.id }

describe.each(['stranger', 'editor'] as const)('the status of another user, to a %s who may edit', (person) => {
  beforeEach(() => insertAsOwner(backend, 'seoStatus', { userId: others[person] }))

  test('is not visible', async () => {
    expect((await statuses(person).select()).data).toEqual([])
  })

  test('is neither written nor taken over', async () => {
    const before = await all()
    const updated = await statuses(person).update({ totalPagesIndexed: 1 }).eq('userId', others[person]).select()
    expect(updated).toMatchObject({ error: null, data: [] })
    const row = { userId: others[person], totalPagesIndexed: 1 }
    expect((await statuses(person).upsert(row, { onConflict: 'userId' })).error?.code).toBe('42501')
    expect(await all()).toEqual(before)
  })

  test('is not made by giving away their own', async () => {
    await backend.sql('delete from "seoStatus"')
    const self = SIGNED_IN[person].id
    await insertAsOwner(backend, 'seoStatus', { userId: self })
    expect((await statuses(person).update({ userId: others[person] }).eq('userId', self)).error?.code).toBe('42501')
    expect((await statuses(person).insert({ userId: others[person] })).error?.code).toBe('42501')
    expect(await all()).toMatchObject([{ userId: self }])
  })
})

describe('an update that reads no column, which the right to read therefore does not filter', () => {
  const stranger = SIGNED_IN.stranger.id
  const editor = SIGNED_IN.editor.id
  const updateAs = async (userId: string, assignment: string) => {
    await backend.sql('begin')
    try {
      await backend.sql(`select set_config('request.jwt.claim.sub', $1, true)`, [userId])
      await backend.sql('set local role authenticated')
      await backend.sql(`update "seoStatus" set ${assignment}`)
      await backend.sql('reset role')
      return await all()
    } finally {
      await backend.sql('rollback')
    }
  }
  beforeEach(() => insertAsOwner(backend, 'seoStatus', { userId: stranger }))

  test('changes only the own row', async () => {
    await insertAsOwner(backend, 'seoStatus', { userId: editor })
    expect(await updateAs(stranger, '"totalPagesIndexed" = 9')).toMatchObject([
      { userId: stranger, totalPagesIndexed: 9 },
      { userId: editor, totalPagesIndexed: 0 },
    ])
  })

  test('changes no row of a stranger while the admin is closed', async () => {
    await backend.setPublicAdmin(false)
    expect(await updateAs(stranger, '"totalPagesIndexed" = 9')).toMatchObject([{ totalPagesIndexed: 0 }])
  })

  test('gives no row to another user', async () => {
    await expect(updateAs(stranger, `"userId" = '${editor}'`)).rejects.toThrow('row-level security')
  })
})

describe('a status', () => {
  const userId = SIGNED_IN.editor.id

  test('starts as pending, with nothing counted', async () => {
    await statuses('editor').insert({ userId }).throwOnError()
    expect(await all()).toMatchObject([
      {
        userId,
        sitemapLastGenerated: null,
        totalPagesIndexed: 0,
        robotsTxtValid: 0,
        metaVerificationStatus: 'pending',
        searchConsoleSubmitted: 0,
        indexingErrorsCount: 0,
        lastCrawlDate: null,
      },
    ])
  })

  test('is there once for each user', async () => {
    await statuses('editor').insert({ userId }).throwOnError()
    expect((await statuses('editor').insert({ userId })).error?.code).toBe('23505')
  })

  test.each([
    ['a verification that does not exist', { metaVerificationStatus: 'perfecto' }],
    ['robots neither valid nor not', { robotsTxtValid: 2 }],
    ['submitted neither yes nor no', { searchConsoleSubmitted: -1 }],
    ['fewer than no pages', { totalPagesIndexed: -1 }],
    ['fewer than no errors', { indexingErrorsCount: -1 }],
    ['a user who does not exist', { userId: '00000000-0000-4000-8000-000000000000' }],
  ])('is refused with %s', async (_, wrong) => {
    await expect(insertAsOwner(backend, 'seoStatus', { userId, ...wrong })).rejects.toThrow('violates')
  })
})

test('a user who is deleted takes their status and their place in the list of editors along, and an editor has a name', async () => {
  const userId = crypto.randomUUID()
  await backend.sql(`insert into auth.users (id, email) values ($1, 'otra@portal.example')`, [userId])
  await insertAsOwner(backend, 'seoStatus', { userId })
  await expect(insertAsOwner(backend, 'editors', { userId, name: '' })).rejects.toThrow('editors_name_check')
  await insertAsOwner(backend, 'editors', { userId, name: 'Otra editora de prueba' })
  await backend.sql('delete from auth.users where id = $1', [userId])
  for (const table of ['"seoStatus"', 'editors'])
    expect(await backend.sql(`select from ${table} where "userId" = $1`, [userId])).toEqual([])
})

test('editors see who may edit; only an owner adds and removes others, and never themselves', async () => {
  const editors = backend.as('editor').from('editors')
  const second = { userId: SIGNED_IN.stranger.id, name: 'Segunda' }
  expect((await editors.insert(second)).error).not.toBeNull()

  await backend.sql(`update editors set role = 'owner'`)
  expect((await editors.insert(second)).error).toBeNull()
  expect((await editors.select('name').order('name')).data).toEqual([
    { name: 'Editora de prueba' },
    { name: 'Segunda' },
  ])
  const others = backend.as('stranger').from('editors')
  expect((await others.delete().eq('userId', SIGNED_IN.editor.id).select()).data).toEqual([])

  expect((await editors.delete().eq('userId', SIGNED_IN.editor.id).select()).data).toEqual([])
  expect((await editors.delete().eq('userId', second.userId).select('name')).data).toEqual([{ name: 'Segunda' }])
  expect((await others.select()).data).toEqual([])
  await backend.sql(`update editors set role = 'editor'`)
})

test('an editor whom the owner takes off the list may no longer write, even in an open session', async () => {
  await backend.setPublicAdmin(false)
  await backend.sql('delete from editors')
  const { data } = await backend.as('editor').from('cities').update({ province: 'X' }).eq('slug', 'quito').select()
  expect(data).toEqual([])
  await insertAsOwner(backend, 'editors', { userId: SIGNED_IN.editor.id, name: 'Editora de prueba' })
})

test('there is one row of settings, and no second', async () => {
  expect(await backend.sql('select id, "publicAdmin" from settings')).toEqual([{ id: true, publicAdmin: true }])
  await expect(insertAsOwner(backend, 'settings', { id: false })).rejects.toThrow('settings_id_check')
  await expect(insertAsOwner(backend, 'settings', { id: true })).rejects.toThrow('settings_pkey')
})

test('the admin of a project that was not seeded is closed', async () => {
  await backend.sql('delete from settings')
  await backend.sql('insert into settings default values')
  expect(await backend.sql('select "publicAdmin" from settings')).toEqual([{ publicAdmin: false }])
})

test('without the row of settings the admin is closed', async () => {
  await backend.sql('delete from settings')
  const { data } = await backend.as('visitor').from('cities').update({ province: 'X' }).eq('slug', 'quito').select()
  expect(data).toEqual([])
  await insertAsOwner(backend, 'settings', { id: true })
})
