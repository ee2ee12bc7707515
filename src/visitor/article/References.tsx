import { type PageReference, referenceId } from '@/content/static-page'
import { ExternalMark } from '@/ui/ExternalMark'

/** The numbered sources, each with the ways back to where the page leans on it. */
export function References({ references }: { references: readonly PageReference[] }) {
  return (
    <ol className="max-w-measure list-decimal space-y-4 pl-8">
      {references.map((reference) => (
        <li key={reference.number} id={referenceId(reference.number)} tabIndex={-1} className="target:bg-routine-band">
          <Title {...reference} /> {sentence(`${reference.organization}, ${reference.year}`)}
          <WaysBack {...reference} />
        </li>
      ))}
    </ol>
  )
}

function Title({ title, url }: PageReference) {
  if (url === undefined) return <cite>{sentence(title)}</cite>
  return (
    <cite>
      <a href={url} target="_blank" rel="noopener noreferrer">
        {title}
        <ExternalMark />
      </a>
      .
    </cite>
  )
}

function WaysBack({ number, usedIn }: PageReference) {
  return (
    <div className="flex flex-wrap gap-x-3 text-sm text-ink-soft print:hidden">
      <span className="py-1">Citada en:</span>
      {usedIn.map(({ heading, markId }) => (
        <a
          key={markId}
          href={`#${markId}`}
          aria-label={`Volver a «${heading}», donde se cita la referencia ${number}`}
          className="py-1 visited:text-link"
        >
          {heading}
        </a>
      ))}
    </div>
  )
}

/** «2016 aprox.» brings its own full stop. */
function sentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`
}
