import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startProject } from './project'

/** What supabase/README.md tells an owner to run, one string for each block: to add an editor, and to take one away. */
const [, SECTION = ''] = /### An editor\n(.*?)\n### /s.exec(readFileSync('supabase/README.md', 'utf8')) ?? []
const BLOCKS = [...SECTION.matchAll(/```sql\n(.*?)```/gs)].map(([, sql = '']) => sql)

test('an owner who runs a block of the README whole adds an editor or takes one away, and sees whom', async () => {
  const { sql, close } = await startProject()
  await sql`delete from editors`
  const editors = async () => (await sql`select name from editors`).map(({ name }) => name)
  const [add = '', takeAway = ''] = BLOCKS
  expect([...(await sql.unsafe(add))], 'nobody has this address').toEqual([])

  // Supabase stores addresses in small letters.
  await sql`insert into auth.users (id, email) values (gen_random_uuid(), 'maria@example.org')`
  expect([...(await sql.unsafe(add.replace('maria@', 'Maria@')))]).toEqual([{ name: 'María Pérez' }])
  expect(await editors()).toEqual(['María Pérez'])

  expect([...(await sql.unsafe(takeAway.replace('maria@', 'Maria@')))]).toEqual([{ name: 'María Pérez' }])
  expect(await editors()).toEqual([])
  await close()
})
