import { beforeEach, expect, test } from 'vitest'
import { reasonToSend } from '@/admin/desk/form/reason'
import { fieldsBefore, registerQueries, restoreFacility, saveFacility } from '@/data/facility-register'
import { type FacilityRevision, historyQuery } from '@/data/history/revisions'
import { signIn } from '@/data/session'
import { PEOPLE, type Person, SIGNED_IN } from '../support/people'
import { openDesk } from './open-desk'
import { read } from './stub-fetch'

const desk = openDesk()
let id: string

/** Adds a place with a note, of which an editor then changed the address and the note. */
beforeEach(async () => {
  await desk.backend.setPublicAdmin(true)
  await desk.backend.sql(`delete from facilities where name = 'Prueba'`)
  const [place] = await desk.backend.sql<{ id: string }>(`
    insert into facilities ("cityId", name, kind, sources, address)
    select id, 'Prueba', 'puesto', '{msp-rural-2025}', 'Calle 1' from cities where slug = 'playas' returning id`)
  id = place?.id ?? ''
  await desk.backend.sql(`update "facilityNotes" set note = 'Primera' where "facilityId" = $1`, [id])
  const editor = desk.backend.as('editor')
  await editor.from('facilities').update({ address: 'Calle 2' }).eq('id', id).throwOnError()
  await editor.from('facilityNotes').update({ note: 'Segunda' }).eq('facilityId', id).throwOnError()
})

async function become(person: Person) {
  if (person !== 'visitor') await signIn(SIGNED_IN[person].email, SIGNED_IN[person].password)
}

const isSignedIn = (person: Person) => person !== 'visitor'
const stored = async () =>
  (
    await desk.backend.sql(
      'select address, note from facilities join "facilityNotes" on "facilityId" = id where id = $1',
      [id],
    )
  )[0]
const placeOf = (person: Person) => read(registerQueries.one(id, isSignedIn(person)))

async function changes(): Promise<FacilityRevision[]> {
  const entries = await read(historyQuery({ kind: 'facility', rowIds: [id] }, 10))
  return entries.flatMap((entry) =>
    'revision' in entry && (entry.revision.tableName === 'facilities' || entry.revision.tableName === 'facilityNotes')
      ? [entry.revision]
      : [],
  )
}

test.each(PEOPLE)(
  'at an open desk a %s reads a place and its history, with the note only if an editor',
  async (person) => {
    await become(person)
    const isEditor = person === 'editor'
    expect((await placeOf(person))?.note).toBe(isEditor ? 'Segunda' : undefined)
    const all = await changes()
    const of = (tableName: string) => all.find((one) => one.tableName === tableName && one.before !== null)
    expect(of('facilities')).toMatchObject({ before: { address: 'Calle 1' }, after: { address: 'Calle 2' } })
    if (isEditor) expect(of('facilityNotes')).toMatchObject({ before: { note: 'Primera' }, after: { note: 'Segunda' } })
    else expect(all.map(({ tableName }) => tableName)).not.toContain('facilityNotes')
  },
)

test.each([
  ['facilities', { address: 'Calle 1', note: 'Segunda' }],
  ['facilityNotes', { address: 'Calle 2', note: 'Primera' }],
] as const)('restoring a change of %s brings back what that change altered, and nothing else', async (table, then) => {
  await become('editor')
  const shown = await placeOf('editor')
  const change = (await changes()).find(({ tableName, before }) => tableName === table && before !== null)
  if (!shown || !change?.before || !change.after) throw new Error('the place or its change is gone')
  const fields = fieldsBefore({ before: change.before, after: change.after })
  expect(await restoreFacility(shown, fields)).toBe('restored')
  expect(await stored()).toEqual(then)
})

test.each([
  [{ address: 'Calle 3' }, 'Segunda'],
  [{ note: 'Tercera' }, 'Tercera'],
  [{ note: null }, null],
])('an editor who saves %o has the note of the place before them, as it is stored now', async (fields, note) => {
  await become('editor')
  const base = await placeOf('editor')
  if (!base) throw new Error('the place is gone')
  expect(await saveFacility(base, fields)).toMatchObject({ saved: { id, note } })
  expect(await stored()).toMatchObject({ note })
  expect(await placeOf('editor')).toMatchObject({ note })
})

test('the history has the reason that an editor gave for a change of a place and of its note', async () => {
  await become('editor')
  const base = await placeOf('editor')
  if (!base) throw new Error('the place is gone')
  const typed = ' Llamó\u200B el  distrito '
  await saveFacility(base, { address: 'Calle 3', note: 'Tercera' }, reasonToSend(typed))
  const reasons = (await changes()).slice(0, 2).map(({ tableName, reason }) => [tableName, reason])
  expect(reasons.toSorted()).toEqual([
    ['facilities', 'Llamó el distrito'],
    ['facilityNotes', 'Llamó el distrito'],
  ])
  expect(reasonToSend(' \n ')).toBeUndefined()
})
