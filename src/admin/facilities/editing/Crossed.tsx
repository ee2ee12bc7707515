import { useEffect, useRef } from 'react'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { FIELDS, valueText } from '@/admin/facilities/facility-words'
import type { City } from '@/cities/city'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import type { TypedFacility, TypedField } from './facility-form'
import type { CrossedField } from './merge-facility'

type CrossedProps = {
  crossed: readonly CrossedField[]
  typed: TypedFacility
  cities: ReadonlyMap<string, City>
  onTake: (field: TypedField) => void
}

/**
 * Shows field by field what somebody else saved while the form was open. Nothing that the editor typed is lost, and the
 * editor decides whether to save again. The callout appears far above the button that was pressed, so it takes the
 * focus: an editor who does not see it would think that the place was saved.
 */
export function Crossed({ crossed, typed, cities, onTake }: CrossedProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  // The pressed button disappears with its question; the list is where the next one is.
  const list = useLostFocusOnChange<HTMLUListElement>(String(crossed.filter(({ isBoth }) => isBoth).length))
  return (
    <Callout tone="warning" heading="Este lugar cambió mientras usted lo editaba" headingRef={heading}>
      <p>
        Lo guardó otra persona, o usted: en otra pestaña, o aquí, sin que llegara la respuesta. Lo que se ve ahora
        todavía no se guardó. Lo que solo cambió allá ya está aquí; donde cambió lo mismo, sigue lo que usted escribió.
        Revise y guarde otra vez.
      </p>
      <ul ref={list} tabIndex={-1} className="space-y-3">
        {crossed.map(({ field, was, theirs, isBoth }) => (
          <li key={field}>
            <strong>{labelOf(field)}</strong>: decía «{shown(field, was, cities)}», ahora está guardado «
            {shown(field, theirs, cities)}»
            {isBoth && (
              <>
                , usted escribió «{shown(field, typed, cities)}».{' '}
                <Button variant="secondary" onClick={() => onTake(field)}>
                  Usar lo guardado<span className="sr-only"> ({labelOf(field)})</span>
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Callout>
  )
}

function labelOf(field: TypedField): string | undefined {
  return FIELDS.find(([one]) => one === field)?.[1]
}

function shown(field: TypedField, facility: TypedFacility, cities: ReadonlyMap<string, City>): string {
  return valueText(field, facility, cities) || '(vacío)'
}
