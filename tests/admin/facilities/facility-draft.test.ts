import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropSaved, keepDraft, keptDraft } from '@/admin/facilities/editing/facility-draft'
import { emptyFacility, readFacility, type TypedFacility } from '@/admin/facilities/editing/facility-form'
import { saveTyped } from '@/admin/facilities/editing/save-typed'
import { rowsAnswer, stubFetch } from '../../data/stub-fetch'

// Modules that read the database need its address when they are imported.
vi.hoisted(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://portal.local')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'put in by the test')
})

const ID = '0b5c7f4e-3f3a-4f0e-9d55-2b8f0a1c7d11'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const blank = (town: string) => emptyFacility(town, true)
const unsaved = (town: string, name: string) => ({ typed: { ...blank(town), name }, checkedOn: undefined, newId: ID })

test('a new place typed for one town is not offered for another, and is restored when the form for its own town is opened again', () => {
  keepDraft(undefined, blank('girón'), unsaved('girón', 'Puesto de Girón'))
  expect(keptDraft(undefined, blank('nabón'))).toBeUndefined()
  expect(keptDraft(undefined, blank(''))).toBeUndefined()
  keepDraft(undefined, blank('nabón'), undefined)
  expect(keptDraft(undefined, blank('girón'))?.typed).toMatchObject({ cityId: 'girón', name: 'Puesto de Girón' })
})

test('another town chosen in the form of a new place is kept with what was typed', () => {
  keepDraft(undefined, blank('girón'), unsaved('nabón', 'Puesto de Nabón'))
  expect(keptDraft(undefined, blank('girón'))?.typed).toMatchObject({ cityId: 'nabón', name: 'Puesto de Nabón' })
})

test('the note of the editors is never written to the browser', () => {
  const typed = { ...blank('girón'), name: 'Puesto', note: 'the director’s own number' }
  keepDraft(ID, { ...blank('girón'), note: 'a secret' }, { typed, checkedOn: '2026-11-22', newId: ID })
  expect([...stored.values()].join()).not.toMatch(/secret|number|note/)
  expect(keptDraft(ID, blank('girón'))).toMatchObject({ typed: { name: 'Puesto', note: '' }, checkedOn: '2026-11-22' })
})

test('the draft of a new place keeps its id, because the place may have been added under it already', () => {
  keepDraft(undefined, blank('girón'), unsaved('girón', 'Puesto'))
  expect(keptDraft(undefined, blank('girón'))?.newId).toBe(ID)
})

test('what was typed after the press that saved the rest stays in the draft, without the check that was saved', () => {
  const was = blank('girón')
  const sent = { ...was, address: 'Calle 1' }
  keepDraft(ID, was, { typed: { ...sent, network: 'IESS' }, checkedOn: '2026-11-22', newId: undefined })
  dropSaved(ID, sent)
  expect(keptDraft(ID, sent)).toMatchObject({ typed: { address: 'Calle 1', network: 'IESS' }, checkedOn: undefined })
  dropSaved(ID, { ...sent, network: 'IESS' })
  expect([...stored.keys()]).toEqual([])
})

test('the draft of an existing place keeps no id for a new place', () => {
  keepDraft(ID, blank('girón'), unsaved('girón', 'Puesto'))
  expect([...stored.values()].join()).not.toContain('newId')
})

test('a new place whose answer was lost keeps its note in the database when it is saved again after a reload, which empties the note in the form', async () => {
  const town = crypto.randomUUID()
  const typed = { ...blank(town), name: 'Puesto de Girón', sources: ['msp-2026'], note: 'Abre los lunes.' }
  let row: object | undefined
  stubFetch(async (request) => {
    const { method } = request
    if (method === 'GET') return rowsAnswer(row ? [row] : [])
    if (method === 'POST' && row) return Response.json({ code: '23505', message: 'duplicate key' }, { status: 409 })
    row = { checkedBy: null, ...row, ...(await request.json()), version: crypto.randomUUID() }
    if (method === 'POST') throw new TypeError('Failed to fetch')
    return rowsAnswer([row])
  })
  await expect(save(typed)).rejects.toMatchObject({ kind: 'offline' })
  keepDraft(undefined, blank(town), { typed, checkedOn: undefined, newId: ID })

  const kept = keptDraft(undefined, blank(town))
  expect(kept?.typed.note).toBe('')
  await save({ ...(kept?.typed ?? blank(town)), address: 'Calle 1' })
  expect(row).toMatchObject({ id: ID, address: 'Calle 1', note: 'Abre los lunes.' })

  await save({ ...typed, note: 'Abre los martes.' })
  expect(row).toMatchObject({ note: 'Abre los martes.' })
})

function save(typed: TypedFacility) {
  const read = readFacility(typed)
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return saveTyped(undefined, { ...read.fields, checkedOn: '2026-11-22' }, { newId: ID, signedIn: true })
}
