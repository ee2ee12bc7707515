import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { FACTS } from '@/generator/material/facts'
import { allStatements, PROVENANCE_FILE, provenance } from '../../scripts/write-provenance'

test('docs/provenance.md is what `npm run provenance` writes now', () => {
  const isUpToDate = readFileSync(PROVENANCE_FILE, 'utf8') === provenance()
  expect(isUpToDate, 'run `npm run provenance`').toBe(true)
})

test('docs/provenance.md has every statement of the pages, the alarm signs and the material, with its facts', () => {
  const groups = allStatements()
  expect(groups.map(({ heading }) => heading)).toContain('src/content/pages/marco-legal-ec.md')
  expect(groups.map(({ heading }) => heading)).toContain('City pages: local part')
  const text = provenance(groups)
  for (const statement of groups.flatMap(({ statements }) => statements)) {
    expect(text).toContain(`| ${statement.text.replaceAll('|', '\\|')} | ${statement.facts.join(', ')} |`)
  }
})

test('a statement without a fact makes `npm run provenance` fail', () => {
  const unsourced = [{ heading: 'Nueva', statements: [{ text: 'Lo dice la gente.', facts: [] }] }]
  expect(() => provenance(unsourced)).toThrow('nothing stands behind «Lo dice la gente.»')
})

test('every fact names a document', () => {
  expect(Object.entries(FACTS).filter(([, { sources }]) => sources.length < 1)).toEqual([])
})
