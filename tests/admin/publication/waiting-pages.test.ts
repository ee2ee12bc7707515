import { expect, test } from 'vitest'
import { pagesToGenerate, waitingPages } from '@/admin/publication/waiting-pages'
import type { GeneratedPage } from '@/data/generated-pages'
import { buildCity } from '../../cities/build-city'
import { buildRecord } from './build-record'

const OLD = '0'.repeat(32)
const NEW = '1'.repeat(32)
const cuenca = buildCity({ id: 'c', name: 'Cuenca', slug: 'cuenca' })
const mira = buildCity({ id: 'm', name: 'Mira', slug: 'mira' })

const tools = { draftHash: () => NEW, signal: new AbortController().signal, pause: async () => undefined }
const keysOf = (pages: Awaited<ReturnType<typeof waitingPages>>) =>
  pages.map(({ city, pageType, isOnSite }) => `${city.slug}/${pageType} ${isOnSite ? 'other text' : 'not there'}`)

test('a generated page that is not on the site waits, whether the site has another text or none', async () => {
  const records = [
    buildRecord('c', 'cytotec', NEW),
    buildRecord('c', 'misoprostol', NEW),
    buildRecord('m', 'cytotec', NEW),
  ]
  const waiting = await waitingPages([cuenca, mira], records, { hashes: { cuenca: [OLD, NEW] } }, tools)
  expect(keysOf(waiting)).toEqual(['cuenca/cytotec other text', 'mira/cytotec not there'])
})

test('a page whose record is older than the site does not wait, because the site was built from newer data', async () => {
  const waiting = await waitingPages(
    [cuenca],
    [buildRecord('c', 'cytotec', OLD)],
    { hashes: { cuenca: [NEW, NEW] } },
    tools,
  )
  expect(waiting).toEqual([])
})

test('a record of a city that is no longer listed is left out', async () => {
  const records = [buildRecord('gone', 'cytotec', NEW), buildRecord('m', 'cytotec', NEW)]
  expect(keysOf(await waitingPages([mira], records, { hashes: {} }, tools))).toEqual(['mira/cytotec not there'])
})

test('a page that changed again after it was generated waits for the generator, not for the site', async () => {
  const records = [buildRecord('c', 'cytotec', '2'.repeat(32))]
  const waiting = await waitingPages([cuenca], records, { hashes: { cuenca: [OLD, OLD] } }, tools)
  expect(waiting).toEqual([])
})

test('a page that changed and was not generated since is listed as to be generated, whether it has a record or none', async () => {
  const release: { hashes: Record<string, [string, string]> } = { hashes: { cuenca: [OLD, NEW], mira: [OLD, OLD] } }
  const count = (records: GeneratedPage[]) => pagesToGenerate([cuenca, mira], records, release, slices())
  expect(keysOf(await count([buildRecord('c', 'cytotec', OLD), buildRecord('m', 'cytotec', NEW)]))).toEqual([
    'cuenca/cytotec other text',
    'mira/misoprostol other text',
  ])
})

test('two cities of the same name are listed with their provinces', async () => {
  const olmedos = ['Loja', 'Manabí'].map((province) =>
    buildCity({ id: province, name: 'Olmedo', slug: `olmedo-${province}`, province }),
  )
  const records = ['Loja', 'm'].map((id) => buildRecord(id, 'cytotec', NEW))
  const waiting = await waitingPages([...olmedos, mira], records, { hashes: {} }, tools)
  expect(waiting.map(({ name }) => name)).toEqual(['Olmedo (Loja)', 'Mira'])
})

test.each([
  ['what waits for the site', waitingPages, [buildRecord('c', 'cytotec', NEW), buildRecord('m', 'cytotec', NEW)]],
  ['what waits for the generator', pagesToGenerate, []],
])('nothing more of %s is compared once nobody looks', async (_, compare, records) => {
  const looked = new AbortController()
  let written = 0
  const draftHash = () => {
    written += 1
    looked.abort()
    return NEW
  }
  const count = compare([cuenca, mira], records, { hashes: {} }, { ...slices(looked.signal), draftHash })
  await expect(count).rejects.toThrow()
  expect(written).toBe(1)
})

/** Tools whose clock advances a second at every reading, so that a time slice ends after each page. */
function slices(signal = new AbortController().signal) {
  let now = 0
  return { ...tools, signal, clock: () => (now += 1000) }
}

test('a page that cannot be written now is judged by its record', async () => {
  const broken = () => {
    throw new Error('no places')
  }
  const warn = console.warn
  console.warn = () => undefined
  const waiting = await waitingPages(
    [cuenca],
    [buildRecord('c', 'cytotec', NEW)],
    { hashes: { cuenca: [OLD, OLD] } },
    {
      ...tools,
      draftHash: broken,
    },
  )
  console.warn = warn
  expect(keysOf(waiting)).toEqual(['cuenca/cytotec other text'])
})
