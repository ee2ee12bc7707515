import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createRun, PACES } from '@/admin/generation/run-generation'
import { byCity, countsOf } from '@/admin/generation/run-state'
import { errorLines } from '@/admin/generation/run-words'
import { buildCity } from '../../cities/build-city'
import { expectConsoleError } from '../../support/loud-console'
import { type Fate, startWorld } from './run-world'

type World = ReturnType<typeof startWorld>
type Desk = Awaited<ReturnType<World['openDesk']>>

const towns = (count: number) =>
  Array.from({ length: count }, (_, index) => buildCity({ name: `Pueblo ${String.fromCharCode(65 + index)}` }))

/** Plans a run, starts it if there is anything to write, and waits for its end. */
async function generateAll(world: World, desk: Desk) {
  await world.clock.until(desk.plan())
  if (desk.getState().phase === 'planned') await world.clock.until(desk.start())
  return desk.getState()
}

test('a plan says how many pages are new, changed, unchanged or blocked, and writes nothing before it is started', async () => {
  const world = startWorld([...towns(2), buildCity({ name: 'Venta del Río' })])
  const desk = await world.openDesk('cities')
  await world.clock.until(desk.plan())
  expect(desk.getState().phase).toBe('planned')
  expect(countsOf(desk.getState())).toMatchObject({ new: 4, changed: 0, unchanged: 0, blocked: 2, due: 4 })
  expect(world.requests).toEqual([])

  desk.reset()
  expect(desk.getState().phase).toBe('idle')
  await world.clock.until(desk.start())
  expect(world.requests).toEqual([])
})

test('a page that fails a check is blocked with the reason, and is never written', async () => {
  const world = startWorld([buildCity({ name: 'Venta del Río' }), ...towns(1)])
  const state = await generateAll(world, await world.openDesk('cities'))
  expect(state.pages[0]).toMatchObject({
    action: 'blocked',
    status: 'error',
    reason: 'Palabra prohibida encontrada: "venta"',
  })
  expect(state.summary).toMatchObject({ pages: 2, blocked: 2, failed: 0 })
  expect(world.records.size).toBe(2)
})

test('the text itself must have the medical notice, and neither title nor description may have a forbidden word', async () => {
  const world = startWorld([buildCity({ name: 'Muda' }), buildCity({ name: 'Titulada' })])
  const state = await generateAll(world, await world.openDesk('cities'))
  expect([0, 2].map((index) => state.pages[index]?.reason)).toEqual([
    'Falta disclaimer médico requerido; Falta información de emergencia',
    'Palabra prohibida encontrada: "precio"',
  ])
  expect(world.records.size).toBe(0)
})

test('a city whose pages the generator cannot write blocks only its own pages', async () => {
  const world = startWorld([buildCity({ name: 'Rota' }), ...towns(1)])
  const state = await generateAll(world, await world.openDesk('cities'))
  expectConsoleError('Error generating city page')
  expect(state.pages[1]).toMatchObject({ action: 'blocked', reason: 'no hay material' })
  expect(state.summary).toMatchObject({ pages: 2, blocked: 2 })
})

test('a second run writes nothing and says so without asking', async () => {
  const world = startWorld(towns(3))
  const desk = await world.openDesk('cities')
  await generateAll(world, desk)
  const sent = world.requests.length
  await world.clock.until(desk.plan())
  expect(desk.getState()).toMatchObject({ phase: 'ended', ending: 'complete', summary: { pages: 0, unchanged: 6 } })
  expect(world.requests).toHaveLength(sent)
})

test('a record that a visitor registered is saved again by an editor’s run, whatever its text, and by nobody else’s', async () => {
  for (const isEditor of [false, true]) {
    const world = startWorld(towns(2), { isEditor })
    await generateAll(world, await world.openDesk('cities'))
    for (const [key, record] of world.records) world.records.set(key, { ...record, awaitsEditor: true })
    const desk = await world.openDesk('cities')
    await world.clock.until(desk.plan())
    expect(countsOf(desk.getState())).toMatchObject(isEditor ? { changed: 4, due: 4 } : { unchanged: 4, due: 0 })
    if (!isEditor) continue
    await world.clock.until(desk.start())
    expect([...world.records.values()].some(({ awaitsEditor }) => awaitsEditor)).toBe(false)
    await world.clock.until(desk.plan())
    expect(countsOf(desk.getState())).toMatchObject({ unchanged: 4, due: 0 })
  }
})

