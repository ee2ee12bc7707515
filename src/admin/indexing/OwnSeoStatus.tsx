import { useState } from 'react'
import { dateTime } from '@/admin/desk/date-time'
import { readDraft } from '@/admin/desk/form/drafts'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import type { ConsoleFigures, Measured, SeoStatus } from '@/data/seo-status'
import { Bullets } from '@/ui/Bullets'
import { BusyButton } from '@/ui/button/BusyButton'
import { ConsoleFiguresForm, FIGURES_DRAFT } from './ConsoleFiguresForm'
import { SeoStatusFields } from './SeoStatusFields'
import { SeoStatusProblem } from './SeoStatusProblem'
import { problemsOf, problemText } from './seo-problems'
import type { useSeoStatus } from './use-seo-status'

type OwnSeoStatusProps = Pick<ReturnType<typeof useSeoStatus>, 'measure' | 'keep'> & {
  status: SeoStatus
  problems: Measured['problems'] | undefined
}

/**
 * A user's status with what is wrong on the site, and the two ways to update it: measuring again and copying figures.
 */
export function OwnSeoStatus({ status, problems, measure, keep }: OwnSeoStatusProps) {
  // Open from the start where something was typed and not saved: the form offers it again.
  const [isOpen, setIsOpen] = useState(() => readDraft(status.userId, FIGURES_DRAFT) !== undefined)
  const opener = useLostFocusOnChange<HTMLButtonElement>(String(isOpen))
  const forget = () => {
    keep.reset()
    measure.reset()
  }
  const measureAgain = () => {
    keep.reset()
    measure.mutate()
  }
  const open = () => {
    forget()
    setIsOpen(true)
  }
  const save = (figures: ConsoleFigures, onSaved: (status: SeoStatus) => void) => {
    setRetry(() => () => save(figures, onSaved))
    keep.mutate(figures, { onSuccess: ({ status }) => onSaved(status) })
  }
  const [retry, setRetry] = useState<() => void>()
  return (
    <>
      <SeoStatusFields status={status} />
      <Found problems={(problems ?? problemsOf(status)).map(problemText)} />
      {isOpen ? (
        <ConsoleFiguresForm
          status={status}
          isSaving={keep.isPending}
          onSave={save}
          // Typing after a save has begun resets that save: it must neither close the form nor be retried.
          onType={forget}
          onClose={() => setIsOpen(false)}
        />
      ) : (
        <p className="flex flex-wrap gap-3">
          <BusyButton variant="secondary" busy={measure.isPending} onClick={measureAgain}>
            {measure.isPending ? 'Midiendo…' : 'Actualizar'}
          </BusyButton>
          <BusyButton ref={opener} variant="secondary" busy={measure.isPending} onClick={open}>
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
          onRetry={() => retry?.()}
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
