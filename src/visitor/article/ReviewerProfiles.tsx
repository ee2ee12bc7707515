import type { ReactNode } from 'react'
import { type Reviewer, reviewerLabel, reviewers } from '@/content/reviewers'
import { Badge } from '@/ui/Badge'
import { ExternalLink } from '@/ui/link/ExternalLink'

/** The profiles of the reviewers; what is still sample data is labelled as such. */
export function ReviewerProfiles() {
  return (
    <ul className="grid max-w-measure gap-4 sm:grid-cols-2">
      {reviewers.map((reviewer) => (
        <li key={reviewer.name} className="space-y-2 rounded-md border border-line bg-raised p-4">
          <Profile reviewer={reviewer} />
        </li>
      ))}
    </ul>
  )
}

function Profile({ reviewer }: { reviewer: Reviewer }) {
  const label = reviewerLabel(reviewer)
  const { name, credentials, affiliation, yearsOfExperience } = reviewer
  return (
    <>
      <h3>{name}</h3>
      <p>{affiliation === undefined ? credentials : `${credentials}, ${affiliation}`}</p>
      <dl className="space-y-1">
        <Entry term="Años de experiencia">{yearsOfExperience ?? 'por declarar'}</Entry>
        <Entry term="Registro profesional">
          <Registry {...reviewer.registry} />
        </Entry>
      </dl>
      {label && <Badge>{label}</Badge>}
    </>
  )
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="inline font-semibold">{term}: </dt>
      <dd className="inline">{children}</dd>
    </div>
  )
}

function Registry({ number, url, isSample }: Reviewer['registry']) {
  if (isSample) return `${number} (de muestra)`
  if (url === undefined) return number
  return <ExternalLink href={url}>{number}</ExternalLink>
}
