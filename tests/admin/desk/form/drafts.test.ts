import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eraseDrafts, hasDrafts, readDraft, settleDraft, writeDraft } from '@/admin/desk/form/drafts'
import { storedIn } from '../../../support/stored-in'

let browser: Map<string, string>
let tab: Map<string, string>

beforeEach(() => {
  browser = new Map()
  tab = new Map()
  vi.stubGlobal('localStorage', storedIn(browser))
  vi.stubGlobal('sessionStorage', storedIn(tab))
})
afterEach(() => vi.unstubAllGlobals())

const draft = (changes: object, at = new Date()) => ({ at: at.toISOString(), changes: { ...changes }, was: {} })

test('a draft is given back to the person who typed it and about its own row, and to nobody else', () => {
  writeDraft('ana', 'lugar:1', draft({ note: 'El número de la directora' }))
  expect(readDraft('ana', 'lugar:1')?.changes).toEqual({ note: 'El número de la directora' })
  for (const [owner, what] of [
    ['luz', 'lugar:1'],
    [undefined, 'lugar:1'],
    ['ana', 'lugar:2'],
  ] as const)
    expect(readDraft(owner, what)).toBeUndefined()
})

test('what a visitor typed lasts as long as the tab: the next one at this browser is not told apart from her', () => {
  writeDraft(undefined, 'lugar:1', draft({ name: 'Puesto' }))
  expect([browser.size, tab.size]).toEqual([0, 1])
})

test('signing out erases what this person typed, of every row, and of nobody else', () => {
  writeDraft('ana', 'lugar:1', draft({ note: 'x' }))
  writeDraft('ana', 'cifras', draft({ errors: '3' }))
  writeDraft('luz', 'lugar:1', draft({ note: 'y' }))
  eraseDrafts('ana')
  expect([hasDrafts('ana'), hasDrafts('luz')]).toEqual([false, true])
})

test('what a save has stored leaves the draft, and what was typed since stays in it', () => {
  writeDraft('ana', 'lugar:1', draft({ address: 'Calle 1', network: 'IESS' }))
  settleDraft('ana', 'lugar:1', { address: 'Calle 1', network: 'MSP' })
  expect(readDraft('ana', 'lugar:1')?.changes).toEqual({ network: 'IESS' })
  settleDraft('ana', 'lugar:1', { network: 'IESS' })
  expect(hasDrafts('ana')).toBe(false)
})

test('a draft of more than thirty days, or one that is no draft, is not offered', () => {
  writeDraft('ana', 'lugar:1', draft({ name: 'x' }, new Date(Date.now() - 31 * 24 * 60 * 60_000)))
  expect(readDraft('ana', 'lugar:1')).toBeUndefined()
  browser.set('borrador:ana:lugar:2', '{"at":"ayer"}')
  expect(readDraft('ana', 'lugar:2')).toBeUndefined()
})
