import { expect, test } from 'vitest'
import { publicationState } from '@/admin/publication/publication-state'

const [OLD, NEW] = ['old', 'new']

test.each([
  ['is on the site as it would be written now', { draft: NEW, record: OLD, published: NEW }, 'published'],
  ['was generated, and is on the site with another text', { draft: NEW, record: NEW, published: OLD }, 'waiting'],
  ['was generated, and is not on the site', { draft: NEW, record: NEW, published: null }, 'waiting'],
  ['changed and was not generated since', { draft: NEW, record: OLD, published: OLD }, 'to-generate'],
  ['was never written and is not on the site', { record: null, published: null }, 'to-generate'],
  ['is on the site, and all else is unknown', { record: null, published: OLD }, 'published'],
  [
    'may be on the site or not: nobody knows what it says',
    { draft: NEW, record: NEW, published: undefined },
    'unknown',
  ],
] as const)('a page that %s', (_, texts, state) => {
  expect(publicationState(texts)).toBe(state)
})
