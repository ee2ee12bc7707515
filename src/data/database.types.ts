/**
 * The tables as the client sees them, in supabase-js' `Database` shape; `tests/data/database-types.test.ts` holds them
 * against the migrated schema. Only `src/data` reads rows: elsewhere they are a `City`, a `GeneratedPage`…
 */
export type Database = {
  public: {
    Tables: {
      cities: {
        Row: CityRow
        Insert: Optional<CityRow, Exclude<keyof CityRow, 'name' | 'slug' | 'province' | 'region'>>
        Update: Partial<CityRow>
        Relationships: []
      }
      generatedPages: {
        Row: GeneratedPageRow
        Insert: Optional<GeneratedPageRow, 'id' | 'datePublished' | 'dateModified'>
        Update: Partial<GeneratedPageRow>
        Relationships: [
          {
            foreignKeyName: 'generatedPages_cityId_fkey'
            columns: ['cityId']
            isOneToOne: false
            referencedRelation: 'cities'
            referencedColumns: ['id']
          },
        ]
      }
      pageRevisions: {
        Row: PageRevisionRow
        Insert: Optional<PageRevisionRow, 'id' | 'changedAt' | 'changedBy' | 'before'>
        Update: Partial<PageRevisionRow>
        Relationships: []
      }
      seoStatus: {
        Row: SeoStatusRow
        Insert: Optional<SeoStatusRow, Exclude<keyof SeoStatusRow, 'userId'>>
        Update: Partial<SeoStatusRow>
        Relationships: []
      }
      editors: {
        Row: EditorRow
        Insert: Optional<EditorRow, 'addedAt'>
        Update: Partial<EditorRow>
        Relationships: []
      }
      settings: {
        Row: SettingsRow
        Insert: Partial<SettingsRow>
        Update: Partial<SettingsRow>
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: Record<never, never>
  }
}

/** `medicalFacilities` and `emergencyContacts` are JSON text: `parseCity` reads them. */
type CityRow = {
  id: string
  name: string
  canonicalName: string | null
  slug: string
  province: string
  region: string
  population: number
  populationBasis: string | null
  latitude: number | null
  longitude: number | null
  seoPriority: number
  hasHospital: number
  medicalFacilities: string
  emergencyContacts: string
}

/** The database keeps both dates, whatever is sent: `dateModified` changes only with `contentHash`. */
type GeneratedPageRow = {
  id: string
  cityId: string
  pageType: 'cytotec' | 'misoprostol'
  urlPath: string
  title: string
  metaDescription: string
  contentHash: string
  seoScore: number
  wordCount: number
  internalLinksCount: number
  datePublished: string
  dateModified: string
}

/** Written by a trigger on `generatedPages` alone. `before` and `after` are that row without its id. */
type PageRevisionRow = {
  id: number
  pageId: string
  cityId: string
  pageType: string
  changedAt: string
  changedBy: string | null
  before: Omit<GeneratedPageRow, 'id'> | null
  after: Omit<GeneratedPageRow, 'id'>
}

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

type EditorRow = {
  userId: string
  name: string
  addedAt: string
}

type SettingsRow = {
  id: boolean
  publicAdmin: boolean
}

type Optional<Row, Column extends keyof Row> = Omit<Row, Column> & Partial<Pick<Row, Column>>
