/** The register as open data: both files, and the page about them. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import Papa from 'papaparse'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { OPEN_DATA_FILES } from '@/paths'
import { rows } from '../../scripts/csv'
import { byPath, OUT } from './pages'

const table = readFileSync(join(OUT, OPEN_DATA_FILES.csv), 'utf8')
const { data, meta } = Papa.parse<Record<string, string>>(table.replace(/^\uFEFF/, ''), {
  header: true,
  delimiter: ';',
  skipEmptyLines: true,
})
const { features } = v.parse(
  v.object({
    type: v.literal('FeatureCollection'),
    features: v.array(
      v.object({
        type: v.literal('Feature'),
        geometry: v.nullable(v.object({ type: v.literal('Point'), coordinates: v.tuple([v.number(), v.number()]) })),
        properties: v.record(v.string(), v.unknown()),
      }),
    ),
  }),
  JSON.parse(readFileSync(join(OUT, OPEN_DATA_FILES.geoJson), 'utf8')),
)

const register = rows(readFileSync('supabase/facilities.csv', 'utf8'))
const open = register.filter(({ status }) => status !== 'closed')

test('both files have every open place of the register once, with its point in Ecuador where that is known', () => {
  expect(data).toHaveLength(open.length)
  expect(new Set(data.map(({ id }) => id)).size).toBe(open.length)
  expect(features.map(({ properties }) => properties.id)).toEqual(data.map(({ id }) => id))
  const points = features.flatMap(({ geometry }) => (geometry ? [geometry.coordinates] : []))
  expect(points).toHaveLength(open.filter(({ latitude }) => latitude !== '').length)
  expect(points.filter(([east, north]) => east < -93 || east > -75 || north < -6 || north > 2)).toEqual([])
})

test('they contain nothing that is for editors alone', () => {
  const written = table + JSON.stringify(features)
  const notes = register.flatMap(({ comment = '' }) => (comment.length > 20 ? [comment] : []))
  expect(notes.length).toBeGreaterThan(0)
  expect(notes.filter((note) => written.includes(note))).toEqual([])
  expect(meta.fields?.filter((column) => /nota|persona|tel[eé]fono|note|phone/i.test(column))).toEqual([])
})

test('no cell runs as a formula in a spreadsheet', () => {
  const isNumber = (cell: string) => /^-?\d+(,\d+)?$/.test(cell)
  const cells = data.flatMap((row) => Object.values(row)).filter((cell) => !isNumber(cell))
  expect(cells.filter((cell) => /^[\s=+\-@]/.test(cell))).toEqual([])
})

test('the page explains every column, and its structured data leads to both files', () => {
  const html = byPath.get('/datos')?.html ?? ''
  const explained = [...html.matchAll(/<strong>([^<]*)<\/strong>/g)].map(([, name]) => name)
  expect(explained).toEqual(expect.arrayContaining(meta.fields ?? ['no columns']))
  const [, json = ''] = /<script[^>]*ld\+json[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  const { '@graph': parts } = v.parse(
    v.object({ '@graph': v.array(v.looseObject({ '@type': v.string() })) }),
    JSON.parse(json),
  )
  const dataset = parts.find((part) => part['@type'] === 'Dataset')
  expect(dataset).toMatchObject({
    license: expect.stringMatching(/^https:/),
    dateModified: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    distribution: Object.values(OPEN_DATA_FILES).map((file) => ({ contentUrl: expect.stringMatching(`${file}$`) })),
  })
})
