import * as v from 'valibot'
import { storedContacts } from '@/cities/emergency-contacts'
import { normalizeText } from '@/cities/names/normalize-text'
import { findViolations } from '@/generator/compliance'

/** The city's own contacts as typed into the form. */
export const contactsValues = v.object({ contacts: v.array(v.object({ name: v.string(), number: v.string() })) })

export type ContactsValues = v.InferOutput<typeof contactsValues>
type TypedContact = ContactsValues['contacts'][number]

/** How many contacts a city may have beside the national numbers. */
export const MOST_CONTACTS = 10

/** Every page begins its list with these, whatever the row says: the form leaves them as they are stored. */
const NATIONAL = ['911', '171']

/** Returns the city's own contacts, without the national numbers. */
export function typedContacts(stored: string): TypedContact[] {
  return storedContacts(stored)
    .filter(([, number]) => !NATIONAL.includes(number))
    .map(([name, number]) => ({ name, number }))
}

/** Returns the text to store: the national numbers as they are stored, then what is typed. */
export function contactsToStore(stored: string, typed: readonly TypedContact[]): string {
  const national = storedContacts(stored).filter(([, number]) => NATIONAL.includes(number))
  const own = typed.map(({ name, number }) => [name.trim(), digitsOf(number)])
  return JSON.stringify(Object.fromEntries([...national, ...own]))
}

/** Returns the schema of the form, which refuses what the two pages of the city could not show. */
export function contactsSchema(stored: string) {
  const national = storedContacts(stored)
    .filter(([, number]) => NATIONAL.includes(number))
    .map(([name]) => name)
  return v.pipe(
    contactsValues,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return
      const { contacts } = dataset.value
      const names = [...national, ...contacts.map(({ name }) => name)].map(normalizeText)
      const refuse = (at: number, key: keyof TypedContact, message: string | undefined) => {
        const path = [
          { type: 'object', origin: 'value', input: dataset.value, key: 'contacts', value: contacts },
          { type: 'array', origin: 'value', input: contacts, key: at, value: contacts[at] },
          { type: 'object', origin: 'value', input: { ...contacts[at] }, key, value: contacts[at]?.[key] },
        ] as const
        if (message !== undefined) addIssue({ message, path: [...path] })
      }
      contacts.forEach(({ name, number }, at) => {
        refuse(at, 'name', problemOfName(name, names))
        refuse(at, 'number', problemOfNumber(digitsOf(number)))
      })
    }),
  )
}

function problemOfName(name: string, names: readonly string[]): string | undefined {
  const own = normalizeText(name)
  if (own === '') return 'Escriba quién contesta: «Bomberos de Tena».'
  if (names.filter((other) => other === own).length > 1) return 'Ya hay un contacto con este nombre.'
  // The page of a city with a forbidden word is not generated at all.
  if (findViolations(name).some(({ span }) => span)) return 'Este nombre tiene una palabra que el portal no publica.'
  return undefined
}

function problemOfNumber(digits: string): string | undefined {
  if (!/^\d{1,10}$/.test(digits)) return 'Escriba solo el número: de 1 a 10 cifras, como 062870102.'
  return NATIONAL.includes(digits) ? 'El 911 y el 171 ya salen siempre primero.' : undefined
}

/** Removes what people put between the digits of a number. */
function digitsOf(number: string): string {
  return number.replace(/[\s().-]+/g, '')
}
