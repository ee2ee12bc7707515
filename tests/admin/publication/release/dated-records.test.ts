import { expect, test } from 'vitest'
import { datedRecords } from '@/admin/publication/release/dated-records'
import { buildCity } from '../../../cities/build-city'
import { buildRecord } from '../build-record'

const OLD = '0'.repeat(32)
const NEW = '1'.repeat(32)
const cuenca = buildCity({ id: 'c', name: 'Cuenca', slug: 'cuenca' })
const mira = buildCity({ id: 'm', name: 'Mira', slug: 'mira' })

test('a sitemap takes the date of a page from its record only if the site has exactly that text', () => {
  const records = [
    buildRecord('c', 'cytotec', NEW),
    buildRecord('c', 'misoprostol', NEW),
    buildRecord('m', 'cytotec', NEW),
    buildRecord('gone', 'cytotec', NEW),
  ]
  const dated = datedRecords(records, [cuenca, mira], { hashes: { cuenca: [NEW, OLD] } })
  expect(dated.map(({ id }) => id)).toEqual(['c-cytotec'])
})
