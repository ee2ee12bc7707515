import { DataError, type DataErrorKind, errorKind } from '@/data/errors'

/** What went wrong, for an editor: the error's own message, or «Error desconocido». */
export function messageOf(error: unknown): string {
  const kind = errorKind(error)
  if (kind === 'unavailable') return unavailableText(error instanceof DataError ? error.status : 0)
  if (kind) return TEXTS[kind]
  // An editor cannot fix a missing text of the generator, only report it. The error is recognised by its name:
  // importing its class would load the generator, which comes later.
  if (error instanceof Error && error.name === 'MaterialError')
    return `falta un texto del generador; avise a quien mantiene el portal (${error.message})`
  return (error instanceof Error && error.message) || 'Error desconocido'
}

/** Whether a save may have arrived although it failed with this error: the server gave no answer about it. */
export function isOutcomeUnknown(error: unknown): boolean {
  const kind = errorKind(error)
  return kind === 'offline' || kind === 'unavailable'
}

/** Returns whatever was thrown as an `Error`. */
export function asError(cause: unknown): Error {
  return cause instanceof Error ? cause : new Error(String(cause))
}

const TEXTS = {
  offline: 'sin conexión con el servidor',
  forbidden: 'la base de datos no permite este cambio: inicie sesión como editor',
  invalid: 'la base de datos rechazó los datos',
  'not-found': 'la base de datos ya no tiene esta fila',
} as const satisfies Record<Exclude<DataErrorKind, 'unavailable'>, string>

/** Names the cause, where the status of the server's answer shows it. */
function unavailableText(status: number): string {
  if (status === 429 || status === 503) return 'el servidor está saturado'
  if (status === 402 || status === 405) return 'el servidor no acepta cambios en este momento'
  if (status >= 500) return `el servidor tuvo una falla (${status})`
  return 'el servidor no respondió a tiempo'
}
