import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '@/data/database.types'
import { type Backend, startBackend } from '../support/backend'

/**
 * The types are compared with the schema in two steps: the compiler compares the lists below with the types (a missing
 * or wrong column does not compile), and the tests compare the lists with the migrated tables.
 */
type Tables = Database['public']['Tables']
type Views = Database['public']['Views']
type Kind<Value> =
  | (NonNullable<Value> extends string
      ? 'text'
      : NonNullable<Value> extends number
        ? 'number'
        : NonNullable<Value> extends boolean
          ? 'boolean'
          : 'object')
  | (null extends Value ? 'or null' : never)
type Columns<Table extends keyof Tables> = {
  [Column in keyof Tables[Table]['Row']]-?: [
    kind: Exclude<Kind<Tables[Table]['Row'][Column]>, 'or null'>,
    nullable: null extends Tables[Table]['Row'][Column] ? 'or null' : 'never null',
    onInsert: Column extends RequiredKeys<Tables[Table]['Insert']> ? 'required' : 'optional',
  ]
}
type RequiredKeys<Row> = { [Key in keyof Row]-?: object extends Pick<Row, Key> ? never : Key }[keyof Row]

const EXPECTED: { [Table in keyof Tables]: Columns<Table> } = {
  cities: {
    id: ['text', 'never null', 'optional'],
    name: ['text', 'never null', 'required'],
    canonicalName: ['text', 'or null', 'optional'],
    slug: ['text', 'never null', 'required'],
    province: ['text', 'never null', 'required'],
    region: ['text', 'never null', 'required'],
    population: ['number', 'never null', 'optional'],
    populationBasis: ['text', 'or null', 'optional'],
    latitude: ['number', 'or null', 'optional'],
    longitude: ['number', 'or null', 'optional'],
    seoPriority: ['number', 'never null', 'optional'],
    hasHospital: ['number', 'never null', 'optional'],
    medicalFacilities: ['text', 'never null', 'optional'],
    emergencyContacts: ['text', 'never null', 'optional'],
    changedOn: ['text', 'or null', 'optional'],
    runId: ['text', 'or null', 'optional'],
    reason: ['text', 'or null', 'optional'],
    editedAt: ['text', 'or null', 'optional'],
  },
  cityRevisions: {
    id: ['number', 'never null', 'optional'],
    cityId: ['text', 'never null', 'required'],
    changedAt: ['text', 'never null', 'optional'],
    changedBy: ['text', 'or null', 'optional'],
    before: ['object', 'or null', 'optional'],
    after: ['object', 'or null', 'optional'],
    runId: ['text', 'or null', 'optional'],
  },
  generatedPages: {
    id: ['text', 'never null', 'optional'],
    cityId: ['text', 'never null', 'required'],
    pageType: ['text', 'never null', 'required'],
    urlPath: ['text', 'never null', 'required'],
    title: ['text', 'never null', 'required'],
    metaDescription: ['text', 'never null', 'required'],
    contentHash: ['text', 'never null', 'required'],
    seoScore: ['number', 'never null', 'required'],
    wordCount: ['number', 'never null', 'required'],
    internalLinksCount: ['number', 'never null', 'required'],
    datePublished: ['text', 'never null', 'optional'],
    dateModified: ['text', 'never null', 'optional'],
    awaitsEditor: ['boolean', 'never null', 'optional'],
    runId: ['text', 'or null', 'optional'],
    reason: ['text', 'or null', 'optional'],
  },
  pageRevisions: {
    id: ['number', 'never null', 'optional'],
    pageId: ['text', 'never null', 'required'],
    cityId: ['text', 'never null', 'required'],
    pageType: ['text', 'never null', 'required'],
    changedAt: ['text', 'never null', 'optional'],
    changedBy: ['text', 'or null', 'optional'],
    before: ['object', 'or null', 'optional'],
    after: ['object', 'never null', 'required'],
    runId: ['text', 'or null', 'optional'],
  },
  pageTexts: {
    contentHash: ['text', 'never null', 'required'],
    text: ['text', 'never null', 'required'],
    outline: ['object', 'never null', 'required'],
  },
  pageReviews: {
    id: ['text', 'never null', 'optional'],
    cityId: ['text', 'never null', 'required'],
    pageType: ['text', 'never null', 'required'],
    contentHash: ['text', 'never null', 'required'],
    note: ['text', 'never null', 'optional'],
    reviewedAt: ['text', 'never null', 'optional'],
    reviewedBy: ['text', 'or null', 'optional'],
  },
  facilities: {
    id: ['text', 'never null', 'optional'],
    cityId: ['text', 'never null', 'required'],
    name: ['text', 'never null', 'required'],
    kind: ['text', 'never null', 'required'],
    specialty: ['text', 'or null', 'optional'],
    maternity: ['boolean', 'never null', 'optional'],
    network: ['text', 'or null', 'optional'],
    level: ['text', 'or null', 'optional'],
    unicode: ['text', 'or null', 'optional'],
    address: ['text', 'or null', 'optional'],
    addressYear: ['text', 'or null', 'optional'],
    latitude: ['number', 'or null', 'optional'],
    longitude: ['number', 'or null', 'optional'],
    attendsEmergencies: ['text', 'or null', 'optional'],
    hours: ['text', 'or null', 'optional'],
    displayName: ['text', 'or null', 'optional'],
    inTown: ['boolean', 'or null', 'optional'],
    confidence: ['text', 'never null', 'optional'],
    status: ['text', 'never null', 'optional'],
    sources: ['object', 'never null', 'required'],
    note: ['text', 'or null', 'optional'],
    phone: ['text', 'or null', 'optional'],
    checkedOn: ['text', 'never null', 'optional'],
    changedOn: ['text', 'never null', 'optional'],
    checkedBy: ['text', 'or null', 'optional'],
    version: ['text', 'never null', 'optional'],
    runId: ['text', 'or null', 'optional'],
    reason: ['text', 'or null', 'optional'],
    editedAt: ['text', 'or null', 'optional'],
  },
  facilityNotes: {
    facilityId: ['text', 'never null', 'required'],
    note: ['text', 'or null', 'optional'],
    phone: ['text', 'or null', 'optional'],
    checkedBy: ['text', 'or null', 'optional'],
  },
  facilitySources: {
    key: ['text', 'never null', 'required'],
    organization: ['text', 'never null', 'required'],
    year: ['text', 'never null', 'required'],
    url: ['text', 'or null', 'optional'],
  },
  facilityRevisions: {
    id: ['number', 'never null', 'optional'],
    facilityId: ['text', 'never null', 'required'],
    cityId: ['text', 'never null', 'required'],
    changedAt: ['text', 'never null', 'optional'],
    changedBy: ['text', 'or null', 'optional'],
    before: ['object', 'or null', 'optional'],
    after: ['object', 'never null', 'required'],
    throughApi: ['boolean', 'or null', 'optional'],
  },
  facilityNoteRevisions: {
    revisionId: ['number', 'never null', 'required'],
    before: ['object', 'or null', 'optional'],
    after: ['object', 'never null', 'required'],
  },
  revisions: {
    id: ['number', 'never null', 'optional'],
    tableName: ['text', 'never null', 'required'],
    rowId: ['text', 'never null', 'required'],
    cityId: ['text', 'or null', 'optional'],
    before: ['object', 'or null', 'optional'],
    after: ['object', 'or null', 'optional'],
    changedBy: ['text', 'or null', 'optional'],
    changedAt: ['text', 'never null', 'optional'],
    runId: ['text', 'or null', 'optional'],
    reason: ['text', 'or null', 'optional'],
  },
  runs: {
    id: ['text', 'never null', 'optional'],
    startedAt: ['text', 'never null', 'optional'],
    startedBy: ['text', 'or null', 'optional'],
    restoresRun: ['text', 'or null', 'optional'],
    restoresRelease: ['text', 'or null', 'optional'],
  },
  seoStatus: {
    id: ['text', 'never null', 'optional'],
    userId: ['text', 'never null', 'required'],
    sitemapLastGenerated: ['text', 'or null', 'optional'],
    totalPagesIndexed: ['number', 'never null', 'optional'],
    robotsTxtValid: ['number', 'never null', 'optional'],
    metaVerificationStatus: ['text', 'never null', 'optional'],
    searchConsoleSubmitted: ['number', 'never null', 'optional'],
    indexingErrorsCount: ['number', 'never null', 'optional'],
    lastCrawlDate: ['text', 'or null', 'optional'],
    lastUpdated: ['text', 'never null', 'optional'],
  },
  publications: {
    id: ['text', 'never null', 'optional'],
    requestedAt: ['text', 'never null', 'optional'],
    requestedBy: ['text', 'or null', 'optional'],
    state: ['text', 'never null', 'optional'],
    changedAt: ['text', 'never null', 'optional'],
    hook: ['text', 'never null', 'optional'],
    said: ['text', 'or null', 'optional'],
  },
  releases: {
    builtAt: ['text', 'never null', 'required'],
    commit: ['text', 'or null', 'optional'],
    pages: ['number', 'never null', 'required'],
    hashes: ['object', 'never null', 'required'],
    notedAt: ['text', 'never null', 'optional'],
  },
  editors: {
    userId: ['text', 'never null', 'required'],
    name: ['text', 'never null', 'required'],
    addedAt: ['text', 'never null', 'optional'],
  },
  settings: {
    id: ['boolean', 'never null', 'optional'],
    publicAdmin: ['boolean', 'never null', 'optional'],
  },
}

