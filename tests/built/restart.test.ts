/**
 * The server of `npm run preview`, killed once while it is idle. `npm run test:kill` kills it again and again while it
 * writes.
 */
import { afterEach, expect, test } from 'vitest'
import { parseCity } from '@/cities/city'
import { pageRecordOf } from '@/data/record/page-record'
import { generateContent } from '@/generator/generate-content'
import { TEST_PORTS } from '../../scripts/test-ports'
import { cityIn } from '../cities/build-city'
import { killableServer } from '../kill/server'
import { TOWN_COUNT } from '../support/town-count'

const server = killableServer(TEST_PORTS.restart, 'restart')

afterEach(() => server.kill())

test('what was saved is there, once, after the server was killed and started again, and no city is there twice', async () => {
  await server.start({ fresh: true })
  const cities = (await server.rows('cities')).map(parseCity)
  const record = pageRecordOf(generateContent(cityIn(cities, 'tena'), 'misoprostol', { cities, now: new Date() }))
  // Registers the page as its first visitor does.
  const register = async () => {
    const { status } = await server.send('generatedPages?on_conflict=cityId,pageType', {
      method: 'POST',
      headers: { Prefer: 'resolution=ignore-duplicates' },
      body: JSON.stringify(record),
    })
    expect(status).toBe(201)
  }
  await register()
  const saved = await server.rows('generatedPages')
  expect(saved).toMatchObject([{ urlPath: '/ec/tena/misoprostol' }])
  await server.kill()

  // The first start copied a database that was already seeded. This start would seed an empty one, and must not do it
  // again.
  await server.start({ seeds: true })
  expect(await server.rows('generatedPages')).toEqual(saved)
  await register()
  expect(await server.rows('generatedPages')).toEqual(saved)
  expect(await server.rows('cities')).toHaveLength(TOWN_COUNT)
})
