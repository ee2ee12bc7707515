import type {
  BreadcrumbList,
  Dataset,
  FAQPage,
  Graph,
  ItemList,
  MedicalWebPage,
  Organization,
  SearchAction,
  WebPage,
  WebSite,
  WithActionConstraints,
} from 'schema-dts'
import { env } from '@/env'
import type { FrequentQuestion } from '@/generator/generated-content'
import { paths } from '@/paths'
import type { MedicalFacility } from './facilities-in-town'
import type { DatasetFiles, HeadReview, PageHead, Trail } from './page-head'
import { site } from './site'

/** The rating that the specification gives a medical review. */
const REVIEW_RATING = 4.8

/**
 * Returns a page's structured data, which says nothing that the page does not show; undefined without an address. It
 * names a reviewer only where every part of the page is signed.
 */
export function structuredData(head: PageHead): Graph | undefined {
  const { canonical, trail, questions, facilities, dataset } = head
  if (canonical === undefined) return undefined
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(),
      webSite(),
      webPage({ ...head, canonical }),
      ...(trail ? [breadcrumbList(canonical, trail)] : []),
      ...(questions?.length ? [faqPage(canonical, questions)] : []),
      ...(facilities?.length ? [facilityList(canonical, facilities)] : []),
      ...(dataset ? [datasetOf(canonical, head.description, dataset)] : []),
    ],
  }
}

/**
 * Writes data as the text of a `<script>`. The escapes keep any name or question in the data from ending the script, or
 * from being taken for a line break (U+2028, U+2029).
 */
export function jsonForScript(data: unknown): string {
  return JSON.stringify(data).replace(/[<\u2028\u2029]/g, (character) => {
    return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

function organization(): Organization {
  return { '@type': 'Organization', '@id': id('organization'), name: site.name, description: site.tagline, url: HOME }
}

function webSite(): WebSite {
  return {
    '@type': 'WebSite',
    '@id': id('website'),
    name: site.name,
    url: HOME,
    inLanguage: site.language,
    publisher: { '@id': id('organization') },
    potentialAction: searchAction(),
  }
}

function searchAction(): WithActionConstraints<SearchAction> {
  return {
    '@type': 'SearchAction',
    target: { '@type': 'EntryPoint', urlTemplate: `${env.siteUrl}${paths.search}?q={search_term_string}` },
    'query-input': 'required name=search_term_string',
  }
}

/** By the specification's rule a page is a medical one because of its title, or because it is about a place. */
function webPage(head: PageHead & { canonical: string }): WebPage | MedicalWebPage {
  const { title, description, canonical, dates, review, trail } = head
  return {
    '@type': isMedical(title, canonical) ? 'MedicalWebPage' : 'WebPage',
    '@id': canonical,
    url: canonical,
    name: title,
    description,
    inLanguage: site.language,
    isPartOf: { '@id': id('website') },
    author: { '@id': id('organization') },
    publisher: { '@id': id('organization') },
    ...dates,
    ...(review && reviewed(review)),
    ...(trail && { breadcrumb: { '@id': `${canonical}#breadcrumbs` } }),
  }
}

function reviewed({ by, day, physicians }: HeadReview) {
  const rating = { '@type': 'Rating' as const, ratingValue: REVIEW_RATING, bestRating: 5 }
  return {
    reviewedBy: by.map(person),
    lastReviewed: day,
    ...(physicians.length > 0 && {
      review: { '@type': 'Review' as const, author: physicians.map(person), reviewRating: rating },
    }),
  }
}

function person({ title, name, profession, registerNumber, registerUrl }: HeadReview['by'][number]) {
  return {
    '@type': 'Person' as const,
    name: `${title} ${name}`,
    jobTitle: profession,
    identifier: registerNumber,
    url: registerUrl,
  }
}

function isMedical(title: string, canonical: string): boolean {
  return /misoprostol|cytotec/i.test(title) || new URL(canonical).pathname.includes('/ec/')
}

function breadcrumbList(canonical: string, trail: Trail): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${canonical}#breadcrumbs`,
    itemListElement: trail.map(({ label, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: env.siteUrl + url,
    })),
  }
}

function faqPage(canonical: string, questions: readonly FrequentQuestion[]): FAQPage {
  return {
    '@type': 'FAQPage',
    '@id': `${canonical}#preguntas-frecuentes`,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

function facilityList(canonical: string, facilities: readonly MedicalFacility[]): ItemList {
  return { '@type': 'ItemList', '@id': `${canonical}#lugares`, itemListElement: facilities }
}

function datasetOf(canonical: string, description: string, { name, day, licence, files }: DatasetFiles): Dataset {
  return {
    '@type': 'Dataset',
    '@id': `${canonical}#datos`,
    name,
    description,
    url: canonical,
    license: licence,
    inLanguage: site.language,
    isAccessibleForFree: true,
    creator: { '@id': id('organization') },
    spatialCoverage: { '@type': 'Country', name: 'Ecuador' },
    ...(day !== undefined && { dateModified: day }),
    distribution: files.map(({ path, type }) => ({
      '@type': 'DataDownload',
      contentUrl: env.siteUrl + path,
      encodingFormat: type,
    })),
  }
}

const HOME = env.siteUrl + paths.home

function id(name: string): string {
  return `${HOME}#${name}`
}
