import { type ReactNode, useEffect, useRef } from 'react'
import { sinceText } from '@/admin/desk/date-time'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { counted } from '@/generator/spanish'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import type { HeadingLevel } from '@/ui/page/Heading'
import type { Conflict } from './conflicts'
import { inputId } from './inputs'

type OfferedDraftProps = {
  offered: { at: string } | undefined
  headingLevel?: HeadingLevel
  onResume: () => void
  onDiscard: () => void
}

/** Offers what an earlier visit typed and did not save. */
export function OfferedDraft({ offered, headingLevel = 2, onResume, onDiscard }: OfferedDraftProps) {
  if (!offered) return null
  const when = sinceText(offered.at, new Date())
  return (
    <Callout tone="info" heading={`Hay cambios sin guardar de ${when}`} headingLevel={headingLevel}>
      <p>Los escribió usted y no se guardaron. Lo que se ve ahora es lo guardado.</p>
      <p className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onResume}>
          Seguir con ellos
        </Button>
        <Button variant="secondary" onClick={onDiscard}>
          Descartar
        </Button>
      </p>
    </Callout>
  )
}

type ConflictNoticeProps<Values> = {
  heading: string
  headingLevel?: HeadingLevel
  conflicts: readonly Conflict<Values>[]
  typed: Values
  labelOf: (field: keyof Values & string) => string
  /** Returns the value of a field in words; empty where there is none. */
  wordsOf: (field: keyof Values & string, value: Values[keyof Values]) => string
  /** The button that goes on with what was typed. */
  keepLabel?: string
  onKeep: () => void
  onDiscard: () => void
  onTakeTheirs: (conflict: Conflict<Values>) => void
}

/**
 * Shows field by field what somebody else saved while the form was open. Nothing that was typed is lost, and its author
 * decides. The notice appears far above the button that was pressed, so it takes the focus: who does not see it would
 * think that the row was saved.
 */
export function ConflictNotice<Values>(props: ConflictNoticeProps<Values>) {
  const { heading, headingLevel = 2, conflicts, typed, labelOf, wordsOf, keepLabel = 'Guardar lo mío' } = props
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  // The pressed button disappears with its question; the list is where the next one is.
  const list = useLostFocusOnChange<HTMLUListElement>(String(conflicts.filter(({ isBoth }) => isBoth).length))
  const quoted = (field: keyof Values & string, value: Values[keyof Values]) =>
    `«${wordsOf(field, value) || '(vacío)'}»`
  return (
    <Callout tone="warning" heading={heading} headingLevel={headingLevel} headingRef={title}>
      <p>
        Lo guardó otra persona, o usted: en otra pestaña, o aquí, sin que llegara la respuesta. Lo que solo cambió allá
        ya está en el formulario; donde cambió lo mismo, sigue lo que usted escribió. Nada de lo suyo se guardó todavía.
      </p>
      <details open>
        <summary className="min-h-11 py-2 font-semibold">Ver lo que cambió</summary>
        <ul ref={list} tabIndex={-1} className="space-y-3">
          {conflicts.map((conflict) => {
            const { field, was, theirs, isBoth } = conflict
            return (
              <li key={field}>
                <strong>{labelOf(field)}</strong>: decía {quoted(field, was)}, ahora está guardado{' '}
                {quoted(field, theirs)}
                {isBoth && (
                  <>
                    , usted escribió {quoted(field, typed[field])}.{' '}
                    <Button variant="secondary" onClick={() => props.onTakeTheirs(conflict)}>
                      Usar lo guardado<span className="sr-only"> ({labelOf(field)})</span>
                    </Button>
                  </>
                )}
              </li>
            )
          })}
        </ul>
      </details>
      <p className="flex flex-wrap gap-3">
        <Button onClick={props.onKeep}>{keepLabel}</Button>
        <Button variant="secondary" onClick={props.onDiscard}>
          Descartar lo mío
        </Button>
      </p>
    </Callout>
  )
}

/** Lists all problems of a form, each with a link to its field. */
export function ProblemSummary({ problems }: { problems: readonly { name: string; label: string; text: string }[] }) {
  if (problems.length === 0) return null
  return (
    <div
      role="alert"
      className="rounded-md border border-l-8 border-line border-l-emergency-band bg-raised p-4 wrap-anywhere"
    >
      <h2 className="text-lg text-emergency">Hay {counted(problems.length, 'campo', 'campos')} por corregir</h2>
      <ul className="mt-2">
        {problems.map(({ name, label, text }) => (
          <li key={name}>
            <a
              href={`#${inputId(name)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(inputId(name))?.focus()
              }}
              className="inline-block py-1.5"
            >
              {label}: {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

type SaveBarProps = {
  label: string
  isSaving: boolean
  isUnsaved: boolean
  onDiscard: () => void
  disabled?: boolean
  /** What became of the last save. */
  children?: ReactNode
}

/** The buttons of a form: save, and discard while something is not saved. */
export function SaveBar({ label, isSaving, isUnsaved, onDiscard, disabled, children }: SaveBarProps) {
  return (
    <div className="flex flex-wrap items-center gap-3">
      <BusyButton type="submit" busy={isSaving} disabled={disabled}>
        {isSaving ? 'Guardando…' : label}
      </BusyButton>
      {isUnsaved && (
        <Button variant="secondary" disabled={isSaving} onClick={onDiscard}>
          Descartar los cambios
        </Button>
      )}
      <div role="status">{children}</div>
    </div>
  )
}
