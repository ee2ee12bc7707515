import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { careMapOf } from '@/cities/care/care-map'
import { careOfTown, nearIn } from '@/cities/care/town-care'
import { FacilityLine, FacilityList } from '@/visitor/care/FacilityList'
import { FacilitySources } from '@/visitor/care/FacilitySources'
import { answerText, directionsUrl, distanceText, kindText } from '@/visitor/care/facility-words'
import { AMBATO, kmFromAmbato, place, town } from '../../cities/build-place'
import { renderPage, wordsOf } from '../render-page'

const WEAK = { confidence: 'weak' }
const ambato = town('Ambato', [], AMBATO)

test('the way to a place is asked for by its own point, latitude first, and without one by its name and its town', () => {
  const way = (fields: Record<string, unknown>) =>
    new URL(directionsUrl(nearIn(ambato, place('Hospital Uno', fields)))).searchParams.get('query')
  expect(way({ latitude: -1.25, longitude: -78.62 })).toBe('-1.25,-78.62')
  expect(way({})).toBe('Hospital Uno, Ambato, Tungurahua, Ecuador')
})

test.each([
  [{ kind: 'puesto' }, 'Puesto de salud'],
  [{ kind: 'centro-c' }, 'Centro de salud grande (tipo C)'],
  [{ level: 'basico' }, 'Hospital básico'],
  [{ level: 'basico', maternity: true }, 'Hospital básico y maternidad'],
  [{ level: 'especialidades', maternity: true }, 'Maternidad'],
  [{ level: 'general' }, 'Hospital general'],
  [{ level: 'especialidades' }, 'Hospital de especialidades'],
  [{ level: 'general', specialty: 'psiquiatria' }, 'Hospital psiquiátrico'],
  [{ specialty: 'quemados' }, 'Hospital especializado'],
  [{}, 'Hospital'],
])('what a place is, in words: %j: %s', (fields, words) => {
  expect(kindText(place('Uno', fields))).toBe(words)
})

test('a short distance is never told as none, and an unknown one not at all', () => {
  const told = (km: number | undefined) => distanceText({ km, isOverWater: false })?.replaceAll('\u00a0', ' ')
  expect([0, 0.4, 0.99, 1, 24.6, undefined].map(told)).toEqual([
    ...['a menos de 1 km', 'a menos de 1 km', 'a menos de 1 km', 'a 1 km', 'a 25 km', undefined],
  ])
})

test('a distance that is far longer by road says so without brackets, because lines put it into brackets', () => {
  const told = distanceText({ km: 22, isOverWater: false, road: 'long' })
  expect(told).toContain('por carretera')
  expect(told).not.toContain('(')
})

