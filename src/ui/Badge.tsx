import type { ReactNode } from 'react'

/** One word about a thing. The word carries the meaning; the tone only helps the eye. */
export function Badge({ tone = 'neutral', children }: { tone?: 'neutral' | 'strong'; children: ReactNode }) {
  return <span className={`inline-block rounded-md px-3 py-0.5 text-sm font-semibold ${TONES[tone]}`}>{children}</span>
}

const TONES = {
  neutral: 'border border-line bg-paper text-ink-soft',
  strong: 'border border-transparent bg-routine-band text-routine-ink',
} as const
