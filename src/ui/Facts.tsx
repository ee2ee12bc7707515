import type { ReactNode } from 'react'
import { ChangingText } from './ChangingText'

type FactsProps = {
  facts: readonly { label: string; value: ReactNode }[]
  /**
   * `rows`: each name at one end of its line, its value at the other, below it where there is no room. `columns`: each
   * name above its value, side by side. `cards`: large numbers, each above its name.
   */
  look: keyof typeof LOOKS
}

/** A list of named values, to be taken in at a glance. */
export function Facts({ facts, look }: FactsProps) {
  const style = LOOKS[look]
  return (
    <dl className={style.list}>
      {facts.map(({ label, value }) => (
        <div key={label} className={style.fact}>
          <dt className={style.name}>{label}</dt>
          <dd className={style.value}>{typeof value === 'string' ? <ChangingText>{value}</ChangingText> : value}</dd>
        </div>
      ))}
    </dl>
  )
}

const LOOKS = {
  rows: {
    list: 'max-w-measure divide-y divide-line',
    fact: 'flex flex-wrap items-baseline gap-x-4 py-2',
    name: 'grow basis-[min-content] text-ink-soft',
    value: 'ml-auto text-right font-semibold tabular-nums',
  },
  columns: {
    list: 'pairs gap-x-6 gap-y-3 sm:flex sm:flex-wrap',
    fact: undefined,
    name: 'text-sm text-ink-soft',
    value: 'font-semibold tabular-nums',
  },
  cards: {
    list: 'pairs gap-3 sm:grid-cols-2 lg:grid-cols-4',
    fact: 'flex flex-col-reverse justify-end rounded-md border border-line bg-raised px-4 py-3',
    name: 'text-sm text-ink-soft',
    value: 'text-2xl leading-tight font-bold tabular-nums',
  },
} as const
