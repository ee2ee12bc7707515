import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { dropOfOthers } from '@/admin/desk/unsaved/kept-in-tab'
import { dropSaved, keepDraft, keptDraft } from '@/admin/facilities/editing/facility-draft'
import { emptyFacility, readFacility, type TypedFacility } from '@/admin/facilities/editing/facility-form'
import { saveTyped } from '@/admin/facilities/editing/save-typed'
import { rowsAnswer, stubFetch } from '../../../data/stub-fetch'
import { storedIn } from '../../../support/stored-in'

const EDITOR = 'the-editor'
const ID = '0b5c7f4e-3f3a-4f0e-9d55-2b8f0a1c7d11'

let stored: Map<string, string>

beforeEach(() => {
  stored = new Map()
  vi.stubGlobal('sessionStorage', storedIn(stored))
})
afterEach(() => {
  vi.unstubAllGlobals()
  dropOfOthers(undefined)
})

const blank = (town: string) => emptyFacility(town, true)
const unsaved = (town: string, name: string) => ({ typed: { ...blank(town), name }, checkedOn: undefined, newId: ID })

test('a new place typed for one town is not offered for another, and is restored when the form for its own town is opened again', () => {
  keepDraft(undefined, blank('girón'), unsaved('girón', 'Puesto de Girón'), EDITOR)
  expect(keptDraft(undefined, blank('nabón'), EDITOR)).toBeUndefined()
  expect(keptDraft(undefined, blank(''), EDITOR)).toBeUndefined()
  keepDraft(undefined, blank('nabón'), undefined, EDITOR)
  expect(keptDraft(undefined, blank('girón'), EDITOR)?.typed).toMatchObject({
    cityId: 'girón',
    name: 'Puesto de Girón',
  })
})

test('another town chosen in the form of a new place is kept with what was typed', () => {
  keepDraft(undefined, blank('girón'), unsaved('nabón', 'Puesto de Nabón'), EDITOR)
  expect(keptDraft(undefined, blank('girón'), EDITOR)?.typed).toMatchObject({
    cityId: 'nabón',
    name: 'Puesto de Nabón',
  })
})

test('what editors note is stored apart from the draft, for its author alone, and survives a reload', async () => {
  const typed = { ...blank('girón'), name: 'Puesto', note: 'the director’s own number', phone: '07 224 0000' }
  keepDraft(ID, blank('girón'), { typed, checkedOn: '2026-11-22', newId: ID }, EDITOR)
  expect(stored.get(`centro-sin-guardar:${ID}`)).not.toMatch(/number|224/)
  expect(keptDraft(ID, blank('girón'), 'another')).toMatchObject({ typed: { name: 'Puesto', note: '', phone: '' } })
  // A reload begins with new modules, and what the tab stored.
  vi.resetModules()
  const reloaded = await import('@/admin/facilities/editing/facility-draft')
  expect(reloaded.keptDraft(ID, blank('girón'), EDITOR)?.typed).toMatchObject({ note: typed.note, phone: typed.phone })
  // Signing out erases it, also where its screen was not opened since.
  dropOfOthers(undefined)
  expect([...stored.values()].join()).not.toMatch(/number|224/)
})

test('a typed note is kept for the editor who typed it, and for nobody else', () => {
  const read = { ...blank('girón'), note: 'Abre los lunes.' }
  keepDraft(ID, read, { typed: { ...read, note: 'Abre los martes.' }, checkedOn: undefined, newId: undefined }, EDITOR)
  expect(keptDraft(ID, read, EDITOR)?.typed.note).toBe('Abre los martes.')
  expect(keptDraft(ID, read, 'another')?.typed.note).toBe('Abre los lunes.')
  // Who may not read the note gets none.
  expect(keptDraft(ID, { ...read, note: undefined }, EDITOR)?.typed.note).toBeUndefined()
  expect(keptDraft(ID, { ...read, note: 'Cerrado.' }, EDITOR)?.crossed).toMatchObject([{ field: 'note', isBoth: true }])

  // A session that ended by itself keeps it, and the sign-in of somebody else does not.
  keepDraft(ID, read, undefined, undefined)
  dropOfOthers(EDITOR)
  expect(keptDraft(ID, read, EDITOR)?.typed.note).toBe('Abre los martes.')
  dropOfOthers('another')
  expect(keptDraft(ID, read, EDITOR)).toBeUndefined()
})

test('the draft of a new place keeps its id, because the place may have been added under it already', () => {
  keepDraft(undefined, blank('girón'), unsaved('girón', 'Puesto'), EDITOR)
  expect(keptDraft(undefined, blank('girón'), EDITOR)?.newId).toBe(ID)
})

test('what was typed after the press that saved the rest stays in the draft, without the check that was saved', () => {
  const was = blank('girón')
  const sent = { ...was, address: 'Calle 1' }
  keepDraft(ID, was, { typed: { ...sent, network: 'IESS' }, checkedOn: '2026-11-22', newId: undefined }, EDITOR)
  dropSaved(ID, sent, EDITOR)
  expect(keptDraft(ID, sent, EDITOR)).toMatchObject({
    typed: { address: 'Calle 1', network: 'IESS' },
    checkedOn: undefined,
  })
  dropSaved(ID, { ...sent, network: 'IESS' }, EDITOR)
  expect([...stored.keys()]).toEqual([])
})

test('the draft of an existing place keeps no id for a new place', () => {
  keepDraft(ID, blank('girón'), unsaved('girón', 'Puesto'), EDITOR)
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
  keepDraft(undefined, blank(town), { typed, checkedOn: undefined, newId: ID }, EDITOR)
  // As a reload empties the memory.
  dropOfOthers(undefined)

  const kept = keptDraft(undefined, blank(town), EDITOR)
  expect(kept?.typed.note).toBe('')
  await save({ ...(kept?.typed ?? blank(town)), address: 'Calle 1' })
  expect(row).toMatchObject({ id: ID, address: 'Calle 1', note: 'Abre los lunes.' })

  await save({ ...typed, note: 'Abre los martes.' })
  expect(row).toMatchObject({ note: 'Abre los martes.' })
})

function save(typed: TypedFacility) {
  const read = readFacility(typed, [])
  if ('problems' in read) throw new Error(JSON.stringify(read.problems))
  return saveTyped(undefined, { ...read.fields, checkedOn: '2026-11-22' }, { newId: ID, signedIn: true })
}
