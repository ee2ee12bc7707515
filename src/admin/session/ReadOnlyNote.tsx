import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '@/data/session'
import { SignInButton } from './SignIn'

/**
 * Shown beside a button whose change the database would refuse, to say so before it is pressed; renders nothing for
 * those who may write.
 */
export function ReadOnlyNote() {
  const { data: permission } = useQuery(sessionQuery())
  if (!permission || permission.mayEdit) return null
  return (
    <div className="flex flex-wrap items-center gap-3">
      <p className="max-w-measure">
        {permission.user
          ? 'Su cuenta no está en la lista de editores: la base de datos rechazará este cambio.'
          : 'Sin iniciar sesión la base de datos rechazará este cambio.'}
      </p>
      {!permission.user && <SignInButton />}
    </div>
  )
}
