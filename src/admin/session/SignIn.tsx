import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  createContext,
  type ReactNode,
  type SubmitEvent,
  useContext,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { errorKind } from '@/data/errors'
import { sessionQuery, signIn, signOut } from '@/data/session'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import type { ButtonVariant } from '@/ui/button/button-style'
import { TextField } from '@/ui/form/TextField'
import { afterSessionChange } from './after-session-change'

const OpenSignIn = createContext<() => void>(() => undefined)

/** Opens the sign-in dialog over whatever is on the screen; nothing there is lost. */
export function useSignIn(): () => void {
  return useContext(OpenSignIn)
}

type SignInButtonProps = {
  variant?: ButtonVariant
  /** Set where only another account may be of help, whoever is signed in. */
  isForAnother?: boolean
}

/**
 * The button that opens the sign-in dialog, to be placed beside what is refused without a session. It is gone once an
 * editor has signed in: the message of the refusal may stay, and would ask her to do so again.
 */
export function SignInButton({ variant = 'secondary', isForAnother = false }: SignInButtonProps) {
  const open = useSignIn()
  const isEditor = useQuery(sessionQuery()).data?.isEditor
  if (isEditor && !isForAnother) return null
  return (
    <Button variant={variant} onClick={open}>
      {isForAnother ? 'Iniciar sesión con otra cuenta' : 'Iniciar sesión'}
    </Button>
  )
}

/** The desk's one sign-in dialog; everything inside can open it with `useSignIn`. */
export function SignInProvider({ children }: { children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  const headingId = useId()
  // The form is created anew after every closing, so that no password stays in it, and before every opening: the browser
  // tells of a closing a moment later, when the dialog may be open again and a new form would lose the focus.
  const [forms, setForms] = useState(0)
  const renew = () => setForms((count) => count + 1)
  const open = () => {
    if (dialog.current?.open) return
    flushSync(renew)
    dialog.current?.showModal()
  }
  const close = () => dialog.current?.close()
  return (
    <OpenSignIn value={open}>
      {children}
      <dialog
        ref={dialog}
        aria-labelledby={headingId}
        onClose={() => {
          if (!dialog.current?.open) renew()
        }}
        className="m-auto w-[min(26rem,calc(100vw-2rem))] rounded-md border border-line bg-paper p-6 text-ink backdrop:bg-black/60"
      >
        <h2 id={headingId}>Iniciar sesión</h2>
        <SignInForm key={forms} onDone={close} />
      </dialog>
    </OpenSignIn>
  )
}

function SignInForm({ onDone }: { onDone: () => void }) {
  const queryClient = useQueryClient()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const errorId = useId()
  const isClosed = useRef(false)
  // In a layout effect, because the answer may arrive between the rendering of the empty form and its effects.
  useLayoutEffect(() => {
    isClosed.current = false
    return () => {
      isClosed.current = true
    }
  }, [])

  const submit = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    setProblem(undefined)
    try {
      await signIn(email.trim(), password)
      // Whoever closed the dialog in the meantime does not want to be signed in.
      if (isClosed.current) await signOut()
      else onDone()
      await afterSessionChange(queryClient)
    } catch (error) {
      setProblem(whatWentWrong(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <form onSubmit={(event) => void submit(event)} className="mt-4 space-y-4">
      <TextField
        label="Correo electrónico"
        type="email"
        required
        autoComplete="username"
        value={email}
        onType={setEmail}
      />
      <TextField
        label="Contraseña"
        type="password"
        required
        autoComplete="current-password"
        aria-describedby={errorId}
        value={password}
        onType={setPassword}
      />
      <p id={errorId} role="alert" className="text-emergency empty:hidden">
        {problem}
      </p>
      <p className="flex flex-wrap gap-3">
        <BusyButton type="submit" busy={busy}>
          {busy ? 'Comprobando…' : 'Entrar'}
        </BusyButton>
        <Button variant="secondary" onClick={onDone}>
          Cancelar
        </Button>
      </p>
      <p className="text-sm text-ink-soft">
        Las cuentas las crea la persona responsable del portal: el documento de la base de datos, en el código, explica
        cómo.
      </p>
    </form>
  )
}

function whatWentWrong(error: unknown): string {
  const kind = errorKind(error)
  if (kind === undefined) {
    console.error('Error signing in', error)
    return 'No se pudo iniciar sesión. Inténtelo otra vez.'
  }
  if (kind === 'forbidden' || kind === 'invalid') return 'El correo o la contraseña no son correctos.'
  if (kind === 'offline') return 'No hay conexión. Revise su red e inténtelo otra vez.'
  return 'El servicio no responde. Inténtelo otra vez en unos minutos; si sigue igual, avise a la persona responsable del portal.'
}