/** The columns of the views. The catalogue of the database does not say which of them can be null. */
const EXPECTED_VIEWS: {
  [View in keyof Views]: {
    [Column in keyof Views[View]['Row']]-?: Exclude<Kind<Views[View]['Row'][Column]>, 'or null'>
  }
} = {
  history: {
    kind: 'text',
    id: 'number',
    rowId: 'text',
    changedAt: 'text',
    changedBy: 'text',
    runId: 'text',
    cityId: 'text',
    pageType: 'text',
    before: 'object',
    after: 'object',
    restoresRun: 'text',
    restoresRelease: 'text',
    isFilling: 'boolean',
  },
  runTotals: {
    id: 'text',
    startedAt: 'text',
    startedBy: 'text',
    restoresRun: 'text',
    restoresRelease: 'text',
    pages: 'number',
    newPages: 'number',
    cities: 'number',
    endedAt: 'text',
  },
}

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

test('the types name every table and view and no other', async () => {
  const tables = await backend.sql<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'public'`,
  )
  const named = [...Object.keys(EXPECTED), ...Object.keys(EXPECTED_VIEWS)]
  expect(named.sort()).toEqual(tables.map(({ name }) => name).sort())
})

test.each(Object.entries(EXPECTED_VIEWS))(
  'the types of the view %s are those of its columns',
  async (view, expected) => {
    const columns = await backend.sql<{ name: string; type: string }>(
      `select column_name as name, data_type as type from information_schema.columns
     where table_schema = 'public' and table_name = $1`,
      [view],
    )
    expect(Object.fromEntries(columns.map(({ name, type }) => [name, kindOf(type)]))).toEqual(expected)
  },
)

test.each(Object.entries(EXPECTED))('the types of %s are those of its columns', async (table, expected) => {
  const columns = await backend.sql<{ name: string; type: string; nullable: boolean; filled: boolean }>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable, column_default is not null or is_identity = 'YES' as filled
     from information_schema.columns where table_schema = 'public' and table_name = $1`,
    [table],
  )
  const actual = columns.map(({ name, type, nullable, filled }) => [
    name,
    [kindOf(type), nullable ? 'or null' : 'never null', nullable || filled ? 'optional' : 'required'],
  ])
  expect(Object.fromEntries(actual)).toEqual(expected)
})

