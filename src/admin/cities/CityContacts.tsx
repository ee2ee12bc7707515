import { type Control, useFieldArray } from 'react-hook-form'
import { FormGroup, TextInput } from '@/admin/desk/form/inputs'
import { useLostFocusOnChange } from '@/admin/desk/use-lost-focus'
import { Button } from '@/ui/button/Button'
import { type CityValues, MOST_CONTACTS } from './city-form'

type CityContactsProps = { control: Control<CityValues>; typed: CityValues['contacts']; isFixed: boolean }

/** The emergency numbers of a city, which both its pages show after 911 and 171. */
export function CityContacts({ control, typed, isFixed }: CityContactsProps) {
  const { fields, append, remove } = useFieldArray({ control, name: 'contacts' })
  // The pressed button disappears with its contact.
  const list = useLostFocusOnChange<HTMLUListElement>(String(fields.length))
  return (
    <FormGroup legend="Contactos de emergencia">
      <p className="text-sm text-ink-soft">
        <strong>Esto se publica</strong> en las dos páginas de la ciudad, después del 911 y del 171. Escriba números de
        instituciones, como los bomberos o un hospital; nunca el de una persona.
      </p>
      {fields.length === 0 && <p>Esta ciudad no tiene contactos propios.</p>}
      <ul ref={list} tabIndex={-1} aria-label="Contactos propios de la ciudad" className="space-y-4 empty:hidden">
        {fields.map(({ id }, index) => (
          <li key={id} className="grid items-start gap-3 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)_auto]">
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
              <Button variant="secondary" disabled={isFixed} onClick={() => remove(index)}>
                Quitar<span className="sr-only"> {typed[index]?.name || 'este contacto'}</span>
              </Button>
            </span>
          </li>
        ))}
      </ul>
      <Button
        variant="secondary"
        disabled={isFixed || fields.length >= MOST_CONTACTS}
        onClick={() => append({ name: '', number: '' }, { shouldFocus: false })}
      >
        Agregar un contacto
      </Button>
    </FormGroup>
  )
}
