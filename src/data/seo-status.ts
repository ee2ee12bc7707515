import { queryOptions } from '@tanstack/react-query'
import * as v from 'valibot'
import { DataError } from './errors'
import { readPolicy } from './read-policy'
import { rowsOf } from './rows-of'
import { readSitemap, readText } from './site-files'
import { supabase } from './supabase'
import { timestamp } from './timestamp'

const seoStatus = v.object({
  id: v.string(),
  userId: v.string(),
  sitemapLastGenerated: v.nullable(timestamp),
  totalPagesIndexed: v.number(),
  robotsTxtValid: v.picklist([0, 1]),
  metaVerificationStatus: v.picklist(['configured', 'verified', 'pending', 'error']),
  searchConsoleSubmitted: v.picklist([0, 1]),
  indexingErrorsCount: v.number(),
  lastCrawlDate: v.nullable(timestamp),
  lastUpdated: timestamp,
})

/** What a user's last look at the site found: one row for each user. */
export type SeoStatus = v.InferOutput<typeof seoStatus>

/** What can be seen from here, and what was wrong with it. The search console's own figures are not among it. */
export type Measured = Pick<
  SeoStatus,
  'sitemapLastGenerated' | 'totalPagesIndexed' | 'robotsTxtValid' | 'metaVerificationStatus'
> & { problems: SeoProblem[] }

export type SeoProblem =
  | 'sitemap-missing'
  | 'sitemap-not-a-sitemap'
  | 'sitemap-too-large'
  | 'robots-missing'
  | 'robots-invalid'
  | 'verification-missing'
  | 'verification-invalid'

const COLUMNS = Object.keys(seoStatus.entries).join(',')

/** A user's status, null before their first look. Others' statuses are not to be read. */
export const seoStatusQuery = (userId: string) =>
  queryOptions({
    queryKey: ['seo-status', userId],
    queryFn: async (): Promise<SeoStatus | null> => {
      const client = await supabase()
      const { rows } = await rowsOf(client.from('seoStatus').select(COLUMNS).eq('userId', userId).limit(1))
      return rows.map(parseStatus)[0] ?? null
    },
    ...readPolicy,
  })

/** Looks at the sitemap, robots.txt and the verification file of this site. Throws a `DataError` where one cannot be asked for. */
export async function measureSeoStatus(): Promise<Measured> {
  const [sitemap, robots, verification] = await Promise.all([
    readSitemap(),
    readText('/robots.txt'),
    readText('/google-site-verification.html'),
  ])
  const robotsTxtValid = robots?.includes('Sitemap:') && robots.includes('User-agent:') ? 1 : 0
  // Google's file holds this one line; a host that answers everything with its start page does not.
  const isVerification = verification !== null && /^\s*google-site-verification:/.test(verification)

  const problems: SeoProblem[] = []
  if (sitemap.state !== 'valid') problems.push(`sitemap-${sitemap.state}`)
  if (robotsTxtValid === 0) problems.push(robots === null ? 'robots-missing' : 'robots-invalid')
  if (!isVerification) problems.push(verification === null ? 'verification-missing' : 'verification-invalid')
  return {
    sitemapLastGenerated: sitemap.lastModified,
    totalPagesIndexed: sitemap.urls,
    robotsTxtValid,
    metaVerificationStatus: isVerification ? 'configured' : verification === null ? 'pending' : 'error',
    problems,
  }
}

/** Keeps what was measured as the user's status. What only the search console knows stays as it was. Throws a `DataError`. */
export async function saveSeoStatus(userId: string, { problems: _, ...measured }: Measured): Promise<SeoStatus> {
  const client = await supabase()
  const row = { userId, ...measured, lastUpdated: new Date().toISOString() }
  const { rows } = await rowsOf(client.from('seoStatus').upsert(row, { onConflict: 'userId' }).select(COLUMNS))
  if (rows.length === 0) throw new DataError('forbidden', new Error('no status kept'))
  return parseStatus(rows[0])
}

function parseStatus(row: unknown): SeoStatus {
  const parsed = v.safeParse(seoStatus, row)
  if (!parsed.success) throw new DataError('invalid', new v.ValiError(parsed.issues))
  return parsed.output
}
