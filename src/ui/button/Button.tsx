import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonStyle } from './button-style'

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & { variant?: ButtonVariant }

/** A button that does something on this page. To go to another page, use a `LinkButton`. */
export function Button({ variant = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonStyle(variant)} />
}
