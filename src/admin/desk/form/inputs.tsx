import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import { type Control, type FieldPath, type FieldValues, type UseFormReturn, useController } from 'react-hook-form'
import { CheckField } from '@/ui/form/CheckField'
import { Field } from '@/ui/form/Field'
import { TextField } from '@/ui/form/TextField'

type InputProps<Values extends FieldValues, Output> = {
  control: Control<Values, unknown, Output>
  name: FieldPath<Values>
  label: string
  hint?: string | undefined
}

type TextInputProps<Values extends FieldValues, Output> = InputProps<Values, Output> &
  Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'readOnly'> & {
    className?: string
    /** Called after the text was typed. */
    onTyped?: () => void
  }

/** A labelled line of a form, with its help, its problem and a mark while it is changed and not saved. */
export function TextInput<Values extends FieldValues, Output>({
  control,
  name,
  onTyped,
  ...look
}: TextInputProps<Values, Output>) {
  const { field, fieldState } = useController({ control, name })
  return (
    <TextField
      {...look}
      id={inputId(name)}
      value={String(field.value ?? '')}
      problem={fieldState.error?.message}
      mark={markOf(fieldState)}
      onBlur={field.onBlur}
      onType={(text) => {
        field.onChange(text)
        onTyped?.()
      }}
    />
  )
}

type SelectInputProps<Values extends FieldValues, Output> = InputProps<Values, Output> & {
  isFixed?: boolean
  /** Called after a choice was made. */
  onChosen?: () => void
  /** The options. */
  children: ReactNode
}

/** A labelled choice of a form. */
export function SelectInput<Values extends FieldValues, Output>(props: SelectInputProps<Values, Output>) {
  const { control, name, label, hint, isFixed = false, onChosen, children } = props
  const { field, fieldState } = useController({ control, name })
  return (
    <Field id={inputId(name)} label={label} hint={hint} problem={fieldState.error?.message} mark={markOf(fieldState)}>
      {(attributes) => (
        <select
          {...attributes}
          value={String(field.value ?? '')}
          disabled={isFixed}
          onBlur={field.onBlur}
          onChange={(event) => {
            field.onChange(event.target.value)
            onChosen?.()
          }}
        >
          {children}
        </select>
      )}
    </Field>
  )
}

type CheckInputProps<Values extends FieldValues, Output> = Pick<InputProps<Values, Output>, 'control' | 'name'> & {
  disabled?: boolean
  children: ReactNode
}

/** A box of a form to tick, with its words beside it. */
export function CheckInput<Values extends FieldValues, Output>(props: CheckInputProps<Values, Output>) {
  const { control, name, disabled = false, children } = props
  const { field, fieldState } = useController({ control, name })
  return (
    <div className="flex flex-wrap items-center gap-x-3">
      <CheckField checked={field.value === true && !disabled} disabled={disabled} onChange={field.onChange}>
        {children}
      </CheckField>
      {markOf(fieldState)}
    </div>
  )
}

/** Fields that belong together, under a heading. */
export function FormGroup({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 space-y-4 border-t border-line pt-3">
      <legend className="pr-3 font-semibold text-ink-soft">{legend}</legend>
      {children}
    </fieldset>
  )
}

/** Returns the mark of a field that is changed and not saved. */
function markOf({ isDirty }: { isDirty: boolean }): ReactNode {
  return isDirty ? <span className="shrink-0 text-sm text-ink-soft">Sin guardar</span> : undefined
}

/** Returns the DOM id of a field, to which the list of problems links. */
export function inputId(name: string): string {
  return `campo-${name}`
}

/** Returns a ref for a form, whose first field with a problem takes the focus whenever a save is refused. */
export function useFocusOnProblem<Values extends FieldValues, Output>({
  formState: { submitCount, errors },
}: UseFormReturn<Values, unknown, Output>) {
  const form = useRef<HTMLFormElement>(null)
  const isRefused = Object.keys(errors).length > 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a refused save moves the focus, not a problem that is mended.
  useEffect(() => {
    if (submitCount > 0 && isRefused) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [submitCount])
  return form
}
