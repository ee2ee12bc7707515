import { useEffect, useRef } from 'react'
import { SignInButton } from '@/admin/session/SignIn'
import { type DataErrorKind, errorKind } from '@/data/errors'
import { isOutcomeUnknown } from './error-text'

type SaveProblemProps = {
  error: Error
  /** The form's own texts for some kinds of failure. */
  words: Partial<Record<DataErrorKind, string>>
}

/**
 * Says what went wrong with a save and what to do next, and that what was typed is still there. Only a refusal proves
 * that nothing was saved: without an answer the save may have arrived. Both forms can send it again without harm. It is
 * brought into view: the button that was pressed stays in view while the end of the form is far below.
 */
export function SaveProblem({ error, words }: SaveProblemProps) {
  const isUnclear = isOutcomeUnknown(error)
  const box = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: every failure is brought into view, not only the first.
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'center' })
  }, [error])
  return (
    <div
      ref={box}
      role="alert"
      className="space-y-3 rounded-md border border-l-8 border-line border-l-emergency-band p-4"
    >
      <p className="font-semibold text-emergency">
        {isUnclear ? 'No se sabe si se guardó.' : 'No se guardó.'} Lo que escribió sigue aquí.
      </p>
      <p>
        {whatToDo(error, words)}
        {isUnclear && ' No quedará dos veces.'}
      </p>
      {errorKind(error) === 'forbidden' && <SignInButton />}
    </div>
  )
}

/** Returns what went wrong with a save and what to do next. */
export function whatToDo(error: Error, words: SaveProblemProps['words'] = {}): string {
  const kind = errorKind(error)
  return kind ? (words[kind] ?? WHAT_TO_DO[kind]) : 'Algo falló en esta página. Inténtelo otra vez.'
}

const WHAT_TO_DO = {
  offline: 'No hay conexión. Inténtelo otra vez cuando regrese.',
  forbidden: 'La base de datos no lo permite: es de editores, o su sesión terminó.',
  'not-found': 'Lo que quiere guardar ya no existe: alguien lo borró.',
  invalid: 'La base de datos rechazó los datos: revise los campos.',
  unavailable:
    'El servidor no responde o no acepta cambios. Inténtelo otra vez en unos minutos; si sigue igual, avise a la persona responsable del portal.',
} as const satisfies Record<DataErrorKind, string>
