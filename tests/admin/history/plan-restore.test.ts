import { expect, test } from 'vitest'
import { planRestore } from '@/admin/history/restore/plan-restore'
import type { GeneratedPage } from '@/data/generated-pages'
import type { RecordChange } from '@/data/restores'
import type { CityRevision, RecordFields } from '@/data/revisions'
import type { CityFields } from '@/data/row-states'

const DATES = { datePublished: '2026-11-20T00:00:00Z', dateModified: '2026-11-20T00:00:00Z' }

function fields(title: string): RecordFields {
  const page = { cityId: 'cuenca', pageType: 'cytotec' as const, urlPath: '/ec/cuenca/cytotec', ...DATES }
  const scores = { seoScore: 95, wordCount: 1300, internalLinksCount: 9 }
  return { ...page, title, metaDescription: 'Qué es.', contentHash: title.padEnd(32, '0'), ...scores }
}

const record = (id: string, title: string): GeneratedPage => ({ id, ...fields(title), awaitsEditor: false })

function change(pageId: string, before: string | null, after: string, isOfRun = true): RecordChange {
  const when = { id: '1', changedAt: DATES.dateModified, changedBy: 'editora' }
  const states = { before: before === null ? null : fields(before), after: fields(after) }
  return { ...when, ...states, pageId, cityId: 'cuenca', pageType: 'cytotec', isOfRun }
}

const cityChange = (before: CityFields | null, after: CityFields | null): CityRevision => ({
  id: '1',
  changedAt: DATES.dateModified,
  changedBy: null,
  cityId: 'cuenca',
  before,
  after,
})

const plan = (pages: RecordChange[], records: GeneratedPage[]) =>
  planRestore({ pages, cities: [] }, { records, cities: new Map() })
const planCity = (changes: CityRevision[], now?: CityFields) =>
  planRestore({ pages: [], cities: changes }, { records: [], cities: new Map(now ? [['cuenca', now]] : []) })
const standings = (items: ReturnType<typeof plan>) => items.map(({ standing }) => standing)

test('a record that still says what the run left is to say again what it said before the run', () => {
  const [item] = plan([change('a', 'uno', 'dos')], [record('a', 'dos')])
  expect(item).toMatchObject({ standing: 'ready', from: { title: 'dos' }, to: { title: 'uno' } })
})

test('a record that somebody changed since is told apart, and would be written only from what it says now', () => {
  const [item] = plan([change('a', 'uno', 'dos')], [record('a', 'tres')])
  expect(item).toMatchObject({ standing: 'changed', from: { title: 'tres' }, to: { title: 'uno' } })
})

test('one of which only the score is another was changed as well', () => {
  expect(standings(plan([change('a', 'uno', 'dos')], [{ ...record('a', 'dos'), seoScore: 40 }]))).toEqual(['changed'])
})

test('what is restored already is not written again, so that one stopped half way is continued with the rest', () => {
  const changes = [change('a', 'uno', 'dos'), change('b', 'uno', 'dos')]
  expect(standings(plan(changes, [record('a', 'uno'), record('b', 'dos')]))).toEqual(['done', 'ready'])
})

test('a record that the run registered stays, since nobody deletes one, and one that is gone is said to be', () => {
  expect(standings(plan([change('a', null, 'uno')], [record('a', 'uno')]))).toEqual(['first'])
  expect(standings(plan([change('a', 'uno', 'dos')], []))).toEqual(['gone'])
})

test('of a record that was changed several times since a release, the state before the first is what it was then', () => {
  const changes = [change('a', 'publicado', 'dos'), change('a', 'dos', 'tres')]
  expect(plan(changes, [record('a', 'tres')])).toMatchObject([{ standing: 'ready', to: { title: 'publicado' } }])
})

test('one that was changed by hand since a release is not taken for the runs’, though it says what it was left saying', () => {
  const changes = [change('a', 'publicado', 'dos'), change('a', 'dos', 'a mano', false)]
  expect(standings(plan(changes, [record('a', 'a mano')]))).toEqual(['changed'])
})

test('of a city only what the run corrected is brought back; what else changed since stays as it is', () => {
  const before = { name: 'Cuenca', province: 'Provincia 3', population: 1 }
  const [item] = planCity([cityChange(before, { ...before, province: 'Azuay' })], {
    name: 'Cuenca',
    province: 'Azuay',
    population: 2,
  })
  expect(item).toMatchObject({ kind: 'city', standing: 'ready', from: { province: 'Azuay' } })
  expect(item?.to).toEqual({ province: 'Provincia 3' })
})

test('a city whose province is another since is told apart, and so is one that is gone', () => {
  const [before, after] = [{ province: 'Provincia 3' }, { province: 'Azuay' }]
  expect(standings(planCity([cityChange(before, after)], { province: 'Cañar' }))).toEqual(['changed'])
  expect(standings(planCity([cityChange(before, after)]))).toEqual(['gone'])
  expect(standings(planCity([cityChange(null, after)], after))).toEqual(['first'])
})
