import { useSignIn } from '@/admin/session/SignIn'
import { DataError } from '@/data/errors'
import { Button } from '@/ui/button/Button'

type SaveProblemProps = {
  error: Error
  /** Saves what is typed as a new place, where the one it belongs to is gone. */
  onAddAgain: () => void
}

/** Why nothing was saved and what to do next; what is typed is still there. */
export function SaveProblem({ error, onAddAgain }: SaveProblemProps) {
  const openSignIn = useSignIn()
  const kind = error instanceof DataError ? error.kind : undefined
  return (
    <div role="alert" className="space-y-3 rounded-md border border-l-8 border-line border-l-emergency-band p-4">
      <p className="font-semibold text-emergency">
        {kind === 'not-found' ? 'Este lugar ya no existe: alguien lo borró.' : 'No se guardó.'}
      </p>
      <p>{whatToDo(error)} Lo que escribió sigue aquí.</p>
      {kind === 'forbidden' && (
        <Button variant="secondary" onClick={openSignIn}>
          Iniciar sesión
        </Button>
      )}
      {kind === 'not-found' && (
        <Button variant="secondary" onClick={onAddAgain}>
          Guardarlo como lugar nuevo
        </Button>
      )}
    </div>
  )
}

/** What went wrong with a save and what to do next. */
export function whatToDo(error: Error): string {
  if (!(error instanceof DataError)) return 'Algo falló en esta página. Inténtelo otra vez.'
  if (error.kind === 'offline') return 'No hay conexión. Inténtelo otra vez cuando regrese.'
  if (error.kind === 'forbidden') return 'La base de datos no lo permite: es de editores, o su sesión terminó.'
  if (error.kind === 'not-found') return 'Puede copiar lo que escribió, o guardarlo de nuevo.'
  if (error.kind === 'invalid')
    return 'La base de datos rechazó los datos: revise si otro lugar ya tiene este unicódigo, y los demás campos.'
  return 'El servidor no responde. Inténtelo otra vez en unos minutos.'
}
