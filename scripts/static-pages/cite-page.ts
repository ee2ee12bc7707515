import { type CitedSentence, plainText } from '../../src/cited/text.ts'
import { daysAfter } from '../../src/content/is-day.ts'
import type { Block, StaticPage } from '../../src/content/static-page.ts'
import type { SourceKey } from '../../src/generator/material/sources.ts'
import { isOurs, publicSources } from '../../src/generator/public-sources.ts'
import { isOf, SIGNED_FIELDS } from '../../src/generator/review-state.ts'
import { PageError } from './page-error.ts'
import { pageParts } from './page-parts.ts'
import type { SourcedBlock, SourcedPage, SourcedSentence } from './read-page.ts'
import { ReferenceList } from './reference-list.ts'

/** Turns the facts behind each sentence into numbered references. */
export function citePage(page: SourcedPage): StaticPage {
  const { parts } = pageParts(page)
  const references = new ReferenceList()
  const cite = (blocks: readonly SourcedBlock[]) =>
    blocks.map((block) => citeBlock(block, (sentences) => citeSentences(sentences, references, page.file)))
  return {
    title: page.title,
    description: page.description,
    label: page.label,
    heading: page.heading,
    textDate: page.textDate,
    nextReview: daysAfter(page.textDate, page.reviewEveryDays),
    reviewEveryDays: page.reviewEveryDays,
    signedBy: SIGNED_FIELDS.filter((field) => parts.some((part) => isOf(part.field, field))),
    introduction: cite(page.introduction),
    sections: page.sections.map((section) => ({
      ...section,
      blocks: cite(section.blocks),
      finds: page.finds[section.id] ?? [],
      isClosed: page.closed.includes(section.id),
    })),
    references: references.entries,
  }
}

function citeBlock(block: SourcedBlock, cite: (sentences: readonly SourcedSentence[]) => CitedSentence[]): Block {
  if (block.kind === 'paragraph') return { kind: 'paragraph', sentences: cite(block.sentences) }
  if (block.kind === 'list') return { ...block, items: block.items.map(cite) }
  return block
}

/**
 * Returns the sentences with the numbers of their references. Consecutive sentences that rest on the same sources carry
 * the numbers once, after the last of them.
 */
function citeSentences(
  sentences: readonly SourcedSentence[],
  references: ReferenceList,
  file: string,
): CitedSentence[] {
  const numbers = sentences.map((sentence) =>
    sourcesBehind(sentence, file)
      .map((key) => references.numberOf(key))
      .sort((a, b) => a - b),
  )
  return sentences.map(({ content }, index) => {
    const own = numbers[index] ?? []
    const isSaidNext = String(own) === String(numbers[index + 1])
    return { content, marks: isSaidNext ? [] : own }
  })
}

/**
 * Returns the sources that may be shown for a sentence. Throws a `PageError` for a fact without such a source, unless
 * the fact is a rule of the portal or its own data.
 */
function sourcesBehind({ content, facts, line }: SourcedSentence, file: string): SourceKey[] {
  const keys = facts.flatMap((fact) => {
    const shown = publicSources(fact)
    if (shown.length === 0 && !isOurs(fact)) {
      throw new PageError(file, `no source may be shown behind ${fact}: «${plainText(content)}»`, line)
    }
    return shown
  })
  return [...new Set(keys)]
}
