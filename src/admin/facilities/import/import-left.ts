import { counted } from '@/generator/spanish'
import type { ImportEnd } from './send-facilities'

/**
 * Returns the message about an import whose screen was left while it was being applied: how far it came, and how to
 * continue.
 */
export function importLeftText({ written, error, isStopped }: ImportEnd): string {
  const saved = counted(written, 'lugar guardado', 'lugares guardados')
  if (!error && !isStopped) return `Importación terminada: ${saved}.`
  return `Importación ${error ? 'interrumpida' : 'detenida'}: ${saved}. Con el mismo archivo sigue donde quedó.`
}
