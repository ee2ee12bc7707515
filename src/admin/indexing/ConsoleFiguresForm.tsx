import { valibotResolver } from '@hookform/resolvers/valibot'
import type { SubmitEvent } from 'react'
import { useForm } from 'react-hook-form'
import { isSame } from '@/admin/desk/form/conflicts'
import { CheckInput, inputId, TextInput, useFocusOnProblem } from '@/admin/desk/form/inputs'
import { OfferedDraft } from '@/admin/desk/form/notices'
import { useRowForm } from '@/admin/desk/form/use-row-form'
import { useLostFocus } from '@/admin/desk/use-lost-focus'
import { serverTime } from '@/data/request/server-time'
import type { ConsoleFigures, SeoStatus } from '@/data/seo-status'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { figuresSchema, figuresValues, INVALID_DATE, type TypedFigures, typedFigures } from './console-figures'

/** Names what a person typed and did not save (useSavedDraft): a status is one person's own. */
export const FIGURES_DRAFT = 'cifras'

type ConsoleFiguresFormProps = {
  status: SeoStatus
  isSaving: boolean
  /** Saves the figures, and calls `onSaved` with the status as it is stored then. */
  onSave: (figures: ConsoleFigures, onSaved: (status: SeoStatus) => void) => void
  /** Called when something is typed: the outcome of an earlier save is no longer about it. */
  onType: () => void
  onClose: () => void
}

/**
 * The form for figures that an editor reads in the search console and copies here; the portal cannot read them itself.
 */
export function ConsoleFiguresForm({ status, isSaving, onSave, onType, onClose }: ConsoleFiguresFormProps) {
  const form = useForm({
    defaultValues: typedFigures(status),
    shouldFocusError: false,
    resolver: valibotResolver<TypedFigures, unknown, ConsoleFigures>(figuresSchema(serverTime)),
  })
  const draft = useRowForm(form, {
    draftKey: FIGURES_DRAFT,
    owner: status.userId,
    stored: typedFigures(status),
    schema: figuresValues,
  })
  const { control } = form
  const opened = useLostFocus<HTMLHeadingElement>(`opened ${draft.offered?.at}`)
  const formRef = useFocusOnProblem(form)
  const isFileThere = ['configured', 'verified'].includes(status.metaVerificationStatus)

  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    // The value of a half-typed date is empty, as if there were none; only `:invalid` tells the two apart.
    if (formRef.current?.querySelector('input:invalid')) {
      form.setError('lastCrawl', { message: INVALID_DATE })
      document.getElementById(inputId('lastCrawl'))?.focus()
      return
    }
    void form.handleSubmit((figures) => {
      const sent = form.getValues()
      onSave(figures, (saved) => {
        const isAllSaved = isSame(form.getValues(), sent)
        draft.onSaved(typedFigures(saved), sent)
        if (isAllSaved) onClose()
      })
    })()
  }
  const cancel = () => {
    draft.discard()
    onClose()
  }
  return (
    <form ref={formRef} noValidate onSubmit={submit} onChange={onType} aria-labelledby="cifras-de-search-console">
      <h3 id="cifras-de-search-console" ref={opened} tabIndex={-1} className="text-base">
        Cifras de Search Console
      </h3>
      <div className="space-y-3">
        <OfferedDraft offered={draft.offered} headingLevel={3} onResume={draft.resume} onDiscard={draft.dropOffered} />
        <CheckInput control={control} name="isSubmitted">
          Sitemap enviado a Search Console
        </CheckInput>
        <CheckInput control={control} name="isVerified" disabled={!isFileThere}>
          Search Console confirma la verificación
          {!isFileThere && (
            <span className="block text-sm">Primero publique la página de verificación y actualice.</span>
          )}
        </CheckInput>
        <TextInput
          control={control}
          name="errors"
          label="Errores de indexación"
          inputMode="numeric"
          maxLength={12}
          className="max-w-40 tabular-nums"
        />
        <TextInput
          control={control}
          name="lastCrawl"
          label="Último rastreo (hora de Ecuador continental)"
          type="datetime-local"
          className="max-w-64"
        />
        <p className="flex flex-wrap gap-3">
          <BusyButton type="submit" busy={isSaving}>
            {isSaving ? 'Guardando…' : 'Guardar cifras'}
          </BusyButton>
          <Button variant="secondary" onClick={cancel}>
            Cancelar
          </Button>
        </p>
      </div>
    </form>
  )
}
