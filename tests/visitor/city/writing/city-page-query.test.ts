import { type QueryClient, QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import { careAmong } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { createQueryClient } from '@/data/query-client'
import { pageRecordOf } from '@/data/record/page-record'
import { EDITION } from '@/generator/edition'
import type { GeneratedContent, PageType } from '@/generator/generated-content'
import { cityPageQuery } from '@/visitor/city/writing/city-page-query'
import { buildCity, withHospital } from '../../../cities/build-city'
import { buildContent } from '../../../data/build-content'
import { expectConsoleError } from '../../../support/loud-console'

const backend = vi.hoisted(() => ({ readCities: vi.fn(), save: vi.fn(), write: vi.fn() }))

vi.mock('@/data/cities', () => ({
  cityQueries: {
    withFacilities: () => ({ queryKey: ['cities', 'with-facilities'], queryFn: backend.readCities, retry: false }),
  },
}))
vi.mock('@/data/generated-pages', () => ({ saveGeneratedPage: backend.save }))
vi.mock('@/visitor/city/writing/write-page', () => ({ writePage: backend.write }))

const quito = withHospital(buildCity({ name: 'Quito', province: 'Pichincha' }))
const loja = buildCity({ name: 'Loja', province: 'Loja' })

const DATES = { datePublished: '2026-11-20T12:00:00.000Z', dateModified: '2026-12-05T12:00:00.000Z' }

const OF_ITS_DATA = { datePublished: EDITION, dateModified: EDITION }

let client: QueryClient

beforeEach(() => {
  client = createQueryClient()
  backend.readCities.mockReset().mockResolvedValue([quito, loja])
  backend.write.mockReset().mockImplementation((city: City, pageType: PageType) => ({
    content: buildContent(city, { pageType }),
    care: careAmong(city, [city]),
  }))
  backend.save.mockReset().mockImplementation(async (content: GeneratedContent) => ({
    ...pageRecordOf(content),
    ...DATES,
    awaitsEditor: false,
  }))
})

test('a page is written with the list of all cities, and its record is saved', async () => {
  const reading = await client.fetchQuery(cityPageQuery(quito, 'cytotec'))
  expect(backend.write).toHaveBeenCalledWith(quito, 'cytotec', [quito, loja])
  expect(backend.save).toHaveBeenCalledWith(buildContent(quito, { pageType: 'cytotec' }))
  expect(reading.dates).toMatchObject(DATES)
})

test('a record that a visitor registered does not date the page, which has the day of its data', async () => {
  backend.save.mockImplementation(async (content) => ({ ...pageRecordOf(content), ...DATES, awaitsEditor: true }))
  const reading = await client.fetchQuery(cityPageQuery(quito, 'cytotec'))
  expect(reading.dates).toEqual(OF_ITS_DATA)
})

test('a record of another text, which a visitor may not update, does not date the page, and is requested once', async () => {
  backend.save.mockResolvedValue({ contentHash: 'another text', ...DATES, awaitsEditor: false })
  const reading = await client.fetchQuery(cityPageQuery(quito, 'cytotec'))
  expect(reading.dates).toEqual(OF_ITS_DATA)
  await client.fetchQuery(cityPageQuery(quito, 'cytotec'))
  expect(backend.save).toHaveBeenCalledTimes(1)
})

test('opening a page twice at once, and again later, writes and saves it once', async () => {
  const open = () => client.fetchQuery(cityPageQuery(quito, 'cytotec'))
  await Promise.all([open(), open()])
  await open()
  const leave = new QueryObserver(client, cityPageQuery(quito, 'cytotec')).subscribe(() => {})
  leave()
  await open()
  expect(backend.write).toHaveBeenCalledTimes(1)
  expect(backend.save).toHaveBeenCalledTimes(1)
})

test('each variant of each city is a page of its own', async () => {
  await client.fetchQuery(cityPageQuery(quito, 'cytotec'))
  await client.fetchQuery(cityPageQuery(quito, 'misoprostol'))
  await client.fetchQuery(cityPageQuery(loja, 'misoprostol'))
  expect(backend.save).toHaveBeenCalledTimes(3)
})

test('a page that cannot be written is logged, and not saved', async () => {
  backend.write.mockImplementation(() => {
    throw new Error('no material')
  })
  await expect(client.fetchQuery(cityPageQuery(quito, 'cytotec'))).rejects.toThrow('no material')
  expectConsoleError('Error generating city page')
  expect(backend.save).not.toHaveBeenCalled()
})

test('a page that cannot be saved is logged, and retried only when it is requested again', async () => {
  backend.save.mockRejectedValueOnce(new Error('500'))
  await expect(client.fetchQuery(cityPageQuery(quito, 'cytotec'))).rejects.toThrow('500')
  expectConsoleError('Error storing generated page')
  expect(backend.save).toHaveBeenCalledTimes(1)
  await expect(client.fetchQuery(cityPageQuery(quito, 'cytotec'))).resolves.toMatchObject({ dates: DATES })
})

test('without the list of cities the page is shown but not saved, and is written again the next time', async () => {
  backend.readCities.mockRejectedValueOnce(new Error('500'))
  const alone = await client.fetchQuery(cityPageQuery(quito, 'cytotec'))
  expectConsoleError('Error generating internal links')
  expect(backend.write).toHaveBeenLastCalledWith(quito, 'cytotec', [quito])
  expect(alone.dates).toEqual(OF_ITS_DATA)
  expect(backend.save).not.toHaveBeenCalled()

  const whole = await client.fetchQuery(cityPageQuery(quito, 'cytotec'))
  expect(backend.write).toHaveBeenLastCalledWith(quito, 'cytotec', [quito, loja])
  expect(whole.dates).toMatchObject(DATES)
})
