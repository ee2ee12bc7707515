import { DataError, type DataErrorKind } from '@/data/errors'

/** What went wrong, for an editor: the error's own message, or «Error desconocido». */
export function messageOf(error: unknown): string {
  if (error instanceof DataError) return TEXTS[error.kind]
  return (error instanceof Error && error.message) || 'Error desconocido'
}

const TEXTS = {
  offline: 'sin conexión con el servidor',
  forbidden: 'la base de datos no permite este cambio: inicie sesión como editor',
  invalid: 'la base de datos rechazó los datos',
  'not-found': 'la base de datos ya no tiene esta fila',
  unavailable: 'el servidor no responde o está saturado',
} as const satisfies Record<DataErrorKind, string>
