import { useMutation, useQuery } from '@tanstack/react-query'
import { type SubmitEvent, useState } from 'react'
import { toast } from 'sonner'
import { errorKind } from '@/data/errors'
import { changePassword, sessionQuery } from '@/data/session'
import { BusyButton } from '@/ui/button/BusyButton'
import { TextField } from '@/ui/form/TextField'

const SHORTEST = 10

/** Changes the password of whoever is signed in. */
export function Password() {
  const user = useQuery(sessionQuery()).data?.user
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const { mutate, isPending } = useMutation({
    mutationFn: () => changePassword(password),
    onSuccess: () => {
      setPassword('')
      toast.success('Su contraseña cambió.')
    },
    onError: (error) => {
      console.warn('Error changing the password', error)
      setProblem(whyNot(error))
    },
  })
  if (!user) return null
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const isLong = password.length >= SHORTEST
    setProblem(isLong ? undefined : `Escriba al menos ${SHORTEST} signos.`)
    if (isLong) mutate()
  }
  return (
    <section className="desk-card">
      <h2>Cambiar mi contraseña</h2>
      <form noValidate onSubmit={submit} className="flex flex-wrap items-end gap-3">
        {/* So that a password manager knows whose password it is. */}
        <input type="hidden" autoComplete="username" value={user.email} readOnly />
        <TextField
          label="Contraseña nueva"
          type="password"
          autoComplete="new-password"
          value={password}
          onType={setPassword}
          problem={problem}
          isLive
        />
        <BusyButton type="submit" variant="secondary" busy={isPending}>
          {isPending ? 'Cambiando…' : 'Cambiar'}
        </BusyButton>
      </form>
    </section>
  )
}

function whyNot(error: Error): string {
  const kind = errorKind(error)
  if (kind === 'offline') return 'No hay conexión. Inténtelo otra vez cuando regrese.'
  if (kind === 'invalid') return 'El servidor no la acepta: use otra, más larga y distinta de la anterior.'
  if (kind === 'forbidden') return 'Su sesión terminó: inicie sesión y vuelva a intentarlo.'
  return 'El servidor no respondió. Inténtelo otra vez en unos minutos.'
}
