import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Tables and prose, whose length is that of what they list. */
const LISTS = [/^src\/generator\/material\//, /^src\/data\/database\.types\.ts$/, /\.(json|md)$/]

test('no file of src is longer than 250 lines, except tables and prose', () => {
  const files = readdirSync('src', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !LISTS.some((list) => list.test(file)))
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 251)).toEqual([])
})
