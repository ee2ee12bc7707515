import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Awaited } from '@/admin/desk/reading/Awaited'
import { afterWriting, readAgain } from '@/admin/desk/reading/read-again'
import { SaveProblem } from '@/admin/desk/reading/SaveProblem'
import { keptInTab } from '@/admin/desk/unsaved/kept-in-tab'
import { useKept } from '@/admin/desk/unsaved/use-kept'
import { useLeaveWarning } from '@/admin/desk/unsaved/use-leave-warning'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { SignInButton } from '@/admin/session/SignIn'
import type { City } from '@/cities/city'
import { cityContactsQuery, saveCityContacts } from '@/data/city-contacts'
import { sessionQuery } from '@/data/session'
import { BusyButton } from '@/ui/button/BusyButton'
import { Button } from '@/ui/button/Button'
import { Callout } from '@/ui/Callout'
import { TextField } from '@/ui/form/TextField'
import {
  type ContactProblems,
  contactsToStore,
  MOST_CONTACTS,
  problemsOf,
  type TypedContact,
  typedContacts,
} from './contacts-form'

const LEAVE_QUESTION =
  'Los contactos de emergencia que cambió no están guardados. Si sale, quedan en esta pestaña hasta que los guarde, los descarte, la cierre o la vuelva a cargar. ¿Salir?'

/** What was typed and is not saved, with the stored contacts it started from. */
type Unsaved = { stored: string; typed: readonly TypedContact[] }

/** Unsaved contacts, by city. */
const unsaved = keptInTab<Unsaved | undefined>()

/** The emergency numbers of a city, which both its pages show after 911 and 171. Only editors change them. */
export function CityContacts({ city }: { city: City }) {
  const contacts = useQuery(cityContactsQuery(city.id))
  return (
    <section aria-labelledby="contactos" className="max-w-measure space-y-4">
      <h2 id="contactos">Contactos de emergencia</h2>
      <p>
        <strong>Esto se publica</strong> en las dos páginas de la ciudad, después del 911 y del 171. Escriba números de
        instituciones, como los bomberos o un hospital; nunca el de una persona.
      </p>
      {contacts.data ? (
        <ContactsForm cityId={city.id} stored={contacts.data.emergencyContacts} />
      ) : (
        <Awaited queries={[contacts]} text="Leyendo los contactos…" what="los contactos de la ciudad" />
      )}
    </section>
  )
}

