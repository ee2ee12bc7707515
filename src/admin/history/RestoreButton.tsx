import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { ReasonField, reasonToSend } from '@/admin/desk/form/reason'
import { readAgain } from '@/admin/desk/reading/read-again'
import { Unread } from '@/admin/desk/reading/Unread'
import { ReadOnlyNote } from '@/admin/session/ReadOnlyNote'
import { SignInButton } from '@/admin/session/SignIn'
import { errorKind } from '@/data/errors'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { Link } from '@/ui/link/Link'
import { Loading } from '@/ui/waiting/SlowFallback'
import type { ChangedField } from './FieldList'

/** What the dialog shows before something is restored, and how it is restored. */
export type Restoring = {
  /** What restoring will do, said before the list of fields; or why there is nothing to restore. */
  promise: string
  fields: readonly ChangedField[]
  /**
   * Resolves to `changed` when somebody changed the item in the meantime and it was left as it is. Undefined when there
   * is nothing to restore.
   */
  restore?: (reason: string | undefined) => Promise<unknown>
  /** What the present state is read by when the editor asks; what restoring will do is known once it is done. */
  reading: { state: 'waiting' | 'failed' | 'done'; start: () => void }
}

/** Said of a change whose fields somebody changed once more: only the latest change of a field can be taken back. */
export const CHANGED_AGAIN =
  'Algo de esto cambió otra vez después. Restaure primero ese cambio, o corríjalo a mano: así no se pierde lo que otra persona escribió.'

type Read = { isFetching: boolean; isPending: boolean; isError: boolean; refetch: () => Promise<unknown> }

/** What is read each time that the editor asks, by a query that is not enabled. */
export function readingOf({ isFetching, isPending, isError, refetch }: Read): Restoring['reading'] {
  return { state: isFetching || isPending ? 'waiting' : isError ? 'failed' : 'done', start: () => void refetch() }
}

/** `which` distinguishes this change from the other changes of the same item. */
type RestoreButtonProps = Restoring & { name: string; which: string }

/** Restores the state before a change, after asking. When the database refuses, it says so and offers to sign in. */
export function RestoreButton({ name, which, fields, promise, restore, reading }: RestoreButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const queryClient = useQueryClient()
  const [reason, setReason] = useState('')
  const { mutate, data, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => restore?.(reasonToSend(reason)),
    onSettled: () => {
      dialog.current?.close()
      // After a failure too: the restoring may have arrived although its answer was lost. The outcome does not wait.
      void readAgain(queryClient, ['cities', 'facilities', 'generated-pages', 'revisions'])
    },
    onError: (cause) => console.error('Error restoring a revision', cause),
  })
  const isKnown = reading.state === 'done'
  const ask = () => {
    reading.start()
    dialog.current?.showModal()
  }
  return (
    <>
      <Button variant="secondary" onClick={ask}>
        Restaurar lo anterior<span className="sr-only"> ({which})</span>
      </Button>
      <div role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
        {isSuccess &&
          (data === 'changed' ? (
            <p>Nada se restauró: alguien lo cambió mientras tanto. Ábralo otra vez para ver qué volvería ahora.</p>
          ) : (
            <p>
              Restaurado: está anotado en <Link to={deskPaths.history}>el historial</Link>.
            </p>
          ))}
        {error && <p>{whyNot(error)}</p>}
        {errorKind(error) === 'forbidden' && <SignInButton />}
      </div>
      <dialog
        ref={dialog}
        aria-labelledby={headingId}
        className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-md border border-line bg-paper p-6 text-ink backdrop:bg-black/60"
      >
        <h2 id={headingId}>¿Restaurar {name}?</h2>
        <div className="mt-2" aria-live="polite">
          {isKnown ? (
            <>
              <p>{promise}</p>
              <FieldsBefore fields={fields} />
            </>
          ) : reading.state === 'waiting' ? (
            <Loading text="Comparando con lo que hay ahora..." what="lo que hay ahora" />
          ) : (
            <Unread onRetry={reading.start}>No se pudo comparar con la base de datos; nada ha cambiado.</Unread>
          )}
        </div>
        <div className="mt-4 empty:hidden">
          <ReadOnlyNote />
        </div>
        {isKnown && restore && (
          <div className="mt-4">
            <ReasonField reason={reason} onType={setReason} />
          </div>
        )}
        <p className="mt-4 flex flex-wrap gap-3">
          {isKnown && restore && (
            <BusyButton busy={isPending} onClick={() => mutate()}>
              {isPending ? 'Restaurando…' : 'Sí, restaurar'}
            </BusyButton>
          )}
          <Button variant="secondary" onClick={() => dialog.current?.close()}>
            Cancelar
          </Button>
        </p>
      </dialog>
    </>
  )
}

function FieldsBefore({ fields }: Pick<Restoring, 'fields'>) {
  return (
    <dl className="mt-2 space-y-2 text-sm">
      {fields.map(({ label, before }) => (
        <div key={label}>
          <dt className="font-semibold">{label}</dt>
          <dd className="wrap-anywhere">{before === '' ? '(vacío)' : before}</dd>
        </div>
      ))}
    </dl>
  )
}

function whyNot(error: Error): string {
  const kind = errorKind(error)
  if (kind === undefined) return 'No se pudo restaurar. Inténtelo otra vez.'
  if (kind === 'forbidden')
    return 'La base de datos no lo permitió: restaurar es de editores, o su sesión terminó. Nada ha cambiado.'
  if (kind === 'offline')
    return 'No hay conexión, y no se sabe si se restauró. Cuando regrese, mírelo en el historial antes de intentarlo otra vez.'
  if (kind === 'not-found') return 'Lo que se quiere restaurar ya no existe: no hay dónde.'
  if (kind === 'invalid')
    return 'La base de datos no lo acepta, y nada ha cambiado: su número o su dirección ya es de otro, o su ciudad ya no existe. Corríjalo a mano en su pantalla.'
  return 'El servidor no respondió, y no se sabe si se restauró. En unos minutos, mírelo en el historial antes de intentarlo otra vez.'
}
