import { expect, test } from 'vitest'
import { ReleaseComparison } from '@/admin/publication/release/ReleaseComparison'
import { quietDesk } from '../../quiet-desk'

test('the last release is compared with the one before it, and not the other way round', () => {
  const { client, says } = quietDesk()
  const older = {
    builtAt: '2026-11-20T12:18:03Z',
    commit: null,
    pages: 231,
    hashes: { cuenca: ['a', 'b'], loja: ['c', 'd'] },
  }
  const newest = { ...older, builtAt: '2026-11-21T12:18:03Z', hashes: { cuenca: ['a', 'e'], quito: ['c', 'd'] } }
  client.setQueryData(['releases'], [newest, older])
  const words = says(<ReleaseComparison />)
  expect(words).toContain('5 páginas son otras')
  expect(words).toContain('Misoprostol en cuenca cambió')
  expect(words).toContain('Cytotec en loja ya no está')
  expect(words).toContain('Cytotec en quito nueva')
})
