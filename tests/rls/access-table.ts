import type { Database } from '@/data/database.types'

/**
 * Who may do what, while the admin is closed and while it is open to all; for the secret key that makes no difference.
 * This is a short form of the table in supabase/README.md. What the owner's SQL may not do either, because a trigger
 * refuses it, is in revisions.test.ts.
 *
 *   yes    it happens, to one row
 *   none   no error, but no row either: row security hides all rows from this person
 *   no     the database refuses
 *   taken  refused, because the only row that the table may have is there already
 */
const ACCESS = `
                        visitor       stranger      editor        reviewer      key
                        closed open   closed open   closed open   closed open
cities          select  yes    yes    yes    yes    yes    yes    yes    yes    yes
cities          insert  no     no     no     no     yes    yes    no     no     yes
cities          update  none   yes    none   yes    yes    yes    none   yes    yes
cities          delete  no     no     no     no     no     no     no     no     yes
cities          upsert  no     no     no     no     yes    yes    no     no     yes
generatedPages  select  yes    yes    yes    yes    yes    yes    yes    yes    yes
generatedPages  insert  yes    yes    yes    yes    yes    yes    yes    yes    yes
generatedPages  update  none   yes    none   yes    yes    yes    none   yes    yes
generatedPages  delete  no     no     no     no     no     no     no     no     yes
generatedPages  upsert  no     yes    no     yes    yes    yes    no     yes    yes
revisions       select  none   yes    none   yes    yes    yes    none   yes    yes
revisions       insert  no     no     no     no     no     no     no     no     no
revisions       update  no     no     no     no     no     no     no     no     no
revisions       delete  no     no     no     no     no     no     no     no     no
revisions       upsert  no     no     no     no     no     no     no     no     no
facilities      select  yes    yes    yes    yes    yes    yes    yes    yes    yes
facilities      insert  no     yes    no     yes    yes    yes    no     yes    yes
facilities      update  none   yes    none   yes    yes    yes    none   yes    yes
facilities      delete  no     no     no     no     no     no     no     no     yes
facilities      upsert  no     yes    no     yes    yes    yes    no     yes    yes
facilityNotes   select  no     no     none   none   yes    yes    none   none   yes
facilityNotes   insert  no     no     no     no     taken  taken  no     no     taken
facilityNotes   update  no     no     none   none   yes    yes    none   none   yes
facilityNotes   delete  no     no     no     no     no     no     no     no     yes
facilityNotes   upsert  no     no     no     no     yes    yes    no     no     yes
facilitySources select  yes    yes    yes    yes    yes    yes    yes    yes    yes
facilitySources insert  no     yes    no     yes    yes    yes    no     yes    yes
facilitySources update  no     no     none   none   yes    yes    none   none   yes
facilitySources delete  no     no     no     no     no     no     no     no     yes
facilitySources upsert  no     no     no     no     yes    yes    no     no     yes
seoStatus       select  no     no     none   yes    yes    yes    none   yes    yes
seoStatus       insert  no     no     no     yes    yes    yes    no     yes    yes
seoStatus       update  no     no     none   yes    yes    yes    none   yes    yes
seoStatus       delete  no     no     no     no     no     no     no     no     yes
seoStatus       upsert  no     no     no     yes    yes    yes    no     yes    yes
publications    select  none   yes    none   yes    yes    yes    none   yes    yes
publications    insert  no     yes    no     yes    yes    yes    no     yes    yes
publications    update  no     no     no     no     no     no     no     no     yes
publications    delete  no     no     no     no     no     no     no     no     yes
publications    upsert  no     no     no     no     no     no     no     no     yes
editors         select  no     no     none   none   yes    yes    none   none   yes
editors         insert  no     no     no     no     no     no     no     no     yes
editors         update  no     no     no     no     no     no     no     no     yes
editors         delete  no     no     none   none   none   none   none   none   yes
editors         upsert  no     no     no     no     no     no     no     no     yes
settings        select  yes    yes    yes    yes    yes    yes    yes    yes    yes
settings        insert  no     no     no     no     no     no     no     no     taken
settings        update  no     no     no     no     no     no     no     no     yes
settings        delete  no     no     no     no     no     no     no     no     yes
settings        upsert  no     no     no     no     no     no     no     no     yes
reviewers       select  no     no     none   none   yes    yes    yes    yes    yes
reviewers       insert  no     no     no     no     yes    yes    no     no     yes
reviewers       update  no     no     none   none   yes    yes    none   none   yes
reviewers       delete  no     no     no     no     no     no     no     no     yes
reviewers       upsert  no     no     no     no     yes    yes    no     no     yes
namedReviewers  select  yes    yes    yes    yes    yes    yes    yes    yes    yes
namedReviewers  insert  no     no     no     no     no     no     no     no     no
namedReviewers  update  no     no     no     no     no     no     no     no     no
namedReviewers  delete  no     no     no     no     no     no     no     no     no
namedReviewers  upsert  no     no     no     no     no     no     no     no     no
reviews         select  yes    yes    yes    yes    yes    yes    yes    yes    yes
reviews         insert  no     no     no     no     no     no     yes    yes    no
reviews         update  no     no     no     no     no     no     no     no     no
reviews         delete  no     no     no     no     no     no     no     no     no
reviews         upsert  no     no     no     no     no     no     no     no     no
reviewNotes     select  no     no     none   none   yes    yes    yes    yes    yes
reviewNotes     insert  no     no     no     no     no     no     no     no     no
reviewNotes     update  no     no     no     no     no     no     no     no     no
reviewNotes     delete  no     no     no     no     no     no     no     no     no
reviewNotes     upsert  no     no     no     no     no     no     no     no     no
`

export type Table = keyof Database['public']['Tables']
export const VERBS = ['select', 'insert', 'update', 'delete', 'upsert'] as const
export type Verb = (typeof VERBS)[number]

export const TABLES = [
  'cities',
  'generatedPages',
  'revisions',
  'facilities',
  'facilityNotes',
  'facilitySources',
  'seoStatus',
  'publications',
  'editors',
  'settings',
  'reviewers',
  'namedReviewers',
  'reviews',
  'reviewNotes',
] as const satisfies readonly Table[]

/** The columns of the table above. */
const COLUMNS = ['visitor', 'stranger', 'editor', 'reviewer'].flatMap((person) => [
  `${person} closed`,
  `${person} open`,
])
COLUMNS.push('key')

const CELLS = ACCESS.split('\n').map((line) => line.trim().split(/\s+/))

/** Returns what the table above expects of this verb on this table: `yes`, `none`, `no` or `taken`. */
export function accessOf(table: Table, verb: Verb, asker: string, admin: 'closed' | 'open'): string {
  const row = CELLS.find(([ofTable, ofVerb]) => ofTable === table && ofVerb === verb) ?? []
  const column = COLUMNS.includes(asker) ? asker : `${asker} ${admin}`
  const cell = row[2 + COLUMNS.indexOf(column)]
  if (cell === undefined) throw new Error(`the table of access says nothing of ${asker}: ${verb} on ${table}`)
  return cell
}

/** For a table with a history: the tables in which a trigger records its changes. */
export const HISTORY_OF: Partial<Record<Table, readonly Table[]>> = {
  cities: ['revisions'],
  generatedPages: ['revisions'],
  // A place that is deleted changes the day of its city.
  facilities: ['facilityNotes', 'revisions', 'cities'],
  facilityNotes: ['revisions'],
  // What visitors may know of them.
  reviewers: ['revisions', 'namedReviewers'],
}
