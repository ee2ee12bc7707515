import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import {
  addFacility,
  addSource,
  type FacilityFields,
  fieldsBefore,
  registerQueries,
  restoreFacility,
  saveFacility,
  writeFacilities,
} from '@/data/facility-register'
import { type Backend, startBackend } from '../support/backend'
import { read, rowsAnswer, stubFetch } from './stub-fetch'

/** Tests of the register against the real table, as a visitor while the admin is open. */
let backend: Backend

beforeAll(async () => {
  backend = await startBackend()
  await backend.setPublicAdmin(true)
})

afterAll(() => {
  vi.unstubAllGlobals()
  return backend.close()
})

/** Sends requests to the backend; `after` may change or lose each answer on its way back. */
function requestBackend(after: (answer: Response) => Response | Promise<Response> = (answer) => answer) {
  stubFetch(async (request) => {
    request.headers.set('apikey', backend.anonKey)
    request.headers.set('Authorization', `Bearer ${backend.anonKey}`)
    return after(await backend.fetch(request))
  })
}

async function place(fields: Partial<FacilityFields>): Promise<FacilityFields & { id: string }> {
  const [city] = await backend.sql<{ id: string }>(`select id from cities where slug = 'guachapala'`)
  return {
    id: crypto.randomUUID(),
    cityId: city?.id ?? '',
    name: 'Puesto de Prueba',
    kind: 'puesto',
    specialty: null,
    maternity: false,
    network: null,
    level: null,
    unicode: null,
    address: null,
    addressYear: null,
    latitude: null,
    longitude: null,
    attendsEmergencies: null,
    hours: null,
    displayName: null,
    inTown: null,
    confidence: 'weak',
    status: 'open',
    sources: ['msp-rural-2025'],
    checkedOn: '2026-11-22',
    ...fields,
  }
}

test('adding a place again after its answer was lost finds the stored place, once and unchanged', async () => {
  const mine = await place({ name: 'Puesto Perdido' })
  requestBackend(() => {
    throw new TypeError('Failed to fetch')
  })
  await expect(addFacility(mine, false)).rejects.toMatchObject({ kind: 'offline' })
  requestBackend()
  expect(await addFacility({ ...mine, address: 'Calle 1' }, false)).toMatchObject({ id: mine.id, address: null })
  expect(await backend.sql(`select id from facilities where name = 'Puesto Perdido'`)).toEqual([{ id: mine.id }])
})

test('a place with the number of another place is refused, and not treated as that place', async () => {
  requestBackend()
  const number = { name: 'Puesto con Número', unicode: '001927' }
  await expect(place(number).then((mine) => addFacility(mine, false))).rejects.toMatchObject({ kind: 'invalid' })
})

test('a restore is over the state that was shown: what somebody else changed since stays', async () => {
  requestBackend()
  const shown = await addFacility(await place({ name: 'Puesto Disputado', address: 'Calle 2' }), false)
  const address = async () =>
    (await backend.sql('select address from facilities where id = $1', [shown.id]))[0]?.address
  await backend.sql(`update facilities set address = 'Calle 3' where id = $1`, [shown.id])
  expect(await restoreFacility(shown, { address: 'Calle 1' })).toBe('changed')
  expect(await address()).toBe('Calle 3')
  const now = await read(registerQueries.one(shown.id, false))
  if (!now) throw new Error('the place is gone')
  expect(await restoreFacility(now, { address: 'Calle 1' })).toBe('restored')
  expect(await address()).toBe('Calle 1')
})

test('of a change of a place only the fields that it altered are set back', async () => {
  const before = await place({ name: 'Puesto Corregido', address: 'Calle 1' })
  const after = { ...before, address: 'Calle 2', sources: [...before.sources] }
  expect(fieldsBefore({ before, after })).toEqual({ address: 'Calle 1' })
})

test('a save that is refused says why, also when the place cannot be read again', async () => {
  requestBackend()
  const shown = await addFacility(await place({ name: 'Puesto Rechazado' }), false)
  await expect(saveFacility(shown, { name: '' })).rejects.toMatchObject({ kind: 'invalid' })
  stubFetch(({ method }) =>
    method === 'PATCH'
      ? Response.json({ code: '23514', message: 'violates check constraint' }, { status: 400 })
      : new Response('', { status: 503 }),
  )
  await expect(saveFacility(shown, { name: '' })).rejects.toMatchObject({ kind: 'invalid' })
})

test('saving a place that may not be changed is «forbidden», and one that no longer exists is «not-found»', async () => {
  requestBackend()
  const shown = await addFacility(await place({ name: 'Puesto Borrado' }), false)
  await backend.setPublicAdmin(false)
  onTestFinished(() => backend.setPublicAdmin(true))
  await expect(saveFacility(shown, { name: 'Puesto Vuelto a Nombrar' })).rejects.toMatchObject({ kind: 'forbidden' })
  await backend.sql('delete from facilities where id = $1', [shown.id])
  await expect(saveFacility(shown, { name: 'Puesto Vuelto a Nombrar' })).rejects.toMatchObject({ kind: 'not-found' })
})

test('a source that is there stays as it is when it is added again', async () => {
  requestBackend()
  const stored = () => backend.sql(`select * from "facilitySources" where key = 'msp-rural-2025'`)
  const before = await stored()
  await addSource({ key: 'msp-rural-2025', organization: 'MSP', year: '1999', url: null })
  expect(await stored()).toEqual(before)
})

test('a list of which a place was not written is refused, and not taken for written', async () => {
  requestBackend()
  const shown = await addFacility(await place({ name: 'Puesto de la Lista' }), false)
  stubFetch(() => rowsAnswer([]))
  await expect(writeFacilities([shown], crypto.randomUUID())).rejects.toMatchObject({ kind: 'forbidden' })
})

test('a restore that arrived although the server answered with an error counts as restored', async () => {
  requestBackend()
  const shown = await addFacility(await place({ name: 'Puesto Vuelto', address: 'Calle 2' }), false)
  let answers = 0
  requestBackend((answer) => {
    answers += 1
    return answers === 1 ? new Response('', { status: 504 }) : answer
  })
  expect(await restoreFacility(shown, { address: 'Calle 1', sources: shown.sources })).toBe('restored')
})
