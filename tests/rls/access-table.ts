import type { Database } from '@/data/database.types'

/**
 * Who may do what, while the admin is closed and while it is open to all; for the secret key and the owner that makes
 * no difference. This is a short form of the table in supabase/README.md.
 *
 *   yes    it happens, to one row
 *   none   no error, but no row either: row security hides all rows from this person
 *   no     the database refuses
 *   taken  refused, because the only row that the table may have is there already
 */
const ACCESS = `
                        visitor       stranger      editor        reviewer      key    owner
                        closed open   closed open   closed open   closed open
cities          select  yes    yes    yes    yes    yes    yes    yes    yes    yes    yes
cities          insert  no     no     no     no     yes    yes    no     no     yes    yes
cities          update  none   yes    none   yes    yes    yes    none   yes    yes    yes
cities          delete  no     no     no     no     no     no     no     no     yes    yes
cities          upsert  no     no     no     no     yes    yes    no     no     yes    yes
generatedPages  select  yes    yes    yes    yes    yes    yes    yes    yes    yes    yes
generatedPages  insert  yes    yes    yes    yes    yes    yes    yes    yes    yes    yes
generatedPages  update  none   yes    none   yes    yes    yes    none   yes    yes    yes
generatedPages  delete  no     no     no     no     no     no     no     no     yes    yes
generatedPages  upsert  no     yes    no     yes    yes    yes    no     yes    yes    yes
revisions       select  none   yes    none   yes    yes    yes    none   yes    yes    yes
revisions       insert  no     no     no     no     no     no     no     no     no     yes
revisions       update  no     no     no     no     no     no     no     no     no     no
revisions       delete  no     no     no     no     no     no     no     no     no     no
revisions       upsert  no     no     no     no     no     no     no     no     no     no
facilities      select  yes    yes    yes    yes    yes    yes    yes    yes    yes    yes
facilities      insert  no     yes    no     yes    yes    yes    no     yes    yes    yes
facilities      update  none   yes    none   yes    yes    yes    none   yes    yes    yes
facilities      delete  no     no     no     no     no     no     no     no     yes    yes
facilities      upsert  no     yes    no     yes    yes    yes    no     yes    yes    yes
facilityNotes   select  no     no     none   none   yes    yes    none   none   yes    yes
facilityNotes   insert  no     no     no     no     taken  taken  no     no     taken  taken
facilityNotes   update  no     no     none   none   yes    yes    none   none   yes    yes
facilityNotes   delete  no     no     no     no     no     no     no     no     yes    yes
facilityNotes   upsert  no     no     no     no     yes    yes    no     no     yes    yes
facilitySources select  yes    yes    yes    yes    yes    yes    yes    yes    yes    yes
facilitySources insert  no     yes    no     yes    yes    yes    no     yes    yes    yes
facilitySources update  no     no     none   none   yes    yes    none   none   yes    yes
facilitySources delete  no     no     no     no     no     no     no     no     yes    yes
facilitySources upsert  no     no     no     no     yes    yes    no     no     yes    yes
seoStatus       select  no     no     none   yes    yes    yes    none   yes    yes    yes
seoStatus       insert  no     no     no     yes    yes    yes    no     yes    yes    yes
seoStatus       update  no     no     none   yes    yes    yes    none   yes    yes    yes
seoStatus       delete  no     no     no     no     no     no     no     no     yes    yes
seoStatus       upsert  no     no     no     yes    yes    yes    no     yes    yes    yes
publications    select  none   yes    none   yes    yes    yes    none   yes    yes    yes
publications    insert  no     yes    no     yes    yes    yes    no     yes    yes    yes
publications    update  no     no     no     no     no     no     no     no     yes    yes
publications    delete  no     no     no     no     no     no     no     no     yes    yes
publications    upsert  no     no     no     no     no     no     no     no     yes    yes
editors         select  no     no     none   none   yes    yes    none   none   yes    yes
editors         insert  no     no     no     no     no     no     no     no     yes    yes
editors         update  no     no     no     no     no     no     no     no     yes    yes
editors         delete  no     no     none   none   none   none   none   none   yes    yes
editors         upsert  no     no     no     no     no     no     no     no     yes    yes
settings        select  yes    yes    yes    yes    yes    yes    yes    yes    yes    yes
settings        insert  no     no     no     no     no     no     no     no     taken  taken
settings        update  no     no     no     no     no     no     no     no     yes    yes
settings        delete  no     no     no     no     no     no     no     no     yes    yes
settings        upsert  no     no     no     no     no     no     no     no     yes    yes
reviewers       select  no     no     none   none   yes    yes    yes    yes    yes    yes
reviewers       insert  no     no     no     no     yes    yes    no     no     yes    yes
reviewers       update  no     no     none   none   yes    yes    none   none   yes    yes
reviewers       delete  no     no     no     no     no     no     no     no     yes    yes
reviewers       upsert  no     no     no     no     yes    yes    no     no     yes    yes
namedReviewers  select  yes    yes    yes    yes    yes    yes    yes    yes    yes    yes
namedReviewers  insert  no     no     no     no     no     no     no     no     no     taken
namedReviewers  update  no     no     no     no     no     no     no     no     no     yes
namedReviewers  delete  no     no     no     no     no     no     no     no     no     yes
namedReviewers  upsert  no     no     no     no     no     no     no     no     no     yes
reviews         select  yes    yes    yes    yes    yes    yes    yes    yes    yes    yes
reviews         insert  no     no     no     no     no     no     yes    yes    no     no
reviews         update  no     no     no     no     no     no     no     no     no     no
reviews         delete  no     no     no     no     no     no     no     no     no     no
reviews         upsert  no     no     no     no     no     no     no     no     no     no
reviewNotes     select  no     no     none   none   yes    yes    yes    yes    yes    yes
reviewNotes     insert  no     no     no     no     no     no     no     no     no     yes
reviewNotes     update  no     no     no     no     no     no     no     no     no     no
reviewNotes     delete  no     no     no     no     no     no     no     no     no     no
reviewNotes     upsert  no     no     no     no     no     no     no     no     no     no
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
COLUMNS.push('key', 'owner')

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
