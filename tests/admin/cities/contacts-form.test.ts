import * as v from 'valibot'
import { expect, test } from 'vitest'
import { contactsSchema, contactsToStore, typedContacts } from '@/admin/cities/contacts-form'

const STORED = '{"emergencias":"911","saludPublica":171,"Bomberos de Tena":"062870102"}'

test('an editor sees the city’s own contacts, and what is saved keeps the national numbers as they are', () => {
  expect(typedContacts(STORED)).toEqual([{ name: 'Bomberos de Tena', number: '062870102' }])
  expect(JSON.parse(contactsToStore(STORED, [{ name: ' Cruz Roja ', number: '06 288-6204' }]))).toEqual({
    emergencias: '911',
    saludPublica: '171',
    'Cruz Roja': '062886204',
  })
})

test.each([
  ['without a name', { name: ' ', number: '062870102' }, 'name'],
  ['with the name of another', { name: 'EMERGENCIAS', number: '062870102' }, 'name'],
  [
    'with a word that keeps the city’s pages from being published',
    { name: 'Venta de medicinas', number: '062870102' },
    'name',
  ],
  ['without a number', { name: 'Bomberos', number: '' }, 'number'],
  ['with letters in its number', { name: 'Bomberos', number: '0628701O2' }, 'number'],
  ['with more digits than can be called', { name: 'Bomberos', number: '59362870102' }, 'number'],
  ['that repeats a national number', { name: 'Bomberos', number: '911' }, 'number'],
])('a contact %s is refused at that field', (_, contact, field) => {
  expect(refused(contact)).toEqual([`contacts.0.${field}`])
})

test('a right contact is not refused', () => {
  expect(refused({ name: 'Bomberos de Tena', number: '(06) 287-0102' })).toEqual([])
})

/** Returns the fields at which a form with this contact is refused. */
function refused(contact: { name: string; number: string }) {
  const { issues = [] } = v.safeParse(contactsSchema(STORED), { contacts: [contact] })
  return issues.map((issue) => v.getDotPath(issue))
}
