import { expect, test, vi } from 'vitest'
import { DraftDetail } from '@/admin/drafts/detail/DraftDetail'
import { draftOf } from '@/admin/drafts/draft'
import { draftRows } from '@/admin/drafts/draft-rows'
import { readView } from '@/admin/drafts/draft-view'
import { SerpPreviewPage } from '@/admin/preview/SerpPreviewPage'
import type { City } from '@/cities/city'
import { REAL_CITIES, realCity, realPage } from '../../../generator/real-cities'
import { renderPage, wordsOf } from '../../../visitor/render-page'

const ADDRESS = 'cuenca/misoprostol'

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
    page === 'draft' ? <DraftDetail view={view} cities={[broken]} rows={[]} records={[]} /> : <SerpPreviewPage />
  return wordsOf(renderPage(screen, [broken], `/admin/vista-previa?pagina=${ADDRESS}`))
}

test('the figures are those of the text that is shown, while the list has those of an older one', () => {
  const rows = draftRows([{ ...draftOf(realPage(ADDRESS)), contentHash: 'f'.repeat(32), wordCount: 7 }], [])
  const view = readView(new URLSearchParams({ pagina: ADDRESS }))
  const detail = <DraftDetail view={view} cities={REAL_CITIES} rows={rows} records={[]} />
  expect(wordsOf(renderPage(detail, REAL_CITIES))).not.toContain('Palabras 7 ')
})

test('a page that cannot be written says why, on its draft and on its preview', () => {
  const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  expect(unwritable('draft')).toContain('No se puede escribir esta página: no se lee su población')
  expect(unwritable('draft')).toContain('Volver a la lista')
  expect(unwritable('preview')).toContain('No se puede escribir esta página: no se lee su población')
  expect(report).toHaveBeenCalled()
  report.mockRestore()
})
