import type { ComponentProps } from 'react'
import { Button } from './Button'

/**
 * A button whose work takes a while. While `busy`, it looks disabled, is announced as such, and neither acts nor
 * submits a form. It keeps the focus, which a button with `disabled` would lose.
 */
export function BusyButton({ busy, onClick, ...rest }: ComponentProps<typeof Button> & { busy: boolean }) {
  return (
    <Button {...rest} aria-disabled={busy || undefined} onClick={busy ? (press) => press.preventDefault() : onClick} />
  )
}
