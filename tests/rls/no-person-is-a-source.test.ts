import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALLS, mayBePerson } from '@/admin/facilities/public-source'
import { type Backend, startBackend } from '../support/backend'

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
  ['Hospital de Girón, María Pérez', null, true],
  ['Ministerio de Salud Pública (Luis Torres)', null, true],
  ['María Pérez', 'https://red.example/maria', true],
  ['Hospital José Carrasco Arteaga', null, false],
  ['Radio María del Ecuador', null, false],
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
