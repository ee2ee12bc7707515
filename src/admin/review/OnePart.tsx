import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { toast } from 'sonner'
import { WordDiff } from '@/admin/changes/WordDiff'
import { deskPaths } from '@/admin/desk/desk-paths'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { whatToDo } from '@/admin/desk/reading/SaveProblem'
import { ScreenHead } from '@/admin/desk/ScreenHead'
import { reviewQueries, type StoredReview, signPart } from '@/data/reviews'
import { wordsOf } from '@/generator/parts'
import type { Reviewer } from '@/generator/review-state'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { Field } from '@/ui/form/Field'
import { longDate } from '@/visitor/city/long-date'
import { stateText } from './PartList'
import { PartWords } from './PartWords'
import { nextOpen, type PartState, plainWords } from './part-states'

type OnePartProps = { state: PartState; states: readonly PartState[]; own: Reviewer | undefined }

/** One part with its sources and, for a reviewer, the two answers. After either, the next open part comes. */
export function OnePart({ state, states, own }: OnePartProps) {
  const { part, last } = state
  const left = states.filter(({ isOpen }) => isOpen).length
  return (
    <article className="space-y-6">
      <ScreenHead
        title={`Revisión: ${part.title}`}
        heading={part.title}
        path={deskPaths.reviewOf(part.key)}
        back={{ to: deskPaths.review, label: 'Todas las partes' }}
      >
        {`${part.groupTitle}. ${stateText(state)} ${left === 0 ? 'No falta ninguna parte.' : `${left === 1 ? 'Falta' : 'Faltan'} ${left}.`}`}
      </ScreenHead>
      {last && last.hash !== part.hash && <ChangesSince last={last} words={wordsOf(part)} />}
      <PartWords part={part} />
      {own && state.isOpen && <Answer state={state} states={states} own={own} />}
      {!own && <p className="text-ink-soft">Firma solo quien está anotado como revisor, con su propio usuario.</p>}
    </article>
  )
}

/** The words that were removed and added since somebody last signed the part. */
function ChangesSince({ last, words }: { last: StoredReview; words: string }) {
  const before = useQuery(reviewQueries.words(last.id))
  return (
    <section className="max-w-measure space-y-2 rounded-md border border-line bg-raised p-4">
      <h2 className="text-lg">{`Qué cambió desde el ${longDate(last.signedAt)}`}</h2>
      {before.data === undefined ? (
        <Awaited queries={[before]} text="Leyendo las palabras de entonces…" what="el texto de entonces" />
      ) : (
        <WordDiff before={plainWords(before.data)} after={plainWords(words)} />
      )}
    </section>
  )
}

/** «Está correcto», or a wish with its reason. */
function Answer({ state: { part }, states, own }: OnePartProps & { own: Reviewer }) {
  const [note, setNote] = useState<string>()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutate, isPending, error } = useMutation({
    mutationFn: (wish: string | undefined) => signPart(part, own.id, wish),
    onSuccess: async (_, wish) => {
      const next = nextOpen(states, part.key)
      await queryClient.invalidateQueries({ queryKey: ['reviews'] })
      toast.success(wish === undefined ? 'Firmada.' : 'Su pedido llegó a los editores.')
      navigate(next ? deskPaths.reviewOf(next.key) : deskPaths.review)
    },
  })
  return (
    <section aria-label="Su respuesta" className="review-answer">
      {error && (
        <p role="alert" className="font-semibold text-emergency">
          {`No se firmó. ${whatToDo(error, { invalid: 'Estas palabras ya no son las de hoy: vuelva a cargar la página.' })}`}
        </p>
      )}
      {note === undefined ? (
        <div className="flex flex-wrap gap-3">
          <BusyButton busy={isPending} onClick={() => mutate(undefined)}>
            Está correcto
          </BusyButton>
          <Button variant="secondary" onClick={() => setNote('')}>
            Pedir un cambio
          </Button>
        </div>
      ) : (
        <form
          className="max-w-measure space-y-3"
          onSubmit={(event) => {
            event.preventDefault()
            if (note.trim() !== '') mutate(note.trim())
          }}
        >
          <Field id="pedido" label="Qué hay que cambiar, y por qué" hint="Lo leen solo los editores.">
            {(attributes) => (
              <textarea
                {...attributes}
                value={note}
                rows={4}
                required
                maxLength={2000}
                // biome-ignore lint/a11y/noAutofocus: the press that opened the field asked for it
                autoFocus
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-3">
            <BusyButton busy={isPending} type="submit">
              Enviar el pedido
            </BusyButton>
            <Button variant="secondary" onClick={() => setNote(undefined)}>
              Cancelar
            </Button>
          </div>
        </form>
      )}
    </section>
  )
}
