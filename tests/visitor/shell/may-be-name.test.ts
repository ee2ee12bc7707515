import { expect, test } from 'vitest'
import { mayBeName } from '@/visitor/shell/may-be-name'

test.each([
  ['montanita', true],
  ['29-de-mayo', true],
  ['Compre por WhatsApp 0991234567', false],
  ['compre-en-ventas.example', false],
  ['compre-al-1800', false],
  ['compre \u05D0\u05D1', false],
  ['\u202E765432199', false],
])('words of an address that somebody made up are shown only where they may be a name: %j: %s', (words, isName) => {
  expect(mayBeName(words)).toBe(isName)
})
