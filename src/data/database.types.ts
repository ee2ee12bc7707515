// Written by `npm run types` from supabase/migrations. Do not edit it.

type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

/** The tables as the client sees them. Only src/data reads rows; the rest of the code gets a `City`, a `Facility`… */
export type Database = {
  public: {
    Tables: {
      cities: {
        Row: {
          canonicalName: string | null
          changedOn: string | null
          editedAt: string | null
          emergencyContacts: string
          hasHospital: number
          id: string
          latitude: number | null
          longitude: number | null
          medicalFacilities: string
          name: string
          population: number
          populationBasis: string | null
          province: string
          reason: string | null
          region: string
          runId: string | null
          seoPriority: number
          slug: string
        }
        Insert: {
          canonicalName?: string | null | undefined
          changedOn?: string | null | undefined
          editedAt?: string | null | undefined
          emergencyContacts?: string | undefined
          hasHospital?: number | undefined
          id?: string | undefined
          latitude?: number | null | undefined
          longitude?: number | null | undefined
          medicalFacilities?: string | undefined
          name: string
          population?: number | undefined
          populationBasis?: string | null | undefined
          province: string
          reason?: string | null | undefined
          region: string
          runId?: string | null | undefined
          seoPriority?: number | undefined
          slug: string
        }
        Update: {
          canonicalName?: string | null | undefined
          changedOn?: string | null | undefined
          editedAt?: string | null | undefined
          emergencyContacts?: string | undefined
          hasHospital?: number | undefined
          id?: string | undefined
          latitude?: number | null | undefined
          longitude?: number | null | undefined
          medicalFacilities?: string | undefined
          name?: string | undefined
          population?: number | undefined
          populationBasis?: string | null | undefined
          province?: string | undefined
          reason?: string | null | undefined
          region?: string | undefined
          runId?: string | null | undefined
          seoPriority?: number | undefined
          slug?: string | undefined
        }
        Relationships: []
      }
      editors: {
        Row: {
          addedAt: string
          name: string
          role: 'owner' | 'editor'
          userId: string
        }
        Insert: {
          addedAt?: string | undefined
          name: string
          role?: 'owner' | 'editor' | undefined
          userId: string
        }
        Update: {
          addedAt?: string | undefined
          name?: string | undefined
          role?: 'owner' | 'editor' | undefined
          userId?: string | undefined
        }
        Relationships: []
      }
      facilities: {
        Row: {
          address: string | null
          addressYear: string | null
          attendsEmergencies: 'always' | 'by-day' | 'no' | null
          changedOn: string
          checkedOn: string
          cityId: string
          confidence: 'official' | 'press' | 'weak' | 'confirmed'
          displayName: string | null
          editedAt: string | null
          hours: string | null
          id: string
          inTown: boolean | null
          kind: 'hospital' | 'centro-c' | 'centro-b' | 'centro-a' | 'centro' | 'puesto'
          latitude: number | null
          level: 'basico' | 'general' | 'especialidades' | null
          longitude: number | null
          maternity: boolean
          name: string
          network: string | null
          reason: string | null
          runId: string | null
          sources: string[]
          specialty:
            | 'pediatria'
            | 'psiquiatria'
            | 'infectologia'
            | 'dermatologia'
            | 'oncologia'
            | 'geriatria'
            | 'otra'
            | null
          status: 'open' | 'closed' | 'unconfirmed'
          unicode: string | null
          version: string
        }
        Insert: {
          address?: string | null | undefined
          addressYear?: string | null | undefined
          attendsEmergencies?: 'always' | 'by-day' | 'no' | null | undefined
          changedOn?: string | undefined
          checkedOn?: string | undefined
          cityId: string
          confidence?: 'official' | 'press' | 'weak' | 'confirmed' | undefined
          displayName?: string | null | undefined
          editedAt?: string | null | undefined
          hours?: string | null | undefined
          id?: string | undefined
          inTown?: boolean | null | undefined
          kind: 'hospital' | 'centro-c' | 'centro-b' | 'centro-a' | 'centro' | 'puesto'
          latitude?: number | null | undefined
          level?: 'basico' | 'general' | 'especialidades' | null | undefined
          longitude?: number | null | undefined
          maternity?: boolean | undefined
          name: string
          network?: string | null | undefined
          reason?: string | null | undefined
          runId?: string | null | undefined
          sources: string[]
          specialty?:
            | 'pediatria'
            | 'psiquiatria'
            | 'infectologia'
            | 'dermatologia'
            | 'oncologia'
            | 'geriatria'
            | 'otra'
            | null
            | undefined
          status?: 'open' | 'closed' | 'unconfirmed' | undefined
          unicode?: string | null | undefined
          version?: string | undefined
        }
        Update: {
          address?: string | null | undefined
          addressYear?: string | null | undefined
          attendsEmergencies?: 'always' | 'by-day' | 'no' | null | undefined
          changedOn?: string | undefined
          checkedOn?: string | undefined
          cityId?: string | undefined
          confidence?: 'official' | 'press' | 'weak' | 'confirmed' | undefined
          displayName?: string | null | undefined
          editedAt?: string | null | undefined
          hours?: string | null | undefined
          id?: string | undefined
          inTown?: boolean | null | undefined
          kind?: 'hospital' | 'centro-c' | 'centro-b' | 'centro-a' | 'centro' | 'puesto' | undefined
          latitude?: number | null | undefined
          level?: 'basico' | 'general' | 'especialidades' | null | undefined
          longitude?: number | null | undefined
          maternity?: boolean | undefined
          name?: string | undefined
          network?: string | null | undefined
          reason?: string | null | undefined
          runId?: string | null | undefined
          sources?: string[] | undefined
          specialty?:
            | 'pediatria'
            | 'psiquiatria'
            | 'infectologia'
            | 'dermatologia'
            | 'oncologia'
            | 'geriatria'
            | 'otra'
            | null
            | undefined
          status?: 'open' | 'closed' | 'unconfirmed' | undefined
          unicode?: string | null | undefined
          version?: string | undefined
        }
        Relationships: [
          {
            foreignKeyName: 'facilities_cityId_fkey'
            columns: ['cityId']
            isOneToOne: false
            referencedRelation: 'cities'
            referencedColumns: ['id']
          },
        ]
      }
      facilityNotes: {
        Row: {
          checkedBy: string | null
          editedAt: string | null
          facilityId: string
          note: string | null
          phone: string | null
          reason: string | null
          runId: string | null
          unansweredAt: string | null
        }
        Insert: {
          checkedBy?: string | null | undefined
          editedAt?: string | null | undefined
          facilityId: string
          note?: string | null | undefined
          phone?: string | null | undefined
          reason?: string | null | undefined
          runId?: string | null | undefined
          unansweredAt?: string | null | undefined
        }
        Update: {
          checkedBy?: string | null | undefined
          editedAt?: string | null | undefined
          facilityId?: string | undefined
          note?: string | null | undefined
          phone?: string | null | undefined
          reason?: string | null | undefined
          runId?: string | null | undefined
          unansweredAt?: string | null | undefined
        }
        Relationships: [
          {
            foreignKeyName: 'facilityNotes_facilityId_fkey'
            columns: ['facilityId']
            isOneToOne: true
            referencedRelation: 'facilities'
            referencedColumns: ['id']
          },
        ]
      }
      facilitySources: {
        Row: {
          key: string
          organization: string
          url: string | null
          year: string
        }
        Insert: {
          key: string
          organization: string
          url?: string | null | undefined
          year: string
        }
        Update: {
          key?: string | undefined
          organization?: string | undefined
          url?: string | null | undefined
          year?: string | undefined
        }
        Relationships: []
      }
      generatedPages: {
        Row: {
          awaitsEditor: boolean
          cityId: string
          contentHash: string
          dateModified: string
          datePublished: string
          id: string
          internalLinksCount: number
          metaDescription: string
          pageType: 'cytotec' | 'misoprostol'
          reason: string | null
          runId: string | null
          seoScore: number
          title: string
          urlPath: string
          wordCount: number
        }
        Insert: {
          awaitsEditor?: boolean | undefined
          cityId: string
          contentHash: string
          dateModified?: string | undefined
          datePublished?: string | undefined
          id?: string | undefined
          internalLinksCount: number
          metaDescription: string
          pageType: 'cytotec' | 'misoprostol'
          reason?: string | null | undefined
          runId?: string | null | undefined
          seoScore: number
          title: string
          urlPath: string
          wordCount: number
        }
        Update: {
          awaitsEditor?: boolean | undefined
          cityId?: string | undefined
          contentHash?: string | undefined
          dateModified?: string | undefined
          datePublished?: string | undefined
          id?: string | undefined
          internalLinksCount?: number | undefined
          metaDescription?: string | undefined
          pageType?: 'cytotec' | 'misoprostol' | undefined
          reason?: string | null | undefined
          runId?: string | null | undefined
          seoScore?: number | undefined
          title?: string | undefined
          urlPath?: string | undefined
          wordCount?: number | undefined
        }
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
      namedReviewers: {
        Row: {
          active: boolean
          affiliation: string | null
          field: string
          id: string
          name: string
          profession: string
          registerNumber: string
          registerUrl: string
          specialty: string | null
          title: string
          years: number | null
        }
        Insert: {
          active: boolean
          affiliation?: string | null | undefined
          field: string
          id: string
          name: string
          profession: string
          registerNumber: string
          registerUrl: string
          specialty?: string | null | undefined
          title: string
          years?: number | null | undefined
        }
        Update: {
          active?: boolean | undefined
          affiliation?: string | null | undefined
          field?: string | undefined
          id?: string | undefined
          name?: string | undefined
          profession?: string | undefined
          registerNumber?: string | undefined
          registerUrl?: string | undefined
          specialty?: string | null | undefined
          title?: string | undefined
          years?: number | null | undefined
        }
        Relationships: [
          {
            foreignKeyName: 'namedReviewers_id_fkey'
            columns: ['id']
            isOneToOne: true
            referencedRelation: 'reviewers'
            referencedColumns: ['id']
          },
        ]
      }
      publications: {
        Row: {
          changedAt: string
          hook: 'none' | 'called' | 'failed'
          id: string
          requestedAt: string
          requestedBy: string | null
          said: string | null
          state: 'requested' | 'building' | 'published' | 'failed'
        }
        Insert: {
          changedAt?: string | undefined
          hook?: 'none' | 'called' | 'failed' | undefined
          id?: string | undefined
          requestedAt?: string | undefined
          requestedBy?: string | null | undefined
          said?: string | null | undefined
          state?: 'requested' | 'building' | 'published' | 'failed' | undefined
        }
        Update: {
          changedAt?: string | undefined
          hook?: 'none' | 'called' | 'failed' | undefined
          id?: string | undefined
          requestedAt?: string | undefined
          requestedBy?: string | null | undefined
          said?: string | null | undefined
          state?: 'requested' | 'building' | 'published' | 'failed' | undefined
        }
        Relationships: []
      }
      reviewNotes: {
        Row: {
          note: string
          review: number
        }
        Insert: {
          note: string
          review: number
        }
        Update: {
          note?: string | undefined
          review?: number | undefined
        }
        Relationships: [
          {
            foreignKeyName: 'reviewNotes_review_fkey'
            columns: ['review']
            isOneToOne: true
            referencedRelation: 'reviews'
            referencedColumns: ['id']
          },
        ]
      }
      reviewers: {
        Row: {
          active: boolean
          affiliation: string | null
          consentHow: string | null
          consentOn: string | null
          field: 'médico' | 'legal' | 'ambos'
          id: string
          name: string
          profession: string
          reason: string | null
          registerNumber: string | null
          registerUrl: string | null
          runId: string | null
          specialty: string | null
          title: string
          userId: string | null
          years: number | null
        }
        Insert: {
          active?: boolean | undefined
          affiliation?: string | null | undefined
          consentHow?: string | null | undefined
          consentOn?: string | null | undefined
          field: 'médico' | 'legal' | 'ambos'
          id?: string | undefined
          name: string
          profession: string
          reason?: string | null | undefined
          registerNumber?: string | null | undefined
          registerUrl?: string | null | undefined
          runId?: string | null | undefined
          specialty?: string | null | undefined
          title: string
          userId?: string | null | undefined
          years?: number | null | undefined
        }
        Update: {
          active?: boolean | undefined
          affiliation?: string | null | undefined
          consentHow?: string | null | undefined
          consentOn?: string | null | undefined
          field?: 'médico' | 'legal' | 'ambos' | undefined
          id?: string | undefined
          name?: string | undefined
          profession?: string | undefined
          reason?: string | null | undefined
          registerNumber?: string | null | undefined
          registerUrl?: string | null | undefined
          runId?: string | null | undefined
          specialty?: string | null | undefined
          title?: string | undefined
          userId?: string | null | undefined
          years?: number | null | undefined
        }
        Relationships: []
      }
      reviews: {
        Row: {
          hash: string
          id: number
          note: string | null
          part: string
          reviewer: string
          signedAt: string
          verdict: 'correcto' | 'pide cambio'
          words: string
        }
        Insert: {
          hash: string
          id?: number | undefined
          note?: string | null | undefined
          part: string
          reviewer: string
          signedAt?: string | undefined
          verdict: 'correcto' | 'pide cambio'
          words: string
        }
        Update: {
          hash?: string | undefined
          id?: number | undefined
          note?: string | null | undefined
          part?: string | undefined
          reviewer?: string | undefined
          signedAt?: string | undefined
          verdict?: 'correcto' | 'pide cambio' | undefined
          words?: string | undefined
        }
        Relationships: [
          {
            foreignKeyName: 'reviews_reviewer_fkey'
            columns: ['reviewer']
            isOneToOne: false
            referencedRelation: 'reviewers'
            referencedColumns: ['id']
          },
        ]
      }
      revisions: {
        Row: {
          after: Json | null
          before: Json | null
          changedAt: string
          changedBy: string | null
          cityId: string | null
          id: number
          reason: string | null
          rowId: string
          runId: string | null
          tableName: 'cities' | 'facilities' | 'facilityNotes' | 'generatedPages' | 'reviewers' | 'settings'
          words: string | null
        }
        Insert: {
          after?: Json | null | undefined
          before?: Json | null | undefined
          changedAt?: string | undefined
          changedBy?: string | null | undefined
          cityId?: string | null | undefined
          id?: number | undefined
          reason?: string | null | undefined
          rowId: string
          runId?: string | null | undefined
          tableName: 'cities' | 'facilities' | 'facilityNotes' | 'generatedPages' | 'reviewers' | 'settings'
          words?: string | null | undefined
        }
        Update: {
          after?: Json | null | undefined
          before?: Json | null | undefined
          changedAt?: string | undefined
          changedBy?: string | null | undefined
          cityId?: string | null | undefined
          id?: number | undefined
          reason?: string | null | undefined
          rowId?: string | undefined
          runId?: string | null | undefined
          tableName?:
            | 'cities'
            | 'facilities'
            | 'facilityNotes'
            | 'generatedPages'
            | 'reviewers'
            | 'settings'
            | undefined
          words?: string | null | undefined
        }
        Relationships: []
      }
      seoStatus: {
        Row: {
          id: string
          indexingErrorsCount: number
          lastCrawlDate: string | null
          lastUpdated: string
          metaVerificationStatus: 'configured' | 'verified' | 'pending' | 'error'
          robotsTxtValid: number
          searchConsoleSubmitted: number
          sitemapLastGenerated: string | null
          totalPagesIndexed: number
          userId: string
        }
        Insert: {
          id?: string | undefined
          indexingErrorsCount?: number | undefined
          lastCrawlDate?: string | null | undefined
          lastUpdated?: string | undefined
          metaVerificationStatus?: 'configured' | 'verified' | 'pending' | 'error' | undefined
          robotsTxtValid?: number | undefined
          searchConsoleSubmitted?: number | undefined
          sitemapLastGenerated?: string | null | undefined
          totalPagesIndexed?: number | undefined
          userId: string
        }
        Update: {
          id?: string | undefined
          indexingErrorsCount?: number | undefined
          lastCrawlDate?: string | null | undefined
          lastUpdated?: string | undefined
          metaVerificationStatus?: 'configured' | 'verified' | 'pending' | 'error' | undefined
          robotsTxtValid?: number | undefined
          searchConsoleSubmitted?: number | undefined
          sitemapLastGenerated?: string | null | undefined
          totalPagesIndexed?: number | undefined
          userId?: string | undefined
        }
        Relationships: []
      }
      settings: {
        Row: {
          id: boolean
          keepsSignatures: boolean
          partHashes: Json
          publicAdmin: boolean
        }
        Insert: {
          id?: boolean | undefined
          keepsSignatures?: boolean | undefined
          partHashes?: Json | undefined
          publicAdmin?: boolean | undefined
        }
        Update: {
          id?: boolean | undefined
          keepsSignatures?: boolean | undefined
          partHashes?: Json | undefined
          publicAdmin?: boolean | undefined
        }
        Relationships: []
      }
    }
    Views: Record<never, never>
    Functions: Record<never, never>
    Enums: Record<never, never>
    CompositeTypes: Record<never, never>
  }
}
