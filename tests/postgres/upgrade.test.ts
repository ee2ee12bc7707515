import { afterEach, beforeEach, expect, test } from 'vitest'
import { pageOf } from '../rls/rows'
import { type Person, SIGNED_IN } from '../support/people'
import { type Project, startProject } from './project'

/** The migrations from this day on tell visitors' records from editors', and limit what may be written in a record. */
const BEFORE = '20261121'

/** The migration that refuses soft hyphens and fillers. */
const NO_FILLERS = '20261127080000'

/** The migration that takes the editors' notes out of what others may read. */
const NOTES_FOR_EDITORS = '20261126120000'

let project: Project
beforeEach(async () => {
  project = await startProject({ empty: true })
  await project.migrate('', BEFORE)
  await project.addPeople()
  await project.sql`insert into cities (name, slug, province, region) values
    ('Cuenca', 'cuenca', 'Azuay', 'Sierra'), ('Loja', 'loja', 'Loja', 'Sierra'),
    ('Quito', 'quito', 'Pichincha', 'Sierra'), ('Tena', 'tena', 'Napo', 'Oriente')`
})
afterEach(() => project.close())

test('records from before those migrations are told apart by their history, and keep their dates', async () => {
  const { sql } = project
  const cities = await sql<{ id: string; name: string; slug: string }[]>`
    select id, name, slug from cities order by slug`
  const [cuenca, loja, quito, tena] = cities.map((city) => pageOf(city))
  if (!cuenca || !loja || !quito || !tena) throw new Error('there are not four cities')
  await project.as(
    'visitor',
    (one) => one`insert into "generatedPages" ${one([cuenca, loja, { ...tena, title: 'Tena\u200B' }])}`,
  )
  await project.as('editor', async (one) => {
    await one`insert into "generatedPages" ${one(quito)}`
    await one`update "generatedPages" set "seoScore" = 91 where "urlPath" = ${loja.urlPath}`
  })
  const dates = () => sql`select "urlPath", "datePublished", "dateModified" from "generatedPages" order by "urlPath"`
  const before = await dates()
  const [{ changes } = {}] = await sql`select count(*)::int as changes from "pageRevisions"`

  await project.migrate(BEFORE, '9')

  const awaiting = await sql`select "urlPath", "awaitsEditor" from "generatedPages" order by "urlPath"`
  expect(awaiting.map(({ urlPath, awaitsEditor }) => [urlPath, awaitsEditor])).toEqual([
    [cuenca.urlPath, true],
    [loja.urlPath, false],
    [quito.urlPath, false],
  ])
  expect([...(await dates())]).toEqual(before.filter(({ urlPath }) => urlPath !== tena.urlPath))
  // The migrations have added nothing to the history.
  expect([...(await sql`select count(*)::int as changes from "pageRevisions"`)]).toEqual([{ changes }])
})

test('what editors had noted of places before it was theirs alone is told to them as before, and to nobody else', async () => {
  const { sql } = project
  await project.migrate(BEFORE, NOTES_FOR_EDITORS)
  await sql`insert into "facilitySources" (key, organization, year) values ('nota', 'Nota', '2026')`
  await project.as('editor', async (one) => {
    await one`insert into facilities ("cityId", name, kind, sources, note)
      select id, 'Con nota', 'puesto', '{nota}', 'Una nota' from cities where slug = 'loja'`
    await one`update facilities set note = null, address = 'Calle 1'`
  })
  await sql`insert into facilities ("cityId", name, kind, sources) select id, 'Sin nota', 'puesto', '{nota}' from cities limit 1`
  const told = async (person: Person) => {
    let rows: unknown[] = []
    await project.as(person, async (one) => {
      const read = await one`
        select jsonb_strip_nulls(before) as before, jsonb_strip_nulls(after) as after from history where kind = 'facility' order by id`
      rows = [...read]
    })
    return rows
  }
  const before = await told('editor')
  expect(before).toMatchObject([
    { before: null, after: { note: 'Una nota', checkedBy: SIGNED_IN.editor.id } },
    { before: { note: 'Una nota' }, after: { address: 'Calle 1', checkedBy: SIGNED_IN.editor.id } },
    { after: { name: 'Sin nota' } },
  ])

  await project.migrate(NOTES_FOR_EDITORS, '9')

  expect(await told('editor')).toEqual(before)
  await sql`update settings set "publicAdmin" = true`
  for (const person of ['visitor', 'stranger'] as const) {
    const rows = await told(person)
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows)).not.toMatch(/Una nota|checkedBy/)
  }
  expect(JSON.stringify(await sql`select * from "facilityRevisions"`)).not.toMatch(/Una nota|checkedBy/)
  expect([...(await sql`select note, "checkedBy" from "facilityNotes" order by "checkedBy"`)]).toEqual([
    { note: null, checkedBy: SIGNED_IN.editor.id },
    { note: null, checkedBy: null },
  ])
  await expect(sql`delete from "facilityRevisions"`).rejects.toThrow('never changed')
})

test('soft hyphens and fillers are taken out of what is there, and the rest stays', async () => {
  const { sql } = project
  await project.migrate(BEFORE, NO_FILLERS)
  await sql`update cities set name = 'Cuen\u00ADca', "canonicalName" = '\u3164Cuenca' where slug = 'cuenca'`
  await sql`insert into "facilitySources" (key, organization, year) values ('nota', 'Minis\u00ADterio', '2026')`
  await sql`insert into facilities ("cityId", name, kind, sources, address, "addressYear")
    select id, 'Puesto de Sa\u00ADlud', 'puesto', '{nota}', 'Calle\u206F 1', '2018' from cities where slug = 'loja'`
  // In lists from a PDF, a soft hyphen alone may stand for «none».
  await sql`insert into facilities ("cityId", name, kind, sources, network, address, "addressYear", note)
    select id, 'Sin dirección', 'puesto', '{nota}', '\u00AD', '\u00AD', '2018', '\u00AD' from cities where slug = 'loja'`
  await project.migrate(NO_FILLERS, '9')
  expect([...(await sql`select name, "canonicalName" from cities order by slug limit 2`)]).toEqual([
    { name: 'Cuenca', canonicalName: 'Cuenca' },
    { name: 'Loja', canonicalName: null },
  ])
  expect([...(await sql`select organization, year from "facilitySources"`)]).toEqual([
    { organization: 'Ministerio', year: '2026' },
  ])
  const none = { network: null, address: null, addressYear: null, note: null }
  expect([...(await sql`select name, network, address, "addressYear", note from facilities order by name`)]).toEqual([
    { ...none, name: 'Puesto de Salud', address: 'Calle 1', addressYear: '2018' },
    { ...none, name: 'Sin dirección' },
  ])
})
