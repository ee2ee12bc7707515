import * as v from 'valibot'
import { recordedFacility } from '@/data/facility-register'
import { generatedPage } from '@/data/generated-pages'
import { timestamp } from '@/data/request/timestamp'
import { PAGE_TYPES } from '@/generator/generated-content'
import { cityFields } from './row-states'

/** The columns that every history has: an id that grows with each change, when, and by whom. */
const change = {
  id: v.pipe(v.number(), v.transform(String)),
  changedAt: timestamp,
  // Null for a visitor, and for the owner.
  changedBy: v.nullable(v.string()),
}

/** What a record says, without `id` and `awaitsEditor`. */
const recordFields = v.omit(generatedPage, ['id', 'awaitsEditor'])

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
