/**
 * Returns a warning for each correction that a database seeded earlier would not take over: the upsert of a place asks
 * for a later day in `checked`, and a row that left the CSV is not deleted. Compares the place rows of two texts of
 * supabase/seed.sql; returns nothing when their columns differ.
 */
export function untoldCorrections(before: string, after: string): string[] {
  if (columnsOf(before) !== columnsOf(after)) return []
  const corrected = new Map(placesOf(after).map((place) => [place.id, place]))
  return placesOf(before).flatMap(({ id, place, checkedOn, row }) => {
    const now = corrected.get(id)
    if (!now)
      return `${place} left facilities.csv: a database that has it keeps it. To close a place, keep its row, with «closed» as its status and a later day in «checked».`
    if (now.row === row || now.checkedOn > checkedOn) return []
    return `${place} is corrected, but not checked later than ${checkedOn}: a database that has it keeps it as it was. Put the day on which its sources were looked at into «checked».`
  })
}

const PLACES = 'insert into public.facilities ('

/** Matches the row of a place: id, city, name and the rest, up to the day. A quote inside a text is doubled. */
const ROW = /^ {2}\('([^']+)', '([^']+)', '((?:[^']|'')+)'.*'(\d{4}-\d\d-\d\d)'\)/gm

function columnsOf(seed: string): string | undefined {
  return partOf(seed).split('\n')[0]
}

function placesOf(seed: string) {
  return [...partOf(seed).matchAll(ROW)].map(([row, id = '', city, name = '', checkedOn = '']) => ({
    id,
    place: `«${name.replaceAll("''", "'")}» (${city})`,
    checkedOn,
    row,
  }))
}

function partOf(seed: string): string {
  return seed.slice(Math.max(0, seed.indexOf(PLACES)))
}
