import type { KeptPage } from './kept-pages'

/** «guardada el 20 de noviembre de 2026, 10:40», by the phone's clock. */
export function keptOn({ keptAt }: Pick<KeptPage, 'keptAt'>): string {
  if (Number.isNaN(keptAt.getTime())) return 'guardada'
  const day = keptAt.toLocaleDateString('es-EC', { day: 'numeric', month: 'long', year: 'numeric' })
  const time = keptAt.toLocaleTimeString('es-EC', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' })
  return `guardada el ${day}, ${time}`
}
