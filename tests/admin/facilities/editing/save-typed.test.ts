import * as v from 'valibot'
import { afterEach, expect, test, vi } from 'vitest'
import { emptyFacility, facilitySchema } from '@/admin/facilities/editing/facility-form'
import { saveTyped } from '@/admin/facilities/editing/save-typed'
import { rowsAnswer, stubFetch } from '../../../data/stub-fetch'

const ID = '0b5c7f4e-3f3a-4f0e-9d55-2b8f0a1c7d11'

afterEach(() => vi.unstubAllGlobals())

test('a new place whose answer was lost keeps its note in the database when it is saved again without one', async () => {
  let row: object | undefined
  let notes: object = { note: null, phone: null, checkedBy: null }
  let isLost = true
  stubFetch(async (request) => {
    const { method, url } = request
    const isOfNotes = new URL(url).pathname.endsWith('/facilityNotes')
    if (method === 'GET') return rowsAnswer(row ? [{ ...row, facilityNotes: notes }] : [])
    if (method === 'POST' && row) return Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
    if (isOfNotes) notes = { ...notes, ...(await request.json()) }
    else row = { ...row, ...(await request.json()), version: crypto.randomUUID() }
    if (isOfNotes && isLost) throw new TypeError('Failed to fetch')
    return rowsAnswer([isOfNotes ? { facilityId: ID } : row])
  })
  await expect(save({ note: 'Abre los lunes.' })).rejects.toMatchObject({ kind: 'offline' })
  isLost = false
  await save({ note: '', address: 'Calle 1' })
  expect(row).toMatchObject({ id: ID, address: 'Calle 1' })
  expect(notes).toMatchObject({ note: 'Abre los lunes.' })
  await save({ note: 'Abre los martes.' })
  expect(notes).toMatchObject({ note: 'Abre los martes.' })
})

function save(typed: { note: string; address?: string }) {
  const context = {
    cities: [],
    sources: new Map(),
    stored: undefined,
    isEditor: true,
    isConfirming: false,
    now: new Date(),
  }
  const town = '5c1f2a60-8f5e-4a61-9f0e-0d7a5f0b8c11'
  const { fields } = v.parse(facilitySchema(context), {
    ...emptyFacility(town, true),
    name: 'Puesto de Girón',
    sources: ['msp-2026'],
    ...typed,
  })
  return saveTyped(undefined, { ...fields, checkedOn: '2026-11-22' }, { newId: ID, signedIn: true, reason: undefined })
}
