import { expect, test } from 'vitest'
import { suggestionCount, suggestPlaces } from '@/visitor/shell/site-search/suggestions'
import { buildCity, realCities } from '../../../cities/build-city'

const cities = realCities()
const lines = (text: string) => suggestPlaces(cities, text).map(({ name, detail }) => `${name}, ${detail}`)

test('cities and provinces are suggested whatever the accents and the case, names that begin with the text first', () => {
  expect(lines('CUEN')[0]).toBe('Cuenca, Azuay')
  expect(lines('azuay')[0]).toBe('Azuay, provincia')
  expect(lines('azuay')).toContain('Cuenca, Azuay')
  expect(lines('manabi')[0]).toBe('Manabí, provincia')
  expect(lines('tsachilas')).toEqual(['Santo Domingo, ciudad y provincia', 'La Concordia, Santo Domingo'])
})

test('a city that shares its province’s address is one line, not two', () => {
  expect(lines('loja')[0]).toBe('Loja, ciudad y provincia')
  expect(lines('loja').filter((line) => line.startsWith('Loja,'))).toHaveLength(1)
  expect(suggestPlaces([], 'loja')).toEqual([{ name: 'Loja', detail: 'provincia', path: '/ec/loja' }])
})

test('a place of care is suggested if no city has that name, with its canton and the address of its anchor on the town’s page', () => {
  expect(suggestPlaces(cities, 'hospital playas')).toEqual([
    { name: 'Playas', detail: 'Guayas', path: '/ec/playas' },
    { name: 'Hospital Básico de Playas', detail: 'cantón Playas', path: '/ec/playas#lugar-hospital-basico-de-playas' },
  ])
  expect(lines('eugenio espejo')[0]).toBe('Hospital de Especialidades Eugenio Espejo, cantón Quito')
  // Posorja is not in the city of Guayaquil.
  expect(lines('posorja')).toEqual(['Centro de Salud Posorja, cantón Guayaquil'])
  expect(lines('macas')).toEqual(['Macas, Morona Santiago'])
})

test('hospitals elsewhere with the same name as a town come after the town', () => {
  expect(lines('isidro ayora')).toEqual([
    'Isidro Ayora, Guayas',
    'Hospital General Isidro Ayora, cantón Loja',
    'Hospital Gineco-Obstétrico Isidro Ayora, cantón Quito',
  ])
})

test('a city that was found by another of its names says so', () => {
  expect(lines('lago agrio')[0]).toBe('Nueva Loja, Lago Agrio; Sucumbíos')
})

test('cities of the same name are distinguished by their province', () => {
  // There are also health centres called Olmedo, whose addresses have an anchor.
  const olmedo = suggestPlaces(cities, 'olmedo').filter(({ name, path }) => name === 'Olmedo' && !path.includes('#'))
  expect(olmedo.map(({ detail }) => detail).sort()).toEqual(['Loja', 'Manabí'])
  expect(new Set(olmedo.map(({ path }) => path)).size).toBe(2)
})

test('there are six suggestions at most, and none for an empty text or punctuation only', () => {
  expect(lines('a')).toHaveLength(6)
  for (const nothing of ['', '   ', '¿?', '%']) expect(lines(nothing)).toEqual([])
})

test('a placeholder is suggested by the name a reader sees', () => {
  const city = buildCity({ name: 'Ciudad 12', slug: 'biblian', province: 'Provincia 3' })
  expect(suggestPlaces([city], 'bibl')).toEqual([{ name: 'Biblian', detail: 'Cañar', path: '/ec/biblian' }])
})

test('the count of suggestions is worded in Spanish', () => {
  expect([0, 1, 6].map(suggestionCount)).toEqual(['Sin sugerencias', '1 sugerencia', '6 sugerencias'])
})
