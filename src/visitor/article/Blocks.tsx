import { Fragment, type ReactNode } from 'react'
import {
  type Block,
  type CitedSentence,
  type Inline,
  type ReferenceMark,
  referenceId,
  type StaticPage,
} from '@/content/static-page'
import { ExternalMark } from '@/ui/ExternalMark'
import { Link } from '@/ui/Link'
import { Directive } from './Directive'

/** The text of a section, block by block. */
export function Blocks({ blocks, page }: { blocks: readonly Block[]; page: StaticPage }) {
  return inOrder(blocks, (block) => {
    if (block.kind === 'directive') return <Directive name={block.name} page={page} />
    if (block.kind === 'heading') return <h3 className="max-w-measure">{block.text}</h3>
    if (block.kind === 'list') return <List {...block} />
    return (
      <p className="max-w-measure">
        <Sentences sentences={block.sentences} />
      </p>
    )
  })
}

function List({ ordered, items }: { ordered: boolean; items: readonly CitedSentence[][] }) {
  const Tag = ordered ? 'ol' : 'ul'
  return (
    <Tag className={`max-w-measure space-y-2 pl-6 ${ordered ? 'list-decimal' : 'list-disc'}`}>
      {inOrder(items, (sentences) => (
        <li>
          <Sentences sentences={sentences} />
        </li>
      ))}
    </Tag>
  )
}

function Sentences({ sentences }: { sentences: readonly CitedSentence[] }) {
  return inOrder(sentences, ({ content, marks }) => (
    <>
      <Inlines content={content} />
      {inOrder(marks, (mark) => (
        <Mark {...mark} />
      ))}{' '}
    </>
  ))
}

function Inlines({ content }: { content: readonly Inline[] }): ReactNode {
  return inOrder(content, (part) => {
    if (typeof part === 'string') return part
    const inside = <Inlines content={part.content} />
    if (part.kind === 'link') return <TextLink url={part.url}>{inside}</TextLink>
    return part.kind === 'strong' ? <strong>{inside}</strong> : <em>{inside}</em>
  })
}

function TextLink({ url, children }: { url: string; children: ReactNode }) {
  if (url.startsWith('/') || url.startsWith('#')) return <Link to={url}>{children}</Link>
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {children}
      <ExternalMark />
    </a>
  )
}

/** «[3]», kept beside the word it stands behind. */
function Mark({ number }: ReferenceMark) {
  return (
    <span className="text-sm">
      {'\u00a0'}
      <a
        href={`#${referenceId(number)}`}
        aria-label={`Referencia ${number}`}
        className="px-0.5 visited:text-link target:bg-routine-band"
      >
        [{number}]
      </a>
    </span>
  )
}

/** A page's parts never change places, so each is known by its own. */
function inOrder<T>(parts: readonly T[], show: (part: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: nothing is ever moved, added or taken away
  return parts.map((part, index) => <Fragment key={index}>{show(part)}</Fragment>)
}
