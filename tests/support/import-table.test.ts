import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { importRules } from '../../scripts/import-table'

test('the linter’s rules are those of the table of imports (`npm run import-table` writes them)', () => {
  expect(readFileSync('biome.rooms.json', 'utf8')).toBe(importRules())
})

test('every room of src that has code is in the table', () => {
  const rooms = readdirSync('src', { withFileTypes: true }).filter((entry) => entry.isDirectory())
  for (const { name } of rooms.filter(hasCode)) expect(importRules()).toContain(`"src/${name}/**"`)
})

test('the files that every room may need have a rule of their own', () => {
  for (const name of ['paths', 'env', 'neutral-page', 'trusted-types'])
    expect(importRules()).toContain(`"src/${name}.ts"`)
})

/** Whether a folder has code: that of the style sheets has none, and imports nothing. */
function hasCode({ name }: { name: string }): boolean {
  return readdirSync(`src/${name}`, { encoding: 'utf8', recursive: true }).some((file) => /\.tsx?$/.test(file))
}
