import { dateTime } from '@/admin/desk/date-time'
import { useLeaveWarning } from '@/admin/desk/unsaved/use-leave-warning'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { hasValues } from '@/data/request/has-values'
import type { ConsoleFigures, Measured, SeoStatus } from '@/data/seo-status'
import { Bullets } from '@/ui/Bullets'
import { BusyButton } from '@/ui/button/BusyButton'
import { ConsoleFiguresForm } from './ConsoleFiguresForm'
import { type TypedFigures, typedFigures } from './console-figures'
import { SeoStatusFields } from './SeoStatusFields'
import { SeoStatusProblem } from './SeoStatusProblem'
import { problemsOf, problemText } from './seo-problems'
import type { useSeoStatus } from './use-seo-status'

type OwnSeoStatusProps = Pick<ReturnType<typeof useSeoStatus>, 'measure' | 'keep'> & {
  status: SeoStatus
  problems: Measured['problems'] | undefined
  /** The form's text; undefined while it is closed. */
  typed: TypedFigures | undefined
  onType: (typed: TypedFigures | undefined) => void
}

const LEAVE_QUESTION =
  'Las cifras no están guardadas. Si sale, quedan en esta pestaña hasta que las guarde, la cierre o la vuelva a cargar. ¿Salir?'

/**
 * A user's status with what is wrong on the site, and the two ways to update it: measuring again and copying figures.
 */
export function OwnSeoStatus({ status, problems, measure, keep, typed, onType }: OwnSeoStatusProps) {
  useLeaveWarning(typed !== undefined && !hasValues(typed, typedFigures(status)), LEAVE_QUESTION)
  const opener = useLostFocusOnChange<HTMLButtonElement>(typed ? 'typing' : '')
  const measureAgain = () => {
    keep.reset()
    measure.mutate()
  }
  const show = (figures: TypedFigures | undefined) => {
    keep.reset()
    measure.reset()
    onType(figures)
  }
  const save = (figures: ConsoleFigures) => keep.mutate(figures, { onSuccess: () => onType(undefined) })
  return (
    <>
      <SeoStatusFields status={status} />
      <Found problems={(problems ?? problemsOf(status)).map(problemText)} />
      {typed ? (
        <ConsoleFiguresForm
          status={status}
          typed={typed}
          // Typing after a save has begun resets that save (`show`): it must neither close the form nor be retried.
          onType={show}
          isSaving={keep.isPending}
          onSave={save}
          onCancel={() => show(undefined)}
        />
      ) : (
        <p className="flex flex-wrap gap-3">
          <BusyButton variant="secondary" busy={measure.isPending} onClick={measureAgain}>
            {measure.isPending ? 'Midiendo…' : 'Actualizar'}
          </BusyButton>
          <BusyButton
            ref={opener}
            variant="secondary"
            busy={measure.isPending}
            onClick={() => show(typedFigures(status))}
          >
            Anotar cifras de Search Console
          </BusyButton>
        </p>
      )}
      <p role="status" className="text-sm empty:hidden">
        {keep.isSuccess && 'Cifras guardadas.'}
        {measure.isSuccess && !keep.isSuccess && `Medido otra vez: ${dateTime(measure.data.status.lastUpdated)}.`}
      </p>
      {measure.isError && (
        <SeoStatusProblem
          message={UPDATE_FAILED}
          error={measure.error}
          remark="Arriba sigue lo que se midió antes."
          onRetry={measureAgain}
        />
      )}
      {keep.isError && (
        <SeoStatusProblem
          message={UPDATE_FAILED}
          error={keep.error}
          remark="Lo que escribió sigue en el formulario."
          onRetry={() => save(keep.variables)}
        />
      )}
    </>
  )
}

const UPDATE_FAILED = 'Error al actualizar el estado'

function Found({ problems }: { problems: readonly string[] }) {
  if (problems.length === 0) return null
  return (
    <div className="max-sm:text-sm">
      <h3 className="text-base">Lo que falta en el sitio</h3>
      <Bullets items={problems} />
    </div>
  )
}
