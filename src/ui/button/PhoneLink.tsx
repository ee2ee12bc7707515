import type { ReactNode } from 'react'
import { Glyph, PHONE } from '@/ui/Glyph'

type PhoneLinkProps = {
  number: string
  children: ReactNode
  /** On the red band, for the emergency call alone: `bar` where it is always at hand, `large` as the largest thing in its card. */
  size?: 'normal' | 'bar' | 'large'
  /** `emergency` for 911 among other links. */
  tone?: 'link' | 'emergency'
}

/** A number to call. */
export function PhoneLink({ number, children, size = 'normal', tone = 'link' }: PhoneLinkProps) {
  return (
    <a href={`tel:${number}`} className={size === 'normal' ? `${PLAIN} ${TONES[tone]}` : `${ON_RED} ${SIZES[size]}`}>
      <Glyph path={PHONE} />
      {children}
    </a>
  )
}

const PLAIN = 'inline-flex min-h-11 items-center gap-2 font-semibold'

const TONES = {
  link: 'text-link visited:text-link',
  emergency: 'text-emergency visited:text-emergency',
} as const

const ON_RED =
  'inline-flex items-center justify-center rounded-md border-2 border-transparent bg-emergency-band text-center font-bold leading-tight text-emergency-ink no-underline visited:text-emergency-ink hover:bg-emergency-band-hover hover:underline'

const SIZES = {
  bar: 'min-h-11 gap-2 px-3 max-sm:px-2 max-sm:text-sm',
  large: 'min-h-12 w-full gap-2 px-3 py-1 sm:w-auto sm:gap-3 sm:px-6 sm:text-lg',
} as const
