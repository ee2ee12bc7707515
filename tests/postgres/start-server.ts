import postgres from 'postgres'
import type { TestProject } from 'vitest/node'
import { fillDatabase } from '../support/fill-database'
import { openOnServer } from '../support/open-app'
import { startCluster } from './cluster'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the run's server, with the superuser and without a database. */
    server: string
  }
}

/**
 * Starts one server for the whole run. The tests in this folder create databases on it; those of `tests/rls` copy the
 * first one.
 */
export default async function setup(project: TestProject): Promise<() => void> {
  const cluster = await startCluster()
  console.log(cluster.version)
  const sql = postgres(`${cluster.url}/postgres`, { max: 1, onnotice: () => {} })
  await sql.file('tests/postgres/hosted-roles.sql')
  await sql.unsafe('create database first')
  await sql.end()

  const first = await openOnServer(`${cluster.url}/first`)
  await fillDatabase(first)
  await first.database.close()
  await first.app.connection.close()
  project.provide('server', cluster.url)
  project.provide('firstDatabase', `${cluster.url}/first`)
  return cluster.stop
}
