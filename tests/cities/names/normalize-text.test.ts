import { expect, test } from 'vitest'
import { normalizeText, slugify } from '@/cities/names/normalize-text'

test.each([
  ['  San JOSÉ   de   Chimbo ', 'san jose de chimbo'],
  ['Baños (Agua-Santa)!', 'banos agua santa'],
  ['Pi\u0301\u0302llaro', 'pillaro'],
  ['ﬁn de año ½', 'fin de ano 1 2'],
  ['', ''],
])('a text is compared without accents, case, signs and extra spaces: «%s» as «%s»', (text, compared) => {
  expect(normalizeText(text)).toBe(compared)
})

test('a slug has hyphens instead of spaces', () => {
  expect(slugify(' Cañar, El TAMBO viejo ')).toBe('canar-el-tambo-viejo')
})
