import type { ReactNode } from 'react'

/**
 * `green`, `yellow` and `red` rate things, on the editors' desk only. `red` is an error there, an emergency elsewhere.
 */
export type BadgeTone = keyof typeof TONES

/** A short label on a thing. Its words carry the meaning; the tone only helps the eye. */
export function Badge({ tone = 'neutral', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`inline-block rounded-md px-3 py-0.5 text-sm font-semibold ${TONES[tone]}`}>{children}</span>
}

const TONES = {
  neutral: 'border border-line bg-paper text-ink-soft',
  strong: 'border border-transparent bg-routine-band text-routine-ink',
  green: 'border border-transparent bg-good-band text-good-ink',
  yellow: 'border border-transparent bg-today-band text-today-ink',
  red: 'border border-transparent bg-emergency-band text-emergency-ink',
} as const
