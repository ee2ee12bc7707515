import { expect, test } from 'vitest'
import type { CitedSentence } from '@/cited/text'
import { sitePages } from '@/content/site-pages'
import type { Block } from '@/content/static-page'
import { PAGE_INDEX } from '@/visitor/search/page-index'
import { pageFiles, siteAnchors } from '../../scripts/static-pages/page-files'
import { parseStaticPage } from '../../scripts/static-pages/parse-static-page'
import { sectionWords } from '../../scripts/static-pages/section-words'

function words(blocks: Block[], finds: string[] = []): string | undefined {
  const { file, markdown } = pageFiles()[0] ?? { file: '', markdown: '' }
  const page = parseStaticPage(markdown, file, siteAnchors())
  return sectionWords({
    ...page,
    sections: [{ id: 'uno', heading: '¿Qué es la fiebre?', blocks, finds, isClosed: false }],
  })[0]?.words
}

const says = (text: string): CitedSentence[] => [{ content: [text], marks: [] }]

test('every static page is in the search’s index, with all of its sections, under their own anchors', () => {
  const anchors = siteAnchors()
  expect(PAGE_INDEX.map(({ page }) => page.path)).toEqual(expect.arrayContaining(sitePages.map(({ path }) => path)))
  for (const { page, sections } of PAGE_INDEX)
    expect(
      sections.map(({ id }) => id),
      page.path,
    ).toEqual(anchors.get(page.path))
})

test('a section is known by its words: each once, none of its heading or of what finds it, no small ones but for numbers', () => {
  const paragraph: Block = {
    kind: 'paragraph',
    sentences: says('La fiebre de 38 grados, o el dolor: DOLOR y más dolor.'),
  }
  expect(words([paragraph])).toBe('38 grados dolor')
  expect(words([paragraph], ['dolor fuerte'])).toBe('38 grados')
})

test('what a section says is found whatever its form: paragraph, list or heading', () => {
  const list: Block = { kind: 'list', ordered: false, items: [says('Uno primero.'), says('Este es el segundo.')] }
  expect(words([list, { kind: 'heading', text: 'Tercero' }, { kind: 'directive', name: 'chat' }])).toBe(
    'primero segundo tercero',
  )
})
