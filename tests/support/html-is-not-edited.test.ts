import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** Matches a regular expression that looks for an element: `/<p`, `/<\/p`, `/<!--`, `/<(?:p|ul)`, `/<[^>]*>`. */
const LOOKS_FOR_ELEMENT = /(?<![\w)\]])\/[^/\n]*<(?:\\\/|!--|\(|\[\^>|[a-z])[^\n]*\/[dgimsuvy]*[,)]/

/** Matches a regular expression that looks for an attribute: `/ rx="\d+"/`. */
const LOOKS_FOR_ATTRIBUTE = /(?<![\w)\]])\/[^/\n]*\w="[^\n]*\/[dgimsuvy]*[,)]/

/** Files that read XML instead of a page: the sitemap, which may be long and is read in pieces. */
const READS_XML = ['src/data/site-files.ts']

test('no regular expression reads or edits HTML: a page is made by one function, and read by a parser', () => {
  const files = ['src', 'scripts']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.tsx?$/.test(file) && !READS_XML.includes(file))
  expect(files.length).toBeGreaterThan(300)
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) =>
        LOOKS_FOR_ELEMENT.test(line) || LOOKS_FOR_ATTRIBUTE.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [],
      ),
  )
  expect(found).toEqual([])
})
