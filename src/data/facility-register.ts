import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import {
  CONFIDENCES,
  EMERGENCY_HOURS,
  FACILITY_KINDS,
  FACILITY_STATUSES,
  HOSPITAL_LEVELS,
  SPECIALTIES,
} from '@/cities/facility'
import { hasValues } from '@/data/request/has-values'
import { DataError, errorKind } from './errors'
import type { FacilitySource } from './facilities'
import { isRowId } from './request/row-id'
import { columnsOf, orThrow, selectAllPages, selectOne, writeOne } from './request/select'

const text = v.nullable(v.string())

/** The columns of a facility that the desk writes. */
const facilityFields = v.object({
  cityId: v.string(),
  name: v.pipe(
    v.string(),
    v.check((name) => name.trim() !== ''),
  ),
  kind: v.picklist(FACILITY_KINDS),
  specialty: v.nullable(v.picklist(SPECIALTIES)),
  maternity: v.boolean(),
  network: text,
  level: v.nullable(v.picklist(HOSPITAL_LEVELS)),
  unicode: text,
  address: text,
  addressYear: text,
  latitude: v.nullable(v.number()),
  longitude: v.nullable(v.number()),
  attendsEmergencies: v.nullable(v.picklist(EMERGENCY_HOURS)),
  hours: text,
  displayName: text,
  inTown: v.nullable(v.boolean()),
  confidence: v.picklist(CONFIDENCES),
  status: v.picklist(FACILITY_STATUSES),
  sources: v.array(v.string()),
  checkedOn: v.string(),
})

export const facilityRow = v.object({ id: v.string(), version: v.string(), ...facilityFields.entries })

/** What only editors may read: the database returns it to nobody else, neither of a facility nor in the history. */
const notes = {
  note: v.optional(text),
  phone: v.optional(text),
  checkedBy: v.optional(text),
  /** When it was telephoned and nobody answered, until it is checked. */
  unansweredAt: v.optional(text),
}

const notedFacility = v.object({ ...facilityRow.entries, facilityNotes: v.nullish(v.object(notes)) })

/** What editors note of a facility, for themselves alone. */
type PrivateFields = { note?: string | null | undefined; phone?: string | null | undefined }

/** The fields of a facility that the desk sends; the private ones only when the sender may read them. */
export type FacilityFields = v.InferOutput<typeof facilityFields> & PrivateFields

/**
 * A facility as the desk has it. `version` identifies this state of the row: it is another one after every change.
 * The private fields and `checkedBy` are undefined for users who may not read them.
 */
export type RegisteredFacility = v.InferOutput<typeof facilityRow> &
  PrivateFields & { checkedBy?: string | null | undefined; unansweredAt?: string | null | undefined }

/**
 * A facility, or what editors note of it, before or after a change (src/data/history/revisions.ts). A column that did
 * not exist at that time is missing.
 */
export const recordedFacility = v.partial(v.object({ ...facilityFields.entries, ...notes }))
export type RecordedFacility = v.InferOutput<typeof recordedFacility>

/**
 * Reads of the register, closed facilities included, as query options; with `signedIn`, an editor also reads `note` and
 * `checkedBy`.
 */
export const registerQueries = {
  /** Every facility, without `note` and `checkedBy`, so that it can be read before the session is known. */
  all: () => queryOptions({ queryKey: ['facilities', 'all'], queryFn: readRegister }),

  /** What editors note of all facilities; to be asked for editors alone. */
  notes: () => queryOptions({ queryKey: ['facilities', 'notes'], queryFn: readNotes }),

  /** One facility as it is now; null when there is none. */
  one: (id: string, signedIn: boolean) =>
    queryOptions({
      queryKey: ['facilities', 'one', id, signedIn],
      queryFn: () => readFacility(id, signedIn),
      staleTime: 0,
    }),
}

/** What editors note of a facility for themselves, by the id of the facility. */
export type FacilityNote = v.InferOutput<typeof facilityNote>

const facilityNote = v.object({ facilityId: v.string(), phone: text, note: text, unansweredAt: text })

/** Reads what editors note of all facilities; none for anybody else. Throws a `DataError`. */
async function readNotes(): Promise<ReadonlyMap<string, FacilityNote>> {
  const rows = await selectAllPages(facilityNote, (client) =>
    client.from('facilityNotes').select(columnsOf(facilityNote), { count: 'exact' }).order('facilityId'),
  )
  return new Map(rows.map((row) => [row.facilityId, row]))
}

/** Notes that a facility was telephoned and nobody answered; null takes that back. Throws a `DataError`. */
export async function noteUnanswered(id: string, unansweredAt: string | null): Promise<void> {
  const { rows } = await orThrow((client) =>
    client.from('facilityNotes').update({ unansweredAt }).eq('facilityId', id).select('facilityId'),
  )
  if (rows.length === 0) throw new DataError('forbidden', new Error('the call was not noted'))
}

/** Reads the register as it is now. Throws a `DataError`. */
export function readRegister(): Promise<RegisteredFacility[]> {
  return selectAllPages(facilityRow, (client) =>
    client.from('facilities').select(COLUMNS, { count: 'exact' }).order('id'),
  )
}

/** Some of the fields of a facility. */
export type SomeFields = { [Field in keyof FacilityFields]?: FacilityFields[Field] | undefined }

/** The outcome of a save: the facility as it is stored now, or as somebody else has changed it in the meantime. */
export type Saved = { saved: RegisteredFacility } | { changed: RegisteredFacility }

