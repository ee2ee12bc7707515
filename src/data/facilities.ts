import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { columnsOf, selectAllPages } from './request/select'

const source = v.object({
  key: v.string(),
  organization: v.string(),
  year: v.string(),
  // Null where readers must not be sent to the document.
  url: v.nullable(v.string()),
})

/** A document that names a facility. */
export type FacilitySource = v.InferOutput<typeof source>

/**
 * Reads of the register, as query options. The facilities themselves come with their cities
 * (`cityQueries.withFacilities`).
 */
export const facilityQueries = {
  /** The documents behind the register, by key. */
  sources: () => queryOptions({ queryKey: ['facility-sources'], queryFn: readSources }),
}

/** Reads the documents behind the register, by key. */
export async function readSources(): Promise<ReadonlyMap<string, FacilitySource>> {
  const rows = await selectAllPages(source, (client) =>
    client.from('facilitySources').select(columnsOf(source), { count: 'exact' }).order('key'),
  )
  return new Map(rows.map((row) => [row.key, row]))
}
