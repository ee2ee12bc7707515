import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { PEOPLE, type Person, SIGNED_IN } from '../support/people'
import { requestsOf, setTheTable, type Table, VERBS, type Verb } from './requests'

/**
 * Who may do what, while the admin is closed and while it is open to all.
 *
 *   yes   it happens, to one row
 *   none  no error, and no row: row security leaves none to this person
 *   no    the database refuses
 */
const ACCESS = `
                        visitor       stranger      editor
                        closed open   closed open   closed open
cities          select  yes    yes    yes    yes    yes    yes
cities          insert  no     no     no     no     yes    yes
cities          update  none   yes    none   yes    yes    yes
cities          delete  no     no     no     no     no     no
cities          upsert  no     no     no     no     yes    yes
generatedPages  select  yes    yes    yes    yes    yes    yes
generatedPages  insert  yes    yes    yes    yes    yes    yes
generatedPages  update  none   yes    none   yes    yes    yes
generatedPages  delete  no     no     no     no     no     no
generatedPages  upsert  no     yes    no     yes    yes    yes
facilities      select  yes    yes    yes    yes    yes    yes
facilities      insert  no     yes    no     yes    yes    yes
facilities      update  none   yes    none   yes    yes    yes
facilities      delete  no     no     no     no     no     no
facilities      upsert  no     yes    no     yes    yes    yes
facilitySources select  yes    yes    yes    yes    yes    yes
facilitySources insert  no     yes    no     yes    yes    yes
facilitySources update  none   yes    none   yes    yes    yes
facilitySources delete  no     no     no     no     no     no
facilitySources upsert  no     yes    no     yes    yes    yes
seoStatus       select  no     no     none   yes    yes    yes
seoStatus       insert  no     no     no     yes    yes    yes
seoStatus       update  no     no     none   yes    yes    yes
seoStatus       delete  no     no     no     no     no     no
seoStatus       upsert  no     no     no     yes    yes    yes
editors         select  no     no     none   none   yes    yes
editors         insert  no     no     no     no     no     no
editors         update  no     no     no     no     no     no
editors         delete  no     no     no     no     no     no
editors         upsert  no     no     no     no     no     no
settings        select  yes    yes    yes    yes    yes    yes
settings        insert  no     no     no     no     no     no
settings        update  no     no     no     no     no     no
settings        delete  no     no     no     no     no     no
settings        upsert  no     no     no     no     no     no
`
const TABLES = [
  'cities',
  'generatedPages',
  'facilities',
  'facilitySources',
  'seoStatus',
  'editors',
  'settings',
] as const satisfies readonly Table[]

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
      for (const person of PEOPLE)
        for (const admin of ['closed', 'open'] as const) {
          const expected = accessOf(table, verb, person, admin)
          test(`${person}, admin ${admin}: ${verb} on ${table}: ${expected}`, async () => {
            await setTheTable(backend, verb)
            await backend.setPublicAdmin(admin === 'open')
            const before = await contents()
            const requests = await requestsOf(backend, table, SIGNED_IN[person === 'visitor' ? 'stranger' : person].id)

            const { error, count, status } = await requests[verb](backend.as(person))

            expect(await touchedSince(before)).toEqual(verb !== 'select' && expected === 'yes' ? [table] : [])
            if (expected === 'no' && grants === 'hosted') {
              expect(error?.code).toBe('42501')
              expect(status).toBe(person === 'visitor' ? 401 : 403)
            } else if (expected === 'no') {
              expect(count ?? 0).toBe(0)
            } else {
              expect(error).toBeNull()
              expect(count).toBe(expected === 'yes' ? 1 : 0)
            }
          })
        }
})

function accessOf(table: Table, verb: Verb, person: Person, admin: 'closed' | 'open') {
  const cells = ACCESS.split('\n').map((line) => line.split(/\s+/))
  const row = cells.find(([ofTable, ofVerb]) => ofTable === table && ofVerb === verb) ?? []
  const cell = row[2 + 2 * PEOPLE.indexOf(person) + (admin === 'open' ? 1 : 0)]
  if (cell !== 'yes' && cell !== 'none' && cell !== 'no') throw new Error(`ACCESS says nothing of ${table} ${verb}`)
  return cell
}

/** The whole of each table, and which write each row comes from: a row rewritten with the values it had shows as well. */
async function contents() {
  const entries = TABLES.map(async (table) => {
    const [row] = await backend.sql<{ all: string }>(
      `select md5(coalesce(string_agg(concat(t, xmin), '|' order by t::text), '')) as all from "${table}" t`,
    )
    return [table, row?.all] as const
  })
  return new Map(await Promise.all(entries))
}

async function touchedSince(before: Map<Table, string | undefined>) {
  const now = await contents()
  return TABLES.filter((table) => now.get(table) !== before.get(table))
}
