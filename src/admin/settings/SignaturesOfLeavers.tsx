import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { toast } from 'sonner'
import { readAgain } from '@/admin/desk/reading/read-again'
import { whatToDo } from '@/admin/desk/reading/SaveProblem'
import { useIsOwner } from '@/admin/session/use-is-owner'
import { keepSignatures, reviewQueries } from '@/data/reviews'
import { BusyButton } from '@/ui/button/BusyButton'
import { signaturesOfLeavers } from './reviewer-form'

/** What becomes of the signatures of reviewers who leave: an owner decides it once for all, other editors read it. */
export function SignaturesOfLeavers() {
  const client = useQueryClient()
  const isOwner = useIsOwner()
  const { data: reviews } = useQuery(reviewQueries.all())
  const [wanted, setWanted] = useState<boolean>()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: keepSignatures,
    onSuccess: async () => {
      await readAgain(client, ['reviews', 'revisions'])
      setWanted(undefined)
      toast.success('Guardado. Los lectores lo verán cuando se publique el sitio.')
    },
    onError: (cause) => console.warn('Error saving what the signatures of leavers are worth', cause),
  })
  if (!reviews) return null
  const { keepsSignatures } = reviews
  const chosen = wanted ?? keepsSignatures
  return (
    <form
      className="space-y-2 border-t border-line pt-3"
      onSubmit={(event) => {
        event.preventDefault()
        mutate(chosen)
      }}
    >
      <h3>Cuando alguien deja de colaborar</h3>
      {isOwner ? (
        <fieldset>
          <legend>Lo que firmó</legend>
          {CHOICES.map(([keeps, consequence]) => (
            <label key={consequence} className="flex min-h-11 items-start gap-3 py-2">
              <input
                type="radio"
                name="firmas"
                checked={chosen === keeps}
                disabled={isPending}
                className="mt-0.5 size-6 shrink-0 accent-primary"
                onChange={() => {
                  reset()
                  setWanted(keeps)
                }}
              />
              <span>
                {`…${signaturesOfLeavers(keeps)}.`}
                <span className="block text-sm text-ink-soft">{consequence}</span>
              </span>
            </label>
          ))}
        </fieldset>
      ) : (
        <p>{`Lo que firmó ${signaturesOfLeavers(keepsSignatures)}. Lo decide quien es responsable.`}</p>
      )}
      <p className="text-sm text-ink-soft">
        Vale para todos, también para quienes se fueron antes. Ninguna firma se borra: se puede volver atrás.
      </p>
      {error && (
        <p role="alert" className="font-semibold text-emergency">
          {`No se guardó. ${whatToDo(error)}`}
        </p>
      )}
      {chosen !== keepsSignatures && (
        <BusyButton type="submit" busy={isPending}>
          {isPending ? 'Guardando…' : 'Guardar para todos'}
        </BusyButton>
      )}
    </form>
  )
}

const CHOICES = [
  [true, 'Las páginas siguen diciendo quién las revisó. Lo que esa persona pidió cambiar no cuenta más.'],
  [false, 'Las páginas vuelven a «N de M partes» o «pendiente» hasta que otro profesional las firme.'],
] as const
