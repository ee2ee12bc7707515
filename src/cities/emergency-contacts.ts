import { isRecord, readJson, readText } from './stored-value'

/** A service that a city's row names, with the digits to call. */
export type EmergencyContact = { name: string; digits: string }

/**
 * Parses the stored contacts of a city, a JSON object of names and numbers. Only numbers of digits, at most ten of them,
 * are kept, so that each can be called by pressing it; anything else is left out.
 */
export function readEmergencyContacts(stored: unknown): EmergencyContact[] {
  return storedContacts(stored)
    .map(([name, number]) => ({ name: name.trim(), digits: number }))
    .filter(({ name, digits }) => name !== '' && CALLABLE.test(digits))
}

const CALLABLE = /^\d{1,10}$/

/** Returns every stored name with its number, as stored. A number may be a JSON number (911) as well as a text. */
export function storedContacts(stored: unknown): [name: string, number: string][] {
  const value = readJson(stored)
  if (!isRecord(value)) return []
  return Object.entries(value)
    .map(([name, number]): [string, string] => [name, readText(number)])
    .filter(([, number]) => number !== '')
}
