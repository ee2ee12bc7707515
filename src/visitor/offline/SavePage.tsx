import { useEffect, useRef } from 'react'
import { env } from '@/env'
import { Button } from '@/ui/button/Button'
import { NOT_SAVED, SAVE, SAVE_DRAWN } from './save-words'

type SavePageProps = {
  path: string
  /** How the copy is listed: the place or the topic, without the medicine's name. */
  label: string
}

/**
 * The button that saves this page on the phone, with a line that says what that leaves there. It is only drawn here:
 * the script that answers a press is not part of the app (save-on-press.ts).
 */
export function SavePage({ path, label }: SavePageProps) {
  const button = useRef<HTMLDivElement>(null)
  useEffect(() => void button.current?.dispatchEvent(new Event(SAVE_DRAWN, { bubbles: true })), [])
  if (!env.offline) return null
  return (
    <div ref={button} data-save={path} data-label={label} className="space-y-1 print:hidden noscript:hidden">
      <Button variant="secondary">{SAVE}</Button>
      <p role="status" className="text-sm text-ink-soft">
        {NOT_SAVED}
      </p>
    </div>
  )
}
