import { expect, test } from 'vitest'
import { careAmong } from '@/cities/care/town-care'
import { shownFacilities } from '@/cities/care/town-facilities'
import type { City } from '@/cities/city'
import { attendsEmergencies, type Facility, isToConfirm, shownName } from '@/cities/facility'
import { memoize } from '@/cities/memoize'
import { TownCareLists } from '@/visitor/care/TownCareLists'
import { cityIn, realCities } from '../../cities/build-city'
import { kmFromAmbato, place, town } from '../../cities/build-place'
import { renderPage, wordsOf } from '../render-page'

const INSURED = 'El IESS es el seguro social: en una emergencia debe atender a cualquiera.'
const cities = realCities()

const rendered = (city: City, among: City[], isWhole = false) =>
  renderPage(<TownCareLists city={city} care={careAmong(city, among)} headingLevel={3} isWhole={isWhole} />, among)
/** Returns the words of a town's lists as its city pages have them. Several tests look through all towns. */
const listsOf = memoize((slug: string) => wordsOf(rendered(cityIn(cities, slug), cities)))
/** Returns the markup of the lists of the first of these towns. */
const markupOf = (towns: [City, ...City[]]) => rendered(towns[0], towns)
/** Returns the markup of the lists of this town on its own page. */
const wholeMarkupOf = (city: City) => rendered(city, [city], true)

test('a list with places of the IESS says once what the IESS is, and that it attends emergencies of anybody', () => {
  for (const { slug } of cities) {
    const words = listsOf(slug)
    expect(words.split(INSURED), slug).toHaveLength(/\(IESS\)/.test(words) ? 2 : 1)
  }
  expect(listsOf('babahoyo'), 'among the first').toContain(INSURED)
  expect(listsOf('guayaquil'), 'in a closed list').toContain(INSURED)
})

test('the lists of a town with the name of another province add its own province', () => {
  const words = listsOf('pichincha-manabi')
  expect(words).toContain('Para emergencias en Pichincha (Manabí)')
  expect(words).toContain('Distancias desde Pichincha (Manabí) en línea recta.')
  expect(words).not.toMatch(/(en|desde|de) Pichincha(?! \()/)
})

test('for places that are only counted, the number comes first, with the right singular or plural', () => {
  expect(listsOf('quito')).toMatch(
    /Otros en Quito \(\d+\): \d+ centros de salud medianos \(tipo B\); \d+ centros de salud pequeños \(tipo A\); /,
  )
  const all = cities.map(({ slug }) => listsOf(slug)).join()
  expect(all).toMatch(/; 1 puesto de salud\./)
  expect(all).not.toMatch(/\b1 (centros|puestos|hospitales)\b/)
})

test('whatever list names the hospital of Macará says beside it that births are sent to Catacocha', () => {
  const named = cities.filter(({ slug }) => listsOf(slug).includes('Hospital Básico de Macará'))
  expect(named.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['alamor', 'celica', 'macara', 'pindal']))
  for (const { slug } of named) {
    expect(listsOf(slug), slug).toMatch(/Hospital Básico de Macará .*los partos de Macará se envían a Catacocha/)
  }
})

test('the text of a list has no empty brackets after «Cómo llegar»', () => {
  expect(listsOf('cuenca')).toContain('Cómo llegar')
  expect(listsOf('cuenca')).not.toContain('()')
})

test.each([0, 1, 2, 3])(
  'in a town with %i places for emergencies the nearest ones elsewhere are visible, unless it has two',
  (count) => {
    const own = Array.from({ length: count }, (_, number) => place(`Hospital ${number}`, kmFromAmbato(number / 10)))
    const next = town('Pelileo', [place('Hospital de Pelileo', kmFromAmbato(12))], kmFromAmbato(12))
    const markup = markupOf([town('Ambato', own, kmFromAmbato(0)), next])
    expect(markup).toContain('Hospital de Pelileo')
    expect(/<summary[^>]*><h3[^>]*>Si no puede llegar ahí, en otros lugares/.test(markup)).toBe(count >= 2)
  },
)

