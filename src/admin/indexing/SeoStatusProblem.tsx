import { useSignIn } from '@/admin/session/SignIn'
import { DataError } from '@/data/errors'
import { Button } from '@/ui/button/Button'

type SeoStatusProblemProps = { message: string; error: Error; onRetry: () => void; remark?: string }

/** What did not work with the status, why, and the next step. */
export function SeoStatusProblem({ message, error, onRetry, remark = '' }: SeoStatusProblemProps) {
  const openSignIn = useSignIn()
  const isRefused = error instanceof DataError && error.kind === 'forbidden'
  return (
    <div role="alert" className="space-y-3">
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
  if (error.kind === 'invalid') return 'La base de datos rechazó los datos.'
  return 'El servidor no respondió bien.'
}
