import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { PAGE_TYPES } from '@/generator/generated-content'
import { DataError } from './errors'
import { recordedPlace } from './facility-register'
import { type GeneratedPage, generatedPage, updateRecord } from './generated-pages'
import { readPolicy } from './request/read-policy'
import { rowsOf } from './request/rows-of'
import { timestamp } from './request/timestamp'
import { supabase } from './supabase'

/** What every history says of a change: a number that grows with each, when, and by whom. */
const change = {
  id: v.pipe(v.number(), v.transform(String)),
  changedAt: timestamp,
  // Null for a visitor, and for the owner.
  changedBy: v.nullable(v.string()),
}

const recordFields = v.omit(generatedPage, ['id', 'awaitsEditor'])

const pageRevision = v.object({
  ...change,
  pageId: v.string(),
  cityId: v.string(),
  pageType: v.picklist(PAGE_TYPES),
  // Null for the first registration.
  before: v.nullable(recordFields),
  after: recordFields,
})

/** A city as a change found or left it, without what the register of places says; a column may not have been there in those days. */
const cityFields = v.partial(
  v.object({
    name: v.string(),
    canonicalName: v.nullable(v.string()),
    slug: v.string(),
    province: v.string(),
    region: v.string(),
    population: v.number(),
    populationBasis: v.nullable(v.string()),
    latitude: v.nullable(v.number()),
    longitude: v.nullable(v.number()),
    seoPriority: v.number(),
    emergencyContacts: v.string(),
  }),
)

const cityRevision = v.object({
  ...change,
  cityId: v.string(),
  // Null for a city that an editor added.
  before: v.nullable(cityFields),
  // Null for one that was deleted.
  after: v.nullable(cityFields),
})

const facilityRevision = v.object({
  ...change,
  facilityId: v.string(),
  // Null for a place that was added.
  before: v.nullable(recordedPlace),
  after: recordedPlace,
})

/** What a record says, without its id. */
export type RecordFields = v.InferOutput<typeof recordFields>

/** What the database says of a city, without its id. */
export type CityFields = v.InferOutput<typeof cityFields>

/** One change of a record, as the database wrote it down. */
export type PageRevision = v.InferOutput<typeof pageRevision>

/** One change of a city, as the database wrote it down. */
export type CityRevision = v.InferOutput<typeof cityRevision>

/** One change of a place of care, as the database wrote it down. */
export type FacilityRevision = v.InferOutput<typeof facilityRevision>

/** What every change has, whatever it is a change of. */
export type Revision = Pick<PageRevision | CityRevision | FacilityRevision, keyof typeof change>

/** Reads of a history, as query options. Nobody but editors reads it while the admin is closed: for others it is empty. */
export type History<One> = {
  /** The latest changes, or those before the change with this id. */
  recent: (window: { limit: number; before?: string }) => ReturnType<typeof historyQuery<One>>
  /** Every change of one row, the latest first; as many as one answer holds, and there are seldom more than a few. */
  of: (rowId: string) => ReturnType<typeof historyQuery<One>>
  /** The latest changes of all rows of one city. */
  ofCity: (cityId: string, limit: number) => ReturnType<typeof historyQuery<One>>
}

/** The history of the records of pages. */
export const pageHistory = historyOf('pageRevisions', 'pageId', pageRevision)

/** The history of the cities. */
export const cityHistory = historyOf('cityRevisions', 'cityId', cityRevision)

/** The history of the places of care. */
export const facilityHistory = historyOf('facilityRevisions', 'facilityId', facilityRevision)

/**
 * Brings a record back to what it said before this change (or after it): the history keeps that as one more change.
 * Its address and dates stay the database's to set. Throws a `DataError`: `invalid` where there was nothing before,
 * `not-found` when the record is gone, `forbidden` when refused.
 */
export async function restorePage(
  revision: PageRevision,
  state: 'before' | 'after' = 'before',
): Promise<GeneratedPage> {
  const fields = revision[state]
  if (!fields) throw new DataError('invalid', new Error('a first registration has nothing before it'))
  const { title, metaDescription, contentHash, seoScore, wordCount, internalLinksCount } = fields
  const content = { title, metaDescription, contentHash, seoScore, wordCount, internalLinksCount }
  const page = await updateRecord(revision.pageId, content)
  if (page) return page
  throw await whyNone('generatedPages', revision.pageId)
}

/**
 * Takes back what this change made of a city; what was changed otherwise since stays as it is, and the history keeps it as one more
 * change. A city that was deleted is added again, without its records. Throws a `DataError`: `invalid` where there was nothing
 * before, `not-found` when the city is gone since, `forbidden` when refused.
 */
export async function restoreCity({ cityId, before, after }: CityRevision): Promise<void> {
  const { name, slug, province, region } = before ?? {}
  if (!before || name === undefined || slug === undefined || province === undefined || region === undefined)
    throw new DataError('invalid', new Error('nothing before it is known'))
  const cities = (await supabase()).from('cities')
  const { rows } = await rowsOf(
    after === null
      ? cities.insert({ ...before, id: cityId, name, slug, province, region }).select('id')
      : cities.update(changedSince(before, after)).eq('id', cityId).select('id'),
  )
  if (rows.length === 0) throw await whyNone('cities', cityId)
}

/** The columns that said something else before. */
function changedSince(before: CityFields, after: CityFields): CityFields {
  const now = new Map(Object.entries(after))
  return v.parse(
    cityFields,
    Object.fromEntries(Object.entries(before).filter(([key, value]) => now.get(key) !== value)),
  )
}

/** Row security refuses by finding no row to update. */
async function whyNone(table: 'generatedPages' | 'cities', id: string): Promise<DataError> {
  const client = await supabase()
  const { rows } = await rowsOf(client.from(table).select('id').eq('id', id))
  return new DataError(rows.length > 0 ? 'forbidden' : 'not-found', new Error(`no row of ${table} restored: ${id}`))
}

/** The history of one table, whose rows are known by `idColumn`. Another table's is one more line like those above. */
function historyOf<Entries extends v.ObjectEntries>(
  table: 'pageRevisions' | 'cityRevisions' | 'facilityRevisions',
  idColumn: 'pageId' | 'cityId' | 'facilityId',
  schema: v.ObjectSchema<Entries, undefined>,
): History<v.InferOutput<typeof schema>> {
  const latest = (client: Awaited<ReturnType<typeof supabase>>) =>
    client.from(table).select(Object.keys(schema.entries).join(',')).order('id', { ascending: false })
  const read = async (request: Parameters<typeof rowsOf>[0]) => {
    const { rows } = await rowsOf(request)
    return rows.map((row) => {
      const parsed = v.safeParse(schema, row)
      if (!parsed.success) throw new DataError('invalid', new v.ValiError(parsed.issues))
      return parsed.output
    })
  }
  return {
    recent: ({ limit, before }) =>
      historyQuery([table, 'recent', limit, before ?? null], async () => {
        const some = latest(await supabase()).limit(limit)
        return read(before === undefined ? some : some.lt('id', Number(before)))
      }),
    of: (rowId) =>
      historyQuery([table, 'of', rowId], async () => read(latest(await supabase()).match({ [idColumn]: rowId }))),
    ofCity: (cityId, limit) =>
      historyQuery([table, 'of city', cityId, limit], async () =>
        read(
          latest(await supabase())
            .match({ cityId })
            .limit(limit),
        ),
      ),
  }
}

function historyQuery<One>(key: (string | number | null)[], queryFn: () => Promise<One[]>) {
  return queryOptions({ queryKey: ['revisions', ...key], queryFn, ...readPolicy, staleTime: 0 })
}
