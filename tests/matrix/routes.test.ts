import { expect, test } from 'vitest'
import { deskPaths } from '@/admin/desk/desk-paths'
import { paths } from '@/paths'
import { ROUTES } from './routes'

test('the matrix has every address of the site', () => {
  const all = [...Object.values(paths), ...Object.values(deskPaths)]
  // An address with a filter counts as the page without it.
  const addresses = all.filter((path) => typeof path === 'string').map((path) => path.replace(/\?.*/, ''))
  expect(addresses.filter((path) => !ROUTES.some((route) => route.path === path))).toEqual([])
})
