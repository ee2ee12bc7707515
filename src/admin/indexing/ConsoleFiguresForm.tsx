import { type SubmitEvent, useState } from 'react'
import { useLostFocus } from '@/admin/desk/use-lost-focus'
import { serverTime } from '@/data/request/server-time'
import type { ConsoleFigures, SeoStatus } from '@/data/seo-status'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { CheckField } from '@/ui/form/CheckField'
import { TextField } from '@/ui/form/TextField'
import { type FigureProblems, readFigures, type TypedFigures } from './console-figures'

type ConsoleFiguresFormProps = {
  status: SeoStatus
  typed: TypedFigures
  onType: (typed: TypedFigures) => void
  isSaving: boolean
  onSave: (figures: ConsoleFigures) => void
  onCancel: () => void
}

/**
 * The form for figures that an editor reads in the search console and copies here; the portal cannot read them itself.
 */
export function ConsoleFiguresForm({ status, typed, onType, isSaving, onSave, onCancel }: ConsoleFiguresFormProps) {
  const [problems, setProblems] = useState<FigureProblems>({})
  const form = useLostFocus<HTMLFormElement>('opened')
  const isFileThere = ['configured', 'verified'].includes(status.metaVerificationStatus)
  const change = (part: Partial<TypedFigures>) => onType({ ...typed, ...part })

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The value of a half-typed date is empty, as if there were none; only `:invalid` tells the two apart.
    const isHalfTyped = form.current?.querySelector('input:invalid') != null
    const read = readFigures(isHalfTyped ? { ...typed, lastCrawl: 'half typed' } : typed, serverTime())
    setProblems('problems' in read ? read.problems : {})
    if ('figures' in read) onSave(read.figures)
    else form.current?.querySelector<HTMLElement>(`[name=${read.problems.errors ? 'errors' : 'lastCrawl'}]`)?.focus()
  }
  return (
    <form
      ref={form}
      tabIndex={-1}
      noValidate
      onSubmit={submit}
      aria-label="Cifras de Search Console"
      className="space-y-3"
    >
      <CheckField checked={typed.isSubmitted} onChange={(isSubmitted) => change({ isSubmitted })}>
        Sitemap enviado a Search Console
      </CheckField>
      <CheckField
        checked={typed.isVerified && isFileThere}
        disabled={!isFileThere}
        onChange={(isVerified) => change({ isVerified })}
      >
        Search Console confirma la verificación
        {!isFileThere && <span className="block text-sm">Primero publique la página de verificación y actualice.</span>}
      </CheckField>
      <TextField
        label="Errores de indexación"
        name="errors"
        inputMode="numeric"
        maxLength={12}
        value={typed.errors}
        problem={problems.errors}
        isLive
        onType={(errors) => change({ errors })}
        className="max-w-40 tabular-nums"
      />
      <TextField
        label="Último rastreo (hora de Ecuador continental)"
        name="lastCrawl"
        type="datetime-local"
        value={typed.lastCrawl}
        problem={problems.lastCrawl}
        isLive
        onType={(lastCrawl) => change({ lastCrawl })}
        className="max-w-64"
      />
      <p className="flex flex-wrap gap-3">
        <BusyButton type="submit" busy={isSaving}>
          {isSaving ? 'Guardando…' : 'Guardar cifras'}
        </BusyButton>
        <Button variant="secondary" onClick={onCancel}>
          Cancelar
        </Button>
      </p>
    </form>
  )
}