test('for a town without places, a nearer hospital elsewhere that has to be confirmed is shown along with the answer', () => {
  const sure = town('Latacunga', [place('Hospital Seguro', kmFromAmbato(30))], kmFromAmbato(30))
  const unsure = town(
    'Píllaro',
    [place('Hospital Dudoso', { ...kmFromAmbato(10), confidence: 'weak' })],
    kmFromAmbato(10),
  )
  const words = wordsOf(markupOf([town('Ambato', [], kmFromAmbato(0)), sure, unsure]))
  expect(words).toMatch(/Hospital Dudoso.*Por confirmar: pregunte en el 911 antes de ir\./)
  expect(words).toContain('Hospital Seguro')
})

test('places outside a town stand in «if you cannot get there» only after a place in town that is sure', () => {
  const sure = town('Latacunga', [place('Hospital Seguro', kmFromAmbato(30))], kmFromAmbato(30))
  const headingIn = (own: Facility[]) =>
    /(Para emergencias fuera de Ambato|Si no puede llegar ahí, en otros lugares) .*Hospital Seguro/.exec(
      wordsOf(markupOf([town('Ambato', own, kmFromAmbato(0)), sure])),
    )?.[1]
  const unsure = place('Hospital Dudoso', { ...kmFromAmbato(1), confidence: 'weak' })
  expect(headingIn([])).toBe('Para emergencias fuera de Ambato')
  expect(headingIn([unsure])).toBe('Para emergencias fuera de Ambato')
  expect(headingIn([unsure, place('Hospital Propio', kmFromAmbato(2))])).toBe(
    'Si no puede llegar ahí, en otros lugares',
  )
})

test('outside a town the first three places are shown, and those after them closed', () => {
  const at = (km: number, confidence: 'official' | 'weak' = 'official') =>
    town(`Pueblo ${km}`, [place(`Lugar ${km}`, { ...kmFromAmbato(km), confidence })], kmFromAmbato(km))
  const ambato = town('Ambato', [], kmFromAmbato(0))
  const closedOf = (others: City[]) =>
    /<summary[^>]*>Otros lugares \((\d)\)<\/summary>(.*?)<\/details>\s*<\/section>/s.exec(markupOf([ambato, ...others]))

  const many = closedOf([at(30), at(10, 'weak'), at(12, 'weak'), at(40), at(45), at(50)])
  expect(many?.[1]).toBe('3')
  expect(wordsOf(many?.[2] ?? '')).toMatch(/^\s*Lugar 40 .*Lugar 45 .*Lugar 50 /)
  expect(closedOf([at(30), at(40), at(45)])).toBeNull()
})

test('a place of the canton that attends emergencies is named apart from those for a consultation, which may only be counted', () => {
  const posts = Array.from({ length: 9 }, (_, number) => place(`Puesto ${number}`, { kind: 'puesto', inTown: false }))
  const own = place('Centro Uno', { kind: 'centro-a' })
  const centre = place('Centro Lejano', { kind: 'centro-c', inTown: false })
  expect(wordsOf(markupOf([town('Ambato', [own, ...posts])]))).toContain(
    'Otros lugares del cantón (9): 9 puestos de salud.',
  )
  const words = wordsOf(markupOf([town('Ambato', [...posts, centre])]))
  expect(words).toMatch(/Atienden emergencias en otros lugares del cantón \(1\) .*Centro Lejano/)
  expect(words.indexOf('Centro Lejano')).toBeLessThan(words.indexOf('Otros lugares del cantón (9)'))
})

test('a place of the canton that is among those outside the town stands there alone, where links to it lead', () => {
  const centre = place('Centro Lejano', { ...kmFromAmbato(12), kind: 'centro-c', inTown: false })
  const ambato = town('Ambato', [centre], kmFromAmbato(0))
  const markup = markupOf([ambato])
  expect(wordsOf(markup)).toMatch(
    /Para emergencias fuera de Ambato .*Centro Lejano cantón Ambato, Tungurahua: Centro de salud grande \(tipo C\)/,
  )
  expect(wordsOf(markup)).not.toContain('Atienden emergencias en otros lugares del cantón')
  expect(wholeMarkupOf(ambato)).toContain('id="lugar-centro-lejano"')
})

