import { expect, test } from 'vitest'
import { toCsv } from '@/admin/desk/csv'

test('a spreadsheet recognises the file as UTF-8 and finds its columns', () => {
  expect(
    toCsv([
      ['Ciudad', 'Puntaje'],
      ['Cañar', 95.5],
    ]),
  ).toBe('\uFEFFCiudad;Puntaje\r\nCañar;95,5\r\n')
})

test('separators, quotes and line ends stay inside their cell', () => {
  expect(toCsv([['a;b', 'di "hola"', 'dos\nlíneas', ' con blancos ', 'una, coma']])).toBe(
    '\uFEFF"a;b";"di ""hola""";"dos\nlíneas";" con blancos ";"una, coma"\r\n',
  )
})

test.each(['=1+1', '+593', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '\u200B=1', '＝1'])(
  'the text %j is not run as a formula',
  (text) => {
    expect(toCsv([[text]]).replace(/^\uFEFF"?/, '')).toMatch(/^'/)
  },
)

test('numbers stay numbers, negative ones too, and missing values become empty cells', () => {
  expect(toCsv([[-2.5, 0, null, Number.NaN]])).toBe('\uFEFF-2,5;0;;\r\n')
})
