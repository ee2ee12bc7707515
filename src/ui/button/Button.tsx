import type { ComponentProps } from 'react'
import { type ButtonVariant, buttonStyle } from './button-style'

type ButtonProps = Omit<ComponentProps<'button'>, 'className' | 'style'> & { variant?: ButtonVariant }

/** Does something here. What goes somewhere is a `LinkButton`. */
export function Button({ variant = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <button {...rest} type={type} className={buttonStyle(variant)} />
}
