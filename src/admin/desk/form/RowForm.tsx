import type { UseMutationResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { SaveProblem } from '@/admin/desk/reading/SaveProblem'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import type { DataErrorKind } from '@/data/errors'
import { useFocusOnProblem } from './inputs'
import { ConflictNotice, OfferedDraft, SaveBar } from './notices'
import type { useRowForm } from './use-row-form'

type RowFormProps<Values extends FieldValues, Output> = {
  form: UseFormReturn<Values, unknown, Output>
  draft: ReturnType<typeof useRowForm<Values, Output>>
  save: Pick<UseMutationResult, 'error' | 'isPending' | 'reset'>
  /** Saves what was read from the fields. */
  onSend: (read: Output) => void
  /** What the notice says of changes that somebody else saved meanwhile, and how it calls the fields and their values. */
  conflictHeading: string
  labelOf: (field: keyof Values & string) => string
  wordsOf: (value: Values[keyof Values]) => string
  /** The button that saves. */
  saveLabel: string
  mayEdit?: boolean
  /** The form's own texts for some kinds of failure. */
  refused: Partial<Record<DataErrorKind, string>>
  /** Said after a save, as long as nothing else is typed. */
  saved: ReactNode
  className?: string
  /** The fields. */
  children: ReactNode
}

/**
 * A form that stands under a heading of a screen and edits one row: what an earlier visit left and what somebody else
 * changed above its fields, and below them what went wrong with the save and its buttons.
 */
export function RowForm<Values extends FieldValues, Output>(props: RowFormProps<Values, Output>) {
  const { form, draft, save, onSend, mayEdit = true, className = '' } = props
  const { offered, conflicts, isUnsaved } = draft
  const submit = () => {
    save.reset()
    void form.handleSubmit(onSend)()
  }
  const discard = () => {
    draft.discard()
    save.reset()
  }
  const formRef = useFocusOnProblem(form)
  // The buttons of a notice disappear with it.
  const top = useLostFocusOnChange<HTMLDivElement>(`${offered?.at} ${conflicts.length > 0}`)
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className={`space-y-4 ${className}`}
    >
      <div ref={top} tabIndex={-1} className="space-y-4 empty:hidden">
        <OfferedDraft offered={offered} headingLevel={3} onResume={draft.resume} onDiscard={draft.dropOffered} />
        {conflicts.length > 0 && (
          <ConflictNotice
            heading={props.conflictHeading}
            headingLevel={3}
            conflicts={conflicts}
            typed={draft.values}
            labelOf={props.labelOf}
            wordsOf={(_, value) => props.wordsOf(value)}
            onKeep={submit}
            onDiscard={discard}
            onTakeTheirs={draft.takeTheirs}
          />
        )}
      </div>
      {props.children}
      {save.error && <SaveProblem error={save.error} words={props.refused} />}
      <SaveBar
        label={props.saveLabel}
        isSaving={save.isPending}
        isUnsaved={isUnsaved}
        disabled={!mayEdit || !isUnsaved}
        onDiscard={discard}
      >
        {!isUnsaved && props.saved}
      </SaveBar>
    </form>
  )
}
