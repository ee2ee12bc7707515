/** Makes the tests' first database before any of them starts. */
import type { TestProject } from 'vitest/node'
import { firstDatabase } from './first-database'

export default async function setup(project: TestProject): Promise<void> {
  project.provide('firstDatabase', await firstDatabase())
}