test('a page whose content changed is rewritten in its existing record', async () => {
  const world = startWorld(towns(2))
  const desk = await world.openDesk('cities')
  await generateAll(world, desk)
  const ids = [...world.records.values()].map(({ id }) => id)
  world.rewriteGenerator()
  await world.clock.until(desk.plan())
  expect(countsOf(desk.getState())).toMatchObject({ new: 0, changed: 4 })
  await world.clock.until(desk.start())
  expect([...world.records.values()].map(({ id }) => id)).toEqual(ids)
})

test('a page is tried three times, 200 and 400 ms apart, and then flagged; the others go on', async () => {
  const world = startWorld(towns(2))
  world.fateIs(({ key }) => (key === 'Pueblo A (Azuay)/cytotec' ? new Error('boom') : 'done'))
  const desk = await world.openDesk('cities')
  const state = await generateAll(world, desk)
  const tries = world.requests.filter(({ key }) => key === 'Pueblo A (Azuay)/cytotec').map(({ at }) => at)
  expect(tries).toEqual([0, 200, 600])
  expect(state.pages[0]).toMatchObject({ status: 'error', reason: 'boom' })
  expect(state.summary).toMatchObject({ pages: 3, failed: 1, pending: 0 })
  expect(desk.news).toContainEqual({ type: 'city-failed', city: 'Pueblo A', message: 'boom' })
})

test('a city with an error says so while its other page is written', async () => {
  const world = startWorld(towns(1), { latencyMs: 10 })
  world.fateIs(({ key }) => (key.endsWith('/cytotec') ? new Error('boom') : 'done'))
  const desk = await world.openDesk('cities')
  await world.clock.until(desk.plan())
  const run = desk.start()
  const status = () => byCity(desk.getState().pages).map(({ status }) => status)
  await world.clock.pass(5)
  expect(status()).toEqual(['generating'])
  await world.clock.pass(1230)
  expect(desk.getState().pages[1]?.status).toBe('generating')
  expect(status()).toEqual(['error'])
  await world.clock.until(run)
})

test('a retry takes only the failed pages, not those that a check blocked', async () => {
  const world = startWorld([...towns(3), buildCity({ name: 'Venta del Río' })])
  world.fateIs(({ key }) => (key.startsWith('Pueblo B') ? new Error('boom') : 'done'))
  const desk = await world.openDesk('cities')
  await generateAll(world, desk)
  world.fateIs(() => 'done')
  const before = world.requests.length
  await world.clock.until(desk.retryFailed())
  expect(world.requests.slice(before).map(({ key }) => key)).toEqual([
    'Pueblo B (Azuay)/cytotec',
    'Pueblo B (Azuay)/misoprostol',
  ])
  expect(desk.getState().summary).toMatchObject({ pages: 6, failed: 0, blocked: 2 })
})

test('a retry after a stop writes only the failed page, counts one page, and the run is still stopped', async () => {
  const world = startWorld(towns(3))
  const desk = await world.openDesk('mass')
  await world.clock.until(desk.plan())
  world.fateIs(({ key }) => (key === 'Pueblo B (Azuay)/cytotec' ? new Error('boom') : 'done'))
  desk.subscribe((event) => {
    if (event.type === 'city-failed') desk.stop()
  })
  await world.clock.until(desk.start())
  expect(desk.getState()).toMatchObject({ ending: 'stopped', summary: { pages: 2, failed: 1, pending: 3 } })

  world.fateIs(() => 'done')
  const sent = world.requests.length
  const retried = desk.retryFailed()
  expect(desk.getState()).toMatchObject({ done: 0, taken: 1 })
  await world.clock.until(retried)
  expect(world.requests.slice(sent).map(({ key }) => key)).toEqual(['Pueblo B (Azuay)/cytotec'])
  expect(desk.getState()).toMatchObject({ ending: 'stopped', summary: { pages: 3, failed: 0, pending: 3 } })
  expect(desk.news.at(-1)).toMatchObject({ type: 'ended', ending: 'stopped' })
})

