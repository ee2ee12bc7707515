import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cityQueries } from '@/data/cities'
import { createQueryClient } from '@/data/query-client'
import { expectConsoleError } from '../support/loud-console'
import { kindOf } from './kind-of'
import { brokenAnswer, read, rowsAnswer, stubFetch } from './stub-fetch'

beforeEach(() => {
  stubFetch(() => Promise.reject(new Error('no answer was prepared')))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

const row = (name: string, fields: object = {}) => ({
  id: `id-${name}`,
  name,
  slug: name.toLowerCase().replaceAll(' ', '-'),
  province: 'Azuay',
  region: 'Sierra',
  population: 1000,
  ...fields,
})

/** Whether a request is the one for the years of the sources, which comes with every read of facilities. */
const isForSources = ({ url }: { url: string | URL }) => String(url).includes('/facilitySources')

/** Stubs a table of cities that returns at most `limit` rows per request, and finds a city by its slug. */
function tableOf(rows: ReturnType<typeof row>[], limit = 1000) {
  return stubFetch((request) => {
    if (isForSources(request)) return rowsAnswer([])
    const query = new URL(request.url).searchParams
    const slug = query.get('slug')
    if (slug) return rowsAnswer(rows.filter((city) => `eq.${city.slug}` === slug))
    const from = Number(query.get('offset') ?? 0)
    const page = rows.slice(from, from + Math.min(limit, Number(query.get('limit'))))
    return rowsAnswer(page, { from, total: rows.length })
  })
}

test('neither the address that names a city nor its row stays in the browser’s cache', async () => {
  const modes: string[] = []
  stubFetch((request) => {
    if (isForSources(request)) return rowsAnswer([])
    modes.push(request.cache)
    return rowsAnswer([row('Cuenca')])
  })
  await read(cityQueries.bySlug('cuenca'))
  expect(modes).toEqual(['no-store'])
})

test('all cities are read in one request, the most important first, columns by name', async () => {
  const asked = tableOf([row('Cuenca'), row('Paute')])
  const cities = await read(cityQueries.all())
  expect(cities.map(({ name }) => name)).toEqual(['Cuenca', 'Paute'])
  expect(asked).toHaveLength(1)
  expect(asked[0]?.url.searchParams.get('order')).toBe('seoPriority.desc,name.asc,id.asc')
  expect(asked[0]?.url.searchParams.get('select')).not.toContain('*')
})

test('a server that returns fewer rows than requested is asked again until all have arrived', async () => {
  const rows = Array.from({ length: 2100 }, (_, index) =>
    row(`Pueblo ${String.fromCharCode(97 + (index % 26))} ${index}`),
  )
  const asked = tableOf(rows, 300)
  expect(await read(cityQueries.all())).toHaveLength(2100)
  expect(asked).toHaveLength(7)
})

test('a server that does not give the number of rows is asked until it returns no more', async () => {
  const rows = [row('Cuenca'), row('Paute'), row('Nabón')]
  stubFetch((request) => {
    const from = Number(new URL(request.url).searchParams.get('offset') ?? 0)
    return Response.json(rows.slice(from, from + 2))
  })
  expect(await read(cityQueries.all())).toHaveLength(3)
})

test('a server that ignores the requested range and always returns the same rows is not asked forever', async () => {
  const asked = stubFetch(() => Response.json([row('Cuenca')]))
  await expect(read(cityQueries.all())).rejects.toMatchObject({ kind: 'unavailable' })
  expect(asked).toHaveLength(2)
  expectConsoleError('Error loading cities')
})

test('rows none of which is readable are a failure, not an empty list', async () => {
  stubFetch(() => rowsAnswer([{ id: 7, name: {} }, 'row', null]))
  await expect(read(cityQueries.all())).rejects.toMatchObject({ kind: 'invalid' })
  expectConsoleError('Error loading cities')
})

test('an empty list of cities is a valid answer', async () => {
  tableOf([])
  expect(await read(cityQueries.all())).toEqual([])
})

test('duplicates are removed, but a placeholder is not merged with the city whose name it borrows', async () => {
  tableOf([row('Ciudad 7', { seoPriority: 10 }), row('Paute'), row('PAUTE', { id: 'again', seoPriority: 9 })])
  expect((await read(cityQueries.all())).map(({ id }) => id)).toEqual(['again', 'id-Ciudad 7'])
})

test('an unreadable row is logged, and the others are returned', async () => {
  const broken = { medicalFacilities: '{"hospitals":["Hospital A"', emergencyContacts: 'no', population: null }
  stubFetch(() => rowsAnswer([row('Cuenca', broken), null, { id: 'x' }, 'row', row('Paute')]))
  const cities = await read(cityQueries.all())
  expect(cities.map(({ name }) => name)).toEqual(['Cuenca', 'Paute'])
  expect(cities[0]).toMatchObject({ population: 50000, medicalFacilities: { hospitals: [], clinics: [] } })
  expectConsoleError('Error loading cities')
})

test.each([
  ['unavailable', () => Response.json({ message: 'down' }, { status: 500 })],
  ['unavailable', brokenAnswer],
  ['unavailable', () => new Response('[{"id":"1","na')],
  ['unavailable', () => new Response('')],
  ['unavailable', () => Response.json({ rows: [] })],
  ['offline', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['forbidden', () => Response.json({ message: 'Invalid API key' }, { status: 401 })],
] as const)('a list that does not come is «%s» after one request (%s)', async (kind, answer) => {
  const asked = stubFetch(answer)
  expect(await kindOf(read(cityQueries.all()))).toBe(kind)
  expect(asked).toHaveLength(1)
  expectConsoleError('Error loading cities')
})

test('a part of the rows is not returned as if it were the whole list', async () => {
  let requests = 0
  stubFetch(() => (++requests === 1 ? rowsAnswer([row('Cuenca')], { total: 2 }) : new Response('', { status: 500 })))
  expect(await kindOf(read(cityQueries.all()))).toBe('unavailable')
  expectConsoleError('Error loading cities')
})

test('a backend that stays down is asked three times for a city, not three times three', async () => {
  const asked = stubFetch(() => new Response('', { status: 500 }))
  expect(await kindOf(createQueryClient().fetchQuery({ ...cityQueries.bySlug('Cuenca'), retryDelay: 1 }))).toBe(
    'unavailable',
  )
  expect(asked).toHaveLength(3)
  expectConsoleError('Error loading cities')
})

test('a city is read by its exact slug in one request', async () => {
  const asked = tableOf([row('Cuenca'), row('Paute')])
  expect(await read(cityQueries.bySlug('paute'))).toMatchObject({ name: 'Paute' })
  const forRows = asked.filter((request) => !isForSources(request))
  expect(forRows.map(({ url }) => url.searchParams.get('slug'))).toEqual(['eq.paute'])
})

test('a city in an already loaded list with facilities needs no request', async () => {
  const asked = tableOf([row('Cuenca'), row('Paute')])
  const client = createQueryClient()
  await read(cityQueries.withFacilities(), client)
  const already = asked.length
  expect(await read(cityQueries.bySlug('paute'), client)).toMatchObject({ name: 'Paute' })
  expect(asked).toHaveLength(already)
})

test('a facility whose newest source is old is read with the year of that source', async () => {
  const facilities = [
    { name: 'Hospital Uno', kind: 'hospital', sources: ['old', 'older'] },
    { name: 'Hospital Dos', kind: 'hospital', sources: ['old', 'new'] },
  ]
  const years = { old: '2011', older: '2007', new: '2025' }
  stubFetch((request) =>
    rowsAnswer(
      isForSources(request)
        ? Object.entries(years).map(([key, year]) => ({ key, organization: 'Diario', year, url: null }))
        : [row('Cuenca', { facilities })],
    ),
  )
  const [cuenca] = await read(cityQueries.withFacilities())
  expect(cuenca?.facilities.map(({ outdatedSource }) => outdatedSource)).toEqual(['2011', null])
  const alone = await read(cityQueries.bySlug('cuenca'))
  expect(alone?.facilities.map(({ outdatedSource }) => outdatedSource)).toEqual(['2011', null])
})

test.each([['SAN-FERNANDO'], ['san%20fernando']])('«%s» finds San Fernando by the loose match', async (slug) => {
  tableOf([row('Cuenca'), row('San Fernando')])
  expect(await read(cityQueries.bySlug(slug))).toMatchObject({ name: 'San Fernando' })
})

test.each([['no-existe'], [''], ['a'.repeat(5000)], ['%'], ["cuenca');drop table cities"], ['cuenca&select=*']])(
  'an address that means no city gives none, and nothing strange is asked for (%#)',
  async (slug) => {
    const asked = tableOf([row('Cuenca')])
    expect(await read(cityQueries.bySlug(slug))).toBeNull()
    for (const { url } of asked) expect(url.searchParams.get('slug') ?? 'eq.x').toMatch(/^eq\.[a-z0-9-]{1,80}$/)
  },
)

test('a placeholder found by its slug has the borrowed name of its neighbour', async () => {
  tableOf([row('Ciudad 7'), row('Paute')])
  expect(await read(cityQueries.bySlug('ciudad-7'))).toMatchObject({ id: 'id-Ciudad 7', canonicalName: 'Paute' })
})

test('a failed lookup has the kind of the failure', async () => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')))
  expect(await kindOf(read(cityQueries.bySlug('cuenca')))).toBe('offline')
})
