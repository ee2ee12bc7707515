/** What the database keeps from those who are no editors, also while the admin is open, and from everybody. */
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { isPlainText } from '@/cities/plain-text'
import { type Backend, startBackend } from '../support/backend'
import { cityOf, type NamedCity, pageOf } from './rows'

let backend: Backend
let tena: NamedCity
beforeAll(async () => {
  backend = await startBackend()
  tena = await cityOf(backend, 'tena')
})
beforeEach(async () => {
  await backend.setPublicAdmin(true)
  await backend.exec('delete from private."outsiderWrites"')
  await backend.sql('delete from "generatedPages"')
})
afterAll(() => backend.close())

const place = () => ({
  cityId: tena.id,
  name: 'Puesto de Salud Nuevo',
  kind: 'puesto' as const,
  sources: ['msp-rural-2025'],
})
const add = async (who: 'visitor' | 'editor', more: object) =>
  outcome(
    await backend
      .as(who)
      .from('facilities')
      .insert({ ...place(), ...more }),
  )

async function idOf(name: string): Promise<string> {
  const [row] = await backend.sql<{ id: string }>('select id from facilities where name = $1', [name])
  return row?.id ?? ''
}

/** What became of a write: stored, refused by a constraint, or refused to this person. */
function outcome({
  error,
}: {
  error: { code: string; message: string } | null
}): 'stored' | 'constraint' | 'forbidden' {
  if (!error) return 'stored'
  if (error.code === '42501') return 'forbidden'
  // The embedded backend gives the failure of a constraint a code of its own.
  if (error.code === '23514' || /violates check constraint/.test(error.message)) return 'constraint'
  throw new Error(error.message)
}

test.each([
  ['a blank made of another space', '\u00a0'],
  ['a blank of braille', '\u2800'],
  ['a character that is not seen within a name', 'Hospital\u2060 de Tena'],
  ['a private character', 'Hospital \ue000'],
  ['a tower of marks', 'Hospital a\u0301\u0301\u0301'],
  ['a formula', '=1+1'],
  ['a space at the end', 'Hospital '],
])('%s is no name, neither for the database nor for the desk', async (_, name) => {
  expect(isPlainText(name)).toBe(false)
  expect(await add('editor', { name })).toBe('constraint')
})

test.each(['official', 'confirmed'] as const)('only an editor calls a place «%s»', async (confidence) => {
  expect(await add('visitor', { confidence })).toBe('forbidden')
  expect(await add('editor', { confidence, name: 'Puesto de Salud Confirmado' })).toBe('stored')
  // Whoever changes something else of the place leaves what the editor said.
  const stored = { ...place(), confidence, id: await idOf('Puesto de Salud Confirmado'), address: 'Calle 1' }
  const facilities = backend.as('visitor').from('facilities')
  expect(outcome(await facilities.upsert(stored))).toBe('stored')
  expect(outcome(await facilities.update({ confidence: 'press' }).eq('id', stored.id))).toBe('stored')
  expect(outcome(await facilities.update({ confidence }).eq('id', stored.id))).toBe('forbidden')
})

test('every name, address and source of the register is allowed by both', async () => {
  const texts = await backend.sql<{ text: string; allowed: boolean }>(`
    select text, private.is_plain_text(text) as allowed from (
      select name from facilities union select address from facilities union select organization from "facilitySources"
      union select name from cities union select province from cities
    ) as texts (text) where text is not null`)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter(({ text, allowed }) => !allowed || !isPlainText(text))).toEqual([])
})

test.each([
  ['a list of lists', [['msp-rural-2025']]],
  ['the same source twice', ['msp-rural-2025', 'msp-rural-2025']],
])('the sources of a place are no %s', async (_, sources) => {
  expect(await add('editor', { sources })).toBe('constraint')
})

test.each(['https://www.salud.gob.ec@evil.example/', 'javascript:alert(1)'])('no reader is led to %s', async (url) => {
  const source = { key: 'nueva', organization: 'Ministerio de Salud Pública', year: '2026', url }
  expect(outcome(await backend.as('editor').from('facilitySources').insert(source))).toBe('constraint')
})

test('a day before this century is no day of a check', async () => {
  expect(await add('editor', { checkedOn: '-infinity' })).toBe('constraint')
})

test.each([
  { name: 'Clínica Amiga WhatsApp 0999999999' },
  { name: 'Puesto 099 999 9999' },
  { address: 'Pastillas a domicilio' },
  { address: 'www.evil.example' },
])('an outsider’s place carries no advertisement: %j', async (words) => {
  expect(await add('visitor', words)).toBe('forbidden')
})

test('an outsider moves a city only to a province that there is', async () => {
  const move = async (province: string) =>
    outcome(await backend.as('visitor').from('cities').update({ province }).eq('id', tena.id))
  expect(await move('__proto__')).toBe('forbidden')
  expect(await move('Provincia 15')).toBe('stored')
  expect(await move('Napo')).toBe('stored')
})

test('outsiders together write no more than a day’s share of a table', async () => {
  expect(await add('visitor', {})).toBe('stored')
  await backend.exec('update private."outsiderWrites" set rows = 4999')
  expect(await add('visitor', {})).toBe('stored')
  expect(await add('visitor', {})).toBe('forbidden')
  expect(await add('editor', {})).toBe('stored')
})

test('while the admin is closed, visitors register sixty pages an hour and no more', async () => {
  await backend.setPublicAdmin(false)
  const cities = await backend.sql<NamedCity>(
    'select id, name, slug from cities where length(name) between 6 and 12 order by slug limit 61',
  )
  const register = async (city: NamedCity) =>
    outcome(await backend.as('visitor').from('generatedPages').insert(pageOf(city)))
  const answers: string[] = []
  for (const city of cities) answers.push(await register(city))
  expect(answers.slice(0, 60).filter((answer) => answer !== 'stored')).toEqual([])
  expect(answers[60]).toBe('forbidden')
})

test.each([
  ['a telephone number', { title: 'Misoprostol en Tena: compre 0999999999 ya mismo' }],
  ['a handle', { metaDescription: `Misoprostol en Tena: pregunte a @alguien ${'y siga leyendo '.repeat(7)}` }],
  ['another beginning', { metaDescription: 'Todo lo que hay que saber '.repeat(5) }],
])('a visitor’s record has no %s in its words', async (_, words) => {
  const row = { ...pageOf(tena), ...words }
  expect(outcome(await backend.as('visitor').from('generatedPages').insert(row))).toBe('forbidden')
})
