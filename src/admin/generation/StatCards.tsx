import { formatNumber } from '@/visitor/directory/population'

/** Numbers to be seen at a glance. */
export function StatCards({ stats }: { stats: readonly { label: string; value: number }[] }) {
  return (
    <dl className="grid grid-cols-2 gap-3 lg:grid-cols-4">
      {stats.map(({ label, value }) => (
        <div
          key={label}
          className="flex flex-col-reverse justify-end rounded-md border border-line bg-raised px-4 py-3"
        >
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="text-2xl leading-tight font-bold tabular-nums">{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
