import type { ReactNode } from 'react'
import { Icon } from '@/ui/Icon'

type PhoneLinkProps = {
  number: string
  children: ReactNode
  /**
   * `bar` and `large` are red buttons, for the emergency call only: `bar` in the bar that stays in view, `large` as the
   * main thing in its card.
   */
  size?: 'normal' | 'bar' | 'large'
}

/** A number to call. That of emergencies is red wherever it stands, and no other is. */
export function PhoneLink({ number, children, size = 'normal' }: PhoneLinkProps) {
  const link = number === '911' ? 'phone phone-emergency' : 'phone'
  return (
    <a href={`tel:${number}`} className={size === 'normal' ? link : SIZES[size]}>
      <Icon name="phone" />
      {children}
    </a>
  )
}

const SIZES = { bar: 'call call-bar', large: 'call call-large' } as const
