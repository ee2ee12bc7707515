import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Tables and prose, whose length is that of what they list. */
const LISTS = [/^src\/generator\/material\//, /^src\/data\/database\.types\.ts$/, /\.(json|md)$/]

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => join(parentPath, name))
  .filter((file) => !LISTS.some((list) => list.test(file)))

test('no file of src is longer than 250 lines, except tables and prose', () => {
  expect(files.length).toBeGreaterThan(300)
  expect(files.filter((file) => readFileSync(file, 'utf8').split('\n').length > 251)).toEqual([])
})

test('no folder of src holds many more than fifteen files: a room that grows is divided', () => {
  const rooms = files.map((file) => dirname(file))
  expect(new Set(rooms).size).toBeGreaterThan(50)
  expect(rooms.filter((room) => rooms.filter((other) => other === room).length > 17)).toEqual([])
})
