import { expect, test } from 'vitest'
import { CityEntry } from '@/admin/history/entry/CityEntry'
import type { CityRevision } from '@/data/history/revisions'
import { renderPage } from '../../visitor/render-page'

const PASAJE: CityRevision = {
  id: 1,
  tableName: 'cities',
  changedAt: '2026-11-20T15:00:00Z',
  changedBy: null,
  rowId: 'pasaje',
  cityId: 'pasaje',
  runId: null,
  reason: null,
  before: { name: 'Pasaje', province: 'Azuay' },
  after: { name: 'Pasaje', province: 'El Oro' },
}
const CHANGES: CityRevision[] = [
  PASAJE,
  { ...PASAJE, changedAt: '2026-11-21T15:00:00Z' },
  { ...PASAJE, changedAt: '2026-11-19T15:00:00Z', before: null },
  { ...PASAJE, rowId: 'pinas', after: { name: 'Piñas', province: 'El Oro' } },
]

const html = CHANGES.map((revision, run) =>
  renderPage(<CityEntry revision={{ ...revision, runId: `run ${run}` }} />),
).join('')
const outside = html.replace(/<dialog[\s\S]*?<\/dialog>/g, '')
/** The accessible name of each link and button in the list, and its target. */
const controls = [...outside.matchAll(/<(a|button|summary)\b([^>]*)>(.*?)<\/\1>/g)].map(
  ([, , attributes = '', words = ''], at) => ({
    name: words.replace(/<[^>]*>/g, ''),
    target: /href="([^"]*)"/.exec(attributes)?.[1] ?? `button ${at}`,
  }),
)

test('in a history, controls of the same name have the same target: each button and link names the change it belongs to', () => {
  expect(controls).toHaveLength(12)
  const names = new Set(controls.map(({ name }) => name))
  const pairs = new Set(controls.map(({ name, target }) => `${name}: ${target}`))
  expect(pairs.size).toBe(names.size)
  expect(controls[0]?.name).toBe('Restaurar lo anterior (Pasaje, 20 nov 2026, 10:00)')
})
