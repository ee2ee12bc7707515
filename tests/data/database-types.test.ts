import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { databaseTypes, TYPES_FILE } from '../../scripts/write-types'
import { type Backend, startBackend } from '../support/backend'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

test('the types of the tables are those of the migrated database: otherwise run `npm run types`', async () => {
  expect(readFileSync(TYPES_FILE, 'utf8')).toBe(await databaseTypes(backend.sql))
})
