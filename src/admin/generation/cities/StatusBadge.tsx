import type { PageStatus } from '@/admin/generation/run/run-state'
import { ChangingText } from '@/ui/ChangingText'

/** The status of a page or a city, in the specification's four styles. */
export function StatusBadge({ status }: { status: PageStatus }) {
  const style = STYLES[status]
  return (
    <span
      data-style={style.name}
      className={`inline-block rounded-md border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${style.look}`}
    >
      <ChangingText>{STATUS_LABELS[status]}</ChangingText>
    </span>
  )
}

/** The specification's words. */
export const STATUS_LABELS = {
  completed: 'Completado',
  error: 'Error',
  generating: 'Generando',
  pending: 'Pendiente',
} as const satisfies Record<PageStatus, string>

const STYLES = {
  pending: { name: 'secondary', look: 'border-line bg-paper text-ink-soft' },
  generating: { name: 'outline', look: 'border-primary bg-paper text-primary' },
  completed: { name: 'default', look: 'border-transparent bg-primary text-primary-ink' },
  error: { name: 'destructive', look: 'border-transparent bg-emergency-band text-emergency-ink' },
} as const satisfies Record<PageStatus, { name: string; look: string }>
