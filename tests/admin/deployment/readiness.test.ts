import { expect, test } from 'vitest'
import { pagesWithoutReview, readinessFacts, type WhatTheDeskSees } from '@/admin/deployment/readiness'

const everything: WhatTheDeskSees = {
  unset: { siteUrl: false, operatorPhone: false },
  isSigned: true,
  readBy: { physician: true, lawyer: true },
  facilitiesToConfirm: 0,
  recordsToReview: 0,
  pagesWithoutReview: 0,
  waitingPages: 0,
  pagesToGenerate: 0,
  isAdminOpen: false,
  areSignUpsOpen: false,
}

test('nothing is missing when everything that the desk can see holds', () => {
  expect(readinessFacts(everything).filter(({ isMet }) => !isMet)).toEqual([])
})

test.each([
  ['address', { unset: { siteUrl: true, operatorPhone: false } }],
  ['phone', { unset: { siteUrl: false, operatorPhone: true } }],
  ['signatures', { isSigned: false }],
  ['physician', { readBy: { physician: false, lawyer: true } }],
  ['lawyer', { readBy: { physician: true, lawyer: false } }],
  ['facilities', { facilitiesToConfirm: 3 }],
  ['records', { recordsToReview: 1 }],
  ['reviews', { pagesWithoutReview: 444 }],
  ['waiting', { waitingPages: 26 }],
  ['to-generate', { pagesToGenerate: 36 }],
  ['closed', { isAdminOpen: true }],
  ['accounts', { areSignUpsOpen: true }],
] satisfies [string, Partial<WhatTheDeskSees>][])('one thing that is missing is named: %s', (key, one) => {
  const facts = readinessFacts({ ...everything, ...one })
  expect(facts.filter(({ isMet }) => !isMet).map((fact) => fact.key)).toEqual([key])
})

test('a fact that is not known yet does not count as met', () => {
  for (const unknown of [
    'facilitiesToConfirm',
    'recordsToReview',
    'pagesWithoutReview',
    'waitingPages',
    'pagesToGenerate',
    'isAdminOpen',
    'areSignUpsOpen',
  ] as const)
    expect(readinessFacts({ ...everything, [unknown]: undefined }).every(({ isMet }) => isMet)).toBe(false)
})

test('what is missing is counted', () => {
  const facts = readinessFacts({ ...everything, facilitiesToConfirm: 3, recordsToReview: 1 })
  expect(facts.find(({ key }) => key === 'facilities')?.missing).toBe('3 lugares por confirmar.')
  expect(facts.find(({ key }) => key === 'records')?.missing).toBe('1 registro de una visita que ningún editor guardó.')
})

test('a page counts as reviewed only if the text that readers find now was marked, not another version of it', () => {
  const hashes: Record<string, [string, string]> = { quito: ['now', 'other'], loja: ['third', 'fourth'] }
  const reviews = ['now', 'third', 'before'].map((contentHash) => ({ contentHash }))
  expect(pagesWithoutReview({ hashes }, reviews)).toBe(2)
  expect(pagesWithoutReview({ hashes }, [])).toBe(4)
})
