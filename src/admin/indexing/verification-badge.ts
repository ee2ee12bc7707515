import type { BadgeTone } from '@/ui/Badge'

/** Returns the label and colour for a state of the search console's verification; an unknown state is grey. */
export function verificationBadge(status: string): { label: string; tone: BadgeTone } {
  return BADGES.get(status) ?? { label: 'Desconocido', tone: 'neutral' }
}

const BADGES = new Map<string, { label: string; tone: BadgeTone }>([
  ['verified', { label: 'Verificado', tone: 'green' }],
  ['configured', { label: 'Configurado', tone: 'green' }],
  ['pending', { label: 'Pendiente', tone: 'yellow' }],
  ['error', { label: 'Error', tone: 'red' }],
])
