/**
 * The embedded backend in this process, in memory: supabase/config.toml, the migrations and the seed, as the dev server
 * runs them, answering through `fetch` without a port. `npm run test:postgres` puts a PostgreSQL server behind it
 * instead.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { App } from '@supabase/lite'
import { listMigrationFiles } from '@supabase/lite/cli'
import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import postgres from 'postgres'
import { inject } from 'vitest'
import type { Database } from '@/data/database.types'
import { openCache } from './cached-database'
import { openOnServer } from './open-app'
import { type Asker, type Person, SIGNED_IN, type SignedIn } from './people'

export type Backend = Awaited<ReturnType<typeof startBackend>>

/**
 * Starts the backend with the people of `people.ts` and the grants of a hosted project. Works only in tests to which
 * vitest.config.ts gives a database.
 */
export async function startBackend() {
  const { app, database, isServer } = await openCopyOf(inject('firstDatabase'))

  const url = 'http://portal.local'
  const anonKey = process.env.SUPABASE_PUBLISHABLE_KEY ?? ''
  const fetch = (input: RequestInfo | URL, init?: RequestInit) =>
    quietly(isServer ? () => app.fetch(new Request(input, init)) : inTurn(() => app.fetch(new Request(input, init))))
  const client = (person: Asker, key = anonKey) =>
    createClient<Database>(url, key, {
      global: { fetch },
      auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false, storageKey: person },
    })
  const signedIn = async (person: SignedIn) => {
    const signing = client(person)
    const { error } = await signing.auth.signInWithPassword(SIGNED_IN[person])
    if (error) throw error
    return signing
  }

  const clients: Record<Asker, SupabaseClient<Database>> = {
    visitor: client('visitor'),
    stranger: await signedIn('stranger'),
    editor: await signedIn('editor'),
    reviewer: await signedIn('reviewer'),
    key: client('key', process.env.SUPABASE_SECRET_KEY),
  }
  /**
   * On its first request the embedded backend grants everything on every table to the API's roles; a hosted project
   * does not. `hosted` restores exactly what the migrations grant, `embedded` grants everything, as with `npm run dev`.
   */
  const setGrants = async (kind: 'hosted' | 'embedded') => {
    await database.exec(kind === 'hosted' ? await grantsOfTheMigrations(app) : GRANT_EVERYTHING)
  }
  const { error } = await clients.visitor.from('settings').select()
  if (error) throw error
  await setGrants('hosted')

  return {
    url,
    anonKey,
    /** Returns the backend's answer to any request, including hand-written ones. */
    fetch,
    /** Returns the client of a person, which is signed in unless it is the visitor; `key` has the secret key. */
    as: (person: Asker) => clients[person],
    /** Returns the headers with which a person's browser sends the key and, where it is signed in, the session. */
    headersOf: async (person: Person) => {
      const { data } = await clients[person].auth.getSession()
      return { apikey: anonKey, authorization: `Bearer ${data.session?.access_token ?? anonKey}` }
    },
    /** Runs one statement as the owner and returns its rows. */
    sql: async <Row = Record<string, unknown>>(statement: string, values: unknown[] = []) =>
      (await database.query<Row>(statement, values)).rows,
    /** Runs several statements as the owner, in one transaction. */
    exec: (statements: string) => database.exec(statements),
    setGrants,
    /** Leaves only the towns of these provinces, as if the database had been filled with no others. */
    keepProvinces: async (provinces: readonly string[]) => {
      // Without triggers, so that no history of these deletions is written.
      await database.exec('set session_replication_role = replica')
      await database.query('delete from public.cities where province <> all($1)', [provinces])
      await database.exec('delete from public.facilities where "cityId" not in (select id from public.cities)')
      await database.exec('set session_replication_role = origin')
    },
    /** Sets, as the owner, whether anyone may use the editors' desk. */
    setPublicAdmin: async (open: boolean) => {
      await database.query('update public.settings set "publicAdmin" = $1 where "publicAdmin" <> $1', [open])
    },
    close: async () => {
      // The embedded backend stays open, because the next test file of this worker uses it, too.
      if (!isServer) return
      await database.close()
      await app.connection.close()
    },
  }
}

async function openCopyOf(first: string) {
  if (!first.startsWith('postgres:')) return { ...(await openCache(first)), isServer: false }
  const name = `copy_${crypto.randomUUID().replaceAll('-', '')}`
  const sql = postgres(new URL('/postgres', first).href, { max: 1 })
  await sql.unsafe(`create database ${name} template ${new URL(first).pathname.slice(1)}`)
  await sql.end()
  return { ...(await openOnServer(new URL(`/${name}`, first).href)), isServer: true }
}

const API = 'anon, authenticated, service_role'
const GRANT_EVERYTHING = `
grant all on all tables in schema public to ${API};
grant all on all sequences in schema public to ${API};
alter default privileges in schema public grant all on tables to ${API};
alter default privileges in schema public grant all on sequences to ${API};
grant usage on schema private to ${API};
grant all on all tables in schema private to ${API};`
const GRANT_NOTHING = `
revoke all on all tables in schema public from ${API};
revoke all on all sequences in schema public from ${API};
revoke all on schema private from ${API};
revoke all on all tables in schema private from ${API};`

/**
 * Returns statements that revoke everything, and then repeat each `grant` and `revoke` of the migrations on tables and
 * sequences. A table or column that a later migration removed is passed over: that migration grants the rest anew.
 */
async function grantsOfTheMigrations(app: App): Promise<string> {
  const migrations = await listMigrationFiles(app)
  const statements = migrations.flatMap(({ sql }) => sql.match(STATEMENT_ON_GRANTS) ?? [])
  const repeated = statements.map(
    (statement) => `do $do$ begin ${statement} exception when undefined_column or undefined_table then null; end $do$;`,
  )
  return [GRANT_NOTHING, ...repeated].join('\n')
}

const STATEMENT_ON_GRANTS = /^(?:(?:grant|revoke) [^;]* on (?:table|sequence) |alter default privileges )[^;]*;/gm

let last: Promise<unknown> = Promise.resolve()

/**
 * Makes a request wait for the one before it. The embedded backend has a single connection and does not lock it:
 * transactions that begin in the same tick get mixed, and one that fails aborts the others («current transaction is
 * aborted»). On a server this never happens.
 */
function inTurn<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  return () => {
    const answer = last.then(ask)
    last = answer.catch(() => undefined)
    return answer
  }
}

const insideTheBackend = new AsyncLocalStorage<true>()
let quiet: typeof console.error | undefined

/** Silences the backend's log: it logs every refusal of the database, although its answer says the same. */
function quietly<Answer>(answer: () => Promise<Answer>): Promise<Answer> {
  const report = console.error
  if (report !== quiet) {
    quiet = (...args: unknown[]) => {
      if (!insideTheBackend.getStore()) report(...args)
    }
    console.error = quiet
  }
  return insideTheBackend.run(true, answer)
}
