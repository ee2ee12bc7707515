import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import type { Database } from './database.types'
import { columnsOf, selectOne, timestamp, writeOne } from './request/select'
import { readSitemap, readText } from './site-files'

const seoStatus = v.object({
  id: v.string(),
  userId: v.string(),
  sitemapLastGenerated: v.nullable(timestamp),
  totalPagesIndexed: v.number(),
  robotsTxtValid: v.picklist([0, 1]),
  // configured, verified, pending or error; the desk shows any other value as unknown.
  metaVerificationStatus: v.string(),
  searchConsoleSubmitted: v.picklist([0, 1]),
  indexingErrorsCount: v.number(),
  lastCrawlDate: v.nullable(timestamp),
  lastUpdated: timestamp,
})

/** What a user's last look at the site found: one row for each user. */
export type SeoStatus = v.InferOutput<typeof seoStatus>

/** What the browser can measure on the site, and the problems that it found. */
export type Measured = Pick<SeoStatus, 'sitemapLastGenerated' | 'totalPagesIndexed' | 'robotsTxtValid'> & {
  metaVerificationStatus: 'configured' | 'pending' | 'error'
  problems: SeoProblem[]
}

export type SeoProblem =
  | 'sitemap-missing'
  | 'sitemap-not-a-sitemap'
  | 'sitemap-empty'
  | 'robots-missing'
  | 'robots-invalid'
  | 'verification-missing'
  | 'verification-invalid'

/** The figures that only the search console knows: an editor copies them from there. */
export type ConsoleFigures = Pick<SeoStatus, 'searchConsoleSubmitted' | 'indexingErrorsCount' | 'lastCrawlDate'> & {
  /** Whether the search console confirms the verification; it counts only while the file was found in place. */
  isVerified: boolean
}

const COLUMNS = columnsOf(seoStatus)

/** A user's status; null before their first measurement. Users cannot read the statuses of others. */
export const seoStatusQuery = (userId: string) =>
  queryOptions({ queryKey: ['seo-status', userId], queryFn: () => readStatus(userId) })

/** Looks at this site's sitemap, robots.txt and verification file. Throws a `DataError` when one cannot be fetched. */
export async function measureSeoStatus(): Promise<Measured> {
  const [sitemap, robots, verification] = await Promise.all([
    readSitemap(`/sitemap.xml?${Date.now()}`),
    readText('/robots.txt'),
    readText('/google-site-verification.html'),
  ])
  const robotsTxtValid = robots?.includes('Sitemap:') && robots.includes('User-agent:') ? 1 : 0
  // Google's file holds this one line. The check catches hosts that answer every address with their start page.
  const isVerification = verification !== null && /^\s*google-site-verification:/.test(verification)

  const problems: SeoProblem[] = []
  if (sitemap.state !== 'valid') problems.push(`sitemap-${sitemap.state}`)
  else if (sitemap.addresses.length === 0) problems.push('sitemap-empty')
  if (robotsTxtValid === 0) problems.push(robots === null ? 'robots-missing' : 'robots-invalid')
  if (!isVerification) problems.push(verification === null ? 'verification-missing' : 'verification-invalid')
  return {
    sitemapLastGenerated: sitemap.lastModified,
    totalPagesIndexed: sitemap.addresses.length,
    robotsTxtValid,
    metaVerificationStatus: isVerification ? 'configured' : verification === null ? 'pending' : 'error',
    problems,
  }
}

/**
 * Stores what was measured as the user's status; the search console's figures stay as they were. Throws a `DataError`.
 */
export async function saveSeoStatus(userId: string, { problems: _, ...measured }: Measured): Promise<SeoStatus> {
  const isVerified = (await readStatus(userId))?.metaVerificationStatus === 'verified'
  return writeStatus(userId, { ...measured, ...verdict(measured.metaVerificationStatus, isVerified) })
}

/** Stores what an editor read in the search console; the measured figures stay as they were. Throws a `DataError`. */
export async function saveConsoleFigures(
  { userId, metaVerificationStatus }: SeoStatus,
  { isVerified, ...figures }: ConsoleFigures,
): Promise<SeoStatus> {
  return writeStatus(userId, { ...figures, ...verdict(metaVerificationStatus, isVerified) })
}

/**
 * The search console's verdict counts only while the verification file is there; otherwise the measured state stays.
 */
function verdict(found: string, isVerified: boolean) {
  if (found !== 'configured' && found !== 'verified') return {}
  return { metaVerificationStatus: isVerified ? 'verified' : 'configured' } as const
}

function readStatus(userId: string): Promise<SeoStatus | null> {
  return selectOne(seoStatus, (client) => client.from('seoStatus').select(COLUMNS).eq('userId', userId).limit(1))
}

type Row = Database['public']['Tables']['seoStatus']
function writeStatus(userId: string, fields: Row['Update']): Promise<SeoStatus> {
  const row = { ...fields, userId, lastUpdated: new Date().toISOString() }
  return writeOne(seoStatus, (client) => client.from('seoStatus').upsert(row, { onConflict: 'userId' }).select(COLUMNS))
}
