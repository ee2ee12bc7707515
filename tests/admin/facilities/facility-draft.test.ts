import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepDraft, keptDraft } from '@/admin/facilities/editing/facility-draft'
import { emptyFacility } from '@/admin/facilities/editing/facility-form'

// The rooms that read know where the database is.
vi.hoisted(() => {
  vi.stubEnv('VITE_SUPABASE_URL', 'http://portal.local')
  vi.stubEnv('VITE_SUPABASE_ANON_KEY', 'put in by the test')
})

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
const unsaved = (town: string, name: string) => ({ typed: { ...blank(town), name }, checkedOn: undefined })

test('a new place that was typed for one town is not offered for another, and is there when its own is opened again', () => {
  keepDraft(undefined, blank('girón'), unsaved('girón', 'Puesto de Girón'))
  expect(keptDraft(undefined, blank('nabón'))).toBeUndefined()
  expect(keptDraft(undefined, blank(''))).toBeUndefined()
  keepDraft(undefined, blank('nabón'), undefined)
  expect(keptDraft(undefined, blank('girón'))?.typed).toMatchObject({ cityId: 'girón', name: 'Puesto de Girón' })
})

test('another town that was chosen in the form of a new place is kept with what was typed', () => {
  keepDraft(undefined, blank('girón'), unsaved('nabón', 'Puesto de Nabón'))
  expect(keptDraft(undefined, blank('girón'))?.typed).toMatchObject({ cityId: 'nabón', name: 'Puesto de Nabón' })
})
