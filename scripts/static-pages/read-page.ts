import type { ListItem, Paragraph, RootContent } from 'mdast'
import remarkFrontmatter from 'remark-frontmatter'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { DIRECTIVES, type DirectiveName } from '../../src/content/static-page.ts'
import type { FactKey } from '../../src/generator/material/facts.ts'
import { type Inline, plainText } from '../../src/text.ts'
import { type FrontMatter, readFrontMatter } from './front-matter.ts'
import { lineOf, PageError } from './page-error.ts'
import { readPlainText, readSentences } from './read-sentences.ts'

/** A page as it was written: every sentence with the facts it states. */
export type SourcedPage = FrontMatter & {
  file: string
  introduction: SourcedBlock[]
  sections: { id: string; heading: string; blocks: SourcedBlock[] }[]
}

export type SourcedBlock =
  | { kind: 'paragraph'; sentences: SourcedSentence[] }
  | { kind: 'list'; ordered: boolean; items: SourcedSentence[][] }
  | { kind: 'heading'; text: string }
  | { kind: 'directive'; name: DirectiveName }

/**
 * `line` is the line on which the sentence's paragraph begins. A sentence without facts introduces the list or block
 * after it.
 */
export type SourcedSentence = { content: Inline[]; facts: FactKey[]; line: number }

const markdown = unified().use(remarkParse).use(remarkFrontmatter)

/** The page that was last read from each file: both halves of the build ask for each page three times. */
const known = new Map<string, { source: string; page: SourcedPage }>()

/** Reads the Markdown of one page. Throws a `PageError` for whatever a page may not contain. */
export function readPage(source: string, file: string): SourcedPage {
  const last = known.get(file)
  if (last?.source === source) return last.page
  const page = read(source, file)
  known.set(file, { source, page })
  return page
}

function read(source: string, file: string): SourcedPage {
  const [first, ...nodes] = markdown.parse(source).children
  if (first?.type !== 'yaml') throw new PageError(file, 'front matter is missing')

  const page: SourcedPage = { ...readFrontMatter(first.value, file), file, introduction: [], sections: [] }
  for (const [index, node] of nodes.entries()) {
    if (node.type === 'heading' && node.depth === 2) {
      page.sections.push({ ...readSectionHeading(readPlainText(node.children, file), file, node), blocks: [] })
    } else {
      const blocks = page.sections.at(-1)?.blocks ?? page.introduction
      blocks.push(readBlock(node, nodes[index + 1], file))
    }
  }
  const repeated = page.sections.find(({ id }, index) => page.sections.findIndex((other) => other.id === id) < index)
  if (repeated) throw new PageError(file, `the anchor #${repeated.id} is there twice`)
  const unknown = [...Object.keys(page.finds), ...page.closed].find((id) => !page.sections.some((it) => it.id === id))
  if (unknown !== undefined) throw new PageError(file, `front matter: no section has the anchor #${unknown}`)
  return page
}

function readSectionHeading(text: string, file: string, node: RootContent): { id: string; heading: string } {
  const [, heading, id] = /^(.+?)\s*\{#([a-z0-9]+(?:-[a-z0-9]+)*)\}$/.exec(text) ?? []
  if (heading === undefined || id === undefined)
    throw new PageError(file, `a heading without anchor: «${text}»`, lineOf(node))
  return { id, heading }
}

function readBlock(node: RootContent, next: RootContent | undefined, file: string): SourcedBlock {
  switch (node.type) {
    case 'paragraph':
      return readDirective(node, file) ?? { kind: 'paragraph', sentences: readParagraph(node, next, file) }
    case 'list':
      return {
        kind: 'list',
        ordered: node.ordered ?? false,
        items: node.children.map((item) => readItem(item, file)),
      }
    case 'heading':
      if (node.depth !== 3)
        throw new PageError(file, `a heading of level ${node.depth}: only 2 and 3 exist`, lineOf(node))
      return { kind: 'heading', text: readPlainText(node.children, file) }
    default:
      throw new PageError(file, `a page holds no «${node.type}»`, lineOf(node))
  }
}

/** Reads a directive, `::name` in a paragraph of its own; undefined when the paragraph is not one. */
function readDirective(node: Paragraph, file: string): SourcedBlock | undefined {
  const [only, ...others] = node.children
  const [, written] = (only?.type === 'text' && others.length === 0 && /^::(.*)$/.exec(only.value)) || []
  if (written === undefined) return undefined
  const name = DIRECTIVES.find((known) => known === written)
  if (name === undefined) throw new PageError(file, `no directive is called ::${written}`, lineOf(node))
  return { kind: 'directive', name }
}

function readItem(item: ListItem, file: string): SourcedSentence[] {
  const [only, ...others] = item.children
  if (only?.type !== 'paragraph' || others.length > 0)
    throw new PageError(file, 'an item is one paragraph', lineOf(item))
  return readParagraph(only, undefined, file)
}

/**
 * Reads the sentences of a paragraph. Each must name its facts, except a last one that ends in a colon and introduces a
 * list or a directive.
 */
function readParagraph(node: Paragraph, next: RootContent | undefined, file: string): SourcedSentence[] {
  const sentences = readSentences(node.children, file).map((sentence) => ({ ...sentence, line: lineOf(node) }))
  const leads = next?.type === 'list' || (next?.type === 'paragraph' && readDirective(next, file) !== undefined)
  for (const [index, { content, facts }] of sentences.entries()) {
    const text = plainText(content)
    const isLead = leads && index === sentences.length - 1 && text.endsWith(':')
    if (facts.length === 0 && !isLead) throw new PageError(file, `no fact key behind «${text}»`, lineOf(node))
  }
  return sentences
}
