import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importRules } from '../../scripts/import-table'

test('the linter holds the table of imports as it stands (`npm run import-table` writes its rules)', () => {
  expect(readFileSync('biome.rooms.json', 'utf8')).toBe(importRules())
})

test('every room of src that has code is in the table', () => {
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of rooms.filter(hasCode)) expect(importRules()).toContain(`"src/${name}/**"`)
})

/** The style sheets have a folder of their own, and import nothing. */
function hasCode({ name }: { name: string }): boolean {
  return readdirSync(`src/${name}`, { encoding: 'utf8', recursive: true }).some((file) => /\.tsx?$/.test(file))
}
