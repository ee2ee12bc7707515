import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { toast } from 'sonner'
import { readAgain } from '@/admin/desk/reading/read-again'
import { whatToDo } from '@/admin/desk/reading/SaveProblem'
import { Unread } from '@/admin/desk/reading/Unread'
import { EditorsOnly } from '@/admin/session/EditorsOnly'
import { useIsOwner } from '@/admin/session/use-is-owner'
import { addEditor, type Editor, editorsQuery, removeEditor } from '@/data/editors'
import { isRowId } from '@/data/request/row-id'
import { sessionQuery } from '@/data/session'
import { BusyButton } from '@/ui/button/BusyButton'
import { TextField } from '@/ui/form/TextField'

const ROLES = { owner: 'Responsable', editor: 'Editor' } as const

/** Who may edit. An owner adds and removes people; their accounts are made in Supabase. */
export function People() {
  const { user, isEditor = false } = useQuery(sessionQuery()).data ?? {}
  const { data: editors, isError, refetch } = useQuery({ ...editorsQuery(), enabled: isEditor })
  const isOwner = useIsOwner()
  return (
    <section className="desk-card">
      <h2>Personas</h2>
      {!isEditor ? (
        <EditorsOnly what="las personas" />
      ) : isError && !editors ? (
        <Unread onRetry={() => void refetch()}>No se pudo leer quiénes pueden editar.</Unread>
      ) : (
        <ul className="people">
          {editors?.map((editor) => (
            <li key={editor.userId}>
              <span className="font-semibold">{editor.name}</span>
              <span className="grow text-ink-soft">{editor.userId === user?.id ? 'Usted' : ROLES[editor.role]}</span>
              {isOwner && editor.userId !== user?.id && <Remove editor={editor} />}
            </li>
          ))}
        </ul>
      )}
      {isOwner ? (
        <Add />
      ) : (
        isEditor && <p className="text-sm text-ink-soft">Agregar y quitar personas es de quien es responsable.</p>
      )}
    </section>
  )
}

function Remove({ editor: { userId, name } }: { editor: Editor }) {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: () => removeEditor(userId),
    onSuccess: () => void toast.success(`${name} ya no puede editar.`),
    onError: (error) => {
      console.warn('Error removing an editor', error)
      toast.error(`${name} sigue en la lista. ${whatToDo(error)}`)
    },
    onSettled: () => readAgain(client, ['editors']),
  })
  const ask = () => {
    if (window.confirm(`¿Quitar a ${name} de los editores? Su cuenta queda, y lo que cambió también.`)) mutate()
  }
  return (
    <BusyButton variant="secondary" busy={isPending} onClick={ask}>
      Quitar<span className="sr-only"> a {name}</span>
    </BusyButton>
  )
}

function Add() {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [userId, setUserId] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => addEditor({ userId: userId.trim(), name: name.trim(), role: 'editor' }),
    onSuccess: () => {
      toast.success(`${name.trim()} ya puede editar.`)
      setName('')
      setUserId('')
    },
    onError: (error) => {
      console.warn('Error adding an editor', error)
      setProblem(
        whatToDo(error, { invalid: 'No hay ninguna cuenta con ese identificador, o esa persona ya está en la lista.' }),
      )
    },
    onSettled: () => readAgain(client, ['editors']),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const missing = name.trim() === '' ? 'Escriba su nombre.' : isRowId(userId.trim()) ? undefined : NO_ID
    setProblem(missing)
    if (missing === undefined) mutate()
  }
  return (
    <details className="rounded-md border border-line bg-raised px-4">
      <summary className="min-h-11 content-center font-semibold">Agregar una persona</summary>
      <ol className="list-decimal space-y-1 pl-5">
        <li>En Supabase, Authentication → Users → Add user: su correo y una contraseña de 10 signos o más.</li>
        <li>Abra la cuenta y copie su «User UID».</li>
        <li>Péguelo aquí con el nombre que verá el historial, y dígale que cambie la contraseña en «Ajustes».</li>
      </ol>
      <form noValidate onSubmit={submit} className="mt-3 space-y-3 pb-4">
        <TextField label="Nombre" value={name} maxLength={120} onType={setName} />
        <TextField label="User UID" value={userId} maxLength={36} onType={setUserId} problem={problem} isLive />
        <p className="flex flex-wrap gap-3">
          <BusyButton type="submit" busy={isPending}>
            {isPending ? 'Agregando…' : 'Agregar'}
          </BusyButton>
        </p>
      </form>
    </details>
  )
}

const NO_ID = 'El «User UID» tiene 36 signos, como 3f2a8c1e-….'
