import * as v from 'valibot'
import { PAGE_TYPES } from '@/generator/generated-content'
import { DataError } from './errors'
import { recordedFacility } from './facility-register'
import { generatedPage } from './generated-pages'
import { rowsOf } from './request/rows-of'
import { timestamp } from './request/timestamp'
import { changedSince, cityFields } from './row-states'

/** The columns that every history has: an id that grows with each change, when, and by whom. */
const change = {
  id: v.pipe(v.number(), v.transform(String)),
  changedAt: timestamp,
  // Null for a visitor, and for the owner.
  changedBy: v.nullable(v.string()),
}

/** What a record says, without `id` and `awaitsEditor`. */
export const recordFields = v.omit(generatedPage, ['id', 'awaitsEditor'])

/** A change of a record, as the database has it. */
export const pageRevision = v.object({
  ...change,
  pageId: v.string(),
  cityId: v.string(),
  pageType: v.picklist(PAGE_TYPES),
  // Null for the first registration.
  before: v.nullable(recordFields),
  after: recordFields,
})

/** A change of a city, as the database has it. */
export const cityRevision = v.object({
  ...change,
  cityId: v.string(),
  // Null for a city that an editor added.
  before: v.nullable(cityFields),
  // Null for a city that was deleted.
  after: v.nullable(cityFields),
})

/** A change of a facility, as the database has it. */
export const facilityRevision = v.object({
  ...change,
  facilityId: v.string(),
  // Null for a facility that was added.
  before: v.nullable(recordedFacility),
  after: recordedFacility,
})

/** What a record says, without `id` and `awaitsEditor`. */
export type RecordFields = v.InferOutput<typeof recordFields>

/** One change of a record, as the database wrote it down. */
export type PageRevision = v.InferOutput<typeof pageRevision>

/** One change of a city, as the database wrote it down. */
export type CityRevision = v.InferOutput<typeof cityRevision>

/** One change of a facility, as the database wrote it down. */
export type FacilityRevision = v.InferOutput<typeof facilityRevision>

/** The fields that a change of a record, a city or a facility has in common with the others. */
export type Revision = Pick<PageRevision | CityRevision | FacilityRevision, keyof typeof change>

/**
 * Sets the columns that this change altered back to their earlier values; other columns keep later changes. The history
 * keeps the restoring as one more change. A city that was deleted is added again, without its records. Throws a
 * `DataError`: `invalid` when the earlier state is not known, `not-found` when the city is gone since, `forbidden` when
 * refused.
 */
export async function restoreCity({ cityId, before, after }: CityRevision): Promise<void> {
  const { name, slug, province, region } = before ?? {}
  if (!before || name === undefined || slug === undefined || province === undefined || region === undefined)
    throw new DataError('invalid', new Error('nothing before it is known'))
  const { rows } = await rowsOf((client) =>
    after === null
      ? client
          .from('cities')
          .insert({ ...before, id: cityId, name, slug, province, region })
          .select('id')
      : client.from('cities').update(changedSince(before, after)).eq('id', cityId).select('id'),
  )
  if (rows.length === 0) throw await whyNone(cityId)
}

/** Tells why no row was updated: the city is gone, or row security refused, which it does by finding no row. */
async function whyNone(id: string): Promise<DataError> {
  const { rows } = await rowsOf((client) => client.from('cities').select('id').eq('id', id))
  return new DataError(rows.length > 0 ? 'forbidden' : 'not-found', new Error(`no city restored: ${id}`))
}
