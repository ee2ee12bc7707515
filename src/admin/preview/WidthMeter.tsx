import { pixels } from './preview-warnings'
import { type Shown, SURFACES } from './surfaces'

/** Shows how much of the available width title and description take on one surface. */
export function WidthMeter({ shown }: { shown: Shown }) {
  return (
    <div>
      <dt className="font-semibold">{SURFACES[shown.surface].label}</dt>
      <dd className="mt-1 space-y-3">
        <Bar label="Título" {...shown.title} />
        <Bar label="Descripción" {...shown.description} />
      </dd>
    </div>
  )
}

type BarProps = { label: string; width: number; limit: number; isCut: boolean }

function Bar({ label, width, limit, isCut }: BarProps) {
  return (
    <p className="text-sm">
      <span className="flex justify-between gap-3 tabular-nums">
        <span>
          {label}
          {isCut && <strong> se corta</strong>}
        </span>
        <span>
          {pixels(width)} de {pixels(limit)}
        </span>
      </span>
      {/* Hidden from screen readers: the figures above say the same. */}
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" className="mt-1 h-3 w-full rounded-md">
        <rect width="100" height="1" className="fill-line" />
        <rect
          width={Math.min(100, (width / limit) * 100)}
          height="1"
          className={isCut ? 'fill-today-ink' : 'fill-primary'}
        />
      </svg>
    </p>
  )
}
