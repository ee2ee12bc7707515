import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { PageEntry } from '@/admin/history/entry/PageEntry'
import type { GeneratedPage } from '@/data/generated-pages'
import type { RecordFields } from '@/data/history/revisions'
import { quietDesk } from '../quiet-desk'

const FIRST: RecordFields = {
  cityId: 'cuenca',
  pageType: 'misoprostol',
  urlPath: '/ec/cuenca/misoprostol',
  title: 'El primer título',
  metaDescription: 'La primera descripción',
  contentHash: 'texto-1',
  seoScore: 80,
  wordCount: 900,
  internalLinksCount: 5,
  datePublished: '2026-11-20T10:00:00Z',
  dateModified: '2026-11-20T10:00:00Z',
}
const SECOND: RecordFields = { ...FIRST, title: 'El segundo título' }
const THIRD: RecordFields = { ...SECOND, metaDescription: 'La tercera descripción' }

const REVISION = { id: '1', changedAt: '2026-11-21T10:00:00Z', changedBy: null, pageId: 'record' } as const
const PAGE = { cityId: 'cuenca', pageType: 'misoprostol' } as const

/** The confirmation text for restoring the change from `before` to `after`, when the record currently says `now`. */
function question(before: RecordFields, after: RecordFields, now: RecordFields | null): string {
  const { client, says } = quietDesk()
  const record: GeneratedPage | null = now && { ...now, id: 'record', awaitsEditor: false }
  client.setQueryData(['generated-pages', 'one', 'cuenca', 'misoprostol'], record)
  const words = says(
    <MemoryRouter>
      <PageEntry revision={{ ...REVISION, ...PAGE, before, after }} runId={null} />
    </MemoryRouter>,
  )
  return words.slice(words.indexOf('¿Restaurar'), words.indexOf('Cancelar'))
}

test('the confirmation for the latest change of a record shows what it changed', () => {
  const asked = question(FIRST, SECOND, SECOND)
  expect(asked).toContain('volverá a decir lo que decía antes de este cambio: Título El primer título')
  expect(asked).not.toContain('descripción')
  expect(asked).toContain('Sí, restaurar')
})

test('the confirmation for an older change also shows later changes, which are undone with it', () => {
  const asked = question(FIRST, SECOND, THIRD)
  expect(asked).toContain('cambió otra vez después, y eso también se deshace')
  expect(asked).toContain('Título El primer título Descripción La primera descripción')
})

test('no restore is offered when the record already says what it said before, or is gone', () => {
  expect(question(FIRST, SECOND, FIRST)).toContain('ya dice lo que decía antes de este cambio.')
  expect(question(FIRST, SECOND, null)).toContain('ya no existe')
  for (const now of [FIRST, null]) expect(question(FIRST, SECOND, now)).not.toContain('Sí, restaurar')
})

test('when only the text changed, the confirmation says that the earlier text comes back', () => {
  const rewritten = { ...FIRST, contentHash: 'texto-2' }
  expect(question(FIRST, rewritten, rewritten)).toContain(
    'antes de este cambio: Texto de la página El de antes de este cambio',
  )
})
