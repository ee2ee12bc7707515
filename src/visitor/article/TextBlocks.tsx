import { Fragment, type ReactNode } from 'react'
import type { Inline, TextBlock } from '@/text'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { Link } from '@/ui/link/Link'

/** `id` is the anchor of the blocks. */
type TextBlocksProps = { id?: string; blocks: readonly TextBlock[] }

/** Blocks that belong together: a paragraph, the list that it introduces, and the text after the list. */
export function TextBlocks({ id, blocks }: TextBlocksProps) {
  const [only, ...others] = blocks
  if (only && others.length === 0) return <Block id={id} block={only} />
  return (
    <div id={id} className="space-y-2">
      {inOrder(blocks, (block) => (
        <Block block={block} />
      ))}
    </div>
  )
}

type BlockProps = { id?: string | undefined; block: TextBlock; className?: string }

/** A paragraph or a list. */
export function Block({ id, block, className = '' }: BlockProps) {
  if (block.kind === 'list') return <List {...block} className={className} />
  return (
    <p id={id} className={className || undefined}>
      <Words content={block.content} />
    </p>
  )
}

/** A closed list opens at a press; its items are in the HTML all the same. */
function List({ ordered, items, isClosed, className }: Extract<TextBlock, { kind: 'list' }> & { className: string }) {
  const Tag = ordered ? 'ol' : 'ul'
  const list = (
    <Tag className={`${ordered ? 'list-decimal' : 'list-disc'} space-y-1 pl-6 ${className}`.trim()}>
      {inOrder(items, (content) => (
        <li>
          <Words content={content} />
        </li>
      ))}
    </Tag>
  )
  if (!isClosed) return list
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold">{`Ver la lista (${items.length})`}</summary>
      {list}
    </details>
  )
}

/** Text with its emphasis, its links, and telephone numbers that can be pressed. */
function Words({ content }: { content: readonly Inline[] }): ReactNode {
  return inOrder(content, (part) => {
    if (typeof part === 'string') return withNumbers(part)
    const inside = <Words content={part.content} />
    if (part.kind === 'link') return <TextLink url={part.url}>{inside}</TextLink>
    return part.kind === 'strong' ? <strong>{inside}</strong> : <em>{inside}</em>
  })
}

/**
 * Returns the words with their telephone numbers as links: on a phone, who needs a number of ten figures must neither
 * remember nor copy it. 911 and 171 have links of their own on every page.
 */
function withNumbers(words: string): ReactNode {
  const pieces = words.split(NUMBER)
  if (pieces.length === 1) return words
  // Because `NUMBER` has a capture group, `split` returns words and numbers alternately.
  return pieces.map((piece, index) =>
    index % 2 === 0 ? (
      piece
    ) : (
      <a key={piece} href={`tel:${piece.replaceAll(' ', '')}`}>
        {piece}
      </a>
    ),
  )
}

/** A free number as it is read aloud: «1800 33 54 86». */
const NUMBER = /(1800(?: \d\d){3})/

function TextLink({ url, children }: { url: string; children: ReactNode }) {
  if (url.startsWith('/') || url.startsWith('#')) return <Link to={url}>{children}</Link>
  return <ExternalLink href={url}>{children}</ExternalLink>
}

/** Renders the parts of a text, keyed by index: they never change places. */
export function inOrder<T>(parts: readonly T[], show: (part: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved, added or taken away
  return parts.map((part, index) => <Fragment key={index}>{show(part)}</Fragment>)
}
