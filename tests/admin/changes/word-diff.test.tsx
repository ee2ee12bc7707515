import { expect, test } from 'vitest'
import { WordDiff } from '@/admin/changes/WordDiff'
import { renderPage } from '../../visitor/render-page'

const marked = (before: string, after: string) => renderPage(<WordDiff before={before} after={after} />)

test('a changed word stands beside the one it replaced, and of a long text only the words near a change are shown', () => {
  const words = Array.from({ length: 90 }, (_, index) => `p${index}`).join(' ')
  const html = marked(`${words} en Cuenca`, `${words} en Loja`)
  expect(html).toMatch(/<del[^>]*>Cuenca<\/del><ins[^>]*>Loja<\/ins>/)
  expect(html).toContain('… p79')
  expect(html).not.toContain('p70 ')
})

test('words changed one after another are shown together', () => {
  expect(marked('El Oro', 'Provincia 7')).toMatch(/<del[^>]*>El Oro<\/del><ins[^>]*>Provincia 7<\/ins>/)
})

test('a text in which almost everything changed is shown whole, as replaced', () => {
  const html = marked('uno '.repeat(3000).trim(), 'otra '.repeat(3000).trim())
  expect(html.match(/<(del|ins)/g)).toEqual(['<del', '<ins'])
})
