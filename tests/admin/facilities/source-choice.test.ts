import { expect, test } from 'vitest'
import { readSource } from '@/admin/facilities/source-choice'
import type { FacilitySource } from '@/data/facilities'

const LONG = 'Ministerio de Salud Pública, Coordinación Zonal 8, lista de establecimientos'

function read(organization: string, year: string, known: readonly FacilitySource[] = [], url = '') {
  return readSource({ key: 'nueva', organization, year, url }, new Map(known.map((one) => [one.key, one])))
}

/** Returns the source that this adds to the known ones. */
function added(organization: string, year: string, known: readonly FacilitySource[] = []): FacilitySource {
  const found = read(organization, year, known)
  if (!('source' in found) || !found.isNew) throw new Error(`nothing is added for ${organization}, ${year}`)
  return found.source
}

test('a new source with a long name keeps its year in its key, and that of the next year is another source', () => {
  const last = added(LONG, '2024')
  expect(last.key).toMatch(/^ministerio-de-salud-publica-.*[a-z]-2024$/)
  expect(added(LONG, '2025', [last])).toMatchObject({ key: expect.stringMatching(/-2025$/), year: '2025' })
})

test('a source that is typed again, in any case and accents, is the known one', () => {
  const known = added(LONG, '2026')
  expect(read(` ${LONG.toUpperCase()} `, '2026', [known])).toEqual({ source: known, isNew: false })
})

test('two sources whose long names begin alike are told apart, each with a key that the database accepts', () => {
  const known: FacilitySource[] = []
  for (const part of ['el norte', 'el sur', 'el este']) known.push(added(`${LONG} de ${part}`, '2026', known))
  expect(known.map(({ key }) => key.slice(-7))).toEqual(['ta-2026', '-2026-2', '-2026-3'])
  for (const { key } of known) expect(key).toMatch(/^(?=.{1,60}$)[a-z0-9]+(-[a-z0-9]+)*$/)
  expect(read(`${LONG} de el sur`, '2026', known)).toEqual({ source: known[1], isNew: false })
})

test.each([
  ['Tienda de la esquina', '', /qué institución/],
  ['María Pérez', '', /sin nombres, títulos ni teléfonos/],
  ['Dra. Pérez, Hospital de Girón', '', /sin nombres, títulos ni teléfonos/],
  ['Hospital de Girón, por teléfono', '', /sin nombres, títulos ni teléfonos/],
  ['Hospital de Girón, 099 123 4567', '', /sin nombres, títulos ni teléfonos/],
  ['La enfermera de turno', 'https://diario.example/nota', /sin nombres, títulos ni teléfonos/],
  ['—', '', /qué institución o qué medio/],
  ['La Hora', 'diario.example', /https/],
])('«%s» (%s) is no public source', (organization, url, problem) => {
  expect(read(organization, '2026', [], url)).toEqual({ problem: expect.stringMatching(problem) })
})

test('a newspaper with the address of its note is a source, and a call is one of its year without any name', () => {
  const url = 'https://lahora.example/nota'
  expect(read('La Hora', '2026', [], url)).toMatchObject({ source: { key: 'la-hora-2026', url }, isNew: true })
  expect(read('La Hora', 'ayer', [], url)).toMatchObject({ problem: expect.stringMatching(/cuatro cifras/) })
  expect(read('La Hora', '2099', [], url)).toMatchObject({ problem: expect.stringMatching(/en el futuro/) })
  const call = readSource({ key: 'establecimiento', organization: 'María', year: '1', url: '' }, new Map())
  const key = expect.stringMatching(/^establecimiento-telefono-20\d\d$/)
  expect(call).toMatchObject({ source: { key, organization: 'El establecimiento, por teléfono', url: null } })
})