/**
 * Changes a facility that was read as `base`. Writes nothing if somebody has changed it since. Throws a `DataError`:
 * `not-found` when the facility is gone, `forbidden` when it may not be changed. The history shows the `reason`.
 */
export async function saveFacility(base: RegisteredFacility, fields: SomeFields, reason?: string): Promise<Saved> {
  const signedIn = base.note !== undefined
  const { note, phone, ...shown } = fields
  try {
    const saved = await selectOne(facilityRow, (client) =>
      client
        .from('facilities')
        .update({ ...shown, version: base.version, reason })
        .eq('id', base.id)
        .select(COLUMNS),
    )
    if (saved) {
      await savePrivate(base.id, { note, phone }, reason)
      return { saved: { ...saved, ...privateAfter(base, fields) } }
    }
  } catch (error) {
    // Each backend reports a version conflict in its own way, so the facility is read again to see whether it was one.
    // When that fails, too, the editor is told what happened to the save.
    if (!(error instanceof DataError) || !['invalid', 'unavailable'].includes(error.kind)) throw error
    const current = await readFacility(base.id, signedIn).catch(() => null)
    if (current && current.version !== base.version) return { changed: current }
    throw error
  }
  const current = await readFacility(base.id, signedIn)
  throw new DataError(current ? 'forbidden' : 'not-found', new Error(`no facility changed: ${base.id}`))
}

/**
 * Adds a facility under an id that the caller has made. If a facility with this id exists (the answer to an earlier try
 * was lost), returns it as it is. Throws a `DataError`.
 */
export async function addFacility(
  facility: FacilityFields & { id: string },
  signedIn: boolean,
): Promise<RegisteredFacility> {
  const { note = null, phone = null, ...shown } = facility
  const added = await addOrRead(shown, signedIn)
  if (!signedIn) return added
  // A place that is new has neither, and one that an earlier try added keeps what it has.
  if (note === null && phone === null) return { note, phone, ...added }
  await savePrivate(facility.id, { note, phone })
  return { ...added, note, phone }
}

async function addOrRead(
  facility: v.InferOutput<typeof facilityFields> & { id: string },
  signedIn: boolean,
): Promise<RegisteredFacility> {
  try {
    return await writeOne(facilityRow, (client) => client.from('facilities').insert(facility).select(COLUMNS))
  } catch (error) {
    const added = errorKind(error) === 'invalid' ? await readFacility(facility.id, signedIn) : null
    if (added) return added
    throw error
  }
}

/** Saves what editors note of a facility, unless neither is given. Throws a `DataError`. */
async function savePrivate(id: string, { note, phone }: PrivateFields, reason?: string): Promise<void> {
  if (note === undefined && phone === undefined) return
  const { rows } = await orThrow((client) =>
    client.from('facilityNotes').update({ note, phone, reason }).eq('facilityId', id).select('facilityId'),
  )
  if (rows.length === 0) throw new DataError('forbidden', new Error('the note was not written'))
}

/** A facility as an import writes it. For a new one the import makes the id and the version. */
export type WrittenFacility = Omit<RegisteredFacility, keyof typeof notes>

/**
 * Adds and changes facilities together, as part of the run `runId`: all, or none if one is refused or was changed since.
 * Throws a `DataError`.
 */
export async function writeFacilities(facilities: readonly WrittenFacility[], runId: string): Promise<void> {
  const { rows } = await orThrow((client) =>
    client
      .from('facilities')
      .upsert(facilities.map((facility) => ({ ...facility, runId })))
      .select('id'),
  )
  if (rows.length < facilities.length) throw new DataError('forbidden', new Error('not every facility was written'))
}

/** Adds a document that names facilities; an existing one with the same key stays as it is. Throws a `DataError`. */
export async function addSource(source: FacilitySource): Promise<void> {
  await orThrow((client) => client.from('facilitySources').upsert([source], { ignoreDuplicates: true }).select('key'))
}

/** Returns the fields that a change altered, with the values that they had before it. */
export function fieldsBefore({ before, after }: { before: SomeFields; after: SomeFields }): SomeFields {
  return v.parse(
    restorableFields,
    Object.fromEntries(Object.entries(before).filter(([key, value]) => !hasValues(after, { [key]: value }))),
  )
}

/**
 * Sets these fields of a facility back, but only while it still is in the state `shown`: if somebody has changed it
 * since, it stays as it is and the result is `changed`. Throws a `DataError`.
 */
export async function restoreFacility(
  shown: RegisteredFacility,
  fields: SomeFields,
  reason?: string,
): Promise<'restored' | 'changed'> {
  const outcome = await saveFacility(shown, fields, reason)
  if ('saved' in outcome) return 'restored'
  // The answer to a restoring that arrived may have been lost: then the change in between is this one.
  return hasValues(outcome.changed, fields) ? 'restored' : 'changed'
}

/** Returns the private fields after a save: those that it did not send stay. */
function privateAfter(base: RegisteredFacility, { note = base.note, phone = base.phone }: SomeFields): PrivateFields {
  return { note, phone }
}

const restorableFields = v.partial(v.object({ ...facilityFields.entries, note: notes.note, phone: notes.phone }))

const COLUMNS = columnsOf(facilityRow)

async function readFacility(id: string, signedIn: boolean): Promise<RegisteredFacility | null> {
  if (!isRowId(id)) return null
  const columns = signedIn ? `${COLUMNS},facilityNotes(${columnsOf({ entries: notes })})` : COLUMNS
  const row = await selectOne(notedFacility, (client) => client.from('facilities').select(columns).eq('id', id))
  if (!row) return null
  const { facilityNotes, ...facility } = row
  return { ...facility, ...facilityNotes }
}
