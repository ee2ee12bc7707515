import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DataError } from '@/data/errors'
import { measureSeoStatus, type SeoProblem, saveSeoStatus, seoStatusQuery } from '@/data/seo-status'
import { sessionQuery } from '@/data/session'
import { Button } from '@/ui/Button'
import { Card } from '@/ui/Card'
import { Spinner } from '@/ui/Spinner'
import { dateTime } from './date-time'
import { SeoQuickLinks } from './SeoQuickLinks'
import { SeoStatusFields } from './SeoStatusFields'
import { useSignIn } from './SignIn'
import { problemText } from './seo-problems'

/** What search engines find, as last measured; the first time somebody looks, it is measured. */
export function SeoStatusCard() {
  const session = useQuery(sessionQuery())
  if (session.isPending) return <Loading />
  if (session.isError) return <LoadFailed error={session.error} onRetry={() => void session.refetch()} />
  const { user } = session.data
  return user ? <OwnStatus key={user.id} userId={user.id} /> : <NoUser />
}

function OwnStatus({ userId }: { userId: string }) {
  const queryClient = useQueryClient()
  const status = useQuery(statusQuery(userId))
  const measure = useMutation({
    mutationFn: () => measureAndSave(userId),
    onSuccess: (saved) => void queryClient.setQueryData(statusQuery(userId).queryKey, saved),
    onError: (error) => console.warn('Error updating the indexing status', error),
    networkMode: 'always',
  })
  if (status.isPending) return <Loading />
  if (status.isError) return <LoadFailed error={status.error} onRetry={() => void status.refetch()} />
  return (
    <Frame title="Estado de indexación SEO">
      <SeoStatusFields status={status.data.status} />
      {status.data.problems.length > 0 && <Found problems={status.data.problems} />}
      <Button variant="secondary" disabled={measure.isPending} onClick={() => measure.mutate()}>
        {measure.isPending ? 'Midiendo…' : 'Actualizar'}
      </Button>
      <p role="status" className="text-sm empty:hidden">
        {measure.isSuccess && `Medido otra vez: ${dateTime(measure.data.status.lastUpdated)}.`}
      </p>
      <div role="alert" className="empty:hidden">
        {measure.isError && (
          <Problem
            message="Error al actualizar el estado"
            error={measure.error}
            onRetry={() => measure.mutate()}
            remark="Arriba sigue lo que se midió antes."
          />
        )}
      </div>
    </Frame>
  )
}

/** The status kept for this user; where there is none yet, it is measured and kept. */
function statusQuery(userId: string) {
  return queryOptions({
    queryKey: ['seo-status', userId, 'measured'],
    queryFn: async ({ client }) => {
      const kept = await client.fetchQuery({ ...seoStatusQuery(userId), staleTime: 0 })
      return kept ? { status: kept, problems: [] } : measureAndSave(userId)
    },
    // The reading above tries again by itself: the two policies would multiply.
    retry: false,
    networkMode: 'offlineFirst',
  })
}

/** What is wrong is known while it is fresh: the database keeps the figures alone. */
async function measureAndSave(userId: string) {
  const measured = await measureSeoStatus()
  return { status: await saveSeoStatus(userId, measured), problems: measured.problems }
}

function Found({ problems }: { problems: readonly SeoProblem[] }) {
  return (
    <div>
      <h3 className="text-base">Lo que falta en el sitio</h3>
      <ul className="list-disc pl-6">
        {problems.map((problem) => (
          <li key={problem}>{problemText(problem)}</li>
        ))}
      </ul>
    </div>
  )
}

function NoUser() {
  const openSignIn = useSignIn()
  return (
    <Frame title={ERROR_TITLE}>
      <p className="font-semibold">Usuario no autenticado</p>
      <p>El estado se guarda por persona: inicie sesión para medirlo y verlo.</p>
      <Button variant="secondary" onClick={openSignIn}>
        Iniciar sesión
      </Button>
    </Frame>
  )
}

function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <Frame title={ERROR_TITLE}>
      <div role="alert">
        <Problem message="Error al cargar el estado de indexación" error={error} onRetry={onRetry} />
      </div>
    </Frame>
  )
}

const ERROR_TITLE = 'Error de Indexación SEO'

type ProblemProps = { message: string; error: Error; onRetry: () => void; remark?: string }

function Problem({ message, error, onRetry, remark = '' }: ProblemProps) {
  const openSignIn = useSignIn()
  const isRefused = error instanceof DataError && error.kind === 'forbidden'
  return (
    <div className="space-y-3">
      <p className="font-semibold text-emergency">{message}</p>
      <p>
        {explanationOf(error)} {remark}
      </p>
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onRetry}>
          Reintentar
        </Button>
        {isRefused && <Button onClick={openSignIn}>Iniciar sesión con otra cuenta</Button>}
      </p>
    </div>
  )
}

function explanationOf(error: Error): string {
  if (!(error instanceof DataError)) return 'Algo falló al medir.'
  if (error.kind === 'forbidden') return 'Su cuenta no tiene permiso para guardar el estado, o su sesión terminó.'
  if (error.kind === 'offline') return 'No hay conexión.'
  return 'La base de datos no respondió bien.'
}

function Loading() {
  return (
    <Frame title="Estado de indexación SEO">
      <Spinner text="Cargando el estado de indexación..." />
    </Frame>
  )
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section">
      <h2>{title}</h2>
      <div className="space-y-4">{children}</div>
      <SeoQuickLinks />
    </Card>
  )
}
