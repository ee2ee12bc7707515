import { type ReactNode, useState } from 'react'
import { readDraft } from '@/admin/desk/form/drafts'
import { Unread } from '@/admin/desk/reading/Unread'
import { SignInButton } from '@/admin/session/SignIn'
import { usePermission } from '@/admin/session/use-permission'
import { Button } from '@/ui/button/Button'
import { ExternalLink } from '@/ui/link/ExternalLink'
import { Loading } from '@/ui/waiting/SlowFallback'
import { FIGURES_DRAFT } from './ConsoleFiguresForm'
import { OwnSeoStatus, SeoStatusProblem } from './OwnSeoStatus'
import { useSeoStatus } from './use-seo-status'

/** Shows what search engines find, as last measured for this user; the first time, it is measured now. */
export function SeoStatusCard() {
  const { permission, isUnread, retry } = usePermission()
  const userId = permission?.user?.id
  // Who was signed in last: the session may have ended while something was typed.
  const [last, setLast] = useState(userId)
  if (userId !== undefined && userId !== last) setLast(userId)
  // A session that is already known stays when reading it again fails: somebody may be typing.
  if (isUnread)
    return (
      <Frame title={ERROR_TITLE}>
        <Unread onRetry={retry}>No se pudo leer su sesión.</Unread>
      </Frame>
    )
  if (!permission) return <LoadingCard />
  if (userId === undefined) {
    const isTextWaiting = last !== undefined && readDraft(last, FIGURES_DRAFT) !== undefined
    return <NoUser isTextWaiting={isTextWaiting} onRetry={retry} />
  }
  return <StatusOf key={userId} userId={userId} />
}

function StatusOf({ userId }: { userId: string }) {
  const { shown, measure, saveFigures } = useSeoStatus(userId)
  if (!shown.data)
    return shown.isError ? <LoadFailed error={shown.error} onRetry={() => void shown.refetch()} /> : <LoadingCard />
  return (
    <Frame title={measure.isError || saveFigures.isError ? ERROR_TITLE : TITLE}>
      <OwnSeoStatus {...shown.data} measure={measure} saveFigures={saveFigures} />
    </Frame>
  )
}

function NoUser({ isTextWaiting, onRetry }: { isTextWaiting: boolean; onRetry: () => void }) {
  return (
    <Frame title={ERROR_TITLE}>
      <p className="font-semibold">Usuario no autenticado</p>
      <p>El estado se guarda por persona: inicie sesión para medirlo y verlo.</p>
      {isTextWaiting && <p>Lo que escribió le espera: inicie sesión otra vez con la misma cuenta.</p>}
      <p className="flex flex-wrap gap-3">
        <SignInButton />
        <Button variant="secondary" onClick={onRetry}>
          Reintentar
        </Button>
      </p>
    </Frame>
  )
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Frame title={ERROR_TITLE}>
      <SeoStatusProblem message="Error al cargar el estado de indexación" error={error} onRetry={onRetry} />
    </Frame>
  )
}

const TITLE = 'Estado de indexación SEO'
const ERROR_TITLE = 'Error de Indexación SEO'

function LoadingCard() {
  return (
    <Frame title={TITLE}>
      <div className="min-h-96">
        <Loading text="Cargando el estado de indexación..." what="el estado de indexación" />
      </div>
    </Frame>
  )
}

/** The card, with links to where an editor can check the status in person. */
function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="space-y-2">
      <h3>{title}</h3>
      <div className="space-y-4">{children}</div>
      <ul className="mt-2 flex flex-wrap gap-x-6 border-t border-line pt-2">
        {LINKS.map(({ href, label }) => (
          <li key={href}>
            <ExternalLink href={href} className="inline-block min-h-11 py-2">
              {label}
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  )
}

const LINKS = [
  { href: 'https://search.google.com/search-console', label: 'Search Console' },
  { href: '/robots.txt', label: 'robots.txt' },
  { href: '/google-site-verification.html', label: 'Página de verificación' },
] as const
