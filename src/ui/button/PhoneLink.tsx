import type { ReactNode } from 'react'
import { Glyph, PHONE } from '@/ui/Glyph'

type PhoneLinkProps = {
  number: string
  children: ReactNode
  /**
   * `bar` and `large` are red, for the emergency call only: `bar` in the bar that stays in view, `large` as the main
   * thing in its card.
   */
  size?: 'normal' | 'bar' | 'large'
  /** `emergency` for 911 among other links. */
  tone?: 'link' | 'emergency'
}

/** A number to call. */
export function PhoneLink({ number, children, size = 'normal', tone = 'link' }: PhoneLinkProps) {
  return (
    <a href={`tel:${number}`} className={size === 'normal' ? TONES[tone] : SIZES[size]}>
      <Glyph path={PHONE} />
      {children}
    </a>
  )
}

const TONES = { link: 'phone', emergency: 'phone phone-emergency' } as const

const SIZES = { bar: 'call call-bar', large: 'call call-large' } as const
