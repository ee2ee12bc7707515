import type { Excerpt } from '@/generator/scores'

/** A text with one span of it marked. */
export function ExcerptText({ text, start, end }: Excerpt) {
  if (start >= end) return <q>{text}</q>
  return (
    <q>
      {text.slice(0, start)}
      <mark className="rounded-sm bg-today-band px-0.5 text-today-ink">{text.slice(start, end)}</mark>
      {text.slice(end)}
    </q>
  )
}
