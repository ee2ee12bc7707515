import { readdirSync, readFileSync } from 'node:fs'
import postgres from 'postgres'
import { inject } from 'vitest'
import { type Asker, REVIEWER, SIGNED_IN } from '../support/people'

const MIGRATIONS = 'supabase/migrations'

/** What the default privileges of a project grant on new tables: `all` on older projects, `none` on newer ones. */
export const DEFAULT_GRANTS = ['all', 'none'] as const

export type Project = Awaited<ReturnType<typeof startProject>>

/**
 * Creates the database of a hosted project on the run's server. Unless `empty`, it has the migrations, the seed and the
 * people of the tests, applied by `postgres` as an owner does.
 */
export async function startProject({
  grants = 'all',
  empty = false,
}: {
  grants?: (typeof DEFAULT_GRANTS)[number]
  empty?: boolean
} = {}) {
  const server = inject('server')
  const name = `project_${crypto.randomUUID().replaceAll('-', '')}`
  await asSuperuser(`${server}/postgres`, async (sql) => {
    await sql.unsafe(`create database ${name} owner postgres`)
  })
  await asSuperuser(`${server}/${name}`, async (sql) => {
    await sql.file('tests/postgres/hosted-database.sql')
    if (grants === 'all') await sql.file('tests/postgres/hosted-default-grants.sql')
  })

  const url = `${server.replace(/\/\/\w+@/, '//postgres@')}/${name}`
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  const project = {
    url,
    /** The owner's own connection. */
    sql,
    /**
     * Runs the work in a transaction with this person's role and claims, as the API does; the owner's role is
     * `postgres`.
     */
    as: (asker: Asker | 'owner', work: (one: postgres.TransactionSql) => PromiseLike<unknown>) =>
      sql.begin(async (one) => {
        await become(one, asker)
        await work(one)
      }),
    /** Applies the migrations, each in a transaction, as the Supabase CLI does. */
    migrate: async () => {
      for (const file of readdirSync(MIGRATIONS).sort()) await sql.begin((one) => one.file(`${MIGRATIONS}/${file}`))
    },
    seed: async () => void (await sql.unsafe(readFileSync('supabase/seed.sql', 'utf8'))),
    addPeople: async () => {
      for (const { id, email } of Object.values(SIGNED_IN)) {
        await sql`insert into auth.users ${sql({ id, email })}`
        await sql`insert into auth.identities (user_id) values (${id})`
      }
      await sql`insert into editors ("userId", name) values (${SIGNED_IN.editor.id}, 'Editora de prueba')`
      await sql`insert into reviewers ${sql(REVIEWER)}`
    },
    close: () => sql.end(),
  }
  if (empty) return project
  await project.migrate()
  await project.seed()
  await project.addPeople()
  return project
}

/** Takes this person's role and claims for the rest of the transaction. */
async function become(one: postgres.TransactionSql, asker: Asker | 'owner'): Promise<void> {
  const sub = asker === 'visitor' || asker === 'key' || asker === 'owner' ? undefined : SIGNED_IN[asker].id
  await one`select set_config('request.jwt.claims', ${JSON.stringify({ sub, role: ROLES[asker] })}, true)`
  await one.unsafe(`set local role ${ROLES[asker]}`)
}

const ROLES = {
  visitor: 'anon',
  stranger: 'authenticated',
  editor: 'authenticated',
  reviewer: 'authenticated',
  key: 'service_role',
  owner: 'postgres',
} as const

async function asSuperuser(url: string, work: (sql: postgres.Sql) => Promise<void>): Promise<void> {
  const sql = postgres(url, { max: 1, onnotice: () => {} })
  await work(sql)
  await sql.end()
}