test('cities go 20 at once, with 50 ms after each page and 500 ms between batches', async () => {
  const world = startWorld(
    Array.from({ length: 45 }, (_, index) => buildCity({ name: `Pueblo número ${index + 100}` })),
    { latencyMs: 10 },
  )
  await generateAll(world, await world.openDesk('cities'))
  expect(world.mostInFlight()).toBe(20)
  const starts = [...new Set(world.requests.map(({ at }) => at))]
  expect(starts).toEqual([0, 60, 620, 680, 1240, 1300])
})

test('the mass run goes city by city, with 200 ms after cytotec and 300 ms after misoprostol', async () => {
  const world = startWorld(towns(2))
  await generateAll(world, await world.openDesk('mass'))
  expect(world.requests.map(({ key, at }) => [key, at])).toEqual([
    ['Pueblo A (Azuay)/cytotec', 0],
    ['Pueblo A (Azuay)/misoprostol', 200],
    ['Pueblo B (Azuay)/cytotec', 500],
    ['Pueblo B (Azuay)/misoprostol', 700],
  ])
  expect(world.clock.now()).toBe(1000)
})

test('the mass run normalises placeholder provinces and says from what to what', async () => {
  const world = startWorld([buildCity({ name: 'Pueblo A', province: 'Provincia 3' }), ...towns(1)])
  const desk = await world.openDesk('mass')
  const state = await generateAll(world, desk)
  expect([...world.cities.values()].map(({ province }) => province)).toEqual(['Cañar', 'Azuay'])
  expect(desk.news).toContainEqual({ type: 'province', from: 'Provincia 3', to: 'Cañar' })
  expect(state.summary).toMatchObject({ cities: 2, pages: 4, provinces: 1 })
  expect([...world.records.values()].some(({ title }) => title.includes('Provincia'))).toBe(false)
})

test('a city whose correction fails gets no pages until a retry succeeds, because they would be wrong', async () => {
  const world = startWorld([buildCity({ name: 'Pueblo A', province: 'Provincia 3' }), ...towns(1)])
  world.fateIs(({ kind }) => (kind === 'update' ? new Error('boom') : 'done'))
  const desk = await world.openDesk('mass')
  const state = await generateAll(world, desk)
  expect(state.summary).toMatchObject({ pages: 2, failed: 2, provinces: 0 })
  world.fateIs(() => 'done')
  await world.clock.until(desk.retryFailed())
  expect(desk.getState().summary).toMatchObject({ pages: 4, failed: 0, provinces: 1 })
})

test('a province that an editor corrects after the plan of a mass run stays, and the next plan is made from it', async () => {
  const world = startWorld([buildCity({ name: 'Pueblo A', province: 'Provincia 3' }), ...towns(1)])
  const [first = ''] = [...world.cities.keys()]
  const desk = await world.openDesk('mass')
  await world.clock.until(desk.plan())
  const city = world.cities.get(first)
  if (city) world.cities.set(first, { ...city, province: 'Loja' })
  await world.clock.until(desk.start())
  expect(world.cities.get(first)?.province).toBe('Loja')
  expect(desk.getState().summary).toMatchObject({ pages: 2, failed: 2, provinces: 0 })
  expect(errorLines(desk.getState().pages)[0]).toContain('su provincia cambió después de preparar el plan')
  expect(desk.news.some(({ type }) => type === 'province')).toBe(false)

  const again = await generateAll(world, desk)
  expect(world.cities.get(first)?.province).toBe('Loja')
  expect(again.summary).toMatchObject({ pages: 2, failed: 0 })
})

test('the batch generator does not change the cities', async () => {
  const world = startWorld([buildCity({ name: 'Pueblo A', province: 'Provincia 3' })])
  await generateAll(world, await world.openDesk('cities'))
  expect(world.requests.every(({ kind }) => kind === 'write')).toBe(true)
})

test('a pause holds the run after the current page, and resuming continues from there', async () => {
  const world = startWorld(towns(3), { latencyMs: 10 })
  const desk = await world.openDesk('mass')
  await world.clock.until(desk.plan())
  const run = desk.start()
  await world.clock.pass(215)
  desk.pause()
  expect(desk.getState().phase).toBe('paused')
  await world.clock.pass(60_000)
  expect(world.requests).toHaveLength(2)
  expect(world.records.size).toBe(2)
  desk.resume()
  await world.clock.until(run)
  expect(desk.getState().summary).toMatchObject({ pages: 6, pending: 0 })
})

