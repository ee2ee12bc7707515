import { expect, test } from 'vitest'
import { sitePages } from '@/content/site-pages'
import type { Block } from '@/content/static-page'
import { PAGE_INDEX } from '@/visitor/search/page-index'
import { pageFiles, siteAnchors } from '../../scripts/static-pages/page-files'
import { sectionWords } from '../../scripts/static-pages/section-words'
import { parseStaticPage } from '../../scripts/static-pages/show-page'

function words(blocks: Block[], finds: string[] = []): string | undefined {
  const { file, markdown } = pageFiles()[0] ?? { file: '', markdown: '' }
  const page = parseStaticPage(markdown, file, siteAnchors())
  const sections = [{ id: 'uno', heading: '¿Qué es la fiebre?', blocks, finds, isClosed: false }]
  return sectionWords({ ...page, sections }, 'text')[0]?.[2]
}

test('every static page is in the search’s index, with all of its sections, under their own anchors', () => {
  const anchors = siteAnchors()
  expect(PAGE_INDEX.map(({ page }) => page.path)).toEqual(expect.arrayContaining(sitePages.map(({ path }) => path)))
  for (const { page, sections } of PAGE_INDEX)
    expect(
      sections.map(({ id }) => id),
      page.path,
    ).toEqual(anchors.get(page.path))
})

test('a section is indexed by its words: each once, without those of its heading and search words, and without short ones except numbers', () => {
  const paragraph: Block = {
    kind: 'paragraph',
    content: ['La fiebre de 38 grados, o el dolor: DOLOR y más dolor.'],
  }
  expect(words([paragraph])).toBe('38 dolor grado')
  expect(words([paragraph], ['dolor fuerte'])).toBe('38 grado')
})

test('the years of the sources are not indexed; what readers look for is in the search words of a section', () => {
  expect(words([{ kind: 'paragraph', content: ['La ley 77, en 2022 y 2025.'] }])).toBe('77')
})

test('a section is indexed without accents, in the singular and without the beginnings of its other words, which the search finds by them', () => {
  const paragraph: Block = {
    kind: 'paragraph',
    content: ['Una persona médica, varias personas y un medicamento, en 20 o 1800: la atención y las atenciones.'],
  }
  expect(words([paragraph])).toBe('1800 20 atencion medicamento persona varia')
  expect(words([paragraph], ['personas médicas'])).toBe('1800 20 atencion medicamento varia')
})

test('the words of paragraphs, lists and headings are all indexed', () => {
  const list: Block = { kind: 'list', ordered: false, items: [['Uno primero.'], ['Este es el segundo.']] }
  expect(words([list, { kind: 'heading', text: 'Tercero' }, { kind: 'directive', name: 'chat' }])).toBe(
    'primero segundo tercero',
  )
})
