import { expect, test } from 'vitest'
import { canonicalNameFor, citySlug, displayName, isPlaceholder } from '@/cities/city-name'
import { buildCity } from './build-city'

test.each([
  [{ canonicalName: 'San Felipe de Oña', name: 'Oña' }, 'San Felipe de Oña'],
  [{ canonicalName: 'Cuenca', name: 'Ciudad 12' }, 'Cuenca'],
  [{ name: 'Ciudad 12', slug: 'nueva-loja' }, 'Nueva Loja'],
  [{ name: 'CIUDAD12', slug: 'EL-COCA' }, 'El Coca'],
  [{ name: 'Ciudad 12', slug: '' }, 'Ciudad 12'],
  [{ name: '', slug: 'san-jose-de-chimbo' }, 'San Jose De Chimbo'],
  [{ name: 'San José de Chimbo', slug: 'x' }, 'San José de Chimbo'],
  [{ name: 'Ciudad Nueva', slug: 'x' }, 'Ciudad Nueva'],
  [{ name: 'Mi Ciudad 12', slug: 'x' }, 'Mi Ciudad 12'],
  [{ name: 'Ciudad 12 Norte', slug: 'x' }, 'Ciudad 12 Norte'],
  [{ name: 'Ciudad - 3', slug: 'el--coca-' }, 'El Coca'],
])('%j is shown as «%s»', (fields, expected) => {
  expect(displayName(buildCity(fields))).toBe(expected)
})

test.each([
  [{ slug: 'cuenca' }, 'cuenca'],
  [{ slug: 'Cañar Viejo' }, 'canar-viejo'],
  [{ slug: '../admin?x=1' }, 'admin-x-1'],
  [{ slug: '', canonicalName: 'San Felipe de Oña', name: 'Oña' }, 'san-felipe-de-ona'],
  [{ slug: '', canonicalName: null, name: 'Baños (Agua Santa)' }, 'banos-agua-santa'],
])('%j is found under %s', (fields, expected) => {
  expect(citySlug(buildCity(fields))).toBe(expected)
})

test('a placeholder has neither a real name nor a real slug', () => {
  expect(isPlaceholder(buildCity({ name: 'Ciudad 3', slug: 'ciudad-3' }))).toBe(true)
  expect(isPlaceholder(buildCity({ name: 'placeholder de Azuay', slug: '' }))).toBe(true)
  expect(isPlaceholder(buildCity({ name: '', slug: 'ciudad-3' }))).toBe(true)
  expect(isPlaceholder(buildCity({ name: 'Ciudad 3', slug: 'ciudad-3', canonicalName: 'Paute' }))).toBe(false)
  expect(isPlaceholder(buildCity({ name: 'Paute', slug: 'ciudad-3' }))).toBe(false)
  expect(isPlaceholder(buildCity({ name: 'Ciudad Nueva', slug: 'ciudad-nueva' }))).toBe(false)
  expect(isPlaceholder(buildCity({ name: 'Los Placeholders', slug: 'x' }))).toBe(false)
})

test('a real slug gives a row its name, and nothing is borrowed', () => {
  for (const name of ['Ciudad 14', 'Placeholder 3'])
    expect(canonicalNameFor(buildCity({ name, slug: 'la-villa-nueva' }), [cuenca, paute])).toBe('La Villa Nueva')
})

const cuenca = buildCity({ name: 'Cuenca', population: 596101 })
const paute = buildCity({ name: 'Paute', population: 26782 })
const loja = buildCity({ name: 'Loja', province: 'Loja', population: 27000 })

test('a placeholder borrows the name of the city of its province with the closest population', () => {
  const placeholder = buildCity({ name: 'Ciudad 9', population: 27000 })
  expect(canonicalNameFor(placeholder, [cuenca, paute, loja, placeholder])).toBe('Paute')
  expect(canonicalNameFor({ ...placeholder, population: 500000 }, [cuenca, paute, loja])).toBe('Cuenca')
  // «Provincia 1» is Azuay too.
  expect(canonicalNameFor({ ...placeholder, province: 'Provincia 1' }, [loja, paute])).toBe('Paute')
})

test('of two equally close cities, the larger one lends its name, in whatever order they come', () => {
  const placeholder = buildCity({ name: 'Ciudad 9', population: 100 })
  const smaller = buildCity({ name: 'Menor', population: 90 })
  const larger = buildCity({ name: 'Puebla Mayor', population: 110 })
  expect(canonicalNameFor(placeholder, [smaller, larger])).toBe('Puebla Mayor')
  expect(canonicalNameFor(placeholder, [larger, smaller])).toBe('Puebla Mayor')
})

test('of two cities of the same size, the first by slug lends its name, in whatever order they come', () => {
  const placeholder = buildCity({ name: 'Ciudad 9', population: 100 })
  const [giron, nabon] = ['Girón', 'Nabón'].map((name) => buildCity({ name, population: 90 }))
  if (!giron || !nabon) throw new Error('no cities')
  expect(canonicalNameFor(placeholder, [giron, nabon])).toBe('Girón')
  expect(canonicalNameFor(placeholder, [nabon, giron])).toBe('Girón')
})

test('a placeholder whose province has no other city is named after its slug', () => {
  const placeholder = buildCity({ name: 'Ciudad 9' })
  expect(canonicalNameFor(placeholder, [loja, buildCity({ name: 'Ciudad 8' })])).toBe('Ciudad 9')
})

test('any other city keeps its own name', () => {
  expect(canonicalNameFor(paute, [cuenca])).toBe('Paute')
  expect(canonicalNameFor(buildCity({ name: 'Ciudad 9', canonicalName: 'Girón' }), [cuenca])).toBe('Girón')
})
