import { writeXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { readTable, type Table } from '@/admin/facilities/import/read-table'

const read = (content: BlobPart): Promise<Table> => readTable(new Blob([content]))
const cellsOf = ({ rows }: Table) => rows.map(({ cells }) => cells)
const LIST = 'Nombre;Cantón\nPeñaherrera;Cañar\n'
const big = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le').swap16()

describe('a list', () => {
  test.each([
    ['UTF-8', Buffer.from(`\uFEFF${LIST}`)],
    ['UTF-16, little endian', Buffer.from(`\uFEFF${LIST}`, 'utf16le')],
    ['UTF-16, big endian', big(LIST)],
    ['Windows-1252', Buffer.from(LIST, 'latin1')],
    ['decomposed letters', LIST.normalize('NFD')],
  ])('in %s keeps its accents', async (_, content) => {
    const table = await read(content)
    expect(table.headers).toEqual(['Nombre', 'Cantón'])
    expect(cellsOf(table)).toEqual([['Peñaherrera', 'Cañar']])
  })

  test.each([',', ';', '\t', '|'])('may have its columns separated by «%s»', async (mark) => {
    const table = await read(`Nombre${mark}Tipo\nCañar${mark}"A, B; C"\n`)
    expect(cellsOf(table)).toEqual([['Cañar', 'A, B; C']])
  })

  test.each([
    ['a title and an empty line', 'LISTADO; al día\n\nNombre;Tipo\nHuaca;Puesto\n', 4],
    ['the mark of a spreadsheet', 'sep=;\nNombre;Tipo\nHuaca;Puesto\n', 3],
    ['a header of two lines', '"Nombre\noficial";"Tipo"\nHuaca;Puesto\n', 2],
  ])('with %s above its rows is read from there, and its rows keep their numbers', async (_, content, line) => {
    const table = await read(content)
    expect([...table.columns.keys()]).toEqual(['name', 'kind'])
    expect(table.rows).toMatchObject([{ line, cells: ['Huaca', 'Puesto'] }])
  })

  test('keeps an address of two lines, and marks a row into which others seem to have been swallowed', async () => {
    const { rows } = await read('Nombre;Tipo\n"Uno\nbis";a\n"Dos;b\nTres";c\n')
    expect(rows.map(({ cells, isTorn }) => [cells[0], isTorn])).toEqual([
      ['Uno bis', false],
      ['Dos;b Tres', true],
    ])
  })

  test('as a workbook is read from the sheet that has headers, and a merged cell says the same in each row', async () => {
    const rows = [['Lista'], ['Código', 'Nombre', 'Cantón'], ['000541', 'Uno', 'Quito'], [541, 'Dos', null]]
    const merges = [{ startRow: 2, endRow: 3, startCol: 2, endCol: 2 }]
    const sheets = [
      { name: 'Portada', rows: [['Ministerio']] },
      { name: 'Lista', rows, merges },
    ]
    const table = await read(new Uint8Array(await writeXlsx({ sheets })))
    expect(table.rows).toMatchObject([
      { line: 3, cells: ['000541', 'Uno', 'Quito'] },
      { line: 4, cells: ['541', 'Dos', 'Quito'] },
    ])
  })
})

describe('a file is refused with what to do', () => {
  test.each([
    ['headers alone', 'Nombre;Tipo\n', 'no tiene filas'],
    ['unknown headers', 'Lugar;Clase\na;b\n', 'No se encontraron los títulos'],
    ['a broken workbook', 'PK\u0003\u0004…', 'No se pudo leer el libro'],
    ['a picture', Buffer.from('89504e470000c3b1', 'hex'), 'No se puede leer como tabla'],
    ['GeoJSON', '{"type":"FeatureCollection","features":[]}', 'No se encontraron los títulos'],
    ['a quotation mark that is not closed', 'Nombre;Tipo\n"Norte;puesto\nSur;puesto\n', 'comillas cerca de la fila 2'],
  ])('%s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message)
  })

  test.each([
    ['read in another encoding and saved again', 'ToÃ±ampare'],
    ['of MS-DOS', 'To¤ampare'],
    ['of MS-DOS in capitals', 'TO¥AMPARE'],
    ['of an old Macintosh', 'To–ampare'],
    ['of an old Macintosh in the middle of a word', 'Jesœs'],
    ['lost', 'To\uFFFDampare'],
  ])('letters that are %s, with their first row', async (_, name) => {
    await expect(read(`Nombre;Tipo\nUno – Norte;a\n${name};b\n`)).rejects.toThrow('En la fila 3 hay letras dañadas')
  })

  test('damaged bytes of UTF-8', async () => {
    const damaged = Buffer.concat([Buffer.from('Nombre;Tipo\nCañar;a\nPE'), Buffer.from([0xd1]), Buffer.from('A;b\n')])
    await expect(read(damaged)).rejects.toThrow('hay letras dañadas')
  })
})