function ContactsForm({ cityId, stored: latest }: { cityId: string; stored: string }) {
  const session = useQuery(sessionQuery()).data
  const form = useContactsForm(cityId, latest)
  const { typed, problems } = form
  const isFixed = !session?.isEditor || form.isSaving
  // The pressed button disappears with its contact.
  const list = useLostFocusOnChange<HTMLUListElement>(String(typed.length))
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        form.submit()
      }}
      className="space-y-4"
    >
      {session && !session.isEditor && (
        <div className="space-y-3">
          <p>Los contactos los cambia un editor.</p>
          <SignInButton />
        </div>
      )}
      {typed.length === 0 && <p>Esta ciudad no tiene contactos propios.</p>}
      <ul ref={list} tabIndex={-1} aria-label="Contactos propios de la ciudad" className="space-y-4 empty:hidden">
        {typed.map((contact, index) => (
          <ContactRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a contact has no identity but its place, and its name is being typed
            key={index}
            contact={contact}
            problems={problems[index]}
            isFixed={isFixed}
            onType={(change) => form.type(typed.map((one, at) => (at === index ? { ...one, ...change } : one)))}
            onRemove={() => form.type(typed.toSpliced(index, 1))}
          />
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        <Button
          variant="secondary"
          disabled={isFixed || typed.length >= MOST_CONTACTS}
          onClick={() => form.type([...typed, { name: '', number: '' }])}
        >
          Agregar un contacto
        </Button>
        <BusyButton type="submit" busy={form.isSaving} disabled={isFixed || !form.isChanged}>
          {form.isSaving ? 'Guardando…' : 'Guardar los contactos'}
        </BusyButton>
        {form.isChanged && (
          <Button variant="secondary" disabled={form.isSaving} onClick={form.discard}>
            Descartar
          </Button>
        )}
      </div>
      <div role="status" className="empty:hidden">
        {form.isSaved && !form.isChanged && <p>Guardado. Los lectores lo verán cuando se publique el sitio.</p>}
        {form.isCrossed && (
          <Callout tone="warning" heading="Los contactos cambiaron mientras tanto" headingLevel={3}>
            <p>
              Los cambió otra persona, o usted en otra pestaña. No se guardó nada: lo que escribió sigue aquí. Si guarda
              otra vez, lo suyo reemplaza a lo que hay ahora: {form.storedText}.
            </p>
          </Callout>
        )}
      </div>
      {form.error && <SaveProblem error={form.error} words={{}} />}
    </form>
  )
}

type ContactRowProps = {
  contact: TypedContact
  problems: ContactProblems | undefined
  isFixed: boolean
  onType: (change: Partial<TypedContact>) => void
  onRemove: () => void
}

function ContactRow({ contact: { name, number }, problems, isFixed, onType, onRemove }: ContactRowProps) {
  return (
    <li className="grid items-start gap-3 rounded-md border border-line p-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]">
      <TextField
        label="Quién contesta"
        value={name}
        readOnly={isFixed}
        maxLength={80}
        problem={problems?.name}
        onType={(name) => onType({ name })}
      />
      <TextField
        label="Número"
        type="tel"
        inputMode="tel"
        value={number}
        readOnly={isFixed}
        maxLength={20}
        problem={problems?.number}
        onType={(number) => onType({ number })}
      />
      <span className="sm:mt-7">
        <Button variant="secondary" disabled={isFixed} onClick={onRemove}>
          Quitar<span className="sr-only"> {name === '' ? 'este contacto' : name}</span>
        </Button>
      </span>
    </li>
  )
}

function useContactsForm(cityId: string, latest: string) {
  const queryClient = useQueryClient()
  const [kept, setKept] = useKept<Unsaved | undefined>(unsaved, cityId, undefined)
  const [isAsked, setIsAsked] = useState(false)
  const { stored, typed } = kept ?? { stored: latest, typed: typedContacts(latest) }
  const problems = problemsOf(stored, typed)
  const { mutate, isPending, data, error, reset } = useMutation({
    mutationFn: (to: string) => saveCityContacts(cityId, { emergencyContacts: stored }, { emergencyContacts: to }),
    onSuccess: (outcome) => {
      if ('changed' in outcome) return setKept({ stored: outcome.changed.emergencyContacts, typed })
      queryClient.setQueryData(cityContactsQuery(cityId).queryKey, outcome.saved)
      setKept(undefined)
      void afterWriting(queryClient)
    },
    onError: (cause) => {
      console.warn('Error saving the contacts of a city', cause)
      // The save may have arrived although its answer was lost.
      void readAgain(queryClient, ['revisions'])
    },
  })
  const isChanged =
    kept !== undefined && contactsToStore(stored, typed) !== contactsToStore(stored, typedContacts(stored))
  useLeaveWarning(isChanged, LEAVE_QUESTION)
  return {
    typed,
    // Nobody is told of a missing number while typing its name.
    problems: isAsked ? problems : [],
    isChanged,
    isSaving: isPending,
    isSaved: data !== undefined && 'saved' in data,
    isCrossed: data !== undefined && 'changed' in data,
    storedText: typedContacts(stored)
      .map(({ name, number }) => `${name}: ${number}`)
      .join('; '),
    error,
    type: (next: readonly TypedContact[]) => {
      setKept({ stored, typed: next })
      setIsAsked(false)
      reset()
    },
    discard: () => {
      setKept(undefined)
      setIsAsked(false)
      reset()
    },
    submit: () => {
      setIsAsked(true)
      if (problems.every((one) => Object.keys(one).length === 0)) mutate(contactsToStore(stored, typed))
    },
  }
}
