import { expect, test } from 'vitest'
import { readSource } from '@/admin/facilities/SourceChoice'
import type { FacilitySource } from '@/data/facilities'

const LONG = 'Ministerio de Salud Pública, Coordinación Zonal 8, lista de establecimientos'

function read(organization: string, year: string, known: readonly FacilitySource[] = []) {
  return readSource({ key: 'nueva', organization, year }, new Map(known.map((one) => [one.key, one])))
}

/** Returns the source that this adds to the known ones. */
function added(organization: string, year: string, known: readonly FacilitySource[] = []): FacilitySource {
  const found = read(organization, year, known)
  if (!found?.isNew) throw new Error(`nothing is added for ${organization}, ${year}`)
  return found.source
}

test('a new source with a long name keeps its year in its key, and that of the next year is another source', () => {
  const last = added(LONG, '2026')
  expect(last.key).toMatch(/^ministerio-de-salud-publica-.*[a-z]-2026$/)
  expect(added(LONG, '2027', [last])).toMatchObject({ key: expect.stringMatching(/-2027$/), year: '2027' })
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

test('a source whose date is a long sentence has a key too, and one without letters or digits has none', () => {
  expect(added('INEC', 'sin fecha, la página no la dice: quizás').key).toMatch(/^inec-sin-fecha/)
  expect(read('—', '¿?')).toBeUndefined()
})
