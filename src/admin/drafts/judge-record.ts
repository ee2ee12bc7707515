import type { City } from '@/cities/city'
import type { GeneratedPage } from '@/data/generated-pages'
import { checkCompliance, complianceScore, findViolations } from '@/generator/compliance'
import { pageSeoScore } from '@/generator/scores'
import type { ToldPage } from '@/generator/told-page'

type Head = Pick<GeneratedPage, 'title' | 'metaDescription'>

/** Returns the compliance findings in a page's title and description, which are what a search engine shows. */
export function headFindings({ title, metaDescription }: Head): string[] {
  // A finding without a span is about a missing notice: the notices are required in the text, not here.
  const found = findViolations(`${title}\n${metaDescription}`).filter(({ span }) => span !== undefined)
  return [...new Set(found.map(({ message }) => message))]
}

/**
 * The scores of a stored record, independent of what would be written now; `seo` is undefined where its text was not
 * kept.
 */
export type Judgement = { seo: number | undefined; compliance: number; findings: readonly string[] }

/** Judges a stored record by its title and description and, where it was kept, the text that it was made of. */
export function judgeRecord(record: GeneratedPage, told: ToldPage | null, city: City): Judgement {
  const inText = told ? checkCompliance(told.prose).violations : []
  const findings = [...new Set([...headFindings(record), ...inText])]
  const isOther = told !== null && (told.title !== record.title || told.metaDescription !== record.metaDescription)
  return {
    seo: told ? seoOf(record, told, city) : undefined,
    compliance: complianceScore(findings.length),
    findings: [...findings, ...(isOther ? ['Su título o su descripción no son los del texto guardado'] : [])],
  }
}

function seoOf({ title, metaDescription }: Head, told: ToldPage, city: City): number {
  const [author = '', authorUrl = '', reviewer = '', job = ''] = told.author
  return pageSeoScore({
    city,
    pageType: told.pageType,
    title,
    metaDescription,
    wordCount: told.wordCount,
    references: told.references,
    internalLinks: told.links,
    localResources: { hospitals: told.hospitals },
    geoSchema: { author: { name: author, url: authorUrl }, reviewedBy: { name: reviewer, jobTitle: job } },
  })
}
