import { beforeEach, expect, test } from 'vitest'
import { publicationQueries, requestPublication } from '@/data/publications'
import { createQueryClient } from '@/data/query-client'
import { signIn } from '@/data/session'
import { SIGNED_IN } from '../support/people'
import { openDesk } from './open-desk'
import { requestAsSignedIn } from './people-at-the-desk'

const desk = openDesk()

beforeEach(async () => {
  await desk.backend.sql('delete from publications')
})

const recent = () => createQueryClient().fetchQuery({ ...publicationQueries.recent(), retry: false })

test('an editor can request a publication, and a second request while it is open is refused', async () => {
  const { email, password, id } = SIGNED_IN.editor
  await signIn(email, password)
  await requestPublication()
  expect(await recent()).toMatchObject([{ state: 'requested', requestedBy: id, hook: 'none', said: null }])
  await expect(requestPublication()).rejects.toMatchObject({ kind: 'invalid' })
})

test('of many requests the last ten are returned, the latest first', async () => {
  await desk.backend.setPublicAdmin(true)
  for (let number = 1; number <= 12; number += 1) {
    await requestPublication()
    await desk.backend.sql(`update publications set state = 'published', said = $1 where state = 'requested'`, [
      `${number}`,
    ])
  }
  expect((await recent()).map(({ said }) => said)).toEqual(['12', '11', '10', '9', '8', '7', '6', '5', '4', '3'])
})

test('a person who signed out in the meantime is refused, and no publication is requested', async () => {
  await expect(requestPublication()).rejects.toMatchObject({ kind: 'forbidden' })
  expect(await desk.backend.sql('select * from publications')).toEqual([])
})

test('a request to an unreachable server is «offline», and the earlier request is still there', async () => {
  await desk.backend.setPublicAdmin(true)
  await requestPublication()
  requestAsSignedIn(desk.backend, (request) => {
    if (request.method === 'POST') throw new TypeError('fetch failed')
  })
  await expect(requestPublication()).rejects.toMatchObject({ kind: 'offline' })
  expect(await recent()).toHaveLength(1)
})
