import type { ComponentProps } from 'react'
import { Button } from './Button'

/**
 * A button whose work takes a while. Until it is done it looks disabled, says so, takes no press and sends no form; it keeps the focus,
 * which a `disabled` one would drop.
 */
export function BusyButton({ busy, onClick, ...rest }: ComponentProps<typeof Button> & { busy: boolean }) {
  return (
    <Button {...rest} aria-disabled={busy || undefined} onClick={busy ? (press) => press.preventDefault() : onClick} />
  )
}
