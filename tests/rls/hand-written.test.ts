import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../support/backend'
import { PEOPLE, type Person } from '../support/people'
import { changedSince, contents } from './contents'
import { ATTEMPTS, type RawRequest } from './hand-written-requests'
import { setTheTable } from './requests'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
  await setTheTable(backend, 'update')
})
afterAll(() => backend.close())

describe.each(['hosted', 'embedded'] as const)('with the grants of the %s backend', (grants) => {
  beforeAll(() => backend.setGrants(grants))

  // With the embedded backend's grants everything is granted and row security alone must hold: the refusal may then
  // have another code.
  const attempts = grants === 'hosted' ? ATTEMPTS : ATTEMPTS.filter(([, answers]) => answers.includes('42501'))
  const same = (word: string) => (grants === 'embedded' && isRefusal(word) ? 'refused' : word)

  test.each(attempts)('%s: %s', async (_, answers, request) => {
    for (const [person, admin, expected] of asked(answers)) {
      await backend.setPublicAdmin(admin === 'open')
      const before = await contents(backend)

      const answer = await send(request, person)

      const changed = changedSince(before, await contents(backend))
      if (changed.length > 0) await setTheTable(backend, 'update')
      const outcome = changed.length > 0 ? 'yes' : answer
      expect(same(outcome), `${person}, admin ${admin}`).toBe(same(expected))
      // The histories do not count, because triggers write them.
      if (outcome === 'yes')
        expect(changed.filter((it) => !['revisions', 'facilityNotes'].includes(it))).toEqual([
          request.path.split('?')[0],
        ])
    }
  })
})

function asked(answers: string): [person: Person, admin: 'closed' | 'open', expected: string][] {
  const words = answers.split(' ')
  const all = PEOPLE.flatMap((person) => [[person, 'closed'] as const, [person, 'open'] as const])
  const each = all.flatMap<[Person, 'closed' | 'open', string]>(([person, admin], index) => {
    const expected = words.length === 1 ? answers : words[index]
    return expected === undefined || expected === '-' ? [] : [[person, admin, expected]]
  })
  // First all with the admin closed: opening or closing it is a write, after which the checksums are computed again.
  return each.toSorted(([, one], [, other]) => one.localeCompare(other))
}

async function send({ method, path, headers, body }: RawRequest, person: Person): Promise<string> {
  const answer = await backend.fetch(`${backend.url}/rest/v1/${path}`, {
    method,
    headers: {
      ...(await backend.headersOf(person)),
      'content-type': 'application/json',
      ...headers,
    },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  return wordFor(answer.status, await answer.text())
}

function wordFor(status: number, text: string): string {
  if (status < 300) return text === '' || text === '[]' ? 'none' : 'shown'
  if (text.includes('violates check constraint')) return 'check'
  const [, code] = text.match(/"code":"(\w+)"/) ?? []
  return code ?? String(status)
}

/** `none` counts as a refusal, too: where everything is granted, row security returns no row instead of an error. */
const isRefusal = (word: string) => word !== 'yes' && word !== 'shown'
