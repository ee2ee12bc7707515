import type { City } from '@/cities/city'
import type { Facility } from '@/cities/facility'
import type { CityFields } from './history/city-fields'
import type { PageRecord } from './record/page-record'

/**
 * The tables as the client sees them, in supabase-js' `Database` shape; `tests/data/database-types.test.ts` compares
 * them with the migrated schema. Only `src/data` reads rows: the rest of the code gets a `City`, a `GeneratedPage`…
 */
export type Database = {
  public: {
    Tables: {
      cities: Table<CityRow, 'name' | 'slug' | 'province' | 'region'>
      cityRevisions: Table<CityRevisionRow, 'cityId', Reference<'cityRevisions_runId_fkey', 'runId', 'runs'>>
      generatedPages: Table<
        GeneratedPageRow,
        keyof PageRecord,
        Reference<'generatedPages_cityId_fkey', 'cityId', 'cities'>
      >
      pageRevisions: Table<
        PageRevisionRow,
        'pageId' | 'cityId' | 'pageType' | 'after',
        Reference<'pageRevisions_runId_fkey', 'runId', 'runs'>
      >
      pageTexts: Table<PageTextRow, keyof PageTextRow>
      pageReviews: Table<PageReviewRow, 'cityId' | 'pageType' | 'contentHash'>
      facilities: Table<
        FacilityRow,
        'cityId' | 'name' | 'kind' | 'sources',
        Reference<'facilities_cityId_fkey', 'cityId', 'cities'>
      >
      facilityNotes: Table<
        FacilityNotesRow,
        'facilityId',
        Reference<'facilityNotes_facilityId_fkey', 'facilityId', 'facilities'>
      >
      facilitySources: Table<FacilitySourceRow, 'key' | 'organization' | 'year'>
      revisions: Table<RevisionRow, 'tableName' | 'rowId'>
      facilityRevisions: Table<FacilityRevisionRow, 'facilityId' | 'cityId' | 'after'>
      facilityNoteRevisions: Table<FacilityNoteRevisionRow, 'revisionId' | 'after'>
      runs: Table<RunRow, never, Reference<'runs_restoresRun_fkey', 'restoresRun', 'runs'>>
      seoStatus: Table<SeoStatusRow, 'userId'>
      publications: Table<PublicationRow, never>
      releases: Table<ReleaseRow, 'builtAt' | 'pages' | 'hashes'>
      editors: Table<EditorRow, 'userId' | 'name'>
      settings: Table<SettingsRow, never>
    }
    Views: {
      history: { Row: HistoryRow; Relationships: [] }
      runTotals: { Row: RunTotalsRow; Relationships: [] }
    }
    Functions: Record<never, never>
  }
}

/**
 * `runId` is sent with the writes of a run, and is always null when read. `medicalFacilities` and `emergencyContacts`
 * are JSON text, which `parseCity` reads. The database sets `medicalFacilities` and `hasHospital` from the register of
 * facilities, whatever is sent.
 */
type CityRow = Omit<City, 'facilities' | 'medicalFacilities' | 'emergencyContacts'> & {
  medicalFacilities: string
  emergencyContacts: string
  runId: string | null
  reason: string | null
  editedAt: string | null
}

/**
 * Only a trigger on `cities` writes these rows. `before` and `after` are the city's row, without its id and facilities.
 */
type CityRevisionRow = {
  id: number
  cityId: string
  changedAt: string
  changedBy: string | null
  before: CityFields | null
  after: CityFields | null
  runId: string | null
}

/**
 * The database sets both dates and `awaitsEditor`, whatever is sent: `dateModified` changes with `contentHash`, and
 * both dates with an editor's first save of a record that a visitor registered.
 */
type GeneratedPageRow = PageRecord & {
  id: string
  datePublished: string
  dateModified: string
  awaitsEditor: boolean
  runId: string | null
  reason: string | null
}

/** Only a trigger on `generatedPages` writes these rows. `before` and `after` are the record's row without its id. */
type PageRevisionRow = {
  id: number
  pageId: string
  cityId: string
  pageType: string
  changedAt: string
  changedBy: string | null
  before: Omit<GeneratedPageRow, 'id' | 'runId' | 'reason'> | null
  after: Omit<GeneratedPageRow, 'id' | 'runId' | 'reason'>
  runId: string | null
}

/** The text that a record was made of, under its hash; `readToldPage` parses it. Rows are never changed or deleted. */
type PageTextRow = { contentHash: string; text: string; outline: object }

/** A review of one text of a page. The database sets who and when; rows are never changed or deleted. */
type PageReviewRow = {
  id: string
  cityId: string
  pageType: PageRecord['pageType']
  contentHash: string
  note: string
  reviewedAt: string
  reviewedBy: string | null
}

/**
 * `parseFacility` reads it. `note`, `phone` and `checkedBy` are written here and read in `facilityNotes`; the database sets the
 * latter. `version` is another one after every change; a save that sends an older one is refused.
 * The database sets `editedAt` at every change through the API.
 */
