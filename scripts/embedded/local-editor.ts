import { createHash, randomBytes } from 'node:crypto'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import { PgliteConnection } from '@supabase/lite/pglite'
import type { Plugin } from 'vite'
import { openEmbeddedApp } from './open-backend.ts'
import { backendConfig, dataFolderOf, makePrivate } from './own-data-folder.ts'

/** The account with which a developer signs in at the desk of their own machine. */
export type LocalEditor = { email: string; password: string }

const EMAIL = 'editora@portal.local'
const PASSWORD = 'PORTAL_LOCAL_EDITOR_PASSWORD'

/**
 * With the embedded backend, the dev and the preview server have an editor, because what belongs to a person (the
 * indexing status, say) needs one and sign-up is closed. A random password is kept in `.env`. It is never in the seed:
 * a hosted project gets no account that its owner did not make.
 */
export function hasLocalEditor(): Plugin {
  return {
    name: 'has-local-editor',
    configureServer: ({ config }) => prepare(config.root),
    configurePreviewServer: ({ config }) => prepare(config.root),
  }
}

async function prepare(root: string): Promise<void> {
  const editor = storedEditor(resolve(root, '.env'))
  await addToDatabase(editor)
  console.log(`\n  Mesa editorial: /admin\n  Correo:         ${editor.email}\n  Contraseña:     ${editor.password}\n`)
}

/** Returns the editor that the file of settings names; the first time, writes one with a random password into it. */
export function storedEditor(file: string): LocalEditor {
  const stored = existsSync(file) ? readFileSync(file, 'utf8') : ''
  const known = parseEnv(stored)[PASSWORD]
  if (known) return { email: EMAIL, password: known }
  const password = randomBytes(15).toString('base64url')
  const line = `${stored === '' || stored.endsWith('\n') ? '' : '\n'}${PASSWORD}=${password}\n`
  makePrivate(file)
  appendFileSync(file, line)
  return { email: EMAIL, password }
}

/** Adds the editor to the embedded database, unless this database has the account with this password already. */
async function addToDatabase(editor: LocalEditor): Promise<void> {
  const config = backendConfig()
  // In the database's own folder, so that it goes when somebody deletes that to start over.
  const mark = join(dataFolderOf(config), 'local-editor')
  const text = createHash('sha256').update(`${editor.email} ${editor.password}`).digest('hex')
  if (existsSync(mark) && readFileSync(mark, 'utf8') === text) return
  const { connection } = await openEmbeddedApp(config)
  try {
    if (!(connection instanceof PgliteConnection)) throw new Error(`${config}: the driver is not pglite`)
    const { driver } = connection
    await addLocalEditor((statement, values) => driver.query(statement, values), editor)
  } finally {
    await connection.close()
  }
  writeFileSync(mark, text)
}

type RunSql = (statement: string, values?: unknown[]) => Promise<unknown>

/** Adds the account and lists it among the editors; an account of this address gets this password. */
export async function addLocalEditor(run: RunSql, { email, password }: LocalEditor): Promise<void> {
  await run('create schema if not exists extensions')
  await run('create extension if not exists pgcrypto schema extensions')
  await run(
    `insert into auth.users (id, email, email_confirmed_at, raw_app_meta_data)
     select gen_random_uuid(), $1::text, now(), '{"provider":"email","providers":["email"]}'
     where not exists (select from auth.users where email = $1::text)`,
    [email],
  )
  await run(
    `update auth.users set encrypted_password = extensions.crypt($2::text, extensions.gen_salt('bf')) where email = $1::text`,
    [email, password],
  )
  await run(
    `insert into public.editors ("userId", name, role) select id, 'Editora de esta máquina', 'owner' from auth.users where email = $1::text
     on conflict ("userId") do nothing`,
    [email],
  )
}
