import { afterEach, expect, test, vi } from 'vitest'
import { DraftDetail } from '@/admin/drafts/detail/DraftDetail'
import { type Draft, draftOf } from '@/admin/drafts/draft'
import { draftRows } from '@/admin/drafts/draft-rows'
import { readView } from '@/admin/drafts/draft-view'
import { SerpPreviewPage } from '@/admin/preview/SerpPreviewPage'
import type { City } from '@/cities/city'
import type { PageReview } from '@/data/record/page-reviews'
import { REAL_CITIES, realCity, realPage } from '../../../generator/real-cities'
import { renderPage, wordsOf } from '../../../visitor/render-page'

// Node has no canvas to measure the text of the previews.
vi.mock('@/admin/preview/measure-text', () => ({ measureIn: () => (text: string) => text.length }))

const ADDRESS = 'cuenca/misoprostol'
const SHOWN = draftOf(realPage(ADDRESS))
/** The same page with an older text, as a list that was read earlier has it. */
const BEFORE: Draft = { ...SHOWN, contentHash: 'f'.repeat(32), wordCount: 7 }

afterEach(() => void vi.restoreAllMocks())

function detailOf(listed: readonly Draft[], { city, pageType, contentHash }: Draft): string {
  const review: PageReview = {
    id: 'r1',
    cityId: city.id,
    pageType,
    contentHash,
    note: 'Leída',
    reviewedAt: '2026-11-20T15:00:00Z',
    reviewedBy: null,
  }
  const rowsOf = (drafts: readonly Draft[]) => draftRows(drafts, [], [review])
  const view = readView(new URLSearchParams({ pagina: ADDRESS }))
  return wordsOf(
    renderPage(<DraftDetail view={view} cities={REAL_CITIES} rows={rowsOf(listed)} rowsOf={rowsOf} />, REAL_CITIES),
  )
}

function unwritable(page: 'draft' | 'preview'): string {
  const broken: City = Object.create(realCity('cuenca'), {
    population: {
      get: () => {
        throw new Error('no se lee su población')
      },
    },
  })
  const view = readView(new URLSearchParams({ pagina: ADDRESS }))
  const screen =
    page === 'draft' ? (
      <DraftDetail view={view} cities={[broken]} rows={[]} rowsOf={(drafts) => draftRows(drafts, [], [])} />
    ) : (
      <SerpPreviewPage />
    )
  return wordsOf(renderPage(screen, [broken], `/admin/vista-previa?pagina=${ADDRESS}`))
}

test('whether a page is reviewed refers to the text that is shown, also while the list has an older text or none yet', () => {
  const isReviewed = /Revisada el 20 nov 2026, 10:00 , por .*: «Leída»/
  for (const listed of [[SHOWN], [BEFORE], []]) {
    expect(detailOf(listed, SHOWN)).toMatch(isReviewed)
    expect(detailOf(listed, BEFORE)).toContain('Nadie ha marcado como revisado este texto.')
    expect(detailOf(listed, BEFORE)).not.toMatch(isReviewed)
  }
})

test('the figures are those of the text that is shown', () => {
  expect(detailOf([BEFORE], SHOWN)).not.toContain('Palabras 7 ')
  expect(detailOf([{ ...SHOWN, ownShare: 0.42 }], SHOWN)).toContain('Texto propio 42,0 %')
  expect(detailOf([{ ...BEFORE, ownShare: 0.42 }], SHOWN)).toContain('Texto propio calculando…')
})

test('a page that cannot be written says why, on its draft and on its preview', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(unwritable('draft')).toContain('No se puede escribir esta página: no se lee su población')
  expect(unwritable('draft')).toContain('Volver a la lista')
  expect(unwritable('preview')).toContain('No se puede escribir esta página: no se lee su población')
  expect(report).toHaveBeenCalled()
})
