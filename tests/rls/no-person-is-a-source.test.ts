import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS, mayBePerson } from '@/admin/facilities/public-source'
import { type Backend, startBackend } from '../support/backend'
import { cityOf } from './rows'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

/** Sources as editors typed them, and whether each may be a person. */
const TYPED = [
  ['María Pérez', null, true],
  ['Lcda. María Pérez, Hospital Homero Castanier', null, true],
  ['Enfermera de turno', null, true],
  ['María Pérez, del Distrito de Salud', null, true],
  ['Hospital de Girón, por teléfono', null, true],
  ['Llamada al centro de salud', null, true],
  ['Centro de Salud 2, 07-2 245 678', null, true],
  ['Dr. Pérez en su blog', 'https://blog.example/1', true],
  ['Ministerio de Salud Pública, lista de establecimientos', null, false],
  ['DIRECCIÓN DISTRITAL 03D01', null, false],
  ['La Hora', 'https://lahora.example/nota', false],
] as const

describe('through the API', () => {
  test.each(TYPED)('«%s» (%s) may be a person, and is refused: %s', async (organization, url, isPerson) => {
    const key = `prueba-${TYPED.findIndex(([one]) => one === organization)}`
    const { error } = await backend
      .as('editor')
      .from('facilitySources')
      .insert({ key, organization, year: '2026', url })
    expect(error !== null).toBe(isPerson)
    expect(mayBePerson(organization, url)).toBe(isPerson)
  })

  test('a call is one of the two, under the key of its year', async () => {
    const isRefused = async (key: string, organization: string, year: string) =>
      (await backend.as('editor').from('facilitySources').insert({ key, organization, year })).error !== null
    expect(await isRefused('establecimiento-telefono-2031', CALLS.establecimiento, '2031')).toBe(false)
    expect(await isRefused('distrito-telefono-2031', CALLS.distrito, '2031')).toBe(false)
    expect(await isRefused('otra-clave', CALLS.establecimiento, '2031')).toBe(true)
    expect(await isRefused('establecimiento-telefono-2032', CALLS.establecimiento, '2032, María')).toBe(true)
    expect(await isRefused('distrito-telefono-2033', 'Ministerio de Salud Pública', '2033')).toBe(true)
    expect(await isRefused('msp-maria', 'MSP', '2026, María Pérez')).toBe(true)
  })
})

test('a database of before names no person after the migration: in no source, place, text or history that a visitor reads', async () => {
  const NAME = /mar[ií]a[ -]p[eé]rez/i
  const playas = await cityOf(backend, 'playas')
  await backend.sql('begin')
  await backend.sql(`insert into "facilitySources" (key, organization, year) values
    ('lcda-maria-perez-por-telefono-2026', 'Lcda. María Pérez, por teléfono', '2026'),
    ('maria-perez-del-distrito-2025', 'María Pérez, del Distrito de Salud', '2025')`)
  await backend.sql(
    `insert into facilities ("cityId", name, kind, sources, note) values ($1, 'Prueba de Antes', 'puesto',
      '{msp-rural-2025,lcda-maria-perez-por-telefono-2026,maria-perez-del-distrito-2025}', 'Abre los lunes.')`,
    [playas.id],
  )
  await backend.sql(`update facilities set address = 'Calle 1' where name = 'Prueba de Antes'`)
  const text = '["lcda-maria-perez-por-telefono-2026"]'
  await backend.sql(
    `insert into "pageTexts" ("contentHash", text, outline)
      values (left(encode(sha256(convert_to($1, 'UTF8')), 'hex'), 32), $1, '{}')`,
    [text],
  )
  const migration = readFileSync('supabase/migrations/20261128100200_no_person_is_a_source.sql', 'utf8')
  await backend.exec(
    migration.slice(migration.indexOf('create temporary table named'), migration.indexOf('-- From now on')),
  )

  const told = await backend.sql(`
    select to_jsonb(s)::text as text from "facilitySources" s union all
    select (to_jsonb(f) - 'note')::text from facilities f where name = 'Prueba de Antes' union all
    select to_jsonb(r)::text from "facilityRevisions" r union all
    select text from "pageTexts"`)
  expect(told.length).toBeGreaterThan(0)
  expect(told.filter(({ text }) => NAME.test(String(text)))).toEqual([])
  const [place] = await backend.sql(`select sources, note from facilities where name = 'Prueba de Antes'`)
  expect(place).toMatchObject({
    sources: ['msp-rural-2025', 'establecimiento-telefono-2026', 'distrito-telefono-2025'],
    note: expect.stringMatching(/^Abre los lunes. Fuente de antes: Lcda. María Pérez/),
  })
  const [noted] = await backend.sql(
    `select "facilityNotes".note from "facilityNotes" join facilities on id = "facilityId" where name = 'Prueba de Antes'`,
  )
  expect(noted?.note).toMatch(NAME)
  expect(await backend.sql(`select from "facilitySources" where key = 'msp-rural-2025'`)).toHaveLength(1)
  await backend.sql('rollback')
})
