import { useQuery } from '@tanstack/react-query'
import { sessionQuery } from '@/data/session'
import { SignInButton } from './SignIn'

/**
 * Takes the place of data that only editors may see: to others the database answers as if there were none. `what` names
 * the data: «Las revisiones».
 */
export function EditorsOnly({ what }: { what: string }) {
  const { data: permission } = useQuery(sessionQuery())
  return (
    <div className="flex max-w-measure flex-wrap items-center gap-3">
      <p>
        {what} las ven los editores: {permission?.user ? 'su cuenta no está en la lista.' : 'inicie sesión.'}
      </p>
      {!permission?.user && <SignInButton />}
    </div>
  )
}