test('a stop ends the run after the current page, also while it is paused', async () => {
  for (const paused of [false, true]) {
    const world = startWorld(towns(3), { latencyMs: 10 })
    const desk = await world.openDesk('mass')
    await world.clock.until(desk.plan())
    const run = desk.start()
    await world.clock.pass(215)
    if (paused) {
      desk.pause()
      await world.clock.pass(1000)
    }
    const at = world.clock.now()
    desk.stop()
    await world.clock.until(run)
    expect(world.clock.now() - at).toBeLessThanOrEqual(5)
    expect(desk.getState()).toMatchObject({ phase: 'ended', ending: 'stopped', summary: { pages: 2, pending: 4 } })
    expect(world.requests).toHaveLength(2)
  }
})

test('a newly opened desk continues with what is missing', async () => {
  const world = startWorld(towns(3), { latencyMs: 10 })
  const first = await world.openDesk('mass')
  await world.clock.until(first.plan())
  void first.start()
  await world.clock.pass(700)
  first.pause() // Stands for a closed tab: this desk does nothing more.

  const sent = world.requests.length
  const state = await generateAll(world, await world.openDesk('mass'))
  expect(world.requests.length - sent).toBe(3)
  expect(state.summary).toMatchObject({ pages: 3, unchanged: 3, pending: 0 })
})

test('without a network the run waits, however long, and continues by itself as soon as the network returns', async () => {
  const world = startWorld(towns(2))
  const desk = await world.openDesk('mass')
  await world.clock.until(desk.plan())
  const run = desk.start()
  await world.clock.pass(250)
  world.setOnline(false)
  await world.clock.pass(3_600_000)
  expect(desk.getState()).toMatchObject({ phase: 'running', hold: 'network' })
  const before = world.requests.length
  world.setOnline(true)
  await world.clock.pass(0)
  expect(world.requests.length).toBe(before + 1)
  await world.clock.until(run)
  expect(desk.getState().summary).toMatchObject({ pages: 4, failed: 0 })
})

test('an unreachable server is tried again and again while the network is there, and a stop ends the waiting', async () => {
  const world = startWorld(towns(2))
  world.fateIs(() => 'offline')
  const desk = await world.openDesk('mass')
  await world.clock.until(desk.plan())
  const run = desk.start()
  await world.clock.pass(600_000)
  expect(world.requests.length).toBeGreaterThan(20)
  expect(world.requests.length).toBeLessThan(60)
  world.fateIs(() => 'done')
  await world.clock.pass(20_000)
  expect(world.records.size).toBe(4)
  world.fateIs(() => 'offline')
  await world.clock.until(run)

  world.rewriteGenerator()
  await world.clock.until(desk.plan())
  const waiting = desk.start()
  await world.clock.pass(5000)
  const at = world.clock.now()
  desk.stop()
  await world.clock.until(waiting)
  expect(world.clock.now()).toBe(at)
  expect(desk.getState()).toMatchObject({ ending: 'stopped', summary: { pages: 0, pending: 4 } })
})

test('a refusal stops the run at once and asks to sign in; nothing counts as failed', async () => {
  const world = startWorld(towns(30), { latencyMs: 10 })
  let left = 25
  world.fateIs(() => {
    left -= 1
    return left < 0 ? 'forbidden' : 'done'
  })
  const desk = await world.openDesk('cities')
  const state = await generateAll(world, desk)
  expect(state).toMatchObject({ ending: 'refused', summary: { pages: 25, failed: 0, pending: 35 } })
  expect(world.requests.length).toBeLessThanOrEqual(40)

  world.fateIs(() => 'done')
  expect((await generateAll(world, desk)).summary).toMatchObject({ pages: 35, unchanged: 25, pending: 0 })
})

test('after one refusal no lane of the batch begins another page', async () => {
  const world = startWorld(towns(20), { latencyMs: 10 })
  world.fateIs(({ key }) => (key === 'Pueblo A (Azuay)/cytotec' ? 'forbidden' : 'done'))
  const state = await generateAll(world, await world.openDesk('cities'))
  expect(state).toMatchObject({ ending: 'refused', summary: { pages: 19, pending: 21 } })
  expect(world.requests).toHaveLength(20)
})

