import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { OwnForm } from '@/admin/desk/form/OwnForm'
import { Unread } from '@/admin/desk/reading/Unread'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import { type Reviewer, reviewersQuery } from '@/data/reviewers'
import { sessionQuery } from '@/data/session'
import { listed } from '@/generator/spanish'
import { ReviewerForm } from './ReviewerForm'
import { missingOf } from './reviewer-form'
import { SignaturesOfLeavers } from './SignaturesOfLeavers'

/** Who signs the texts: what visitors are shown of them, their consent, and the account with which they sign. */
export function Reviewers() {
  const isEditor = useQuery(sessionQuery()).data?.isEditor ?? false
  const { data: reviewers, isError, refetch } = useQuery({ ...reviewersQuery(), enabled: isEditor })
  return (
    <section id="revisores" className="desk-card">
      <h2>Revisores</h2>
      <p className="max-w-measure">
        Profesionales que leen los textos y los firman en «Revisión». Nadie se muestra a los lectores antes de que estén
        su consentimiento, su número de registro y la dirección donde cualquiera lo comprueba.
      </p>
      {!isEditor ? (
        <EditorsOnly what="los revisores" />
      ) : isError && !reviewers ? (
        <Unread onRetry={() => void refetch()}>No se pudo leer quiénes firman.</Unread>
      ) : reviewers ? (
        <>
          {reviewers.length === 0 && <p>Todavía no hay ninguno.</p>}
          {reviewers.map((reviewer) => (
            <Folded key={reviewer.id} reviewer={reviewer} />
          ))}
          <Folded />
          <SignaturesOfLeavers />
        </>
      ) : (
        <p>Leyendo quiénes firman…</p>
      )}
    </section>
  )
}

/** The form of one reviewer, or of a new one, folded under their name. Opening one closes the other. */
function Folded({ reviewer }: { reviewer?: Reviewer }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details
      name="revisor"
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className="rounded-md border border-line bg-raised px-4"
    >
      <summary className="min-h-11 content-center py-2 font-semibold">
        {reviewer ? `${reviewer.title} ${reviewer.name}` : 'Agregar un revisor'}
        {reviewer && <span className="block font-normal text-ink-soft">{stateOf(reviewer)}</span>}
      </summary>
      {isOpen && <OwnForm>{({ owner }) => <ReviewerForm stored={reviewer} owner={owner} />}</OwnForm>}
    </details>
  )
}

function stateOf(reviewer: Reviewer): string {
  const missing = missingOf(reviewer)
  if (missing.length > 0) return `No se muestra: falta ${listed(missing)}.`
  if (!reviewer.active) return 'Ya no colabora.'
  return reviewer.userId ? 'Se muestra a los lectores, y puede firmar.' : 'Se muestra a los lectores; falta su cuenta.'
}
