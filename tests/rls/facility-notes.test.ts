import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { PEOPLE, type Person, SIGNED_IN } from '../support/people'
import { cityOf } from './rows'

/** What an editor noted of a place, before and after a change: nobody else may read either. */
const NOTES = ['Llame al 0990000001, que es de su casa', 'Llame al 0990000002, que es de su hermana']
const CONFIRMED = { confidence: 'confirmed', checkedOn: '2026-11-20' } as const

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
  const facilities = backend.as('editor').from('facilities')
  const place = { cityId: playas.id, name: 'Prueba', kind: 'puesto' as const, sources: ['msp-rural-2025'] }
  await facilities.insert({ ...place, note: NOTES[0], phone: NOTES[0] }).throwOnError()
  await facilities
    .update({ ...CONFIRMED, note: NOTES[1] })
    .eq('name', 'Prueba')
    .throwOnError()
  const [row] = await backend.sql<{ id: string }>(`select id from facilities where name = 'Prueba'`)
  id = row?.id ?? ''
})

/** Returns the answer to a read by its address, as a text that also has the names of the columns. */
async function read(person: Person, path: string): Promise<{ code: string | undefined; text: string }> {
  const headers = await backend.headersOf(person)
  const answer = await backend.fetch(`${backend.url}/rest/v1/${path}`, { headers })
  const text = await answer.text()
  return { code: /"code":"(\w+)"/.exec(text)?.[1], text }
}

/** Returns every table and view that the API exposes, with its columns. */
async function relations(): Promise<{ relation: string; columns: string[] }[]> {
  return backend.sql(
    `select table_name as relation, array_agg(column_name::text) as columns from information_schema.columns
     where table_schema = 'public' group by 1 order by 1`,
  )
}

describe.each(['closed', 'open'] as const)('while the admin is %s', (admin) => {
  beforeEach(() => backend.setPublicAdmin(admin === 'open'))

  test.each(['visitor', 'stranger'] as const)(
    'a %s finds what editors noted of a place, and who checked it, in no table and in no view',
    async (person) => {
      const all = await relations()
      // Otherwise the test would find nothing because it looks nowhere.
      expect(all.map(({ relation }) => relation)).toEqual(expect.arrayContaining(['facilities', 'history']))
      for (const { relation, columns } of all) {
        const whole = await read(person, relation)
        // Where not every column may be read, each is tried alone.
        const answers = whole.code === '42501' ? columns.map((column) => `${relation}?select=${column}`) : []
        const told = [whole.text, ...(await inTurn(answers, async (path) => (await read(person, path)).text))].join(
          '\n',
        )
        for (const note of NOTES) expect(told, relation).not.toContain(note)
        expect(told, relation).not.toContain('"checkedBy":')
      }
    },
  )

  test.each(['visitor', 'stranger'] as const)('a %s cannot ask for it by another way either', async (person) => {
    for (const path of [
      'facilities?select=id,note',
      'facilities?select=id,checkedBy',
      'facilities?select=id&note=like.Llame*',
      `facilities?select=id&checkedBy=eq.${SIGNED_IN.editor.id}`,
      'facilities?select=id&order=note',
      'cities?select=slug,facilities(note)',
    ])
      expect((await read(person, path)).code, path).toBe('42501')
    for (const path of [
      'history?select=id&after->>note=like.Llame*',
      `history?select=id&after->>checkedBy=eq.${SIGNED_IN.editor.id}`,
      'facilityRevisions?select=id&after->>note=like.Llame*',
      'facilityRevisions?select=id&before->>note=like.Llame*',
    ])
      expect((await read(person, path)).text, path).toBe('[]')
    for (const path of [
      'facilities?select=id,facilityNotes(*)&name=eq.Prueba',
      'facilityNotes',
      'facilityNoteRevisions',
    ])
      for (const note of NOTES) expect((await read(person, path)).text, path).not.toContain(note)
  })

  test('an editor reads it of the place, and of every change', async () => {
    const editor = backend.as('editor')
    const { data: place } = await editor.from('facilities').select('name, facilityNotes(note, checkedBy)').eq('id', id)
    expect(place).toEqual([{ name: 'Prueba', facilityNotes: { note: NOTES[1], checkedBy: SIGNED_IN.editor.id } }])
    const { data: changes } = await editor.from('history').select('before, after').eq('rowId', id).order('id')
    expect(changes).toMatchObject([
      { before: null, after: { name: 'Prueba', note: NOTES[0], checkedBy: SIGNED_IN.editor.id } },
      { before: { name: 'Prueba', note: NOTES[0] }, after: { note: NOTES[1], checkedBy: SIGNED_IN.editor.id } },
    ])
  })
})

