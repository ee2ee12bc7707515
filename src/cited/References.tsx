import type { Reference } from '@/generator/generated-content'
import { ExternalMark } from '@/ui/ExternalMark'
import { referenceId } from './sections'

/** The numbered sources of a page. */
export function References({ sources }: { sources: readonly Reference[] }) {
  return (
    <ol className="references list-decimal space-y-3 pl-9">
      {sources.map((source, index) => (
        <li key={source.title} id={referenceId(index + 1)} tabIndex={-1} className="target:bg-routine-band">
          <Entry {...source} />
        </li>
      ))}
    </ol>
  )
}

function Entry({ title, organization, year, url }: Reference) {
  const publisher = `${organization}, ${year}`
  return (
    <>
      {url === undefined ? (
        <cite>{`${title}.`}</cite>
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer">
          <cite>{title}</cite>
          <ExternalMark />
        </a>
      )}
      {publisher.endsWith('.') ? ` ${publisher}` : ` ${publisher}.`}
    </>
  )
}
