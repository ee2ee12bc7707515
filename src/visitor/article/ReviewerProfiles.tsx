import type { ReactNode } from 'react'
import { SAMPLE_REVIEWER_LABEL, SAMPLE_REVIEWERS } from '@/content/sample-reviewers'
import { activeReviewers } from '@/generator/site-reviews'
import { Badge } from '@/ui/Badge'
import { ExternalLink } from '@/ui/link/ExternalLink'

/** The professionals who agreed to be named or, while there is none, the samples, each labelled as such. */
export function ReviewerProfiles() {
  if (activeReviewers.length === 0) return <Samples />
  return (
    <Profiles>
      {activeReviewers.map((reviewer) => (
        <Profile key={reviewer.id} name={`${reviewer.title} ${reviewer.name}`}>
          <p>
            {[reviewer.profession, reviewer.specialty, reviewer.affiliation].filter((it) => it !== null).join(', ')}
          </p>
          <dl className="space-y-1">
            {reviewer.years !== null && <Entry term="Años de experiencia">{reviewer.years}</Entry>}
            <Entry term="Registro profesional">
              <ExternalLink href={reviewer.registerUrl} className="inline-block min-h-11 py-2">
                {reviewer.registerNumber}
              </ExternalLink>
            </Entry>
          </dl>
        </Profile>
      ))}
    </Profiles>
  )
}

function Samples() {
  return (
    <>
      <p>
        <strong>Hoy ningún profesional ha firmado el contenido: la revisión está pendiente.</strong> Los perfiles que
        siguen son de muestra, y ninguno es una persona real.
      </p>
      <Profiles>
        {SAMPLE_REVIEWERS.map(({ name, credentials, registry }) => (
          <Profile key={name} name={name}>
            <p>{credentials}</p>
            <dl className="space-y-1">
              <Entry term="Años de experiencia">por declarar</Entry>
              <Entry term="Registro profesional">{registry} (de muestra)</Entry>
            </dl>
            <Badge>{SAMPLE_REVIEWER_LABEL}</Badge>
          </Profile>
        ))}
      </Profiles>
    </>
  )
}

function Profiles({ children }: { children: ReactNode }) {
  return <ul className="grid max-w-measure gap-4 sm:grid-cols-2">{children}</ul>
}

function Profile({ name, children }: { name: string; children: ReactNode }) {
  return (
    <li className="space-y-2 rounded-md border border-line bg-raised p-4">
      <h3>{name}</h3>
      {children}
    </li>
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
