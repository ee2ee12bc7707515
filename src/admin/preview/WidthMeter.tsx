import { pixels } from './preview-warnings'
import { type Shown, SURFACES } from './surfaces'

/** How much of the room on one surface title and description take. */
export function WidthMeter({ shown }: { shown: Shown }) {
  return (
    <div>
      <dt className="font-semibold">{SURFACES[shown.surface].label}</dt>
      <dd>
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
      <meter
        aria-label={`${label}: espacio usado`}
        min={0}
        max={limit}
        value={Math.min(width, limit)}
        className="block h-3 w-full"
      />
    </p>
  )
}
