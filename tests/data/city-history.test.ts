import { beforeEach, expect, test } from 'vitest'
import { readCityFields, restoreCity } from '@/data/history/restore-city'
import type { CityRevision } from '@/data/history/revisions'
import { signIn } from '@/data/session'
import { SIGNED_IN } from '../support/people'
import { cityChanges } from './changes-of'
import { kindOf } from './kind-of'
import { leave } from './leave'
import { openDesk } from './open-desk'

const desk = openDesk()
let id: string

/** Creates a town whose province an editor changed and whose coordinates the editor then corrected. */
beforeEach(async () => {
  await desk.backend.sql(`delete from cities where slug = 'palmira'`)
  const [city] = await desk.backend.sql<{ id: string }>(`
    insert into cities (name, slug, province, region) values ('Palmira', 'palmira', 'Loja', 'Sierra') returning id`)
  id = city?.id ?? ''
  await signIn(SIGNED_IN.editor.email, SIGNED_IN.editor.password)
  const asEditor = desk.backend.as('editor').from('cities')
  await asEditor.update({ province: 'Azuay', population: 1200 }).eq('id', id).throwOnError()
  await asEditor.update({ latitude: -2, longitude: -78.6 }).eq('id', id).throwOnError()
})

const history = () => cityChanges({ rowIds: [id] })
/** Restores over what the city says at this moment, as the dialog does that has just read it. */
const restore = async (change: CityRevision) => restoreCity(change, (await readCityFields(id)).get(id))
const now = async () => (await desk.backend.sql('select * from cities where id = $1', [id]))[0]
async function changeOf(province: string): Promise<CityRevision> {
  const change = (await history()).find(
    ({ before, after }) => after?.province === province && before?.province !== province,
  )
  if (!change) throw new Error(`no change to ${province}`)
  return change
}

test('the history of a city has every change, the latest first, with who made it and when', async () => {
  const [last, first, ...others] = await history()
  expect(others).toEqual([])
  expect(last).toMatchObject({ rowId: id, before: { latitude: null }, after: { latitude: -2, longitude: -78.6 } })
  expect(first).toMatchObject({
    changedBy: SIGNED_IN.editor.id,
    before: { name: 'Palmira', province: 'Loja', population: 50_000 },
    after: { name: 'Palmira', province: 'Azuay', population: 1200 },
  })
  expect(Date.now() - Date.parse(first?.changedAt ?? '')).toBeLessThan(60_000)
})

test('restoring a change of a city takes back its fields, keeps later changes, and is itself one more change', async () => {
  await restore(await changeOf('Azuay'))
  expect(await now()).toMatchObject({ province: 'Loja', population: 50_000, latitude: -2, longitude: -78.6 })
  const [undone, ...before] = await history()
  expect(before).toHaveLength(2)
  expect(undone).toMatchObject({ changedBy: SIGNED_IN.editor.id, after: { province: 'Loja' } })
})

test('a change that somebody makes after the city was read for restoring is not overwritten', async () => {
  const change = await changeOf('Azuay')
  const read = (await readCityFields(id)).get(id)
  await desk.backend.sql(`update cities set province = 'El Oro' where id = $1`, [id])
  expect(await restoreCity(change, read)).toBe('changed')
  expect(await now()).toMatchObject({ province: 'El Oro', population: 1200 })
  expect(await restore(change)).toBe('restored')
  expect(await now()).toMatchObject({ province: 'Loja', population: 50_000 })
})

test('a deleted city is added again, unchanged and under its old id', async () => {
  const before = await now()
  await desk.backend.sql('delete from cities where id = $1', [id])
  expect(await kindOf(restore(await changeOf('Azuay')))).toBe('not-found')
  const [deleted] = await history()
  if (deleted?.after !== null) throw new Error('the last change is not the deletion')
  await restore(deleted)
  // It was edited now; all else is as it was.
  expect({ ...(await now()), editedAt: null }).toEqual({ ...before, editedAt: null })
})

test('the state before a city was added cannot be restored', async () => {
  const [change] = await history()
  if (!change) throw new Error('no change')
  expect(await kindOf(restore({ ...change, before: null }))).toBe('invalid')
})

test('while the admin is open, a visitor can restore what they may change, and nothing else', async () => {
  await desk.backend.setPublicAdmin(true)
  await desk.backend.as('visitor').from('cities').update({ province: 'Cañar' }).eq('id', id).throwOnError()
  const withPopulation = (await history()).find(({ after }) => after?.province === 'Azuay' && after.latitude === null)
  await leave()
  await restore(await changeOf('Cañar'))
  expect(await now()).toMatchObject({ province: 'Azuay' })
  if (!withPopulation) throw new Error('no change')
  expect(await kindOf(restore(withPopulation))).toBe('forbidden')
})
