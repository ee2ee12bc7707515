import { expect, test } from 'vitest'
import { defaultReviewer, type Reviewer, reviewerLabel, reviewers } from '@/content/reviewers'

const real: Reviewer = {
  ...defaultReviewer,
  verified: true,
  registry: { number: '12345', url: 'https://registro.example/12345', isSample: false },
}

test('the reviewer profiles in the repository are samples and say so', () => {
  expect(reviewers).toHaveLength(2)
  for (const reviewer of reviewers) {
    expect(reviewer.verified).toBe(false)
    expect(reviewerLabel(reviewer)).toBe('Perfil de muestra: revisión profesional pendiente')
  }
})

test('no sample has a registry number that could belong to a real person', () => {
  for (const { registry } of reviewers) expect(registry.number).not.toMatch(/\d/)
})

test('the sample label disappears only for a verified person with a registry entry that can be looked up', () => {
  expect(reviewerLabel(real)).toBeUndefined()
  expect(reviewerLabel({ ...real, verified: false })).toBeDefined()
  expect(reviewerLabel({ ...real, registry: { number: '12345', isSample: false } })).toBeDefined()
  expect(reviewerLabel({ ...real, registry: { ...real.registry, isSample: true } })).toBeDefined()
})
