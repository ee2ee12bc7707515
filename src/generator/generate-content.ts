import type { City } from '@/cities/city'
import { paths } from '@/paths'
import { chooseVariant } from './choose-variant'
import type { GeneratedContent, PageType, WarningLevel } from './generated-content'
import { relatedLinks } from './internal-links'
import { ALARM_SIGNS, CARE_LEVELS } from './material/alarm-signs'
import { CYTOTEC } from './material/cytotec'
import { MISOPROSTOL } from './material/misoprostol'
import type { PageMaterial } from './material/page-material'
import { referenceOf } from './public-sources'
import { pageSeoScore } from './scores'
import { shortAnswers } from './sections/answers'
import { breadcrumbsOf } from './sections/breadcrumbs'
import { headOf } from './sections/head'
import { localParagraphs, localResources } from './sections/local-resources'
import { countWords, paragraphsText, paragraphText, questions, templateSections } from './sections/prose'
import { referenceKeys } from './sections/references'
import { surroundingsOf } from './surroundings'

const MATERIAL: Record<PageType, PageMaterial> = { cytotec: CYTOTEC, misoprostol: MISOPROSTOL }

/** The part of a `Date` that this folder needs. */
type Instant = { toISOString(): string }

/**
 * Writes one of a city's two pages. `around.cities` are all cities, in any order; `around.now` is the date the page
 * carries. The same city among the same cities always gets the same page.
 */
export function generateContent(
  city: City,
  pageType: PageType,
  around: { cities: readonly City[]; now: Instant },
): GeneratedContent {
  const surroundings = surroundingsOf(city, around.cities)
  const now = around.now.toISOString()
  const from = {
    material: MATERIAL[pageType],
    variant: chooseVariant(city, pageType),
    names: { city: surroundings.name, province: surroundings.province },
    pageType,
  }
  const written = templateSections(from)
  const asked = questions(from)
  const local = localParagraphs(surroundings, pageType)
  const answers = shortAnswers(surroundings, asked)

  const frequentQuestions = asked.map(({ question, answer }) => ({ question, answer: paragraphText(answer) }))
  const questionsText = frequentQuestions.map(({ question, answer }) => `${question}\n${answer}`).join('\n\n')
  const [introductionText = '', medicalUsesText = '', risksText = ''] = written.map((s) => paragraphsText(s.paragraphs))
  const localText = paragraphsText(local)
  const before = paragraphsText([...WARNING.map(({ signs }) => signs), ...answers.map(({ answer }) => answer)])
  const prose = [before, introductionText, medicalUsesText, risksText, localText, questionsText]
  const keys = referenceKeys([...written.flatMap((s) => s.paragraphs), ...asked.map(({ answer }) => answer)])
  const head = headOf(city, pageType, surroundings.gazetteer)

  const content = {
    city,
    pageType,
    ...head,
    warning: WARNING,
    answers,
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

/**
 * The two urgent levels of alarm signs, shown before anything else. The level that can wait is not part of a warning.
 */
const WARNING: readonly WarningLevel[] = (['emergency', 'today'] as const).map((level) => ({
  level,
  heading: CARE_LEVELS[level],
  signs: ALARM_SIGNS[level],
}))

/** Nobody has reviewed these pages yet, and they say so. */
const GEO_SCHEMA = {
  author: { name: 'Portal Educativo', url: paths.about },
  reviewedBy: { name: 'Revisión profesional pendiente', jobTitle: 'Medicina general' },
}
