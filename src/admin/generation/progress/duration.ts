import type { Clock } from '@/admin/generation/run/run-state'

/** «1 h 5 min», «3 min 20 s», «45 s». */
export function durationText(ms: number): string {
  const seconds = Math.max(0, Math.round(ms / 1000))
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  if (hours > 0) return `${hours} h ${minutes % 60} min`
  return minutes > 0 ? `${minutes} min ${seconds % 60} s` : `${seconds} s`
}

/** Returns how long the clock has run, in milliseconds without the pauses. `now` is the moment on the run's clock. */
export function elapsedMs({ workedMs, since }: Clock, now: number): number {
  return workedMs + (since === null ? 0 : Math.max(0, now - since))
}

/** Estimates how long the `due` pages will take from the average of the `done` ones; undefined until three are done. */
export function remainingMs(elapsed: number, done: number, due: number): number | undefined {
  return done < 3 ? undefined : (elapsed / done) * due
}
