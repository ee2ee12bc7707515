import { expect, test } from 'vitest'
import { reviewers } from '@/content/reviewers'

test('the reviewer profiles in the repository are samples, without a registry number that could be a real person’s', () => {
  expect(reviewers).toHaveLength(2)
  for (const { verified, registry } of reviewers) {
    expect(verified).toBe(false)
    expect(registry).not.toMatch(/\d/)
  }
})
