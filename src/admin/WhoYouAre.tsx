import { useQuery, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { type Permission, sessionQuery, signOut } from '@/data/session'
import { afterSessionChange } from './after-session-change'
import { whatYouMayDo } from './permission-text'
import { useSignIn } from './SignIn'

/** Who is signed in and what they may do, with the way in and out. */
export function WhoYouAre() {
  const { data, isError } = useQuery(sessionQuery())
  const openSignIn = useSignIn()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm">
      <p role="status">
        {data ? <Who {...data} /> : isError ? 'No se pudo leer su sesión.' : 'Comprobando su sesión…'}
      </p>
      {data?.user ? (
        <SignOutButton />
      ) : (
        <button type="button" onClick={openSignIn} className={BUTTON}>
          Iniciar sesión
        </button>
      )}
    </div>
  )
}

function Who(permission: Permission) {
  return (
    <>
      <strong className="block">{permission.user?.email ?? 'Sin iniciar sesión'}</strong>
      {whatYouMayDo(permission)}
    </>
  )
}

function SignOutButton() {
  const queryClient = useQueryClient()
  const leave = async () => {
    try {
      await signOut()
    } catch (error) {
      console.warn('Error signing out', error)
      toast.error('No se pudo cerrar la sesión. Inténtelo otra vez.')
    }
    await afterSessionChange(queryClient)
  }
  return (
    <button type="button" onClick={() => void leave()} className={BUTTON}>
      Cerrar sesión
    </button>
  )
}

const BUTTON = 'min-h-11 rounded-md border border-brand-ink px-3 font-semibold hover:underline'
