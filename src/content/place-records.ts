import { PLACE_RECORDS, PLACE_SOURCES } from './hospital-sources'
import type { PlaceRecord, PlaceSource } from './place-record'

/** What the list says of a place; undefined for one that reached the database in another way. */
export function recordOf(citySlug: string, place: string): PlaceRecord | undefined {
  return RECORDS.get(citySlug)?.get(place)
}

/** The places of care that the list has in a city. */
export function placesOf(citySlug: string): { name: string; kind: string }[] {
  return [...(RECORDS.get(citySlug) ?? [])].map(([name, { kind }]) => ({ name, kind }))
}

/** The documents behind a record. */
export function sourcesOf({ sources }: PlaceRecord): PlaceSource[] {
  return sources.flatMap((key) => PLACE_SOURCES[key] ?? [])
}

/** Maps, because a slug from the database may be the name of something every object has. */
const RECORDS = new Map(
  Object.entries(PLACE_RECORDS).map(([city, places]) => [city, new Map(Object.entries(places))] as const),
)
