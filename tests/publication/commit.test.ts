import { expect, test } from 'vitest'
import { commitOf } from '../../scripts/build/commit'

const COMMIT = '0123456789abcdef0123456789abcdef01234567'

test('the release names the commit that the host says, and nothing that is no commit, which the database would refuse', () => {
  expect(commitOf({ GITHUB_SHA: COMMIT })).toBe(COMMIT)
  expect(commitOf({ COMMIT_REF: COMMIT })).toBe(COMMIT)
  expect(commitOf({ CF_PAGES_COMMIT_SHA: COMMIT })).toBe(COMMIT)
  expect(commitOf({ COMMIT_REF: 'main' })).toBeNull()
})
