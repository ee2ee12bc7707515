import type { ReactNode } from 'react'
import { Icon } from '@/ui/Icon'

type PhoneLinkProps = {
  number: string
  children: ReactNode
  /** `large` is the emergency call: the largest thing in its card, on the red band. */
  size?: 'normal' | 'large'
  /** `emergency` for 911 where it stands among other links. */
  tone?: 'link' | 'emergency'
}

/** A number to call. */
export function PhoneLink({ number, children, size = 'normal', tone = 'link' }: PhoneLinkProps) {
  return (
    <a href={`tel:${number}`} className={size === 'large' ? LARGE : `${NORMAL} ${TONES[tone]}`}>
      <Icon name="phone" />
      {children}
    </a>
  )
}

const NORMAL = 'inline-flex min-h-11 items-center gap-2 font-semibold'

const TONES = {
  link: 'text-link visited:text-link',
  emergency: 'text-emergency visited:text-emergency',
} as const

const LARGE =
  'inline-flex min-h-14 items-center justify-center gap-3 rounded-md border-2 border-transparent bg-emergency-band px-6 py-3 text-center text-lg font-bold leading-tight text-emergency-ink no-underline visited:text-emergency-ink hover:bg-emergency-band-hover hover:underline'
