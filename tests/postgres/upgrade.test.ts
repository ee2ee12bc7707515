import { afterAll, beforeAll, expect, test } from 'vitest'
import { pageOf } from '../rls/rows'
import { type Project, startProject } from './project'

/** The migrations from this day on tell visitors' records from editors', and limit what may be written in a record. */
const BEFORE = '20261121'

let project: Project
beforeAll(async () => {
  project = await startProject({ empty: true })
  await project.migrate('', BEFORE)
  await project.addPeople()
  await project.sql`insert into cities (name, slug, province, region) values
    ('Cuenca', 'cuenca', 'Azuay', 'Sierra'), ('Loja', 'loja', 'Loja', 'Sierra'),
    ('Quito', 'quito', 'Pichincha', 'Sierra'), ('Tena', 'tena', 'Napo', 'Oriente')`
})
afterAll(() => project.close())

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
