import { afterAll, beforeEach, expect, test } from 'vitest'
import { generate, projectCsv } from '../../scripts/write-seed'
import { type Backend, startBackend } from '../support/backend'
import { cityOf } from './rows'

const csv = projectCsv()
let backend: Backend
beforeEach(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

/** Loads the project's data with these facilities again. */
async function loadAgain(facilities: string) {
  for (const statement of generate({ ...csv, facilities }).data.split(/;\n/)) await backend.sql(statement)
}

const line = (key: string, unicode: string, name: string) =>
  `${key},mira,${name},,centro-a,,,MSP,,${unicode},,,,,,,yes,official,open,msp-rural-2025,2026-11-21,\n`
const nameOf = async (unicode: string) =>
  (await backend.sql<{ name: string }>('select name from facilities where unicode = $1', [unicode]))[0]?.name

test('no file overwrites what somebody changed or added at the desk, however late it was checked, until an owner says so', async () => {
  const editor = backend.as('editor')
  const mira = await cityOf(backend, 'mira')
  await editor.from('facilities').update({ address: 'Calle Nueva' }).eq('unicode', '001927').throwOnError()
  await editor.from('cities').update({ province: 'Otra' }).eq('id', mira.id).throwOnError()
  const added = { cityId: mira.id, name: 'Del escritorio', kind: 'centro-a' as const, sources: ['msp-rural-2025'] }
  await editor
    .from('facilities')
    .insert({ ...added, unicode: '009999' })
    .throwOnError()

  const later = csv.facilities.replaceAll(/^(00192\d,.*,)2026-11-21/gm, '$12026-12-24')
  expect(later).not.toBe(csv.facilities)
  await loadAgain(later + line('009999', '009999', 'De la lista'))
  const state = `select address, "checkedOn"::text as checked from facilities where unicode in ('001927', '001929') order by unicode`
  expect(await backend.sql(state)).toEqual([
    { address: 'Calle Nueva', checked: '2026-11-21' },
    { address: null, checked: '2026-12-24' },
  ])
  expect(await nameOf('009999')).toBe('Del escritorio')
  expect(await backend.sql(`select province from cities where slug = 'mira'`)).toEqual([{ province: 'Otra' }])

  await backend.sql(`update facilities set "editedAt" = null where unicode = '001927'`)
  await loadAgain(later)
  expect(await backend.sql(state)).toMatchObject([{ address: null, checked: '2026-12-24' }, {}])
})

test('a request that changes nothing leaves a place to the file', async () => {
  const editor = backend.as('editor')
  await editor.from('facilities').update({ status: 'open' }).eq('unicode', '001927').throwOnError()
  expect(await backend.sql(`select "editedAt" from facilities where unicode = '001927'`)).toEqual([{ editedAt: null }])
})

test('a note never comes from a file, and no file takes one away', async () => {
  await backend.sql(
    `update "facilityNotes" set note = 'Llamar antes' from facilities where id = "facilityId" and unicode = '001929'`,
  )
  await loadAgain(csv.facilities.replace(/^(001929,.*,)2026-11-21,/m, '$12026-12-24,otra nota'))
  const [place] = await backend.sql(
    `select note, "checkedOn"::text as checked from facilities join "facilityNotes" on "facilityId" = id where unicode = '001929'`,
  )
  expect(place).toEqual({ note: 'Llamar antes', checked: '2026-12-24' })
})

test('a number of the ministry moves from one place to another with one load of the file', async () => {
  await loadAgain(csv.facilities + line('uno', '009998', 'Primero') + line('dos', '', 'Segundo'))
  await loadAgain(csv.facilities + line('uno', '', 'Primero') + line('dos', '009998', 'Segundo'))
  expect(await nameOf('009998')).toBe('Segundo')
  await loadAgain(csv.facilities + line('uno', '009998', 'Primero') + line('dos', '009997', 'Segundo'))
  expect([await nameOf('009998'), await nameOf('009997')]).toEqual(['Primero', 'Segundo'])
})
