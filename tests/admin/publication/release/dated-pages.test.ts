import { expect, test } from 'vitest'
import { datedPages } from '@/admin/publication/release/dated-pages'
import { EDITION } from '@/generator/edition'
import { buildCity } from '../../../cities/build-city'
import { buildRecord } from '../build-record'

const OLD = '0'.repeat(32)
const NEW = '1'.repeat(32)
const cuenca = buildCity({ id: 'c', name: 'Cuenca', slug: 'cuenca' })
const mira = buildCity({ id: 'm', name: 'Mira', slug: 'mira' })

test('a sitemap takes the date of a page from its record only if the site has exactly that text, and dates every page', () => {
  const record = buildRecord('c', 'cytotec', NEW)
  const records = [record, buildRecord('c', 'misoprostol', NEW), buildRecord('m', 'cytotec', NEW)]
  const dated = datedPages(records, [cuenca, mira], { hashes: { cuenca: [NEW, OLD] } })
  expect(dated.map(({ dateModified }) => dateModified)).toEqual([record.dateModified, EDITION, EDITION, EDITION])
})
