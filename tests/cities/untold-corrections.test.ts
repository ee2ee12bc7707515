import { expect, test } from 'vitest'
import { untoldCorrections } from '../../scripts/untold-corrections'
import { generate, projectCsv } from '../../scripts/write-seed'

const ASUNCION = /^000073,.*\n/m
const csv = asOpenAndChecked('2026-11-21')
const row = csv.facilities.match(ASUNCION)?.[0] ?? ''
const before = generate(csv).seed
const afterwards = (changed: string) =>
  untoldCorrections(before, generate({ ...csv, facilities: csv.facilities.replace(ASUNCION, changed) }).seed)

test('a place corrected without a later day is reported, because a database that has the place keeps its own row', () => {
  expect(afterwards(row.replace(',open,', ',closed,'))).toEqual([
    expect.stringMatching(/^«Centro de Salud Asunción» \(giron\) is corrected, but not checked later than 2026-11-21/),
  ])
})

test('a place removed from the register is reported, with how to close a place instead', () => {
  expect(afterwards('')).toEqual([
    expect.stringMatching(/^«Centro de Salud Asunción» \(giron\) left facilities\.csv.*«closed»/),
  ])
})

test('a correction with a later day, a new place and an unchanged register are not reported', () => {
  expect(afterwards(row.replace(',open,', ',closed,').replace('2026-11-21', '2026-12-24'))).toEqual([])
  expect(afterwards(row + row.replaceAll('000073', '009998').replace('Asunción', "Niña d'Oro"))).toEqual([])
  expect(untoldCorrections(before, before)).toEqual([])
})

/**
 * Returns the register with that place set to open and checked on this day, so that later corrections of it do not
 * matter here.
 */
function asOpenAndChecked(day: string) {
  const real = projectCsv()
  const known = (line: string) => line.replace(/,(open|unconfirmed|closed),/, ',open,').replace(/\d{4}-\d\d-\d\d/, day)
  return { ...real, facilities: real.facilities.replace(ASUNCION, known) }
}
