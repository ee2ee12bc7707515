import type { PhrasingContent } from 'mdast'
import { FACTS, type FactKey } from '../../src/generator/material/facts.ts'
import { type Inline, plainText } from '../../src/text.ts'
import { lineOf, PageError } from './page-error.ts'

type Sentence = { content: Inline[]; facts: FactKey[] }

/** `[^DEF-01]`: the footnote mark that names a fact. */
const MARK = /\[\^([^\]]*)\]/
/** A full stop inside what should be one sentence: «Uno. Dos». */
const SENTENCE_END = /[.!?…][»")]?\s+(?=[¿¡«"(]?[\p{Lu}\d])/u

/** Cuts a paragraph into sentences: each ends at its fact marks. */
export function readSentences(nodes: readonly PhrasingContent[], file: string): Sentence[] {
  const sentences: Sentence[] = []
  let content: Inline[] = []
  for (const part of nodes.flatMap((node) => readPart(node, file))) {
    if (typeof part === 'string' || 'content' in part) {
      // The blank between two sentences belongs to neither.
      const inline = typeof part === 'string' && content.length === 0 ? part.trimStart() : part
      if (inline !== '') content.push(inline)
    } else if (content.length > 0) {
      sentences.push({ content, facts: [part.fact] })
      content = []
    } else {
      const before = sentences.at(-1)
      if (before === undefined)
        throw new PageError(file, `the key ${part.fact} stands behind nothing`, lineOf(nodes[0]))
      before.facts.push(part.fact)
    }
  }
  if (content.length > 0) sentences.push({ content, facts: [] })

  for (const sentence of sentences) {
    const text = plainText(sentence.content)
    if (SENTENCE_END.test(text))
      throw new PageError(file, `more than one sentence before its keys: «${text}»`, lineOf(nodes[0]))
  }
  return sentences
}

/** Returns the plain text of a heading. */
export function readPlainText(nodes: readonly PhrasingContent[], file: string): string {
  return plainText(nodes.flatMap((node) => readInline(node, file)))
}

function readPart(node: PhrasingContent, file: string): (Inline | { fact: FactKey })[] {
  if (node.type !== 'text') return readInline(node, file)
  // Because `MARK` has a capture group, `split` returns text and keys alternately.
  return oneLine(node.value)
    .split(MARK)
    .map((piece, index) => (index % 2 === 0 ? piece : { fact: readFactKey(piece, node, file) }))
}

function readFactKey(key: string, node: PhrasingContent, file: string): FactKey {
  if (!isFactKey(key)) throw new PageError(file, `no fact is called ${key}`, lineOf(node))
  return key
}

function isFactKey(key: string): key is FactKey {
  return Object.hasOwn(FACTS, key)
}

function readInline(node: PhrasingContent, file: string): Inline[] {
  switch (node.type) {
    case 'text':
      if (MARK.test(node.value)) throw new PageError(file, `a key inside other marks: «${node.value}»`, lineOf(node))
      return [oneLine(node.value)]
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type === 'strong' ? 'strong' : 'em', content: readAll(node.children, file) }]
    case 'link':
      return [{ kind: 'link', url: node.url, content: readAll(node.children, file) }]
    default:
      throw new PageError(file, `a sentence holds no «${node.type}»`, lineOf(node))
  }
}

function readAll(nodes: readonly PhrasingContent[], file: string): Inline[] {
  return nodes.flatMap((node) => readInline(node, file))
}

/** Joins the lines of the source: a line break there is not one on the screen. */
function oneLine(text: string): string {
  return text.replaceAll('\n', ' ')
}
