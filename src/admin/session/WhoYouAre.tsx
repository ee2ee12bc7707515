import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { eraseDrafts, hasDrafts } from '@/admin/desk/form/drafts'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { oneRun } from '@/admin/running/one-run'
import { type Permission, signOut } from '@/data/session'
import { afterSigningOut } from './after-session-change'
import { useSignIn } from './SignIn'
import { usePermission } from './use-permission'
import { useSessionWatch } from './use-session-watch'

/** Who is signed in and what they may do, with the way in and out. */
export function WhoYouAre() {
  useSessionWatch()
  const { permission: data, isUnread, isTrying, retry } = usePermission()
  const openSignIn = useSignIn()
  const leaving = useRef(false)
  const hasEnded = useHasEnded(data, leaving)
  // Signing in or out, and reading the session, remove the button of this header that was pressed for it: this line takes
  // the focus.
  const line = useLostFocusOnChange<HTMLParagraphElement>(data ? (data.user?.id ?? '') : 'unread')
  return (
    // On a phone the button is in the first row of the bar, and the line in the second, beside the site's state.
    <div className="ml-auto flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 leading-snug max-sm:contents">
      {/* As narrow as the e-mail address at least: where that leaves no room, the button goes below. */}
      <p ref={line} role="status" tabIndex={-1} className="min-w-0 grow basis-[min-content] max-sm:order-2">
        {data ? (
          <>
            <strong className="block">
              {hasEnded ? 'Su sesión terminó' : (data.user?.email ?? 'Sin iniciar sesión')}
            </strong>
            <span className="max-sm:sr-only">
              {data.publicAdmin ? 'Mesa abierta a todos' : data.mayEdit ? 'Puede editar' : 'Solo lectura'}
            </span>
          </>
        ) : isUnread ? (
          'No se pudo leer su sesión.'
        ) : (
          'Comprobando su sesión…'
        )}
      </p>
      {data?.user ? (
        <SignOutButton userId={data.user.id} leaving={leaving} />
      ) : !data && (isUnread || isTrying) ? (
        // Not the same element as the next: a press that was meant for this one must not open the dialog.
        <button
          key="retry"
          type="button"
          aria-disabled={isTrying || undefined}
          onClick={() => isTrying || retry()}
          className={BUTTON}
        >
          Reintentar
        </button>
      ) : (
        <button key="sign-in" type="button" onClick={openSignIn} className={BUTTON}>
          Iniciar sesión
        </button>
      )}
    </div>
  )
}

/** Whether the session ended by itself: somebody was signed in a moment ago and no longer is, without signing out. */
function useHasEnded(permission: Permission | undefined, leaving: { current: boolean }): boolean {
  const [hasEnded, setHasEnded] = useState(false)
  const last = useRef<Permission['user']>(null)
  useEffect(() => {
    if (!permission) return
    if (permission.user) setHasEnded(false)
    else if (last.current) setHasEnded(!leaving.current)
    last.current = permission.user
    leaving.current = false
  }, [permission, leaving])
  return hasEnded
}

function SignOutButton({ userId, leaving }: { userId: string; leaving: { current: boolean } }) {
  const queryClient = useQueryClient()
  const [isLeaving, setIsLeaving] = useState(false)
  const leave = async () => {
    if (hasDrafts(userId) && !window.confirm(DRAFTS_QUESTION)) return
    leaving.current = true
    setIsLeaving(true)
    // Otherwise its pages would be written on in nobody's name while the admin is open to all.
    oneRun.stop()
    await signOut()
    // The next person at this browser may be another one.
    eraseDrafts(userId)
    await afterSigningOut(queryClient)
  }
  return (
    <button
      type="button"
      aria-disabled={isLeaving || undefined}
      onClick={() => void (isLeaving || leave())}
      className={BUTTON}
    >
      {isLeaving ? 'Cerrando…' : 'Cerrar sesión'}
    </button>
  )
}

const DRAFTS_QUESTION =
  'Hay cambios suyos sin guardar. Si cierra la sesión, se borran de este navegador. ¿Cerrar la sesión?'

const BUTTON = 'bar-button shrink-0 whitespace-nowrap max-sm:ml-auto'
