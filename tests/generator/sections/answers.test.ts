import { expect, test } from 'vitest'
import type { City } from '@/cities/city'
import { generateContent } from '@/generator/generate-content'
import { cityIn, realCities } from '../../cities/build-city'
import { AMBATO, ambato, away, kmFromAmbato, place } from '../../cities/build-place'
import { NOW } from '../real-cities'

/** Returns the sentences that say where to go, as the page of the first of these towns has them. */
const whereToGo = (...cities: [City, ...City[]]) =>
  generateContent(cities[0], 'misoprostol', { cities, now: NOW }).answers[0]?.answer.map(({ text }) => text) ?? []

const WEAK = { confidence: 'weak' }
const OUTSIDE = place('Hospital Uno', { ...kmFromAmbato(12), inTown: false })

test('a page that sends to a hospital of its canton outside the town says the call first, and that it is in the canton', () => {
  expect(whereToGo(ambato(OUTSIDE))).toEqual([
    'Llame primero al 911: puede coordinar el traslado.',
    'Atiende emergencias el Hospital Uno, en el mismo cantón.',
  ])
})

test('beside a hospital of the canton it names a nearer one elsewhere that has to be confirmed, and to ask in the call', () => {
  expect(whereToGo(ambato(OUTSIDE), away('Pelileo', 5, WEAK))).toEqual([
    'Llame primero al 911: puede coordinar el traslado.',
    'Atiende emergencias el Hospital Uno, en el mismo cantón.',
    'Más cerca, por confirmar: el Pelileo, en Pelileo, a unos 5 km; pregúntelo en esa llamada, antes de ir.',
  ])
})

test('a hospital in town that has to be confirmed stands before the centre in town that is sure, as in the list', () => {
  const centre = place('Centro Seguro', { kind: 'centro-c' })
  expect(whereToGo(ambato(centre, place('Hospital Dudoso', { ...AMBATO, ...WEAK })))).toEqual([
    'En Ambato, por confirmar: el Hospital Dudoso; pregunte en el 911 antes de ir.',
    'Atiende emergencias el Centro Seguro.',
  ])
})

test('a town’s own hospital that has to be confirmed is asked about in the call, before a sure one elsewhere', () => {
  expect(whereToGo(ambato(place('Hospital Dudoso', WEAK)), away('Latacunga', 30))).toEqual([
    'Llame primero al 911: puede coordinar el traslado.',
    'En Ambato, por confirmar: el Hospital Dudoso; pregúntelo en esa llamada, antes de ir.',
    'Atiende emergencias el Latacunga, en Latacunga, a unos 30 km en línea recta.',
  ])
})

test('a place elsewhere of which nobody knows whether it lies in its town is told by its canton', () => {
  expect(whereToGo(ambato(), away('Latacunga', 30, { inTown: null })).at(-1)).toBe(
    'Atiende emergencias el Latacunga, en el cantón Latacunga, a unos 30 km en línea recta.',
  )
})

const BY_DAY = {
  attendsEmergencies: 'by-day',
  hours: 'lunes a viernes, 8:00 a 17:00',
  displayName: 'Hospital de Ambato',
}

test('a town’s own hospital that attends by day only is told with its hours before the one elsewhere for the night', () => {
  expect(whereToGo(ambato(place('Hospital N. 9', BY_DAY)), away('Latacunga', 30))).toEqual([
    'Llame primero al 911: puede coordinar el traslado.',
    'En Ambato, el Hospital de Ambato atiende emergencias solo de día (lunes a viernes, 8:00 a 17:00).',
    'De noche, o si está cerrado, atiende emergencias el Latacunga, en Latacunga, a unos 30 km en línea recta.',
  ])
})

test('of a hospital that attends none, this is told, also beside the centre in town that does', () => {
  const none = place('Hospital Uno', { attendsEmergencies: 'no' })
  expect(whereToGo(ambato(none, place('Centro Dos', { kind: 'centro-c' })))).toEqual([
    'Atiende emergencias el Centro Dos.',
    'En Ambato, el Hospital Uno no atiende emergencias.',
  ])
})

test('a place that only an old source names is told with its year, and to ask first', () => {
  const old = { outdatedSource: '2014 aprox.' }
  expect(whereToGo(ambato(place('Hospital Uno', old))).at(-1)).toBe(
    'Lo sabemos por un dato de alrededor de 2014: pregunte en el 911 antes de ir.',
  )
  expect(whereToGo(ambato(), away('Latacunga', 30, old)).at(-1)).toBe(
    'Lo sabemos por un dato de alrededor de 2014: pregúntelo en esa llamada, antes de ir.',
  )
})

test('a health centre as the answer is told as no hospital, with the nearest hospital and one to be confirmed', () => {
  const centre = place('Centro Uno', { kind: 'centro-c' })
  expect(whereToGo(ambato(centre), away('Latacunga', 12), away('Pelileo', 8, WEAK))).toEqual([
    'Atiende emergencias el Centro Uno.',
    'No es un hospital. El hospital que conocemos más cerca es el Latacunga, en Latacunga, a unos 12 km. Pregunte en el 911 a cuál ir.',
    'Un hospital por confirmar: el Pelileo, en Pelileo, a unos 8 km; pregúntelo también.',
  ])
})

test('where the hospital is far, the town’s own centre is named, and what is not known of it', () => {
  const own = place('Centro Uno', { kind: 'centro-b' })
  expect(whereToGo(ambato(own), away('Latacunga', 30)).at(-1)).toBe(
    'Mientras llega la ayuda, o si no puede viajar: Centro Uno, en la ciudad. No le pueden negar la atención. No sabemos si abre de noche.',
  )
})

const realAnswer = (slug: string) => {
  const cities = realCities()
  return whereToGo(cityIn(cities, slug), ...cities).join(' ')
}

test('a road much longer than the straight line is told, and where there is none that the 911 coordinates the transfer', () => {
  expect(realAnswer('paute')).toContain('a unos 11 km en línea recta; por carretera es mucho más lejos.')
  expect(realAnswer('nuevo-rocafuerte')).toContain(
    'por río o por aire: no hay carretera. El traslado lo coordina el 911.',
  )
})

test('a city with several hospitals says that another may be nearer to the reader', () => {
  expect(realAnswer('quito')).toContain('puede que uno le quede más cerca')
  expect(realAnswer('macara')).not.toContain('puede que uno le quede más cerca')
})

test('whoever is sent to the hospital of Macará is told that births are sent to Catacocha', () => {
  for (const town of ['macara', 'sozoranga']) {
    expect(realAnswer(town), town).toContain('los partos de Macará se envían a Catacocha')
  }
})

test('Zaruma tells that its hospital was closed, and Taisha that its way out is one for dry weather', () => {
  expect(realAnswer('zaruma')).toContain('El hospital de Zaruma cerró en 2017')
  expect(realAnswer('taisha')).toContain('solo sale un camino que se usa en tiempo seco')
})
