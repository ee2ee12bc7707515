import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importRules } from '../../scripts/import-table'

test('the linter holds the table of imports as it stands (`npm run import-table` writes its rules)', () => {
  expect(readFileSync('biome.rooms.json', 'utf8')).toBe(importRules())
})

test('every room of src is in the table', () => {
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of rooms) expect(importRules()).toContain(`"src/${name}/**"`)
})
