import { useEffect, useRef } from 'react'
import { env } from '@/env'
import { Button } from '@/ui/button/Button'
import { KEEP, KEEP_DRAWN, NOT_KEPT } from './keep-words'

type KeepPageProps = {
  path: string
  /** How the copy is listed: the place or the topic, without the medicine's name. */
  label: string
}

/**
 * The button that keeps this page on the phone, with a line that says what that leaves there. It is only drawn here:
 * the script that answers a press is not part of the app (keep-on-press.ts).
 */
export function KeepPage({ path, label }: KeepPageProps) {
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => void button.current?.dispatchEvent(new Event(KEEP_DRAWN, { bubbles: true })), [])
  if (!env.offline) return null
  return (
    <div ref={button} data-keep={path} data-label={label} className="space-y-1 print:hidden noscript:hidden">
      <Button variant="secondary">{KEEP}</Button>
      <p role="status" className="text-sm text-ink-soft">
        {NOT_KEPT}
      </p>
    </div>
  )
}
