import type { CityStatus, PageStatus } from '@/admin/generation/run/run-state'

/** The status of a page or a city, in the specification's four styles. */
export function StatusBadge({ status, children }: { status: PageStatus; children?: CityStatus | PageStatusText }) {
  const { style, text } = STATUSES[status]
  return (
    <span
      data-style={style}
      className={`inline-block rounded-md border px-2.5 py-0.5 text-sm font-semibold whitespace-nowrap ${STYLES[style]}`}
    >
      {children ?? text}
    </span>
  )
}

/** A city's status in the style of the same status of a page. */
export function CityBadge({ status }: { status: CityStatus }) {
  return <StatusBadge status={OF_CITY[status]}>{status}</StatusBadge>
}

const STATUSES = {
  pending: { style: 'secondary', text: 'Pendiente' },
  generating: { style: 'outline', text: 'Generando' },
  completed: { style: 'default', text: 'Completado' },
  error: { style: 'destructive', text: 'Error' },
} as const satisfies Record<PageStatus, { style: keyof typeof STYLES; text: string }>

type PageStatusText = (typeof STATUSES)[PageStatus]['text']

const OF_CITY = {
  Pendiente: 'pending',
  Generando: 'generating',
  Completado: 'completed',
  Error: 'error',
} as const satisfies Record<CityStatus, PageStatus>

const STYLES = {
  secondary: 'border-line bg-paper text-ink-soft',
  outline: 'border-primary bg-paper text-primary',
  default: 'border-transparent bg-primary text-primary-ink',
  destructive: 'border-transparent bg-emergency-band text-emergency-ink',
} as const