test('a run stopped while the database is unreachable ends at once, and leaves no page as being written', async () => {
  const world = startWorld(towns(2))
  const desk = await world.openDesk('mass')
  await world.clock.until(desk.plan())
  world.setOnline(false)
  const run = desk.start()
  await world.clock.pass(2000)
  desk.stop()
  await world.clock.until(run)
  expect(desk.getState()).toMatchObject({ ending: 'stopped', hold: null, summary: { pages: 0, pending: 4 } })
})

test('after a recovery the back-off starts anew: the next overload waits one second first', async () => {
  const world = startWorld(towns(3), { latencyMs: 10 })
  world.fateIs(({ at }) => (at < 2000 || (at > 3500 && at < 3900) ? 'unavailable' : 'done'))
  await generateAll(world, await world.openDesk('mass'))
  const gaps = world.requests.map(({ at }, index) => at - (world.requests[index - 1]?.at ?? 0))
  expect(Math.max(...gaps.slice(4))).toBe(1010)
})

test('all twenty lanes back off from an overloaded server together, longer each time', async () => {
  const world = startWorld(towns(20), { latencyMs: 10 })
  world.fateIs(({ at }) => (at < 2000 ? 'unavailable' : 'done'))
  const desk = await world.openDesk('cities')
  const state = await generateAll(world, desk)
  const moments = [...new Set(world.requests.map(({ at }) => at))]
  expect(moments.slice(0, 3)).toEqual([0, 1010, 3020])
  expect(state.summary).toMatchObject({ pages: 40, failed: 0 })
})

test('the run waits as long as the server asks, also if the server asks while the run is already waiting', async () => {
  const world = startWorld(towns(20), { latencyMs: 10 })
  world.fateIs(({ at, key }) => {
    if (at === 0 && key === 'Pueblo B (Azuay)/cytotec') void world.clock.wait(990).then(() => world.askToWait(19_000))
    if (at > 0 && at < 30_000) world.askToWait(30_000)
    return at < 30_000 ? 'unavailable' : 'done'
  })
  const state = await generateAll(world, await world.openDesk('cities'))
  const moments = [...new Set(world.requests.map(({ at }) => at))]
  expect(moments.slice(0, 3)).toEqual([0, 20_000, 50_010])
  expect(state.summary).toMatchObject({ pages: 40, failed: 0 })
})

test('a stop takes effect at once, even if the server asked the run to wait for an hour', async () => {
  const world = startWorld(towns(2))
  world.fateIs(() => {
    world.askToWait(3_600_000)
    return 'unavailable'
  })
  const desk = await world.openDesk('cities')
  await world.clock.until(desk.plan())
  const run = desk.start()
  await world.clock.pass(60_000)
  expect(desk.getState()).toMatchObject({ phase: 'running', hold: 'busy' })
  expect(world.requests).toHaveLength(2)
  desk.stop()
  await world.clock.until(run)
  expect(world.clock.now()).toBe(60_000)
})

test('a page whose answer was lost is found written at the next try', async () => {
  const world = startWorld(towns(2), { isEditor: true })
  let isLost = true
  world.fateIs(() => {
    isLost = !isLost
    return isLost ? 'done' : 'lost'
  })
  const state = await generateAll(world, await world.openDesk('mass'))
  expect(state.summary).toMatchObject({ pages: 4, failed: 0, pending: 0 })
  expect(world.written()).toBe(4)
})

test('two editors running at once leave one record for each page, and both are told so', async () => {
  const world = startWorld(towns(5), { latencyMs: 10, isEditor: true })
  const [one, other] = [await world.openDesk('mass'), await world.openDesk('cities')]
  await world.clock.until(Promise.all([one.plan(), other.plan()]))
  await world.clock.until(Promise.all([one.start(), other.start()]))
  expect(world.records.size).toBe(10)
  expect(world.written()).toBe(10)
  for (const desk of [one, other]) expect(desk.getState().summary).toMatchObject({ pages: 10, failed: 0, pending: 0 })
})

test('where the cities cannot be read no plan is made, and planning again helps', async () => {
  const world = startWorld(towns(1))
  world.setOnline(false)
  const desk = await world.openDesk('mass')
  await world.clock.until(desk.plan())
  expectConsoleError('Error loading cities')
  expect(desk.getState().phase).toBe('unread')
  world.setOnline(true)
  await world.clock.until(desk.plan())
  expect(desk.getState().phase).toBe('planned')
})

