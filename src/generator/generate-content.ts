import type { City } from '@/cities/city'
import { paths } from '@/paths'
import { chooseParts, chooseVariant } from './choose-variant'
import type { BodySection, GeneratedContent, PageType, Paragraph } from './generated-content'
import { relatedLinks } from './internal-links'
import { CYTOTEC } from './material/cytotec'
import { MISOPROSTOL } from './material/misoprostol'
import type { PageMaterial } from './material/page-material'
import { pageSeoScore } from './scores'
import { breadcrumbsOf } from './sections/breadcrumbs'
import { headOf } from './sections/head'
import { introduction } from './sections/introduction'
import { localParagraphs, localResources } from './sections/local-resources'
import { medicalUses } from './sections/medical-uses'
import { type Choices, countWords, paragraphText, plainText } from './sections/prose'
import { questions } from './sections/questions'
import { referenceKeys, referenceOf } from './sections/references'
import { risks } from './sections/risks'
import { type Surroundings, surroundingsOf } from './surroundings'

const MATERIAL: Record<PageType, PageMaterial> = { cytotec: CYTOTEC, misoprostol: MISOPROSTOL }
const LEAST_WORDS = 1200

/** A `Date`, of which this room needs no more. */
type Instant = { toISOString(): string }

/**
 * Writes one of a city's two pages: `around.cities` are all cities, `around.now` is the date the page carries.
 * The same city among the same cities gets the same page, in whatever order they come.
 */
export function generateContent(
  city: City,
  pageType: PageType,
  around: { cities: City[]; now: Instant },
): GeneratedContent {
  const surroundings = surroundingsOf(city, around.cities)
  const now = around.now.toISOString()
  const { written, asked, local } = writePage(surroundings, pageType)

  const frequentQuestions = asked.map(({ question, answer }) => ({ question, answer: paragraphText(answer) }))
  const questionsText = frequentQuestions.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n')
  const [introductionText = '', medicalUsesText = '', risksText = ''] = written.map((s) => plainText(s.paragraphs))
  const localText = plainText(local)
  const prose = [introductionText, medicalUsesText, risksText, localText, questionsText]
  const keys = referenceKeys([...written.flatMap((s) => s.paragraphs), ...asked.map(({ answer }) => answer)])
  const head = headOf(city, pageType, surroundings.gazetteer)

  const content = {
    city,
    pageType,
    ...head,
    introduction: introductionText,
    medicalUses: medicalUsesText,
    risksAndSideEffects: risksText,
    localResources: localResources(surroundings),
    frequentQuestions,
    references: keys.map(referenceOf),
    internalLinks: relatedLinks(city, pageType, around.cities).map(({ anchorText, targetUrl, linkType }) => ({
      text: anchorText,
      url: targetUrl,
      type: linkType,
    })),
    breadcrumbs: breadcrumbsOf(city, pageType, surroundings.name),
    geoSchema: GEO_SCHEMA,
    body: [...written, { id: 'recursos-locales', heading: 'Recursos médicos locales', paragraphs: local } as const],
    questions: asked,
    referenceKeys: keys,
    wordCount: countWords(prose.join('\n')),
    uniqueContent: [head.h1, ...prose].join('\n\n'),
    datePublished: now,
    dateModified: now,
  }
  return { ...content, seoScore: pageSeoScore(content) }
}

type WrittenPage = {
  written: BodySection[]
  asked: GeneratedContent['questions']
  local: Paragraph[]
}

/**
 * Of the templates a page shows a part, so that what is said of the place has its share. Where the list knows too little of the
 * place for a page of 1200 words, the help that there is everywhere is told as well, or all questions are answered, or both; if
 * that is not enough, the templates are shown whole.
 */
function writePage(surroundings: Surroundings, pageType: PageType): WrittenPage {
  const { city, name, province } = surroundings
  const from = {
    material: MATERIAL[pageType],
    variant: chooseVariant(city, pageType),
    names: { city: name, province },
    pageType,
  }
  const write = (choices: Choices, withMoreHelp: boolean): WrittenPage => ({
    written: [introduction, medicalUses, risks].map((writeSection) => writeSection({ ...from, choices })),
    asked: questions({ ...from, choices }),
    local: localParagraphs(surroundings, pageType, withMoreHelp),
  })
  const chosen = chooseParts(city, pageType)
  const allQuestions: Choices = { ...chosen, questions: 'whole' }
  const longer = [() => write(chosen, true), () => write(allQuestions, false), () => write(allQuestions, true)]
  let page = write(chosen, false)
  for (const writeLonger of [...longer, () => write(WHOLE, true)]) {
    if (wordsOf(page) >= LEAST_WORDS) return page
    page = writeLonger()
  }
  return page
}

const WHOLE: Choices = { introduction: 'whole', medicalUses: 'whole', risks: 'whole', questions: 'whole' }

function wordsOf({ written, asked, local }: WrittenPage): number {
  const paragraphs = [...written.flatMap((section) => section.paragraphs), ...local, ...asked.map((one) => one.answer)]
  return countWords([plainText(paragraphs), ...asked.map(({ question }) => question)].join('\n'))
}

/** Nobody has reviewed these pages yet, and they say so. */
const GEO_SCHEMA = {
  author: { name: 'Portal Educativo', url: paths.about },
  reviewedBy: { name: 'Revisión profesional pendiente', jobTitle: 'Medicina general' },
}
