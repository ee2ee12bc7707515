import { describe, expect, test } from 'vitest'
import { PROVINCES } from '@/cities/provinces'
import { buildCity } from '../cities/build-city'
import { realPage } from '../generator/real-cities'
import { importSeo } from './import-seo'

const { heads } = await importSeo({ VITE_SITE_URL: 'https://portal.test/' })

const trailTo = (url: string) => [
  { label: 'Inicio', url: '/' },
  { label: 'Aquí', url },
]
const nowhere = { city: undefined, province: undefined }
const azuay = { name: 'Azuay', region: 'Sierra', capital: 'cuenca' } as const

test('an unknown address has no canonical address, not even that of the home page', () => {
  expect(heads.notFoundHead('No').canonical).toBeUndefined()
})

test('the desk, the search and unknown addresses stay out of the index, and nothing else does', () => {
  expect(heads.adminHead('CMS', '/admin').robots).toBe('noindex,nofollow')
  expect(heads.searchHead('cuen').robots).toBe('noindex')
  expect(heads.searchHead('').robots).toBe('noindex')
  expect(heads.notFoundHead('No').robots).toBe('noindex')
  expect(heads.homeHead().robots).toBeUndefined()
  expect(heads.directoryHead(trailTo('/ec')).robots).toBeUndefined()
  expect(heads.placeHead('Loja', trailTo('/ec/loja'), nowhere).robots).toBeUndefined()
  expect(heads.cityPageHead(realPage('cuenca/cytotec'), null).robots).toBeUndefined()
})

test('the page for reading without a network names no medicine, and stays out of the index', () => {
  const { title, description, canonical, robots } = heads.essentialsHead()
  expect({ canonical, robots }).toEqual({ canonical: 'https://portal.test/sin-conexion', robots: 'noindex' })
  expect(title).toBe('Ayuda en salud y emergencias')
  expect(description).toMatch(/^Números de emergencia, señales de alarma.*911/)
  expect(`${title} ${description}`).not.toMatch(/misoprostol|cytotec/i)
})

test('a city has its province code and coordinates', () => {
  expect(heads.cityPageHead(realPage('cuenca/cytotec'), null).geo).toEqual({
    region: 'EC-A',
    placename: 'Cuenca, Azuay, Ecuador',
    position: [-2.9005, -79.0045],
  })
})

test('each of the 24 provinces has its own code', () => {
  const codes = PROVINCES.map(
    (province) => heads.placeHead('x', trailTo('/ec/x'), { city: undefined, province }).geo?.region,
  )
  for (const code of codes) expect(code).toMatch(/^EC-(SD|SE|[A-Z])$/)
  expect(new Set(codes).size).toBe(24)
})

describe('the page of a place', () => {
  const titleOf = (name: string) => heads.placeHead(name, trailTo('/ec/x'), nowhere).title
  const letters = (count: number) => 'x'.repeat(count)

  test('has the longest title that fits into the 60 characters of a search result', () => {
    expect(titleOf(letters(28))).toBe(`${letters(28)}: información y atención pública`)
    expect(titleOf(letters(29))).toBe(`${letters(29)}: información`)
    expect(titleOf(letters(47))).toBe(`${letters(47)}: información`)
    expect(titleOf(letters(48))).toBe(letters(48))
    expect(titleOf(letters(61))).toBe(`${letters(61)}: información y atención pública`)
  })

  test('has no medicine’s name in its address, title and description, which a chat shows when the link is shared', () => {
    for (const place of [
      { city: buildCity(), province: undefined },
      { city: undefined, province: azuay },
    ]) {
      const { title, description, canonical } = heads.placeHead('Cuenca', trailTo('/ec/cuenca'), place)
      expect(`${title} ${description} ${canonical}`).not.toMatch(/cytotec|misoprostol/i)
    }
  })
})
