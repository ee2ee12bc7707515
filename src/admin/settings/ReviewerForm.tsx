import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { useForm } from 'react-hook-form'
import { dayInEcuador } from '@/admin/desk/date-time'
import { changesOf } from '@/admin/desk/form/conflicts'
import { CheckInput, FormGroup, SelectInput, TextInput } from '@/admin/desk/form/inputs'
import type { FormOwner } from '@/admin/desk/form/OwnForm'
import { RowForm } from '@/admin/desk/form/RowForm'
import { ReasonField, reasonToSend } from '@/admin/desk/form/reason'
import { useRowForm } from '@/admin/desk/form/use-row-form'
import { readAgain } from '@/admin/desk/reading/read-again'
import { useIsOwner } from '@/admin/session/use-is-owner'
import { editorsQuery } from '@/data/editors'
import { newRowId } from '@/data/request/row-id'
import { addReviewer, type Reviewer, type ReviewerFields, saveReviewer } from '@/data/reviewers'
import { reviewQueries } from '@/data/reviews'
import {
  FIELD_LABELS,
  NEW_REVIEWER,
  REVIEWER_LABELS,
  type ReviewerValues,
  reviewerSchema,
  reviewerValues,
  signaturesOfLeavers,
  typedReviewer,
} from './reviewer-form'

type ReviewerFormProps = Pick<FormOwner, 'owner'> & {
  /** Undefined for a new one. */
  stored: Reviewer | undefined
}

/** The form of one reviewer. Who signs with which account, and who comes back, is for an owner to say. */
export function ReviewerForm({ stored, owner }: ReviewerFormProps) {
  const queryClient = useQueryClient()
  const { data: editors = [] } = useQuery(editorsQuery())
  const { data: signed } = useQuery(reviewQueries.all())
  const isOwner = useIsOwner()
  /** The reviewer as they were last read. */
  const [row, setRow] = useState(stored)
  const [newId, setNewId] = useState(newRowId)
  const hasSigned = signed?.reviews.some(({ reviewer }) => reviewer === row?.id) ?? false
  const form = useForm<ReviewerValues, unknown, ReviewerFields>({
    defaultValues: typedReviewer(row ?? NEW_REVIEWER),
    shouldFocusError: false,
    resolver: valibotResolver(
      reviewerSchema(
        editors.map(({ userId }) => userId),
        dayInEcuador(new Date()),
      ),
    ),
  })
  const { control } = form
  const draft = useRowForm(form, {
    draftKey: `revisor:${row?.id ?? 'nuevo'}`,
    owner,
    stored: typedReviewer(row ?? NEW_REVIEWER),
    schema: reviewerValues,
  })
  const { values } = draft
  const save = useMutation({
    mutationFn: async ({ fields }: { fields: ReviewerFields; typed: ReviewerValues }) =>
      row
        ? saveReviewer(row, changesOf(fields, row), reasonToSend(draft.reason))
        : { saved: await addReviewer({ ...fields, id: newId }) },
    onSuccess: (outcome, { typed }) => {
      if ('changed' in outcome) {
        setRow(outcome.changed)
        draft.onConflict(typedReviewer(outcome.changed))
        return
      }
      // The form of a new reviewer is empty again: the one who was added has a form of their own in the list.
      if (row) setRow(outcome.saved)
      else setNewId(newRowId())
      draft.onSaved(typedReviewer(row ? outcome.saved : NEW_REVIEWER), typed)
    },
    onError: (cause) => console.warn('Error saving a reviewer', cause),
    onSettled: () => readAgain(queryClient, ['reviews', 'revisions']),
  })
  const line = (
    name: Exclude<keyof ReviewerValues, 'field' | 'active'>,
    look: Pick<ComponentProps<'input'>, 'type' | 'inputMode' | 'maxLength' | 'readOnly'> & { hint?: string },
  ) => <TextInput control={control} name={name} label={REVIEWER_LABELS[name]} {...look} />
  return (
    <RowForm
      form={form}
      draft={draft}
      save={save}
      onSend={(fields) => save.mutate({ fields, typed: form.getValues() })}
      conflictHeading="Otra persona cambió estos datos mientras tanto"
      labelOf={(field) => REVIEWER_LABELS[field]}
      wordsOf={(value) => (typeof value === 'boolean' ? (value ? 'sí' : 'no') : value)}
      saveLabel={row ? 'Guardar' : 'Agregar'}
      refused={REFUSED}
      saved={save.isSuccess && 'Guardado. Los lectores lo verán cuando se publique el sitio.'}
      className="mt-2 pb-4"
    >
      {hasSigned && (
        <p>
          Ya firmó: su nombre, su número de registro, lo que firma y su cuenta no cambian más, para que sus firmas no
          pasen a ser de otra persona.
        </p>
      )}
      <FormGroup legend="Lo que ven los lectores">
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {line('title', { hint: 'Va delante del nombre: «Dra.», «Abg.».', maxLength: 20 })}
          {line('name', { maxLength: 120, readOnly: hasSigned })}
          {line('profession', { hint: '«Médica», «Abogado».', maxLength: 80 })}
          {line('specialty', { maxLength: 80 })}
          <SelectInput control={control} name="field" label={REVIEWER_LABELS.field} isFixed={hasSigned}>
            {reviewerValues.entries.field.options.map((field) => (
              <option key={field} value={field}>
                {FIELD_LABELS[field]}
              </option>
            ))}
          </SelectInput>
          {line('years', { inputMode: 'numeric', maxLength: 2 })}
          {line('affiliation', { maxLength: 160 })}
          {line('registerNumber', {
            hint: 'De Senescyt, ACESS o el Foro de Abogados.',
            maxLength: 60,
            readOnly: hasSigned,
          })}
        </div>
        {line('registerUrl', {
          hint: 'Ábrala antes y compare el nombre, el título y el número.',
          type: 'url',
          maxLength: 300,
        })}
      </FormGroup>
      <FormGroup legend="Su consentimiento">
        <p>Guarde la carta aparte: aquí van solo el día y cómo lo dio. Si lo retira, deje vacíos los dos y publique.</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {line('consentOn', { type: 'date' })}
          {line('consentHow', { hint: '«Carta firmada».', maxLength: 200 })}
        </div>
      </FormGroup>
      <FormGroup legend="Su firma">
        {line('userId', {
          hint: isOwner
            ? 'En Supabase, Authentication → Users: cree su cuenta y copie el «User UID». Nunca la de un editor.'
            : 'La escribe quien es responsable.',
          maxLength: 36,
          readOnly: !isOwner || (hasSigned && row?.userId != null),
        })}
        <CheckInput control={control} name="active" disabled={row?.active === false && !isOwner}>
          {REVIEWER_LABELS.active}
        </CheckInput>
        {!values.active && <p>{afterLeaving(signed?.keepsSignatures ?? true, isOwner)}</p>}
      </FormGroup>
      {row && <ReasonField reason={draft.reason} onType={draft.typeReason} />}
    </RowForm>
  )
}

/** What follows when somebody no longer works with the portal, as the owner has set it for everybody. */
function afterLeaving(keepsSignatures: boolean, isOwner: boolean): string {
  const signatures = `Lo que firmó ${signaturesOfLeavers(keepsSignatures)}. Sus pedidos de cambio no cuentan más.`
  return `Ya no puede firmar. ${signatures}${isOwner ? '' : ' Solo quien es responsable lo vuelve a activar.'}`
}

const REFUSED = {
  invalid:
    'La base de datos no lo acepta: esa cuenta no existe o ya es de otro revisor, o él ya firmó y lo que usted cambió queda como está.',
}
