import { basename } from 'node:path'
import { daysAfter } from '../../src/content/is-day.ts'
import type { Block, StaticPage } from '../../src/content/static-page.ts'
import type { SourceKey } from '../../src/generator/material/sources.ts'
import { isOurs, publicSources, referenceOf } from '../../src/generator/public-sources.ts'
import { isOf, SIGNED_FIELDS } from '../../src/generator/review-state.ts'
import { type Inline, plainText, runningText } from '../../src/text.ts'
import { checkLinks, type SiteAnchors, sentencesOf } from './check-links.ts'
import { PageError } from './page-error.ts'
import { pageParts } from './page-parts.ts'
import { readPage, type SourcedBlock, type SourcedPage, type SourcedSentence } from './read-page.ts'

/** Turns the Markdown of one page into what the browser shows. Throws a `PageError` for whatever is wrong in it. */
export function parseStaticPage(markdown: string, file: string, site: SiteAnchors): StaticPage {
  const page = readPage(markdown, file)
  checkLinks(page, site)
  return showPage(page)
}

/** Returns a page as readers see it: its text, and the documents that most of its facts rest on first. */
function showPage(page: SourcedPage): StaticPage {
  const { parts } = pageParts(page)
  return {
    path: `/${basename(page.file, '.md')}`,
    title: page.title,
    description: page.description,
    label: page.label,
    heading: page.heading,
    textDate: page.textDate,
    nextReview: daysAfter(page.textDate, page.reviewEveryDays),
    reviewEveryDays: page.reviewEveryDays,
    signedBy: SIGNED_FIELDS.filter((field) => parts.some((part) => isOf(part.field, field))),
    introduction: page.introduction.map(showBlock),
    sections: page.sections.map((section) => ({
      ...section,
      blocks: section.blocks.map(showBlock),
      finds: page.finds[section.id] ?? [],
      isClosed: page.closed.includes(section.id),
    })),
    references: documentsOf(page).map(referenceOf),
  }
}

function showBlock(block: SourcedBlock): Block {
  if (block.kind === 'paragraph') return { kind: 'paragraph', content: textOf(block.sentences) }
  if (block.kind === 'list') return { ...block, items: block.items.map(textOf) }
  return block
}

function textOf(sentences: readonly SourcedSentence[]): Inline[] {
  return runningText(sentences.map(({ content }) => content))
}

/** The documents of a page, those behind most of its sentences first; of equals, the one that is met first. */
function documentsOf(page: SourcedPage): SourceKey[] {
  const uses = new Map<SourceKey, number>()
  for (const sentence of sentencesOf(page))
    for (const key of sourcesBehind(sentence, page.file)) uses.set(key, (uses.get(key) ?? 0) + 1)
  return [...uses].toSorted(([, one], [, other]) => other - one).map(([key]) => key)
}

/**
 * Returns the sources that may be shown for a sentence. Throws a `PageError` for a fact without such a source, unless
 * the fact is a rule of the portal or its own data.
 */
function sourcesBehind({ content, facts, line }: SourcedSentence, file: string): Set<SourceKey> {
  const keys = facts.flatMap((fact) => {
    const shown = publicSources(fact)
    if (shown.length === 0 && !isOurs(fact)) {
      throw new PageError(file, `no source may be shown behind ${fact}: «${plainText(content)}»`, line)
    }
    return shown
  })
  return new Set(keys)
}
