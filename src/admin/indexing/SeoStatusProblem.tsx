import { SignInButton } from '@/admin/session/SignIn'
import { errorKind } from '@/data/errors'
import { Button } from '@/ui/button/Button'

type SeoStatusProblemProps = { message: string; error: Error; onRetry: () => void; remark?: string }

/** Says what did not work with the status, why, and what to do next. */
export function SeoStatusProblem({ message, error, onRetry, remark = '' }: SeoStatusProblemProps) {
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
        {errorKind(error) === 'forbidden' && <SignInButton variant="primary" isForAnother />}
      </p>
    </div>
  )
}

function explanationOf(error: Error): string {
  const kind = errorKind(error)
  if (kind === undefined) return 'Algo falló al medir.'
  if (kind === 'forbidden') return 'Su cuenta no tiene permiso para guardar el estado, o su sesión terminó.'
  if (kind === 'offline') return 'No hay conexión.'
  if (kind === 'invalid') return 'La base de datos rechazó los datos.'
  return 'El servidor no respondió bien.'
}
