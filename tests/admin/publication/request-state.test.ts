import { expect, test } from 'vitest'
import { isExpected, requestState } from '@/admin/publication/request-state'

const asked = (state: 'requested' | 'building' | 'published' | 'failed', changedAt = '2026-11-22T05:01:00Z') => ({
  requestedAt: '2026-11-22 05:00:00+00'.replace(' ', 'T').replace('+00', '+00:00'),
  changedAt,
  state,
})
const OLDER = '2026-11-22T04:59:59.000Z'
const NEWER = '2026-11-22T05:00:01.000Z'
const soon = new Date('2026-11-22T05:02:00Z')
const late = new Date('2026-11-22T05:40:00Z')

test.each([
  ['the site was built from data read after it', asked('requested'), NEWER, soon, 'published'],
  ['the site says it, whatever the host says', asked('failed'), NEWER, soon, 'published'],
  ['the host says that it is done, and the site is an older one', asked('published'), OLDER, soon, 'unseen'],
  ['the host says that it is done, and the site says nothing', asked('published'), undefined, soon, 'unseen'],
  ['the build failed', asked('failed'), OLDER, soon, 'failed'],
  ['somebody builds', asked('building'), OLDER, soon, 'building'],
  ['nobody has begun', asked('requested'), undefined, soon, 'requested'],
  ['a hook that never answers', asked('requested'), OLDER, late, 'unanswered'],
  ['a build that fell silent', asked('building'), OLDER, late, 'unanswered'],
] as const)('%s', (_, request, builtAt, now, state) => {
  expect(requestState(request, builtAt, now)).toBe(state)
})

test.each([
  ['while somebody builds', asked('building'), OLDER, soon, true],
  ['while it is not known what the site says', asked('requested'), undefined, soon, true],
  ['after who builds has said that it is done, until the site says so', asked('published'), OLDER, soon, true],
  ['not for longer than half an hour', asked('published'), OLDER, late, false],
  ['not once it is there', asked('published'), NEWER, soon, false],
  ['not where it failed', asked('failed'), OLDER, soon, false],
] as const)('the site is asked for the release %s', (_, request, builtAt, now, isAsked) => {
  expect(isExpected(request, builtAt, now)).toBe(isAsked)
})
