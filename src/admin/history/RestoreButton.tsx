import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef } from 'react'
import { deskPaths } from '@/admin/desk/desk-paths'
import { readAgain } from '@/admin/desk/read-again'
import { ReadOnlyNote } from '@/admin/session/ReadOnlyNote'
import { SignInButton } from '@/admin/session/SignIn'
import { errorKind } from '@/data/errors'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { Link } from '@/ui/Link'
import type { ChangedField } from './changed-fields'

export type RestoreButtonProps = {
  name: string
  fields: readonly ChangedField[]
  /** What restoring will do, said before the list of fields. */
  promise: string
  restore: () => Promise<unknown>
}

/** Brings back what was before a change, after asking; a refusal says so and offers to sign in. */
export function RestoreButton({ name, fields, promise, restore }: RestoreButtonProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  const queryClient = useQueryClient()
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: restore,
    onSettled: () => dialog.current?.close(),
    onSuccess: () => readAgain(queryClient, ['revisions', 'generated-pages', 'cities']),
    onError: (cause) => console.error('Error restoring a revision', cause),
  })
  return (
    <>
      <Button variant="secondary" onClick={() => dialog.current?.showModal()}>
        Restaurar lo anterior
      </Button>
      <div role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
        {isSuccess && (
          <p>
            Restaurado: está anotado en <Link to={deskPaths.history}>el historial</Link>.
          </p>
        )}
        {error && <p>{whyNot(error)}</p>}
        {errorKind(error) === 'forbidden' && <SignInButton />}
      </div>
      <dialog
        ref={dialog}
        aria-labelledby={headingId}
        className="m-auto w-[min(34rem,calc(100vw-2rem))] rounded-md border border-line bg-paper p-6 text-ink backdrop:bg-black/60"
      >
        <h2 id={headingId}>¿Restaurar {name}?</h2>
        <p className="mt-2">{promise}</p>
        <dl className="mt-2 space-y-2 text-sm">
          {fields.map(({ label, before }) => (
            <div key={label}>
              <dt className="font-semibold">{label}</dt>
              <dd className="[overflow-wrap:anywhere]">{before === '' ? '(vacío)' : before}</dd>
            </div>
          ))}
        </dl>
        <div className="mt-4 empty:hidden">
          <ReadOnlyNote />
        </div>
        <p className="mt-4 flex flex-wrap gap-3">
          <BusyButton busy={isPending} onClick={() => mutate()}>
            {isPending ? 'Restaurando…' : 'Sí, restaurar'}
          </BusyButton>
          <Button variant="quiet" onClick={() => dialog.current?.close()}>
            Cancelar
          </Button>
        </p>
      </dialog>
    </>
  )
}

function whyNot(error: Error): string {
  const kind = errorKind(error)
  if (kind === undefined) return 'No se pudo restaurar. Inténtelo otra vez.'
  if (kind === 'forbidden')
    return 'La base de datos no lo permitió: restaurar es de editores, o su sesión terminó. Nada ha cambiado.'
  if (kind === 'offline') return 'No hay conexión: nada ha cambiado. Inténtelo otra vez cuando regrese.'
  if (kind === 'not-found') return 'Lo que se quiere restaurar ya no existe: no hay dónde.'
  return 'No se pudo restaurar: nada ha cambiado. Inténtelo otra vez en unos minutos.'
}
