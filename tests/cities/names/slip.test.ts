import { expect, test } from 'vitest'
import { isOneSlip, soundOf } from '@/cities/names/name-match'

test.each([
  ['quito', 'kito'],
  ['quevedo', 'kebedo'],
  ['guayaquil', 'guaiakil'],
  ['cuenca', 'kuenka'],
  ['celica', 'selika'],
  ['cita', 'sita'],
  ['zaruma', 'saruma'],
  ['cotopaxi', 'kotopasi'],
  ['guerrero', 'gerrero'],
  ['guia', 'gia'],
  ['giron', 'jiron'],
  ['gema', 'jema'],
  ['chone', 'xone'],
  ['llano', 'iano'],
  ['yaguachi', 'iaguaxi'],
  ['huaquillas', 'uakiias'],
  ['iraq', 'irak'],
])('«%s» sounds like «%s»', (word, sound) => {
  expect(soundOf(word)).toBe(sound)
})

test.each([
  ['loja', 'loja'],
  ['quito', 'quipo'],
  ['quito', 'quio'],
  ['quio', 'quito'],
  ['quito', 'quito2'],
  ['quitto', 'quito'],
  ['quito', 'qiuto'],
  ['quito', 'quiot'],
  ['quito', 'uquito'],
])('«%s» and «%s» differ by at most one typing error', (one, other) => {
  expect(isOneSlip(one, other)).toBe(true)
})

test.each([
  ['quito', 'qui'],
  ['qui', 'quito'],
  ['quito', 'quatro'],
  ['abx', 'bay'],
  ['quito', 'qutoi'],
  ['pabx', 'pbcx'],
  ['pabx', 'pcax'],
  ['loja', 'mera'],
])('«%s» and «%s» differ by more than one typing error', (one, other) => {
  expect(isOneSlip(one, other)).toBe(false)
})
