import { Unread } from '@/admin/desk/reading/Unread'
import { SignInButton } from './SignIn'
import { usePermission } from './use-permission'

/**
 * Takes the place of data that only editors may see: to others the database answers as if there were none. `what` names
 * the data: «las revisiones».
 */
export function EditorsOnly({ what }: { what: string }) {
  const { permission, isUnread, retry } = usePermission()
  if (isUnread) return <Unread onRetry={retry}>No se pudo leer su sesión.</Unread>
  if (!permission) return <p role="status">Comprobando su sesión…</p>
  return (
    <div className="flex max-w-measure flex-wrap items-center gap-3">
      <p>
        Solo los editores ven {what}: {permission.user ? 'su cuenta no está en la lista.' : 'inicie sesión.'}
      </p>
      {!permission.user && <SignInButton />}
    </div>
  )
}