test('whatever fails, the summary counts nothing that is not stored, no page is stored twice, and continuing ends as if nothing had failed', async () => {
  const fates = fc.constantFrom<Fate>(
    'done',
    'done',
    'done',
    'lost',
    'offline',
    'unavailable',
    'invalid',
    new Error('x'),
  )
  await fc.assert(
    fc.asyncProperty(
      fc.array(fates, { maxLength: 60 }),
      fc.constantFrom('cities' as const, 'mass' as const),
      fc.option(fc.integer({ min: 0, max: 4000 })),
      fc.integer({ min: 1, max: 6 }),
      async (script, face, stopAt, count) => {
        const rows = () => [buildCity({ name: 'Pueblo Z', province: 'Provincia 3' }), ...towns(count)]
        const world = startWorld(rows(), { latencyMs: 10 })
        let at = 0
        world.fateIs(() => script[at++] ?? 'done')
        const desk = await world.openDesk(face)
        await world.clock.until(desk.plan())
        const run = desk.start()
        if (stopAt !== null) {
          await world.clock.pass(stopAt)
          desk.stop()
        }
        await world.clock.until(run)

        const state = desk.getState()
        const { summary } = state
        const pages = 2 * (count + 1)
        // A page whose three answers were lost is stored, although nobody could say so.
        expect(summary?.pages).toBeLessThanOrEqual(world.records.size)
        expect((summary?.pages ?? 0) + (summary?.failed ?? 0) + (summary?.pending ?? 0)).toBe(pages)
        expect(state.pages.filter(({ status }) => status === 'completed').length).toBe(summary?.pages)
        if (world.cities.get('Pueblo Z (Provincia 3)')?.province !== 'Cañar') expect(summary?.provinces).toBe(0)

        world.fateIs(() => 'done')
        await generateAll(world, await world.openDesk(face))
        const smooth = startWorld(rows())
        await generateAll(smooth, await smooth.openDesk(face))
        const held = ({ records }: World) => [...records].map(([key, page]) => [key, page.contentHash]).sort()
        expect(held(world)).toEqual(held(smooth))
        expect(world.records.size).toBe(pages)
      },
    ),
    { numRuns: 150 },
  )
})

test('a cancelled plan stays cancelled when its answers come late', async () => {
  const world = startWorld(towns(1))
  let answer = () => {}
  const readPages = () => new Promise<[]>((resolve) => (answer = () => resolve([])))
  const desk = createRun({ ...world.ports, readPages }, PACES.publication)
  const plan = desk.plan()
  desk.reset()
  answer()
  await plan
  expect(desk.getState()).toMatchObject({ phase: 'idle', pages: [] })
})

test('a record with the right hash whose title somebody else changed is planned as changed', async () => {
  const world = startWorld(towns(1))
  await generateAll(world, await world.openDesk('cities'))
  const [[key, record] = []] = world.records
  if (!key || !record) throw new Error('nothing was written')
  world.records.set(key, { ...record, title: 'compra ahora' })
  const desk = await world.openDesk('cities')
  await world.clock.until(desk.plan())
  expect(countsOf(desk.getState())).toMatchObject({ changed: 1, unchanged: 1 })
})

test('a stopped run does not count a visitor’s record with the right hash as its own, and writes it when it is continued', async () => {
  for (const title of ['compra ahora', null]) {
    const world = startWorld(towns(2), { isEditor: true })
    await generateAll(world, await world.openDesk('cities'))
    for (const [key, page] of world.records)
      world.records.set(key, { ...page, title: title ?? page.title, awaitsEditor: true })
    const desk = await world.openDesk('cities')
    await world.clock.until(desk.plan())
    world.setOnline(false)
    const run = desk.start()
    await world.clock.pass(0)
    desk.stop()
    world.setOnline(true)
    await world.clock.until(run)
    expect(desk.getState()).toMatchObject({ ending: 'stopped', summary: { pages: 0, cities: 0, pending: 4 } })

    expect((await generateAll(world, desk)).summary).toMatchObject({ pages: 4, pending: 0 })
    expect([...world.records.values()].some((page) => page.awaitsEditor || page.title === title)).toBe(false)
  }
})
