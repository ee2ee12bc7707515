import { expect, test } from 'vitest'
import { planRestore } from '@/admin/history/restore/plan-restore'
import type { GeneratedPage } from '@/data/generated-pages'
import type { RecordChange } from '@/data/history/restores'
import type { CityRevision, RecordFields } from '@/data/history/revisions'
import type { CityFields } from '@/data/history/row-states'

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

test('a record that nobody changed since the run is restored to what it said before the run', () => {
  const [item] = plan([change('a', 'uno', 'dos')], [record('a', 'dos')])
  expect(item).toMatchObject({ standing: 'ready', from: { title: 'dos' }, to: { title: 'uno' } })
})

test('a record that somebody changed since is marked as changed, and its restore starts from its current state', () => {
  const [item] = plan([change('a', 'uno', 'dos')], [record('a', 'tres')])
  expect(item).toMatchObject({ standing: 'changed', from: { title: 'tres' }, to: { title: 'uno' } })
})

test('a record in which only the score differs counts as changed too', () => {
  expect(standings(plan([change('a', 'uno', 'dos')], [{ ...record('a', 'dos'), seoScore: 40 }]))).toEqual(['changed'])
})

test('restored records are not written again, so that a restore stopped half way continues with the rest', () => {
  const changes = [change('a', 'uno', 'dos'), change('b', 'uno', 'dos')]
  expect(standings(plan(changes, [record('a', 'uno'), record('b', 'dos')]))).toEqual(['done', 'ready'])
})

test('a record that the run created stays, because records are never deleted, and a record that is gone is marked as such', () => {
  expect(standings(plan([change('a', null, 'uno')], [record('a', 'uno')]))).toEqual(['first'])
  expect(standings(plan([change('a', 'uno', 'dos')], []))).toEqual(['gone'])
})

test('a record changed several times since a release is restored to its state before the first of these changes', () => {
  const changes = [change('a', 'publicado', 'dos'), change('a', 'dos', 'tres')]
  expect(plan(changes, [record('a', 'tres')])).toMatchObject([{ standing: 'ready', to: { title: 'publicado' } }])
})

test('a record changed by hand since a release counts as changed, although it matches the last logged change', () => {
  const changes = [change('a', 'publicado', 'dos'), change('a', 'dos', 'a mano', false)]
  expect(standings(plan(changes, [record('a', 'a mano')]))).toEqual(['changed'])
})

test('in a city only the fields that the run corrected are restored; other changes since stay', () => {
  const before = { name: 'Cuenca', province: 'Provincia 3', population: 1 }
  const [item] = planCity([cityChange(before, { ...before, province: 'Azuay' })], {
    name: 'Cuenca',
    province: 'Azuay',
    population: 2,
  })
  expect(item).toMatchObject({ kind: 'city', standing: 'ready', from: { province: 'Azuay' } })
  expect(item?.to).toEqual({ province: 'Provincia 3' })
})

test('a city whose province changed since is marked as changed, and one that no longer exists as gone', () => {
  const [before, after] = [{ province: 'Provincia 3' }, { province: 'Azuay' }]
  expect(standings(planCity([cityChange(before, after)], { province: 'Cañar' }))).toEqual(['changed'])
  expect(standings(planCity([cityChange(before, after)]))).toEqual(['gone'])
  expect(standings(planCity([cityChange(null, after)], after))).toEqual(['first'])
})
