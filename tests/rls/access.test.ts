import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { type Asker, PEOPLE, SIGNED_IN } from '../support/people'
import { accessOf, HISTORY_OF, TABLES, type Table, VERBS, type Verb } from './access-table'
import { changedSince, contents } from './contents'
import { requestsOf, rowsAsked, setTheTable } from './requests'

const ASKERS: readonly Asker[] = [...PEOPLE, 'key']

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

// With the embedded backend's grants everything is granted and row security alone must hold: then `no` may be no row
// instead of an error.
describe.each(['hosted', 'embedded'] as const)('with the grants of the %s backend', (grants) => {
  beforeAll(() => backend.setGrants(grants))

  describe.each(['closed', 'open'] as const)('admin %s', (admin) => {
    for (const table of TABLES)
      for (const verb of VERBS)
        for (const asker of ASKERS) {
          const expected = accessOf(table, verb, asker, admin)
          // More grants change only what was refused before; row security, which then has to refuse it alone, does not
          // apply to the secret key.
          if (grants === 'embedded' && (expected !== 'no' || asker === 'key')) continue
          test(`${asker}: ${verb} on ${table}: ${expected}`, async () => {
            const isWritten = verb !== 'select' && expected === 'yes'
            const rows = await layFor(table, verb)
            if (isWritten) laid = undefined
            await backend.setPublicAdmin(admin === 'open')
            const before = await contents(backend)
            const self = asker === 'visitor' || asker === 'key' ? 'stranger' : asker
            const requests = requestsOf(rows, table, SIGNED_IN[self].id)

            const { error, count, status } = await requests[verb](backend.as(asker))

            const noted = isWritten ? (HISTORY_OF[table] ?? []) : []
            const touched = changedSince(before, await contents(backend)).filter((it) => !noted.includes(it))
            expect(touched).toEqual(isWritten ? [table] : [])
            if (expected === 'taken') {
              expect(error?.code).toBe('23505')
            } else if (expected === 'no' && grants === 'hosted') {
              expect(error?.code).toBe('42501')
              expect(status).toBe(asker === 'visitor' ? 401 : 403)
            } else if (expected === 'no') {
              expect(count ?? 0).toBe(0)
            } else {
              expect(error).toBeNull()
              expect(count).toBe(expected === 'yes' ? 1 : 0)
            }
          })
        }
  })
})

/** The rows that were laid out last; undefined once a test has written. */
let laid: { for: string; rows: Awaited<ReturnType<typeof rowsAsked>> } | undefined

async function layFor(table: Table, verb: Verb) {
  // Everyone has a status already, except in the tests that insert one.
  const wanted = table === 'seoStatus' && verb === 'insert' ? 'insert' : 'update'
  if (laid?.for === wanted) return laid.rows
  await setTheTable(backend, wanted)
  laid = { for: wanted, rows: await rowsAsked(backend) }
  return laid.rows
}
