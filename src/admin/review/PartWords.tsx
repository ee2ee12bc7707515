import type { ReactNode } from 'react'
import type { FactKey } from '@/generator/material/facts'
import { FACTS } from '@/generator/material/facts'
import { SOURCES, type Source } from '@/generator/material/sources'
import type { Part, PartSentence } from '@/generator/parts'
import { ExternalLink } from '@/ui/link/ExternalLink'

/** The words of a part as a reader sees them, every wording, with the facts and sources of each sentence below it. */
export function PartWords({ part: { variants } }: { part: Part }) {
  const isOne = variants.length === 1
  const wordings = variants.map(({ heading, sentences }) => (
    <section key={heading} className="space-y-3">
      {!isOne && <h3>{heading}</h3>}
      <ul className={isOne ? 'space-y-3 lg:columns-2 lg:gap-x-12' : 'space-y-3'}>
        {sentences.map((sentence, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a part may say a sentence twice, and nothing is ever moved
          <li key={index} className="break-inside-avoid">
            <Sentence sentence={sentence} />
          </li>
        ))}
      </ul>
    </section>
  ))
  return (
    <div className="grid gap-x-12 gap-y-6 lg:grid-cols-2">
      {isOne ? <div className="lg:col-span-2">{wordings}</div> : wordings}
    </div>
  )
}

function Sentence({ sentence: { text, facts, isItem, isHeading } }: { sentence: PartSentence }) {
  if (isHeading) return <h4>{withPlaces(text)}</h4>
  return (
    <div className={isItem ? 'border-l-4 border-line pl-3' : undefined}>
      <p>{withPlaces(text)}</p>
      {facts.length > 0 && (
        <ul className="text-sm text-ink-soft">
          {facts.map((fact) => (
            <li key={fact}>
              <Fact fact={fact} />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

/** What a town puts in: «{city}» is shown as [ciudad]. */
function withPlaces(text: string): ReactNode {
  return text.replace(/\{(\w+|…)\}/g, (_, name: string) => `[${PLACES[name] ?? name}]`)
}

const PLACES: Record<string, string> = {
  city: 'ciudad',
  province: 'provincia',
  canton: 'cantón',
  place: 'lugar',
  town: 'ciudad del lugar',
  km: 'kilómetros',
  attends: 'Atiende emergencias',
  hours: 'horario',
  name: 'lugar',
  source: 'fuente',
  other: 'otra provincia',
  others: 'otros lugares',
}

function Fact({ fact }: { fact: FactKey }) {
  const documents = FACTS[fact].sources.map((key): Source & { key: string } => ({ ...SOURCES[key], key }))
  return (
    <>
      {`${fact}: `}
      {documents.map(({ key, title, organization, year, url }, index) => (
        <span key={key}>
          {index > 0 && '; '}
          {url === undefined ? title : <ExternalLink href={url}>{title}</ExternalLink>}
          {`, ${organization}, ${year}`}
        </span>
      ))}
    </>
  )
}
