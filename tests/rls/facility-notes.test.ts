/** What editors note of a place, and who checked it: nobody else reads or writes either, in no table and by no way. */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { type Person, SIGNED_IN } from '../support/people'
import { cityOf } from './rows'

/** What an editor noted of a place, before and after a change: nobody else may read either. */
const NOTES = ['Llame al 0990000001, que es de su casa', 'Llame al 0990000002, que es de su hermana']

let backend: Backend
let id: string
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

/** Adds a place with a note, and changes its note; an editor has checked it. */
beforeEach(async () => {
  await backend.sql(`delete from facilities where name like 'Prueba%'`)
  const playas = await cityOf(backend, 'playas')
  const place = { cityId: playas.id, name: 'Prueba', kind: 'puesto' as const, sources: ['msp-rural-2025'] }
  const { data } = await backend.as('editor').from('facilities').insert(place).select('id').single().throwOnError()
  id = data?.id ?? ''
  for (const note of NOTES) await notes('editor').update({ note, phone: note }).eq('facilityId', id).throwOnError()
})

const notes = (person: Person | 'key') => backend.as(person).from('facilityNotes')
const stored = async () => (await backend.sql('select * from "facilityNotes" where "facilityId" = $1', [id]))[0]

/** Returns the answer to a read by its address, as a text that also has the names of the columns. */
async function read(person: Person, path: string): Promise<string> {
  const headers = await backend.headersOf(person)
  return (await backend.fetch(`${backend.url}/rest/v1/${path}`, { headers })).text()
}

describe.each(['closed', 'open'] as const)('while the admin is %s', (admin) => {
  beforeEach(() => backend.setPublicAdmin(admin === 'open'))

  describe.each(['hosted', 'embedded'] as const)('with the grants of the %s backend', (grants) => {
    beforeEach(() => backend.setGrants(grants))

    test.each(['visitor', 'stranger'] as const)('a %s finds no note and nobody who checked', async (person) => {
      const relations = await backend.sql<{ name: string }>(
        `select table_name as name from information_schema.tables where table_schema = 'public'`,
      )
      expect(relations.map(({ name }) => name)).toEqual(expect.arrayContaining(['facilities', 'revisions']))
      const paths = [
        ...relations.map(({ name }) => name),
        'facilities?select=id,facilityNotes(*)&name=eq.Prueba',
        'cities?select=slug,facilities(facilityNotes(note))&slug=eq.playas',
        'revisions?select=id&after->>note=like.Llame*',
      ]
      for (const path of paths) {
        const answer = await read(person, path)
        for (const note of NOTES) expect(answer, path).not.toContain(note)
        expect(answer, path).not.toContain('"checkedBy":"')
      }
    })

    test.each(['visitor', 'stranger'] as const)('a %s notes nothing, and takes no note away', async (person) => {
      const before = await stored()
      await notes(person).update({ note: null }).eq('facilityId', id)
      await notes(person).upsert({ facilityId: id, note: 'Otra' })
      expect(await stored()).toEqual(before)
    })
  })

  test('an editor reads it of the place, and of every change', async () => {
    const editor = backend.as('editor')
    const { data: place } = await editor.from('facilities').select('name, facilityNotes(note, checkedBy)').eq('id', id)
    expect(place).toEqual([{ name: 'Prueba', facilityNotes: { note: NOTES[1], checkedBy: SIGNED_IN.editor.id } }])
    const changes = editor.from('revisions').select('before, after').eq('rowId', id).eq('tableName', 'facilityNotes')
    expect((await changes.order('id')).data).toMatchObject([
      { before: { note: null, checkedBy: SIGNED_IN.editor.id }, after: { note: NOTES[0] } },
      { before: { note: NOTES[0] }, after: { note: NOTES[1], checkedBy: SIGNED_IN.editor.id } },
    ])
  })
})

test.each(['editor', 'key'] as const)('who checked a place is not for the %s to say', async (person) => {
  const forged = { checkedBy: SIGNED_IN.stranger.id, note: 'Otra' }
  await notes(person).update(forged).eq('facilityId', id).throwOnError()
  expect(await stored()).toMatchObject({ note: 'Otra', checkedBy: SIGNED_IN.editor.id })
})

test('while the admin is open, a visitor’s change of a place leaves its note', async () => {
  await backend.setPublicAdmin(true)
  await backend.as('visitor').from('facilities').update({ address: 'Calle 1' }).eq('id', id).throwOnError()
  expect(await stored()).toMatchObject({ note: NOTES[1], checkedBy: SIGNED_IN.editor.id })
})

test.each([
  ['a note that runs backwards', { note: 'a\u202Eb' }],
  ['a mark that cannot be seen', { note: 'Call\u200De 1' }],
  ['an empty note', { note: '' }],
  ['a note of 1,001 characters', { note: 'a'.repeat(1001) }],
  ['a number of 61 characters', { phone: '1'.repeat(61) }],
])('%s is refused', async (_, wrong) => {
  expect((await notes('editor').update(wrong).eq('facilityId', id)).error?.message).toContain('check constraint')
})
