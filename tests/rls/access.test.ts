import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { type Asker, PEOPLE, SIGNED_IN } from '../support/people'
import { accessOf, HISTORY_OF, TABLES, type Table, VERBS } from './access-table'
import { requestsOf, setTheTable } from './requests'

const ASKERS: readonly Asker[] = [...PEOPLE, 'key']

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

// Row security must hold by itself where the embedded backend has granted everything: `no` may then read as `none`.
describe.each(['hosted', 'embedded'] as const)('with the grants of the %s backend', (grants) => {
  beforeAll(() => backend.setGrants(grants))

  for (const table of TABLES)
    for (const verb of VERBS)
      for (const asker of ASKERS)
        for (const admin of ['closed', 'open'] as const) {
          const expected = accessOf(table, verb, asker, admin)
          // The secret key's rights are its tables': where everything is granted there is nothing to see.
          if (asker === 'key' && expected === 'no' && grants === 'embedded') continue
          test(`${asker}, admin ${admin}: ${verb} on ${table}: ${expected}`, async () => {
            await setTheTable(backend, verb)
            await backend.setPublicAdmin(admin === 'open')
            const before = await contents()
            const self = asker === 'visitor' || asker === 'key' ? 'stranger' : asker
            const requests = await requestsOf(backend, table, SIGNED_IN[self].id)

            const { error, count, status } = await requests[verb](backend.as(asker))

            const isWritten = verb !== 'select' && expected === 'yes'
            const noted = isWritten ? HISTORY_OF[table] : undefined
            const touched = (await touchedSince(before)).filter((it) => it !== noted)
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

/** Where the rows of each table lie, and which write each comes from: one rewritten with the values it had shows as well. */
async function contents() {
  const entries = TABLES.map(async (table) => {
    const [row] = await backend.sql<{ all: string }>(
      `select md5(coalesce(string_agg(concat(ctid, xmin), '|' order by ctid), '')) as all from "${table}"`,
    )
    return [table, row?.all] as const
  })
  return new Map(await Promise.all(entries))
}

async function touchedSince(before: Map<Table, string | undefined>) {
  const now = await contents()
  return TABLES.filter((table) => now.get(table) !== before.get(table))
}
