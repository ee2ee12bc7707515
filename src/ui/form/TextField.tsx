import type { ComponentProps } from 'react'
import { Field, type FieldProps } from './Field'

type TextFieldProps = Omit<FieldProps, 'children'> &
  Pick<ComponentProps<'input'>, 'name' | 'type' | 'inputMode' | 'autoComplete' | 'required' | 'readOnly'> &
  Pick<ComponentProps<'input'>, 'maxLength' | 'placeholder' | 'aria-describedby' | 'onBlur'> & {
    value: string
    onType: (text: string) => void
    /** Class of the control, when it is narrower than others. */
    className?: string
  }

/** A labelled line to type into. */
export function TextField({
  id,
  label,
  hint,
  problem,
  mark,
  isLive,
  look = 'form',
  onType,
  className,
  ...input
}: TextFieldProps) {
  return (
    <Field id={id} label={label} hint={hint} problem={problem} mark={mark} isLive={isLive} look={look}>
      {({ className: own, ...field }) => (
        <input
          autoComplete="off"
          {...field}
          {...input}
          onChange={(event) => onType(event.target.value)}
          className={[own, input.readOnly && 'bg-raised', className].filter(Boolean).join(' ')}
        />
      )}
    </Field>
  )
}
