import { beforeEach, expect, test } from 'vitest'
import { fieldsBefore, registerQueries, restoreFacility, saveFacility } from '@/data/facility-register'
import { historyQuery } from '@/data/history/history'
import type { FacilityRevision } from '@/data/history/revisions'
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
    insert into facilities ("cityId", name, kind, sources, address, note)
    select id, 'Prueba', 'puesto', '{msp-rural-2025}', 'Calle 1', 'Primera' from cities where slug = 'playas' returning id`)
  id = place?.id ?? ''
  const changed = { address: 'Calle 2', note: 'Segunda' }
  await desk.backend.as('editor').from('facilities').update(changed).eq('id', id).throwOnError()
})

async function become(person: Person) {
  if (person !== 'visitor') await signIn(SIGNED_IN[person].email, SIGNED_IN[person].password)
}

const isSignedIn = (person: Person) => person !== 'visitor'
const stored = async () => (await desk.backend.sql('select address, note from facilities where id = $1', [id]))[0]
const placeOf = (person: Person) => read(registerQueries.one(id, isSignedIn(person)))

async function lastChange(): Promise<FacilityRevision> {
  const [entry] = await read(historyQuery({ kind: 'facility', rowIds: [id] }, 1))
  if (entry?.kind !== 'facility') throw new Error('no change of the place is written down')
  return entry.revision
}

test.each(PEOPLE)(
  'at an open desk a %s reads a place and its history, with the note only if an editor',
  async (person) => {
    await become(person)
    const note = person === 'editor' ? 'Segunda' : undefined
    expect((await placeOf(person))?.note).toBe(note)
    const { before, after } = await lastChange()
    expect(before).toMatchObject({ name: 'Prueba', address: 'Calle 1' })
    expect(after).toMatchObject({ name: 'Prueba', address: 'Calle 2' })
    expect([before?.note, after.note]).toEqual(person === 'editor' ? ['Primera', 'Segunda'] : [undefined, undefined])
  },
)

test.each([
  ['visitor', 'Segunda'],
  ['stranger', 'Segunda'],
  ['editor', 'Primera'],
] as const)('when a %s restores a change of a place, its note is then «%s»', async (person, note) => {
  await become(person)
  const shown = await placeOf(person)
  const { before, after } = await lastChange()
  if (!shown || !before) throw new Error('the place or its change is gone')
  expect(await restoreFacility(shown, fieldsBefore({ before, after }))).toBe('restored')
  expect(await stored()).toEqual({ address: 'Calle 1', note })
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