test('of opening hours a list says only what a source says: which places are open day and night', () => {
  const all = cities.map(({ slug }) => [slug, listsOf(slug)] as const)
  for (const [slug, words] of all) {
    expect(words, slug).not.toMatch(/de día/)
    if (words.includes('Para consultas en')) expect(words, slug).toMatch(/no sabemos si atienden de noche/i)
  }
  expect(listsOf('guayaquil')).toContain('Donde no lo dice, no sabemos si atienden de noche.')
  expect(listsOf('cuenca')).toContain('No sabemos si atienden de noche.')
})

test('the places for a consultation, in town or only in the canton, are under their own heading, with what holds for them in an emergency, and those to be confirmed say so', () => {
  let unsure = 0
  for (const city of cities) {
    const { inTown, inCanton } = careAmong(city, cities)
    const { consultation } = shownFacilities(inTown)
    if ([...inTown, ...inCanton].every(attendsEmergencies)) continue
    const [, words = ''] = listsOf(city.slug).split('Para consultas en ')
    if (consultation.first.length === 0) expect(words, city.slug).toMatch(/^el cantón No sabemos/)
    expect(words, city.slug).toMatch(
      /En una emergencia llame primero al 911; si no puede ir más lejos, estos lugares no le pueden negar la atención\./,
    )
    for (const facility of consultation.first) {
      const [, after] = words.split(` ${shownName(facility)} `)
      expect(after, `${city.slug}, ${facility.name}`).toBeDefined()
      if (!isToConfirm(facility)) continue
      unsure += 1
      expect(after, `${city.slug}, ${facility.name}`).toMatch(/^(?:(?!Cómo llegar).)*Por confirmar: /)
    }
  }
  expect(unsure).toBeGreaterThan(2)
})

test('a town without a place of its own has those of its canton by name, however many they are', () => {
  expect(listsOf('zaruma')).toMatch(
    /estos lugares no le pueden negar la atención\. Otros lugares del cantón \(9\).*Centro de Salud Malvas/,
  )
})

test('a list with distances says once from where they are measured, and one without says nothing of distances', () => {
  const note = 'Distancias desde Ambato en línea recta.'
  const outside = (fields: Record<string, unknown>) =>
    wordsOf(markupOf([town('Ambato', [place('Hospital Uno', { inTown: null, ...fields })], kmFromAmbato(0))]))
  expect(outside(kmFromAmbato(12)).split(note)).toHaveLength(2)
  expect(outside({})).toContain('Hospital Uno')
  expect(outside({})).not.toContain('Distancias')

  const posts = (fields: Record<string, unknown>) =>
    town('Ambato', [place('Puesto Uno', { kind: 'puesto', inTown: false, ...fields })], kmFromAmbato(0))
  expect(wordsOf(wholeMarkupOf(posts(kmFromAmbato(12))))).toMatch(new RegExp(`Otros lugares del cantón.*${note}`))
  expect(wordsOf(wholeMarkupOf(posts({})))).not.toContain('Distancias')
})

test('a page that only names some of a town’s places leads to all of them, and the town’s own page, which has them, does not', () => {
  const many = town(
    'Ambato',
    Array.from({ length: 4 }, (_, number) => place(`Hospital ${number}`)),
  )
  const all = 'Todos los lugares de Ambato'
  expect(wordsOf(markupOf([many]))).toContain(all)
  expect(wordsOf(wholeMarkupOf(many))).not.toContain(all)
  expect(wordsOf(markupOf([town('Ambato', many.facilities.slice(0, 3))]))).not.toContain(all)
})

test('a place of another province is told with the full name of that province', () => {
  expect(listsOf('quininde')).toContain('Santo Domingo de los Tsáchilas')
  expect(listsOf('quininde')).not.toMatch(/Santo Domingo, Santo Domingo(?! de los)/)
})

test('a place of a province that is still numbered is told with the name of that province', () => {
  const next = town('Azogues', [place('Hospital de Azogues', kmFromAmbato(12))], {
    ...kmFromAmbato(12),
    province: 'Provincia 3',
  })
  expect(wordsOf(markupOf([town('Ambato', [], kmFromAmbato(0)), next]))).toContain('Azogues, Cañar: ')
})