type FacilityRow = Omit<Facility, 'checkedOn' | 'changedOn' | 'outdatedSource'> & {
  cityId: string
  unicode: string | null
  checkedOn: string
  changedOn: string
  note: string | null
  phone: string | null
  checkedBy: string | null
  version: string
  runId: string | null
  reason: string | null
  editedAt: string | null
}

/** What only editors read of a facility. Only triggers on `facilities` write these rows. */
type FacilityNotesRow = Pick<FacilityRow, 'note' | 'phone' | 'checkedBy'> & { facilityId: string }

/** `url` is null where no reader may be sent there. */
type FacilitySourceRow = {
  key: string
  organization: string
  year: string
  url: string | null
}

/**
 * Only a trigger on `facilities` writes these rows. `before` and `after` are the facility's row, without its id and
 * what only editors read.
 */
type FacilityRevisionRow = {
  id: number
  facilityId: string
  cityId: string
  changedAt: string
  changedBy: string | null
  before: Omit<FacilityRow, 'id' | 'note' | 'phone' | 'checkedBy' | 'runId' | 'reason' | 'editedAt'> | null
  after: Omit<FacilityRow, 'id' | 'note' | 'phone' | 'checkedBy' | 'runId' | 'reason' | 'editedAt'>
  /** Whether an added place came through the API and not by SQL; null for changes, and where this was not noted. */
  throughApi: boolean | null
}

/** What only editors read of a change; there is no row where both states have neither a note nor a name. */
type FacilityNoteRevisionRow = {
  revisionId: number
  before: Pick<FacilityRow, 'note' | 'phone' | 'checkedBy'> | null
  after: Pick<FacilityRow, 'note' | 'phone' | 'checkedBy'>
}

/**
 * A change of a row, before and after. Only triggers write these rows. `rowId` is the row's id, for a note that of its
 * facility. `before` is null of a row that was added, and `after` of one that was deleted; neither has the row's id.
 */
type RevisionRow = {
  id: number
  tableName: 'cities' | 'facilities' | 'facilityNotes' | 'generatedPages'
  rowId: string
  cityId: string | null
  before: object | null
  after: object | null
  changedBy: string | null
  changedAt: string
  runId: string | null
  reason: string | null
}

/** A run of the desk. The database sets who and when, whatever is sent. A run that generates restores nothing. */
type RunRow = {
  id: string
  startedAt: string
  startedBy: string | null
  restoresRun: string | null
  restoresRelease: string | null
}

/**
 * A change or a run: the view has all of them in one order. `rowId` is the id of the record, the city, the facility or
 * the run. For a run, `id` is 0, and `cityId`, `before` and `after` are null.
 */
type HistoryRow = {
  kind: 'page' | 'city' | 'facility' | 'run'
  id: number
  rowId: string
  changedAt: string
  changedBy: string | null
  runId: string | null
  cityId: string | null
  pageType: string | null
  before: object | null
  after: object | null
  restoresRun: string | null
  restoresRelease: string | null
  isFilling: boolean
}

/** A run with how much it changed. `endedAt` is the time of its last change; null for a run that changed nothing. */
type RunTotalsRow = RunRow & { pages: number; newPages: number; cities: number; endedAt: string | null }

type SeoStatusRow = {
  id: string
  userId: string
  sitemapLastGenerated: string | null
  totalPagesIndexed: number
  robotsTxtValid: number
  metaVerificationStatus: 'configured' | 'verified' | 'pending' | 'error'
  searchConsoleSubmitted: number
  indexingErrorsCount: number
  lastCrawlDate: string | null
  lastUpdated: string
}

/** The database sets the time, the person and the state of a new request, whatever is sent. */
type PublicationRow = {
  id: string
  requestedAt: string
  requestedBy: string | null
  state: 'requested' | 'building' | 'published' | 'failed'
  changedAt: string
  hook: 'none' | 'called' | 'failed'
  said: string | null
}

/** A `release.json` that the desk saw on the site; the database keeps the last five. */
type ReleaseRow = {
  builtAt: string
  commit: string | null
  pages: number
  hashes: Record<string, [string, string]>
  notedAt: string
}

type EditorRow = {
  userId: string
  name: string
  addedAt: string
}

type SettingsRow = {
  id: boolean
  publicAdmin: boolean
}

/** A table with these rows. `Required` are the columns that an insert has to send; the others have a default. */
type Table<Row, Required extends keyof Row, ForeignKey = never> = {
  Row: Row
  Insert: Pick<Row, Required> & Sent<Omit<Row, Required>>
  Update: Sent<Row>
  Relationships: [ForeignKey] extends [never] ? [] : [ForeignKey]
}

/** The columns of a write, all optional: one that is left out or undefined is not sent. */
type Sent<Row> = { [Column in keyof Row]?: Row[Column] | undefined }

type Reference<Name extends string, Column extends string, To extends string> = {
  foreignKeyName: Name
  columns: [Column]
  isOneToOne: false
  referencedRelation: To
  referencedColumns: ['id']
}
