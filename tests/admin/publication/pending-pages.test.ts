import { expect, test, vi } from 'vitest'
import { byCause } from '@/admin/publication/pending-causes'
import { type PageWriter, pendingPages } from '@/admin/publication/pending-pages'
import type { Revision } from '@/data/history/revisions'
import { buildCity } from '../../cities/build-city'

const OLD = '0'.repeat(32)
const NEW = '1'.repeat(32)
const cuenca = buildCity({ id: 'c', name: 'Cuenca', slug: 'cuenca' })
const mira = buildCity({ id: 'm', name: 'Mira', slug: 'mira' })

/** Cuenca's pages name the hospital, Zumba's link to Mira. */
const rowsOf: PageWriter['rowsOf'] = ({ id }) => (id === 'c' ? ['hospital', 'c'] : id === 'z' ? ['z', 'm'] : [id])
const writer: PageWriter = { hashOf: () => NEW, rowsOf }

/** Tools whose clock advances a second at every reading, so that a time slice ends after each page. */
function tools(signal = new AbortController().signal) {
  let now = 0
  return { signal, clock: () => (now += 1000), pause: async () => undefined }
}

test('a page waits whose text on the site is another, or that is not there yet', async () => {
  const pending = await pendingPages([cuenca, mira], { hashes: { cuenca: [OLD, NEW] } }, writer, tools())
  expect(pending.map(({ name, pageType, isOnSite }) => [name, pageType, isOnSite])).toEqual([
    ['Cuenca', 'cytotec', true],
    ['Mira', 'cytotec', false],
    ['Mira', 'misoprostol', false],
  ])
})

test('a page that cannot be written waits only where readers still find it', async () => {
  const hashOf = () => {
    throw new Error('no places')
  }
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const pending = await pendingPages([cuenca, mira], { hashes: { cuenca: [OLD, OLD] } }, { ...writer, hashOf }, tools())
  vi.restoreAllMocks()
  expect(pending.map(({ name }) => name)).toEqual(['Cuenca', 'Cuenca'])
})

test('nothing more is compared once nobody looks', async () => {
  const looked = new AbortController()
  let written = 0
  const hashOf = () => {
    written += 1
    looked.abort()
    return NEW
  }
  await expect(
    pendingPages([cuenca, mira], { hashes: {} }, { ...writer, hashOf }, tools(looked.signal)),
  ).rejects.toThrow()
  expect(written).toBe(1)
})

test('what waits is grouped by the place that changed, else by its city or one to which it links, else by the words', async () => {
  const zumba = buildCity({ id: 'z', name: 'Zumba', slug: 'zumba' })
  const pages = await pendingPages([zumba, mira, cuenca], { hashes: {} }, writer, tools())
  const groups = (changes: Revision[]) =>
    byCause(pages, changes).map(({ change, pages }) => [change?.id, [...new Set(pages.map(({ name }) => name))]])
  const hospital = [change(3, 'facilities', 'hospital'), change(2, 'facilities', 'hospital')]
  expect(groups([...hospital, change(1, 'cities', 'm')])).toEqual([
    [1, ['Zumba', 'Mira']],
    [3, ['Cuenca']],
  ])
  expect(groups(hospital)).toEqual([
    [3, ['Cuenca']],
    [undefined, ['Zumba', 'Mira']],
  ])
})

function change(id: number, tableName: 'facilities' | 'cities', rowId: string): Revision {
  const at = { changedAt: '2026-11-20T00:00:00Z', changedBy: null, runId: null, reason: null, cityId: null }
  return { ...at, id, tableName, rowId, before: null, after: null }
}
