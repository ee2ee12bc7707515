import { SAMPLE_REVIEWER_LABEL, SAMPLE_REVIEWERS } from '@/content/sample-reviewers'
import { env } from '@/env'
import type { Reviewer } from '@/generator/review-state'
import { paths } from '@/paths'
import type { PageHead } from './page-head'
import { site } from './site'
import { jsonForScript, structuredData } from './structured-data'

export type HeadTags = {
  title: string
  meta: ({ name: string; content: string } | { property: string; content: string })[]
  link: { rel: string; href: string; hrefLang?: string }[]
  /** The page's structured data, as the text of a `<script>` (JSON-LD). */
  data?: string
}

/** The tags of a page, each once. `date` is that of a page that shows none of its own; the time of the call by default. */
export function headTags(head: PageHead, date = new Date().toISOString()): HeadTags {
  const graph = structuredData(head)
  return {
    title: head.title,
    meta: [...pageMeta(head, date), ...geoMeta(head), ...cardMeta(head)],
    link: links(head),
    ...(graph && { data: jsonForScript(graph) }),
  }
}

function pageMeta({ description, robots, dates, review }: PageHead, date: string) {
  return [
    named('description', description),
    named('robots', robots ?? 'index,follow,max-image-preview:large'),
    named('author', site.name),
    named('reviewer', review ? review.by.map(reviewerText).join('; ') : NO_REVIEWER),
    property('article:published_time', dates?.datePublished ?? date),
    property('article:modified_time', dates?.dateModified ?? date),
  ]
}

function reviewerText({ title, name, profession }: Reviewer): string {
  return `${title} ${name}, ${profession}`
}

/** Of a page that is not signed the tag names a sample, and says so. */
const NO_REVIEWER = [SAMPLE_REVIEWERS[0].name, SAMPLE_REVIEWERS[0].credentials, SAMPLE_REVIEWER_LABEL].join('. ')

function geoMeta({ geo = site.geo }: PageHead) {
  const { region, placename, position } = geo
  return [
    named('geo.region', region),
    named('geo.placename', placename),
    ...(position ? [named('geo.position', position.join(';')), named('ICBM', position.join(', '))] : []),
  ]
}

function cardMeta({ title, description, canonical, dates }: PageHead) {
  const { path, width, height, alt } = site.cardImage
  const image = env.siteUrl + path
  return [
    property('og:type', dates ? 'article' : 'website'),
    property('og:title', title),
    property('og:description', description),
    ...(canonical ? [property('og:url', canonical)] : []),
    property('og:site_name', site.name),
    property('og:locale', site.locale),
    property('og:image', image),
    property('og:image:width', `${width}`),
    property('og:image:height', `${height}`),
    property('og:image:alt', alt),
    named('twitter:card', 'summary_large_image'),
    named('twitter:title', title),
    named('twitter:description', description),
    named('twitter:image', image),
    named('twitter:image:alt', alt),
  ]
}

function links({ canonical }: PageHead) {
  if (canonical === undefined) return []
  return [
    { rel: 'canonical', href: canonical },
    { rel: 'alternate', hrefLang: site.language, href: canonical },
    { rel: 'alternate', hrefLang: 'x-default', href: env.siteUrl + paths.home },
  ]
}

function named(name: string, content: string) {
  return { name, content }
}

function property(property: string, content: string) {
  return { property, content }
}
