import type { ReactNode } from 'react'
import { type Reviewer, reviewers, SAMPLE_REVIEWER_LABEL } from '@/content/reviewers'
import { Badge } from '@/ui/Badge'

/** The profiles of the reviewers, each labelled as the sample that it is. */
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
  const { name, credentials, affiliation, yearsOfExperience, registry } = reviewer
  return (
    <>
      <h3>{name}</h3>
      <p>{affiliation === undefined ? credentials : `${credentials}, ${affiliation}`}</p>
      <dl className="space-y-1">
        <Entry term="Años de experiencia">{yearsOfExperience ?? 'por declarar'}</Entry>
        <Entry term="Registro profesional">{registry} (de muestra)</Entry>
      </dl>
      <Badge>{SAMPLE_REVIEWER_LABEL}</Badge>
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
