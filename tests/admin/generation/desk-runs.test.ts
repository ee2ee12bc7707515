import { afterEach, expect, test, vi } from 'vitest'
import { browserPorts } from '@/admin/generation/desk-runs'
import { pageQueries } from '@/data/generated-pages'
import { createQueryClient } from '@/data/query-client'
import { pageRecordOf } from '@/data/record/page-record'
import { buildCity } from '../../cities/build-city'
import { buildContent } from '../../data/build-content'

afterEach(() => void vi.unstubAllGlobals())

test('a run asks the database after its last write, also while a list of the desk is still being read', async () => {
  const date = '2026-11-20T00:00:00+00:00'
  const record = pageRecordOf(buildContent(buildCity({ name: 'Pueblo A' }), { pageType: 'cytotec' }))
  const row = { ...record, id: 'one', datePublished: date, dateModified: date, awaitsEditor: false }
  const stored: (typeof row)[] = []
  let answerFirst = () => {}
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve
  })
  let readings = 0
  vi.stubGlobal('fetch', async () => {
    readings += 1
    const rows = [...stored]
    if (readings === 1) await first
    return Response.json(rows, { headers: { 'content-range': `0-${rows.length}/${rows.length}` } })
  })
  const client = createQueryClient()
  const ports = browserPorts(client)
  const list = client.fetchQuery(pageQueries.all())
  await vi.waitFor(() => expect(readings).toBe(1))

  stored.push(row)
  const seen = ports.readPages()
  answerFirst()
  expect(await seen).toHaveLength(1)
  // The list that was being read has the record, too.
  expect(await list).toHaveLength(1)
})