describe('a place in a list', () => {
  const itemOf = (fields: Record<string, unknown>) =>
    wordsOf(
      renderToStaticMarkup(
        <FacilityList facilities={[nearIn(ambato, place('Lugar', fields))]} notesOf={() => ({ sources: null })} />,
      ),
    )

  test.each([
    ['a hospital', {}, '911'],
    ['a hospital for some patients alone', { specialty: 'psiquiatria' }, '911'],
    ['a type C centre', { kind: 'centro-c' }, '911'],
    ['a post that is open day and night', { kind: 'puesto', attendsEmergencies: 'always' }, '911'],
    ['a centre for a consultation', { kind: 'centro-a' }, '171'],
  ])('%s that has to be confirmed names whom to ask first', (_, fields, number) => {
    const asked = itemOf({ ...fields, ...WEAK }).match(/Por confirmar: .*?\b(911|171)\b/)
    expect(asked?.[1]).toBe(number)
    expect(itemOf(fields)).not.toContain('Por confirmar')
  })

  test('says whether it is open day and night, and its address with the year of the source that gave it', () => {
    expect(itemOf({ attendsEmergencies: 'always' })).toContain('abierto las 24 horas')
    expect(itemOf({})).not.toMatch(/24 horas|Dirección/)
    expect(itemOf({ address: 'Calle 1' })).toMatch(/Dirección: Calle 1 (?!\()/)
    expect(itemOf({ address: 'Calle 1', addressYear: '2016' })).toContain(
      'Dirección: Calle 1 (según una fuente de 2016)',
    )
    const called = { address: 'Calle 1', sources: ['msp-rural-2018', 'establecimiento-telefono-2026'] }
    expect(itemOf({ ...called, addressYear: '2026' })).toContain('Dirección: Calle 1 (confirmada por teléfono en 2026)')
    expect(itemOf({ ...called, addressYear: '2018' })).toContain('(según una fuente de 2018)')
  })

  test('has the name that readers see, its hours, and whether it attends emergencies by day only or not at all', () => {
    const shown = itemOf({ displayName: 'Centro de Salud Uno', hours: 'lunes a viernes, 8:00 a 17:00' })
    expect(shown).toMatch(/^ ?Centro de Salud Uno .*Horario: lunes a viernes, 8:00 a 17:00 /)
    expect(shown).not.toContain('Lugar')
    expect(itemOf({})).not.toContain('Horario')
    expect(itemOf({ attendsEmergencies: 'by-day' })).toContain('Hospital, atiende emergencias solo de día')
    expect(itemOf({ attendsEmergencies: 'no' })).toContain('Hospital, no atiende emergencias')
  })

  test('for emergencies that only an old source names tells the year, and to ask first', () => {
    const old = { outdatedSource: '2011' }
    expect(itemOf(old)).toContain('Según un dato de 2011: pregunte en el 911 antes de ir.')
    expect(itemOf({ ...old, ...WEAK })).not.toContain('2011')
    expect(itemOf({ ...old, kind: 'centro-a' })).not.toContain('2011')
  })

  test('that is only named says all the same that it has to be confirmed, and that it is across the water', () => {
    const lineOf = (fields: Record<string, unknown>, isOverWater: boolean, withKind = false) =>
      renderToStaticMarkup(
        <FacilityLine near={{ ...nearIn(ambato, place('Lugar', fields)), isOverWater }} withKind={withKind} />,
      )
    expect(lineOf(WEAK, false)).toBe('<li>Lugar: por confirmar</li>')
    expect(lineOf({}, true)).toBe('<li>Lugar: por mar o por aire</li>')
    expect(lineOf({}, false)).toBe('<li>Lugar</li>')
    expect(lineOf(WEAK, false, true)).toBe('<li>Lugar: Hospital, por confirmar</li>')
  })
})

test('only of a place that somebody confirmed does its source line say so', () => {
  const said = (confidence: string, sources: string[] = []) =>
    wordsOf(renderPage(<FacilitySources facility={place('Lugar', { confidence, sources, checkedOn: '2026-11-20' })} />))
  expect(said('confirmed')).toContain('Confirmado el 20 de noviembre de 2026')
  expect(said('official')).toMatch(/Leímos la fuente el 20 de noviembre de 2026 ?; nadie ha llamado al lugar/)
  expect(said('official', ['establecimiento-telefono-2026'])).not.toContain('nadie ha llamado')
})

test('a reader who sees a wrong datum of a place can say so in a message that names the place and nothing else', () => {
  const page = renderPage(<FacilitySources facility={place('Hospital Uno', {})} />)
  const message = decodeURIComponent(/wa\.me\/\d+\?text=([^"]+)"/.exec(page)?.[1] ?? '')
  expect(message).toBe('Hola, quiero avisar de un dato que parece equivocado: Hospital Uno.')
})

describe('where to go, in one line,', () => {
  const away = (name: string, km: number, fields = {}) =>
    town(name, [place(`Hospital ${name}`, { ...kmFromAmbato(km), ...fields })], kmFromAmbato(km))
  const told = (city: typeof ambato, ...others: (typeof ambato)[]) =>
    answerText(city, careOfTown(city, careMapOf([city, ...others]))).replaceAll('\u00a0', ' ')

  test('says of a nearer hospital that has to be confirmed to ask the 911 before', () => {
    expect(told(ambato, away('Lejos', 30), away('Cerca', 10, WEAK))).toBe(
      'Hospital Lejos (Lejos, a 30 km); más cerca, Hospital Cerca (Cerca, a 10 km), por confirmar: pregunte en el 911 antes de ir',
    )
  })

  test('says of a place outside the town that it is in the canton', () => {
    const outside = place('Hospital Uno', { ...kmFromAmbato(12), inTown: false })
    expect(told(town('Ambato', [outside], AMBATO))).toBe('Hospital Uno (en el cantón, a 12 km)')
    expect(told(town('Ambato', [place('Hospital Uno', AMBATO)], AMBATO))).toBe('Hospital Uno')
  })

  test('names the town’s own hospital that attends by day only or not at all, with its hours, beside the one that does', () => {
    const own = (fields: Record<string, unknown>) => town('Ambato', [place('Hospital Uno', fields)], AMBATO)
    expect(told(own({ attendsEmergencies: 'by-day', hours: 'de 8:00 a 17:00' }), away('Lejos', 30))).toBe(
      'Hospital Uno atiende emergencias solo de día (de 8:00 a 17:00); de noche, o si está cerrado, Hospital Lejos (Lejos, a 30 km)',
    )
    expect(told(own({ attendsEmergencies: 'no' }), away('Lejos', 30))).toBe(
      'Hospital Uno no atiende emergencias; Hospital Lejos (Lejos, a 30 km)',
    )
  })

  test('tells the year of an old source', () => {
    const old = { outdatedSource: 'sin fecha' }
    expect(told(town('Ambato', [place('Hospital Uno', old)], AMBATO))).toBe(
      'Hospital Uno (según un dato sin fecha: pregunte en el 911 antes de ir)',
    )
    expect(told(ambato, away('Lejos', 30, old))).toBe(
      'Hospital Lejos (Lejos, a 30 km; según un dato sin fecha: pregunte en el 911 antes de ir)',
    )
  })

  test('names the town’s own hospital to be confirmed, and the 911 where no place is known', () => {
    expect(told(town('Ambato', [place('Hospital Uno', WEAK)], AMBATO))).toBe(
      'Hospital Uno (por confirmar: pregunte en el 911 antes de ir)',
    )
    expect(told(ambato)).toBe('llame al 911; no conocemos un lugar cercano que atienda emergencias')
  })
})
