import { storedContacts } from '@/cities/emergency-contacts'
import { normalizeText } from '@/cities/names/normalize-text'
import { findViolations } from '@/generator/compliance'

/** A contact as typed into the form. */
export type TypedContact = { name: string; number: string }

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

/** Why this contact cannot be saved, for each of its fields. */
export type ContactProblems = { name?: string; number?: string }

/** Returns the problems of each contact; an empty object for one that has none. */
export function problemsOf(stored: string, typed: readonly TypedContact[]): ContactProblems[] {
  const national = storedContacts(stored)
    .filter(([, number]) => NATIONAL.includes(number))
    .map(([name]) => name)
  const names = [...national, ...typed.map(({ name }) => name)].map(normalizeText)
  return typed.map(({ name, number }) => {
    const nameProblem = problemOfName(name, names)
    const numberProblem = problemOfNumber(digitsOf(number))
    return { ...(nameProblem && { name: nameProblem }), ...(numberProblem && { number: numberProblem }) }
  })
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
