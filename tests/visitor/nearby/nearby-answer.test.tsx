import { expect, test } from 'vitest'
import { careMapOf } from '@/cities/care/care-map'
import { nearbyPoint, nearbyTown } from '@/cities/care/nearby'
import type { City } from '@/cities/city'
import { NearbyAnswer } from '@/visitor/nearby/NearbyAnswer'
import { cityIn, realCities } from '../../cities/build-city'
import { kmFromAmbato, place, town } from '../../cities/build-place'
import { renderPage, wordsOf } from '../render-page'

const cities = realCities()
const map = careMapOf(cities)

function answerFor(slug: string): string {
  return wordsOf(markupFor(cityIn(cities, slug), map))
}

/** The answer for a town; for one that is alone in the country, unless there is a map of others. */
function markupFor(city: City, among = careMapOf([city])): string {
  const nearby = nearbyTown(city, among)
  return renderPage(<NearbyAnswer from={{ city }} nearby={nearby} others={[]} onChoose={() => {}} />)
}

test('on Isabela: first the 911, meanwhile the island’s own centre, and only then the hospitals across the sea', () => {
  const words = answerFor('puerto-villamil')
  expect(words).toContain('Lo más cercano a Puerto Villamil, Galápagos, para una emergencia')
  const order = [
    'Primero llame al 911',
    'Pregunte en esa llamada si está abierto el Centro de Salud Puerto Villamil: no le puede negar la atención.',
    'Cómo llegar',
    'Hospital República del Ecuador',
  ].map((text) => words.indexOf(text))
  expect(order).not.toContain(-1)
  expect(order).toEqual(order.toSorted((a, b) => a - b))
})

test('where no place for an emergency is known, the answer says so, and to ask the 911', () => {
  const city = town('Ambato', [place('Puesto Uno', { kind: 'puesto', ...kmFromAmbato(1) })], kmFromAmbato(0))
  const words = wordsOf(markupFor(city))
  expect(words).toMatch(/Primero llame al 911 .*No conocemos un lugar al que se llegue desde aquí\. Llame al 911/)
  expect(words).toMatch(/de cualquier tipo .*Puesto Uno/)
})

test('a town’s own hospital that attends by day only is told with its hours before those for the night', () => {
  const own = place('Hospital Uno', { attendsEmergencies: 'by-day', hours: 'de 8:00 a 17:00', ...kmFromAmbato(0) })
  const [city, next] = [
    town('Ambato', [own], kmFromAmbato(0)),
    town('Pelileo', [place('Hospital Dos', kmFromAmbato(12))], kmFromAmbato(12)),
  ]
  const words = wordsOf(markupFor(city, careMapOf([city, next])))
  expect(words).toMatch(
    /El Hospital Uno, en Ambato, atiende emergencias solo de día \(de 8:00 a 17:00\)\. De noche, o si está cerrado: Hospital Dos/,
  )
  expect(nearbyPoint(kmFromAmbato(1), careMapOf([city, next])).notAtAnyHour?.facility).toBe(own)
  expect(nearbyPoint(kmFromAmbato(11), careMapOf([city, next])).notAtAnyHour).toBeUndefined()
})

test('no place for the meantime is given if a place that attends emergencies can be reached over land', () => {
  expect(answerFor('guayaquil')).not.toContain('en esa llamada')
})

test('the list of places for a consultation says that they must not refuse an emergency', () => {
  const list = answerFor('puerto-villamil').split('de cualquier tipo')[1]
  expect(list).toContain('si no puede ir más lejos, estos lugares no le pueden negar la atención')
})

test('a place to be confirmed is never said to attend emergencies', () => {
  const list = answerFor('limones').split('de cualquier tipo')[1]
  expect(list).toContain('Hospital Básico de Valdez')
  expect(list).toContain('Por confirmar: pregunte en el 911 antes de ir.')
  expect(list).not.toContain('Atiende emergencias')
  expect(answerFor('cuenca').split('de cualquier tipo')[1]).toContain('Atiende emergencias')
})

test('a post of which nobody knows whether it is in the town is not among the nearest', () => {
  // Copataza and Moretecocha lie in the forest: the register knows only their canton.
  const list = answerFor('puyo').split('de cualquier tipo')[1]
  expect(list).toContain('Centro de Salud Morete Puyo')
  expect(list).not.toMatch(/Copataza|Moretecocha/)
  expect(answerFor('pucara')).toMatch(/Centro de Salud San Rafael de Zharug.*?Cantón Pucará, Azuay: fuentes/)
})

test('the centre of a town whose point is not known is not said to be where the distances begin or end', () => {
  // Their distances are those of the health centre in the town.
  const unknown = cities.map((city) =>
    city.slug === 'pablo-sexto' ? { ...city, latitude: null, longitude: null } : city,
  )
  const answer = (slug: string) => wordsOf(markupFor(cityIn(unknown, slug), careMapOf(unknown)))
  expect(answer('pablo-sexto')).toContain('Distancias desde Pablo Sexto en línea recta.')
  expect(answer('huamboya')).toContain('Distancias en línea recta desde el centro de Huamboya.')
  expect(answer('huamboya')).toContain('(hasta Pablo Sexto)')
  expect(answer('huamboya')).toContain('(hasta el centro de Puyo)')
})

test('the distance to a place whose own point is known is not said to be that to its town', () => {
  expect(answerFor('cuenca')).toMatch(/ a \d+ km al /)
  expect(answerFor('cuenca')).not.toContain('(hasta ')
})

test('each place links to where its sources are', () => {
  const city = town('Ambato', [place('Hospital Uno', kmFromAmbato(1))], kmFromAmbato(0))
  expect(markupFor(city).match(/href="\/ec\/ambato#lugar-hospital-uno"/g)).toHaveLength(2)
})

test.each([
  ['a type C centre', { kind: 'centro-c' }],
  ['a centre that is open day and night', { kind: 'centro-a', attendsEmergencies: 'always' }],
])('for %s that has to be confirmed the reader is told to ask the 911, not to make an appointment', (_, fields) => {
  const centre = place('Centro de Salud Dudoso', { ...fields, confidence: 'weak', ...kmFromAmbato(1) })
  const city = town('Ambato', [centre], kmFromAmbato(0))
  const words = wordsOf(markupFor(city))
  const [emergency, anyKind] = words.split('de cualquier tipo')
  for (const list of [emergency, anyKind]) {
    expect(list).toContain('Centro de Salud Dudoso')
    expect(list).toContain('Por confirmar: pregunte en el 911 antes de ir.')
    expect(list).not.toContain('171')
  }
})

test('the direction follows the distance, and then comes that the way is by sea or by air', () => {
  expect(answerFor('limones')).toContain('a 17 km al este, por mar o por aire (hasta el centro de San Lorenzo)')
})

test('an answer with places of the IESS says once that they attend anybody in an emergency', () => {
  const insured = 'El IESS es el seguro social: en una emergencia debe atender a cualquiera.'
  // The IESS has places in both lists, only in that for an emergency, and only in that of any kind.
  for (const slug of ['riobamba', 'huamboya', 'mera']) expect(answerFor(slug).split(insured), slug).toHaveLength(2)
  expect(answerFor('puerto-villamil')).not.toContain(insured)
})
