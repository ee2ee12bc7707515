/** Makes the database of the tests before the first of them asks for it. */
import type { TestProject } from 'vitest/node'
import { firstDatabase } from './first-database'

export default async function setup(project: TestProject): Promise<void> {
  project.provide('firstDatabase', await firstDatabase())
}
