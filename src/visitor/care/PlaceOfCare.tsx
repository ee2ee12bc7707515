import { Fragment } from 'react'
import type { PlaceSource } from '@/content/place-record'
import { recordOf, sourcesOf } from '@/content/place-records'
import { longDate } from '@/visitor/city/long-date'

/** A public hospital or health centre: whose it is, who says that it exists, and when that was read. */
export function PlaceOfCare({ name, citySlug }: { name: string; citySlug: string }) {
  const record = recordOf(citySlug, name)
  return (
    <li>
      <p className="font-semibold leading-snug">{name}</p>
      {record ? (
        <>
          <p className="text-sm">{`${capitalized(record.kind)} · ${record.network}`}</p>
          <p className="text-sm text-ink-soft">
            <Sources sources={sourcesOf(record)} />
            <br />
            Consultado: <time dateTime={record.checked}>{longDate(record.checked)}</time>
          </p>
        </>
      ) : (
        <p className="text-sm text-ink-soft">Fuente: sin registrar. Confirme en el 171.</p>
      )}
    </li>
  )
}

function Sources({ sources }: { sources: readonly PlaceSource[] }) {
  return (
    <>
      {sources.length === 1 ? 'Fuente: ' : 'Fuentes: '}
      {sources.map((source, index) => (
        <Fragment key={source.url ?? source.organization}>
          {index > 0 && '; '}
          <Source {...source} />
        </Fragment>
      ))}
    </>
  )
}

function Source({ organization, year, url }: PlaceSource) {
  const named = `${organization}, ${year}`
  if (url === undefined) return named
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" aria-label={`${named} (se abre en otra pestaña)`}>
      {`${named} ↗`}
    </a>
  )
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
