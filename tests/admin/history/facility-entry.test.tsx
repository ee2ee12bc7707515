import { expect, test } from 'vitest'
import { FacilityEntry } from '@/admin/history/entry/FacilityEntry'
import type { FacilityRevision } from '@/data/history/revisions'
import { renderPage } from '../../visitor/render-page'

const CHANGE: FacilityRevision = {
  id: '1',
  changedAt: '2026-11-20T15:00:00Z',
  changedBy: null,
  facilityId: 'puesto',
  before: { name: 'Puesto de Salud', address: 'Calle 1' },
  after: { name: 'Puesto de Salud', address: 'Calle 1' },
}

const words = (change: FacilityRevision) =>
  renderPage(<FacilityEntry revision={change} onRestore={undefined} />)
    .replace(/<dialog[\s\S]*?<\/dialog>/g, '')
    .replace(/<[^>]*>/g, ' ')

test('a change of the note is told to an editor; to others, that what is published stayed the same, and not that nothing changed', () => {
  const ofEditor = words({
    ...CHANGE,
    before: { ...CHANGE.before, note: 'Antes' },
    after: { ...CHANGE.after, note: 'Después' },
  })
  expect(ofEditor).toMatch(/Nota.*Antes.*Después/)
  expect(ofEditor).not.toContain('quedaron iguales')
  const ofVisitor = words(CHANGE)
  expect(ofVisitor).toContain('Los datos que se publican quedaron iguales.')
  expect(ofVisitor).not.toContain('se escribió lo mismo otra vez')
})
