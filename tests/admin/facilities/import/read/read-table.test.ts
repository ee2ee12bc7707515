import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { readTable } from '@/admin/facilities/import/read/read-table'

const read = (content: BlobPart) => {
  let pauses = 0
  const pause = () => {
    pauses += 1
    return new Promise<void>((resolve) => setTimeout(resolve, 0))
  }
  return readTable(new Blob([content]), pause).then((table) => ({ ...table, pauses }))
}

describe('a list', () => {
  test.each([
    ['commas', 'Nombre,Tipo\nCañar,"A, B"\n', ','],
    ['semicolons', 'Nombre;Tipo\nCañar;A, B\n', ';'],
    ['tabs', 'Nombre\tTipo\nCañar\tA, B\n', '\t'],
  ])('with %s', async (_, text, delimiter) => {
    const table = await read(text)
    expect(table.rows.slice(0, 2)).toEqual([
      ['Nombre', 'Tipo'],
      ['Cañar', 'A, B'],
    ])
    expect(table).toMatchObject({ delimiter, encoding: 'UTF-8' })
  })

  test('in Latin-1 keeps its accents', async () => {
    const { rows, encoding } = await read(Buffer.from('Nombre;Cantón\nPeñaherrera;Cañar\n', 'latin1'))
    expect(rows[1]).toEqual(['Peñaherrera', 'Cañar'])
    expect(rows[0]).toEqual(['Nombre', 'Cantón'])
    expect(encoding).toBe('Latin-1')
  })

  test.each([
    ['a letter of another encoding', Buffer.from('PEÑA', 'latin1')],
    ['a letter that is cut in two', Buffer.from('PEÑA').subarray(0, 3)],
  ])('in UTF-8 with %s is refused, and the message names the line', async (_, damaged) => {
    const before = Buffer.from('Nombre;Cantón\r\nAlausí;Cañar\r\n')
    await expect(read(Buffer.concat([before, damaged, Buffer.from(';Loja\r\n')]))).rejects.toThrow(
      'El archivo está en UTF-8, pero en la línea 3 hay un carácter dañado.',
    )
  })

  test('in Latin-1 whose signs happen to be a letter of UTF-8 is not taken for that', async () => {
    const { rows } = await read(Buffer.from('Nombre;Cantón\n«Perú»;San José·Cañar\n', 'latin1'))
    expect(rows[1]).toEqual(['«Perú»', 'San José·Cañar'])
    const capitals = await read(Buffer.from('Nombre;CANTÓN\n«PERÚ»;SAN JOSÉ·\n', 'latin1'))
    expect(capitals.rows[1]).toEqual(['«PERÚ»', 'SAN JOSÉ·'])
  })

  test('with a UTF-8 byte order mark is read without the mark, and one in UTF-16 is read too', async () => {
    expect((await read('\uFEFFNombre;Tipo\na;b')).rows[0]).toEqual(['Nombre', 'Tipo'])
    expect((await read(Buffer.from('\uFEFFNombre;Tipo\nñ;b', 'utf16le'))).rows[1]).toEqual(['ñ', 'b'])
  })

  test('counts only rows with content: a line break at the end and an emptied row do not count', async () => {
    expect((await read('Nombre;Tipo\na;b\n;\n\nc;\n')).filled).toBe(2)
    expect((await read('Nombre;Tipo\na;b')).filled).toBe(1)
  })

  test('of 10,000 rows is read whole, in pieces', async () => {
    const lines = readFileSync('supabase/facilities.csv', 'utf8').trimEnd().split('\n')
    const columns = lines[0]?.split(',').length
    const body = Array.from({ length: 10_000 }, (_, n) => lines[1 + (n % (lines.length - 1))])
    const { rows, pauses } = await read(`${[lines[0], ...body].join('\n')}\n`)
    expect(rows.filter(([first]) => first !== '')).toHaveLength(10_001)
    expect(rows.every((row) => row.length === columns || row.length === 1)).toBe(true)
    expect(pauses).toBeGreaterThan(10)
  })
})

describe('a quotation mark that is not closed', () => {
  const rows = (count: number) => Array.from({ length: count }, (_, n) => `Centro ${n};centro-a`)

  test.each([
    ['in the first of few rows', 0, 3],
    ['in the last', 2, 3],
    ['far into a long file, which is read in pieces', 8000, 10_000],
  ])('%s: the file is refused, and the message names the row', async (_, at, count) => {
    const lines = rows(count)
    lines[at] = `"${lines[at]}`
    await expect(read(['Nombre;Tipo', ...lines].join('\n'))).rejects.toThrow(
      `Falta una comilla de cierre cerca de la fila ${at + 2}. Corríjala y elija el archivo otra vez.`,
    )
  })

  test.each([
    ['and a cell further down is quoted', ['Norte;puesto;"está', 'Sur;puesto;"cerrado";'], 2],
    ['and every cell of its row is quoted', ['Norte;puesto;', '"Sur;"puesto";"Loja"'], 3],
    ['and a row begins with a quoted word', ['"El Sol" de Loja;puesto;', 'Sur;puesto;"cerrado"'], 2],
  ])('%s: the file is refused, and the message names the row', async (_, lines, line) => {
    await expect(read(['Nombre;Tipo;Nota', ...lines].join('\n'))).rejects.toThrow(
      `Revise las comillas cerca de la fila ${line}: una celda no termina donde debe. Corríjalas y elija el archivo otra vez.`,
    )
  })

  test('is found where the file is read in pieces', async () => {
    const lines = rows(10_000)
    lines[3000] = `"${lines[3000]}`
    lines[7000] = 'Centro;"puesto"'
    await expect(read(['Nombre;Tipo', ...lines].join('\n'))).rejects.toThrow('cerca de la fila 3002:')
  })

  test('is different from an extra quote inside a cell, or a row with fewer cells: those are read', async () => {
    const { rows } = await read('Nombre;Tipo\n"Centro "La" Paz";puesto\nOtro\n')
    expect(rows.slice(1, 3)).toEqual([['Centro "La" Paz', 'puesto'], ['Otro']])
    const inside = await read('Nombre,Nota,Tipo\nCentro "El Sol" de Loja,"A, B","el "nuevo" puesto"\n')
    expect(inside.rows[1]).toEqual(['Centro "El Sol" de Loja', 'A, B', 'el "nuevo" puesto'])
  })
})

describe('a file that is not a list is refused with what to do', () => {
  test.each([
    ['an empty file', '', 'está vacío'],
    ['headers alone', 'Nombre;Tipo\n', 'solo los títulos'],
    ['a workbook', 'PK\u0003\u0004…', 'Es un libro de Excel'],
    ['a picture', Buffer.from('89504e470000c3b1', 'hex'), 'No es un archivo de texto'],
  ])('%s', async (_, content, message) => {
    await expect(read(content)).rejects.toThrow(message)
  })
})