/** Returns the kind of JSON value as which the API sends a database type. */
function kindOf(type: string) {
  const kinds: Record<string, string> = {
    text: 'text',
    uuid: 'text',
    'timestamp with time zone': 'text',
    bigint: 'number',
    integer: 'number',
    smallint: 'number',
    'double precision': 'number',
    boolean: 'boolean',
    jsonb: 'object',
    ARRAY: 'object',
    date: 'text',
  }
  return kinds[type] ?? type
}

test.each<[table: keyof Tables, name: string]>([
  ['generatedPages', 'generatedPages_cityId_fkey' satisfies ReferenceOf<'generatedPages'>],
  ['facilities', 'facilities_cityId_fkey' satisfies ReferenceOf<'facilities'>],
  ['facilityNotes', 'facilityNotes_facilityId_fkey' satisfies ReferenceOf<'facilityNotes'>],
  ['pageRevisions', 'pageRevisions_runId_fkey' satisfies ReferenceOf<'pageRevisions'>],
  ['cityRevisions', 'cityRevisions_runId_fkey' satisfies ReferenceOf<'cityRevisions'>],
  ['runs', 'runs_restoresRun_fkey' satisfies ReferenceOf<'runs'>],
])('the reference from %s to another table is the one that the types name', async (table, name) => {
  expect(
    await backend.sql(`select conname from pg_constraint where conrelid = '"${table}"'::regclass and contype = 'f'`),
  ).toEqual([{ conname: name }])
})

type ReferenceOf<
  Table extends 'generatedPages' | 'facilities' | 'facilityNotes' | 'pageRevisions' | 'cityRevisions' | 'runs',
> = Tables[Table]['Relationships'][0]['foreignKeyName']
