import { NOTICES } from '../../src/generator/material/notices.ts'
import { type PageParts, type PartSentence, partOf } from '../../src/generator/parts.ts'
import { plainText } from '../../src/text.ts'
import type { SourcedBlock, SourcedPage, SourcedSentence } from './read-page.ts'

/** Returns the parts of one page: its introduction and each of its sections. */
export function pageParts(page: SourcedPage): PageParts {
  const group = page.file.replace(/\.md$/, '')
  const path = `/${group}`
  const introduction = { id: 'introduccion', heading: page.heading, blocks: page.introduction }
  const sections = [introduction, ...page.sections].map((section) => ({
    ...section,
    sentences: section.blocks.flatMap(sentencesOf),
  }))
  return {
    path,
    order: page.order,
    reviewEveryDays: page.reviewEveryDays,
    showsSigns: sections.some(({ blocks }) => blocks.some(isSigns)),
    parts: sections.flatMap(({ id, heading, sentences }) => {
      // An introduction may hold nothing but the alarm signs.
      if (sentences.length === 0) return []
      const variants = [{ heading, sentences }]
      const key = `${group}/${id}`
      const { label: groupTitle, reviewEveryDays, field } = page
      return partOf({ key, title: heading, group, groupTitle, pages: [path], variants, reviewEveryDays }, field)
    }),
  }
}

function isSigns(block: SourcedBlock): boolean {
  return block.kind === 'directive' && (block.name === 'emergency' || block.name === 'care-cards')
}

function sentencesOf(block: SourcedBlock): readonly PartSentence[] {
  switch (block.kind) {
    case 'paragraph':
      return block.sentences.map((sentence, index) => ({ ...said(sentence), ...(index === 0 && OPENS) }))
    case 'list':
      return block.items.flatMap((item) =>
        item.map((sentence, index) => ({ ...said(sentence), isItem: true, ...(index === 0 && OPENS) })),
      )
    case 'heading':
      return [{ text: block.text, facts: [], isHeading: true }]
    case 'directive':
      return block.name === 'no-legal-advice' ? NOTICES.law : []
  }
}

const OPENS = { opensParagraph: true } as const

function said({ content, facts }: SourcedSentence): PartSentence {
  return { text: plainText(content), facts }
}
