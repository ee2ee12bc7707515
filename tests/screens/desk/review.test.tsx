/** `/admin/revision`: the parts of the texts, who signs them, and what editors see of it. */
import { beforeAll, beforeEach, test } from 'vitest'
import { deskPaths } from '@/admin/desk/desk-paths'
import { allParts } from '@/cited/all-parts'
import type { SIGNED_IN } from '../../support/people'
import { expectAccessible } from '../accessible'
import { SESSION, signIn } from '../desk'
import { expect, main, openSite, screen, until } from '../site'

const site = openSite()
const SIGNS = 'comun/senales-de-alarma'
const OTHER = 'ciudad/pregunta/llamada'

/** What the part said when the reviewer signed it, and the hash of that. */
const FORMER = '[["Emergencia","Un vahído"]]'

beforeAll(async () => {
  const hashes = Object.fromEntries(allParts.map(({ key, hash }) => [key, hash]))
  await site.backend.sql('update settings set "partHashes" = $1', [hashes])
})

beforeEach(async () => {
  await site.backend.sql('update reviewers set "consentOn" = $1, "consentHow" = $2', ['2026-11-01', 'carta firmada'])
  site.allowStorage(SESSION)
})

const textOf = (element: Element) => element.textContent

async function open(person: keyof typeof SIGNED_IN, address: string): Promise<void> {
  await site.visit(address)
  await signIn(site, person)
}

test('while nobody signs, the screen says how to begin', async () => {
  await site.backend.sql('update reviewers set "consentOn" = null, "consentHow" = null')
  await site.visit(deskPaths.review)
  await until(() => main().getByRole('heading', { name: 'Todavía no firma nadie' }))
  await expectAccessible()
})

test('a reviewer sees which words changed since the last signature, also where reading them failed once, and signs those of today', async () => {
  await site.backend.exec(`
    set session_replication_role = replica;
    insert into reviews (part, hash, words, reviewer, verdict)
    select '${SIGNS}', left(encode(sha256(convert_to('${FORMER}', 'UTF8')), 'hex'), 16), '${FORMER}', id, 'correcto' from reviewers;
    set session_replication_role = origin;`)
  const isThere = site.requests.answer(
    ({ method }, { searchParams }) => method === 'GET' && searchParams.get('select') === 'words',
    { status: 403, json: { code: '42501', message: 'refused' } },
  )
  await open('reviewer', deskPaths.reviewOf(SIGNS))
  await until(() => main().getByText('No pudimos cargar el texto de entonces'))
  isThere()
  await site.user.click(main().getByRole('button', { name: 'Reintentar' }))
  await until(() => expect([...document.querySelectorAll('main del')].map(textOf).join()).toContain('vahído'))
  await site.user.click(main().getByRole('button', { name: 'Está correcto' }))
  // The next part comes.
  await until(() => expect(main().getByRole('heading', { level: 1 }).textContent).not.toBe('Señales de alarma'))
  const [signed] = await site.backend.sql<{ words: string }>('select words from reviews order by id desc limit 1')
  expect(signed?.words).toContain('Dolor de vientre fuerte')
})

test('an editor reads what is asked and where it is written, and cannot sign', async () => {
  const part = allParts.find(({ key }) => key === OTHER)
  const { wordsOf } = await import('@/generator/parts')
  const [reviewer] = await site.backend.sql<{ id: string }>('select id from reviewers')
  await site.backend
    .as('reviewer')
    .from('reviews')
    .insert({
      part: OTHER,
      hash: part?.hash ?? '',
      words: part ? wordsOf(part) : '',
      reviewer: reviewer?.id ?? '',
      verdict: 'pide cambio',
      note: 'Diga primero el barrio.',
    })
    .throwOnError()
  await open('editor', deskPaths.review)
  await until(() => main().getByText('Diga primero el barrio.'))
  expect(main().getByText('src/generator/material/questions/')).toBeTruthy()
  await expectAccessible()
  await site.visit(deskPaths.reviewOf(OTHER))
  await until(() => screen.getByText(/Firma solo quien está anotado/))
  expect(screen.queryByRole('button', { name: 'Está correcto' })).toBeNull()
})
