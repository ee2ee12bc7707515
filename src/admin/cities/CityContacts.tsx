import { valibotResolver } from '@hookform/resolvers/valibot'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useFieldArray, useForm } from 'react-hook-form'
import { TextInput, useFocusOnProblem } from '@/admin/desk/form/inputs'
import { ConflictNotice, OfferedDraft, SaveBar } from '@/admin/desk/form/notices'
import { type FormOwner, OwnForm } from '@/admin/desk/form/OwnForm'
import { useRowForm } from '@/admin/desk/form/use-row-form'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { afterWriting, readAgain } from '@/admin/desk/reading/read-again'
import { SaveProblem } from '@/admin/desk/reading/SaveProblem'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { SignInButton } from '@/admin/session/SignIn'
import type { City } from '@/cities/city'
import { cityContactsQuery, saveCityContacts } from '@/data/city-contacts'
import { sessionQuery } from '@/data/session'
import { Button } from '@/ui/button/Button'
import {
  type ContactsValues,
  contactsSchema,
  contactsToStore,
  contactsValues,
  MOST_CONTACTS,
  typedContacts,
} from './contacts-form'

/** The emergency numbers of a city, which both its pages show after 911 and 171. Only editors change them. */
export function CityContacts({ city }: { city: City }) {
  const contacts = useQuery(cityContactsQuery(city.id))
  const [opened, setOpened] = useState<string>()
  // As in the form of the names: what is typed survives a refetch, and begins with the contacts as they are now.
  if (contacts.data && contacts.isFetchedAfterMount && opened === undefined) setOpened(contacts.data.emergencyContacts)
  return (
    <section aria-labelledby="contactos" className="max-w-measure space-y-4">
      <h2 id="contactos">Contactos de emergencia</h2>
      <p>
        <strong>Esto se publica</strong> en las dos páginas de la ciudad, después del 911 y del 171. Escriba números de
        instituciones, como los bomberos o un hospital; nunca el de una persona.
      </p>
      {opened === undefined ? (
        <Awaited queries={[contacts]} text="Leyendo los contactos…" what="los contactos de la ciudad" />
      ) : (
        <OwnForm>{({ owner }) => <ContactsForm cityId={city.id} stored={opened} owner={owner} />}</OwnForm>
      )}
    </section>
  )
}

type ContactsFormProps = Pick<FormOwner, 'owner'> & { cityId: string; stored: string }

function ContactsForm({ cityId, stored, owner }: ContactsFormProps) {
  const queryClient = useQueryClient()
  const session = useQuery(sessionQuery()).data
  /** The contacts as they were last read. */
  const [row, setRow] = useState(stored)
  const form = useForm({
    defaultValues: valuesOf(stored),
    shouldFocusError: false,
    resolver: valibotResolver(contactsSchema(row)),
  })
  const { control } = form
  const draft = useRowForm(form, {
    draftKey: `contactos:${cityId}`,
    owner,
    stored: valuesOf(stored),
    schema: contactsValues,
  })
  const { values, conflicts, isUnsaved } = draft
  const contacts = useFieldArray({ control, name: 'contacts' })
  const save = useMutation({
    mutationFn: ({ contacts }: ContactsValues) =>
      saveCityContacts(cityId, { emergencyContacts: row }, { emergencyContacts: contactsToStore(row, contacts) }),
    onSuccess: (outcome, sent) => {
      if ('changed' in outcome) {
        setRow(outcome.changed.emergencyContacts)
        draft.onConflict(valuesOf(outcome.changed.emergencyContacts))
        return
      }
      setRow(outcome.saved.emergencyContacts)
      draft.onSaved(valuesOf(outcome.saved.emergencyContacts), sent)
      queryClient.setQueryData(cityContactsQuery(cityId).queryKey, outcome.saved)
      void afterWriting(queryClient)
    },
    onError: (cause) => {
      console.warn('Error saving the contacts of a city', cause)
      // The save may have arrived although its answer was lost.
      void readAgain(queryClient, ['revisions'])
    },
  })
  const submit = () => form.handleSubmit((typed) => save.mutate(typed))()
  const discard = () => {
    draft.discard()
    save.reset()
  }
  const isFixed = !session?.isEditor || save.isPending
  const formRef = useFocusOnProblem(form)
  // The pressed button disappears with its contact or its notice.
  const list = useLostFocusOnChange<HTMLUListElement>(
    `${contacts.fields.length} ${draft.offered?.at} ${conflicts.length}`,
  )
  return (
    <form
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
      className="space-y-4"
    >
      <OfferedDraft offered={draft.offered} headingLevel={3} onResume={draft.resume} onDiscard={draft.dropOffered} />
      {session && !session.isEditor && (
        <div className="space-y-3">
          <p>Los contactos los cambia un editor.</p>
          <SignInButton />
        </div>
      )}
      {contacts.fields.length === 0 && <p>Esta ciudad no tiene contactos propios.</p>}
      <ul ref={list} tabIndex={-1} aria-label="Contactos propios de la ciudad" className="space-y-4 empty:hidden">
        {contacts.fields.map(({ id }, index) => (
          <li
            key={id}
            className="grid items-start gap-3 rounded-md border border-line p-3 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto]"
          >
            <TextInput
              control={control}
              name={`contacts.${index}.name`}
              label="Quién contesta"
              readOnly={isFixed}
              maxLength={80}
            />
            <TextInput
              control={control}
              name={`contacts.${index}.number`}
              label="Número"
              type="tel"
              inputMode="tel"
              readOnly={isFixed}
              maxLength={20}
            />
            <span className="sm:mt-7">
              <Button variant="secondary" disabled={isFixed} onClick={() => contacts.remove(index)}>
                Quitar<span className="sr-only"> {values.contacts[index]?.name || 'este contacto'}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        disabled={isFixed || contacts.fields.length >= MOST_CONTACTS}
        onClick={() => contacts.append({ name: '', number: '' }, { shouldFocus: false })}
      >
        Agregar un contacto
      </Button>
      <SaveBar
        label="Guardar los contactos"
        isSaving={save.isPending}
        isUnsaved={isUnsaved}
        disabled={isFixed || !isUnsaved}
        onDiscard={discard}
      >
        {save.data && 'saved' in save.data && !isUnsaved && (
          <p>Guardado. Los lectores lo verán cuando se publique el sitio.</p>
        )}
      </SaveBar>
      {conflicts.length > 0 && (
        <ConflictNotice
          heading="Los contactos cambiaron mientras tanto"
          headingLevel={3}
          conflicts={conflicts}
          typed={values}
          labelOf={() => 'Contactos'}
          wordsOf={(_, value) => contactsText(value)}
          onKeep={() => void submit()}
          onDiscard={discard}
          onTakeTheirs={draft.takeTheirs}
        />
      )}
      {save.error && <SaveProblem error={save.error} words={{}} />}
    </form>
  )
}

function valuesOf(stored: string): ContactsValues {
  return { contacts: typedContacts(stored) }
}

function contactsText(contacts: ContactsValues['contacts']): string {
  return contacts.map(({ name, number }) => `${name}: ${number}`).join('; ')
}