test('with the grants of the embedded backend, too, neither the notes nor their history are anyone’s but an editor’s', async () => {
  await backend.setPublicAdmin(true)
  await backend.setGrants('embedded')
  try {
    for (const relation of ['facilityNotes', 'facilityNoteRevisions', 'facilityRevisions', 'history'])
      for (const person of PEOPLE) {
        const { text } = await read(person, relation)
        const isTold = text.includes('0990000002') && text.includes('"checkedBy":')
        expect(isTold, `${person}: ${relation}`).toBe(person === 'editor' && relation !== 'facilityRevisions')
      }
  } finally {
    await backend.setGrants('hosted')
  }
})

test('while the admin is open, a visitor’s change of a place leaves its note, and the history tells an editor both', async () => {
  await backend.setPublicAdmin(true)
  await backend.as('visitor').from('facilities').update({ address: 'Calle 1' }).eq('id', id).throwOnError()
  const { data } = await backend.as('editor').from('history').select('before, after').eq('rowId', id).order('id')
  expect(data?.at(-1)).toMatchObject({
    before: { address: null, note: NOTES[1], checkedBy: SIGNED_IN.editor.id },
    after: { address: 'Calle 1', note: NOTES[1], checkedBy: SIGNED_IN.editor.id },
  })
})

test('what editors read of the places is what the register has, also after the seed, a deletion and a change in SQL', async () => {
  await backend.sql(`update facilities set note = 'Por SQL' where name = 'Prueba'`)
  // A check by SQL is nobody's.
  await backend.sql(`update facilities set "checkedOn" = '2026-11-19' where name = 'Prueba'`)
  await backend.sql(
    `insert into facilities ("cityId", name, kind, sources) select "cityId", 'Prueba que se borra', kind, sources
     from facilities where name = 'Prueba'`,
  )
  await backend.sql(`delete from facilities where name = 'Prueba que se borra'`)
  const register = await backend.sql('select id, note, "checkedBy" from facilities order by id')
  expect(register.find(({ note }) => note === 'Por SQL')).toMatchObject({ id, checkedBy: null })
  expect(
    await backend.sql('select "facilityId" as id, note, "checkedBy" from "facilityNotes" order by "facilityId"'),
  ).toEqual(register)
})

test('the history keeps a note that was removed, also of a place that nobody checked', async () => {
  await backend.sql(`update facilities set "checkedOn" = '2026-11-19' where name = 'Prueba'`)
  await backend.as('editor').from('facilities').update({ note: null }).eq('id', id).throwOnError()
  const { data } = await backend.as('editor').from('history').select('before, after').eq('rowId', id).order('id')
  expect(data?.at(-1)).toMatchObject({
    before: { note: NOTES[1], checkedBy: null },
    after: { note: null, checkedBy: null },
  })
})

test('the history of the notes is not rewritten by the owner', async () => {
  for (const statement of [
    'update "facilityNoteRevisions" set before = null',
    'delete from "facilityNoteRevisions" where false',
    'truncate "facilityNoteRevisions"',
  ])
    await expect(backend.sql(statement)).rejects.toThrow('never changed')
})

async function inTurn<Given, Made>(given: readonly Given[], make: (one: Given) => Promise<Made>): Promise<Made[]> {
  const made: Made[] = []
  for (const one of given) made.push(await make(one))
  return made
}
