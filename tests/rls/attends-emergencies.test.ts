import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

test('a database of before is migrated: what was open day and night attends always, of the rest nothing is known', async () => {
  const migration = readFileSync('supabase/migrations/20261128100000_attends_emergencies.sql', 'utf8')
  await backend.sql('begin')
  await backend.sql(`alter table facilities add column "open24h" boolean`)
  await backend.sql(`update facilities set "open24h" = true where "attendsEmergencies" = 'always'`)
  const before = await backend.sql<{ id: string }>('select id from facilities where "open24h" order by id')
  await backend.sql(
    'alter table facilities drop column "attendsEmergencies", drop column hours, drop column "displayName"',
  )
  for (const kind of ['readable', 'visible', 'no_fillers'])
    await backend.sql(`alter table facilities add constraint "facilities_${kind}" check (name <> '')`)
  const revisions = await backend.sql('select max(id) from "facilityRevisions"')

  await backend.exec(migration)

  const after = await backend.sql('select id from facilities where "attendsEmergencies" is not null order by id')
  expect(before.length).toBeGreaterThan(0)
  expect(after).toEqual(before)
  expect(await backend.sql('select max(id) from "facilityRevisions"')).toEqual(revisions)
  await backend.sql('rollback')
})
