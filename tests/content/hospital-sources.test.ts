import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { PLACE_RECORDS, PLACE_SOURCES } from '@/content/hospital-sources'
import { recordOf, sourcesOf } from '@/content/place-records'
import { hospitalSourcesTs } from '../../scripts/hospital-sources'

const read = (path: string) => readFileSync(path, 'utf8')
const written = read('src/content/hospital-sources.ts')

test('hospital-sources.ts is what `npm run seed` writes from the CSVs', () => {
  const now = hospitalSourcesTs(read('supabase/hospitals.csv'), read('supabase/hospital-sources.csv'))
  expect(written === now, 'run `npm run seed`').toBe(true)
})

test('it is small enough for a slow connection', () => {
  expect(gzipSync(written).length).toBeLessThan(15_000)
})

test('every place has a source, and a day on which it was read', () => {
  const records = Object.values(PLACE_RECORDS).flatMap((places) => Object.values(places))
  expect(records).toHaveLength(115)
  for (const record of records) {
    expect(sourcesOf(record)).toHaveLength(record.sources.length)
    expect(record.sources.length).toBeGreaterThan(0)
    expect(record.checked).toMatch(/^2026-\d\d-\d\d$/)
  }
})

test('a document is named for people, with the year or that it has none', () => {
  for (const { organization, year } of Object.values(PLACE_SOURCES)) {
    expect(organization).toMatch(/^\p{Lu}/u)
    expect(organization).not.toMatch(/archive|sql|github/i)
    expect(year).toMatch(/^(20\d\d( aprox\.)?|sin fecha)$/)
  }
})

test('a copy that is not official is named without its address', () => {
  expect(PLACE_SOURCES['msp-colta-2023']).toEqual({ organization: 'MSP (boletín traducido)', year: '2023' })
  expect(written).not.toMatch(/time\.news|memesita|breakinglatest\.news/)
})

test('a place that is not in the list has no record, whatever its city is called', () => {
  expect(recordOf('cuenca', 'Hospital Vicente Corral Moscoso')).toMatchObject({ network: 'MSP', kind: 'hospital' })
  expect(recordOf('cuenca', 'Hospital Inventado')).toBeUndefined()
  expect(recordOf('constructor', 'name')).toBeUndefined()
})

describe('`npm run seed` says what is wrong with', () => {
  const hospitals = 'name,city_slug,province,kind,network,level,source,checked\n'
  const place = 'Hospital Loja,loja,Loja,hospital,MSP,,msp,2026-11-20\n'
  const sources = 'key,organization,year,link,url\n'
  const source = 'msp,MSP,2020,si,https://www.salud.gob.ec\n'

  test.each([
    ['a source that is not there', place, '', 'msp is missing'],
    ['a source nobody cites', '', source, 'no place cites msp'],
    ['a source that is there twice', place, source + source, 'a key is repeated'],
    ['a place without a source', place.replace('msp', ''), source, 'source is missing'],
    ['a place that was never read', place.replace('2026-11-20', ''), source, 'checked is missing'],
    ['a day that does not exist', place.replace('2026-11-20', 'ayer'), source, 'ayer is no day'],
    ['a link without an address', place, 'msp,MSP,2020,si,\n', 'url is missing'],
    ['a link of another kind', place, source.replace('si', 'tal vez'), 'tal vez is neither'],
  ])('%s', (_, places, documents, message) => {
    expect(() => hospitalSourcesTs(hospitals + places, sources + documents)).toThrow(message)
  })
})
