import { type FormEvent, useRef, useState } from 'react'
import type { ConsoleFigures, SeoStatus } from '@/data/seo-status'
import { Button } from '@/ui/button/Button'
import { CheckField } from '@/ui/CheckField'
import { Field } from '@/ui/Field'
import { type FigureProblems, readFigures, type TypedFigures } from './console-figures'

type ConsoleFiguresFormProps = {
  status: SeoStatus
  typed: TypedFigures
  onType: (typed: TypedFigures) => void
  isSaving: boolean
  onSave: (figures: ConsoleFigures) => void
  onCancel: () => void
}

/** What an editor reads in the search console and copies here; nobody else can know it. */
export function ConsoleFiguresForm({ status, typed, onType, isSaving, onSave, onCancel }: ConsoleFiguresFormProps) {
  const [problems, setProblems] = useState<FigureProblems>({})
  const form = useRef<HTMLFormElement>(null)
  const isFileThere = ['configured', 'verified'].includes(status.metaVerificationStatus)
  const change = (part: Partial<TypedFigures>) => onType({ ...typed, ...part })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    // A date that is half typed is empty to the page.
    const isHalfTyped = form.current?.querySelector('input:invalid') != null
    const read = readFigures(isHalfTyped ? { ...typed, lastCrawl: 'half typed' } : typed, new Date())
    setProblems('problems' in read ? read.problems : {})
    if ('figures' in read) onSave(read.figures)
    else form.current?.querySelector<HTMLElement>(`[name=${read.problems.errors ? 'errors' : 'lastCrawl'}]`)?.focus()
  }
  return (
    <form ref={form} noValidate onSubmit={submit} aria-label="Cifras de Search Console" className="space-y-3">
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
      <Field label="Errores de indexación" problem={problems.errors} isLive>
        {(field) => (
          <input
            {...field}
            name="errors"
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={typed.errors}
            onChange={(event) => change({ errors: event.target.value })}
            className="mt-1 min-h-11 w-40 px-3 tabular-nums"
          />
        )}
      </Field>
      <Field label="Último rastreo (hora de Ecuador continental)" problem={problems.lastCrawl} isLive>
        {(field) => (
          <input
            {...field}
            name="lastCrawl"
            type="datetime-local"
            value={typed.lastCrawl}
            onChange={(event) => change({ lastCrawl: event.target.value })}
            className="mt-1 min-h-11 max-w-full px-3"
          />
        )}
      </Field>
      <p className="flex flex-wrap gap-3">
        <Button type="submit" disabled={isSaving}>
          {isSaving ? 'Guardando…' : 'Guardar cifras'}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancelar
        </Button>
      </p>
    </form>
  )
}
