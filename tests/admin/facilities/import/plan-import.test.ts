import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type ImportPlan, isDoubtful, isProbablyWhole, writesOf } from '@/admin/facilities/import/plan-import'
import { guessColumns } from '@/admin/facilities/import/read/columns'
import { type ImportRow, importRows } from '@/admin/facilities/import/read/import-rows'
import { readTable } from '@/admin/facilities/import/read/read-table'
import { attendsEmergencies, parseFacility } from '@/cities/facility'
import type { RegisteredFacility } from '@/data/facility-register'
import { facilityRows } from '../../../../scripts/facility-rows'
import { REAL_CITIES, realCity } from '../../../generator/real-cities'
import { planOf } from './plan-of'

const REGISTER: RegisteredFacility[] = facilityRows(readFileSync('supabase/facilities.csv', 'utf8')).map(
  ({ city, confidence, level, specialty, ...row }) => ({
    ...row,
    cityId: realCity(city).id,
    version: row.id,
    confidence: confidence as RegisteredFacility['confidence'],
    level: level as RegisteredFacility['level'],
    specialty: specialty as RegisteredFacility['specialty'],
  }),
)

const plan = (
  rows: readonly ImportRow['cells'][],
  register: readonly RegisteredFacility[] = REGISTER,
  more: { network?: string } = {},
): ImportPlan =>
  planOf(
    rows.map((cells, index) => ({ line: index + 2, cells })),
    register,
    more,
  )

/** Returns the register after these writes. */
const applied = (
  register: readonly RegisteredFacility[],
  writes: ReturnType<typeof writesOf>,
): RegisteredFacility[] => {
  const byId = new Map(register.map((facility) => [facility.id, facility]))
  for (const facility of writes) byId.set(facility.id, { ...byId.get(facility.id), ...facility })
  return [...byId.values()]
}

const byUnicode = (unicode: string): RegisteredFacility => {
  const facility = REGISTER.find((one) => one.unicode === unicode)
  if (!facility) throw new Error(`no facility has ${unicode}`)
  return facility
}

// Two facilities of Carchi and one of Esmeraldas, as the ministry's list writes them.
const HUACA = {
  province: 'CARCHI',
  city: 'SAN PEDRO DE HUACA',
  unicode: '000242',
  name: 'HUACA',
  kind: 'CENTRO DE SALUD A',
  latitude: '0.641174',
  longitude: '-77.725203',
}
const BOLIVAR = {
  province: 'CARCHI',
  city: 'BOLIVAR',
  unicode: '000236',
  name: 'BOLIVAR',
  kind: 'CENTRO DE SALUD A',
  latitude: '0.501174364163741',
  longitude: '-77.910695138059',
}
const MUISNE = {
  province: 'ESMERALDAS',
  city: 'MUISNE',
  unicode: '047180',
  name: 'CENTRO DE SALUD TIPO C MUISNE',
  kind: 'CENTRO DE SALUD C',
  latitude: '0.628161',
  longitude: '-80.006926',
}

/** All facilities of the kind `centro-a` that the register has in Carchi. */
const CENTRES_OF_CARCHI = REGISTER.flatMap(({ name, kind, unicode, cityId }) => {
  const city = REAL_CITIES.find(({ id }) => id === cityId)
  return kind === 'centro-a' && city?.province === 'Carchi'
    ? [{ name, kind, unicode: unicode ?? '', city: city.slug }]
    : []
})

describe('the headers of a list', () => {
  test('of the ministry identify each column', () => {
    const headers =
      'Nro,Zona,Distrito,Provincia,Canton,Unicodigo,Establecimiento,Tipologia,Numero de plazas,Carrera,Pagina,Latitud,Longitud,'
    expect(guessColumns(headers.split(','))).toEqual({
      province: 3,
      city: 4,
      unicode: 5,
      name: 6,
      kind: 7,
      latitude: 11,
      longitude: 12,
    })
  })

  test('of the register’s own file too', () => {
    const [headers = ''] = readFileSync('supabase/facilities.csv', 'utf8').split('\n')
    expect(guessColumns(headers.split(','))).toEqual({
      city: 1,
      name: 2,
      kind: 4,
      network: 7,
      unicode: 9,
      address: 10,
      latitude: 12,
      longitude: 13,
    })
  })

  test('count as line 1, as in a spreadsheet, and blank rows are skipped but keep their number', () => {
    const rows = importRows(
      {
        rows: [['Nombre', 'Tipo'], ['a', 'b'], [''], ['c', ' d ']],
        above: 0,
        delimiter: ';',
      },
      { name: 0, kind: 1 },
    )
    expect(rows).toEqual([
      { line: 2, cells: { name: 'a', kind: 'b' } },
      { line: 4, cells: { name: 'c', kind: 'd' } },
    ])
  })
})

describe('a list whose headers are not in its first line', () => {
  test.each([
    ['a title', 'LISTADO DE ESTABLECIMIENTOS, 2026\r\n\r\nNombre;Tipo;Cantón\r\n', 3],
    ['a title in quotes, of as many cells', '"Listado; al día";;\nNombre;Tipo;Cantón\n', 2],
    ['an empty line', '\nNombre;Tipo;Cantón\n', 2],
    ['the sign of a spreadsheet', 'sep=;\nNombre;Tipo;Cantón\n', 2],
  ])('(%s) is read from there, and its rows keep their numbers', async (_, above, line) => {
    const table = await readTable(new Blob([`${above}Huaca;Puesto;Huaca\n`]), async () => undefined)
    const rows = importRows(table, guessColumns(table.rows[0] ?? []))
    expect(rows).toEqual([{ line: line + 1, cells: { name: 'Huaca', kind: 'Puesto', city: 'Huaca' } }])
  })

  test('keeps its first line with content if no column is known, for the editor to choose the columns', async () => {
    const table = await readTable(new Blob(['\nLugar;Clase\nHuaca;Puesto\n']), async () => undefined)
    expect(table).toMatchObject({ above: 1, filled: 1, rows: [['Lugar', 'Clase'], ['Huaca', 'Puesto'], ['']] })
  })
})

describe('a row', () => {
  test('that matches the register changes only the sources', () => {
    const { noted, changed, added, unreadable } = plan([HUACA, BOLIVAR, MUISNE])
    expect(noted.map(({ after }) => after.unicode)).toEqual(['000242', '000236', '047180'])
    expect(noted[0]?.after).toMatchObject({
      sources: [...byUnicode('000242').sources, 'msp-2026'],
      checkedOn: byUnicode('000242').checkedOn,
    })
    expect({ changed, added, unreadable }).toEqual({ changed: [], added: [], unreadable: [] })
  })

  test('with another name, kind or point changes those fields, and the plan keeps the values before', () => {
    const { changed } = plan([
      { ...HUACA, name: 'HUACA NUEVO', kind: 'CENTRO DE SALUD B', latitude: '0,65', longitude: '-77,72' },
    ])
    expect(changed[0]).toMatchObject({
      line: 2,
      before: byUnicode('000242'),
      after: {
        name: 'Centro de Salud Huaca Nuevo',
        kind: 'centro-b',
        latitude: 0.65,
        longitude: -77.72,
        checkedOn: '2026-11-22',
      },
      fields: ['name', 'kind', 'latitude', 'longitude', 'sources'],
    })
  })

  test.each([
    ['to the country', { latitude: '0.70', longitude: '-77.80' }, true, false],
    ['into the town', {}, false, true],
    ['to another canton, whose town is far from it', { city: 'BOLIVAR' }, true, false],
    ['to another canton, and without a point', { city: 'BOLIVAR', latitude: '', longitude: '' }, true, null],
  ])('that moves a facility %s says anew whether it lies in the town', (_, cells, before, after) => {
    const place = { ...byUnicode('000242'), inTown: before }
    // The place begins in its town, or at a point far from it; the last case has no point at all.
    const from = before ? {} : { latitude: 0.7, longitude: -77.8 }
    const nowhere = after === null ? { latitude: null, longitude: null } : {}
    const { changed } = plan([{ ...HUACA, ...cells }], [{ ...place, ...from, ...nowhere }])
    expect(changed).toMatchObject([{ fields: expect.arrayContaining(['inTown']), after: { inTown: after } }])
  })

  test('that moves a facility by a few metres leaves its stored answer to whether it lies in the town', () => {
    const said = { ...byUnicode('000242'), latitude: 0.7, longitude: -77.8, inTown: true }
    const { changed } = plan([{ ...HUACA, latitude: '0.7001', longitude: '-77.8' }], [said])
    expect(changed).toMatchObject([{ fields: ['latitude', 'sources'], after: { inTown: true } }])
  })

  test('with the point of a facility of which the register has none adds the point', () => {
    const { changed } = plan([HUACA], [{ ...byUnicode('000242'), latitude: null, longitude: null, inTown: null }])
    expect(changed).toMatchObject([
      { fields: ['latitude', 'longitude', 'inTown', 'sources'], after: { latitude: 0.641174, inTown: true } },
    ])
  })

  test('with an empty cell deletes nothing', () => {
    const { noted } = plan([{ ...HUACA, latitude: '', longitude: '', kind: 'Centro de Salud' }])
    expect(noted[0]?.after).toMatchObject({ latitude: 0.641174, kind: 'centro-a' })
  })

  test('of an unknown facility adds it, with its kind in front of its name', () => {
    const { added } = plan([
      {
        province: 'Carchi',
        city: 'Tulcán',
        unicode: '99123',
        name: 'LA NUEVA',
        kind: 'PUESTO DE SALUD',
        latitude: '0.81',
        longitude: '-77.71',
      },
    ])
    expect(added[0]?.after).toMatchObject({
      name: 'Puesto de Salud La Nueva',
      unicode: '099123',
      cityId: realCity('tulcan').id,
      inTown: true,
      network: 'MSP',
      confidence: 'official',
      sources: ['msp-2026'],
    })
  })

  test.each([
    ['HOSPITAL JUAN PABLO II', 'Hospital Juan Pablo II'],
    ['HOSPITAL XAVIER XIV DE LA VID', 'Hospital Xavier XIV de la Vid'],
    ['HOSPITAL DEL IESS', 'Hospital del IESS'],
  ])('that writes %s in capitals keeps its numerals and acronyms: %s', (name, registered) => {
    const { added } = plan([{ province: 'Azuay', city: 'Nabón', name, kind: 'HOSPITAL BASICO' }])
    expect(added.map(({ after }) => after.name)).toEqual([registered])
  })

  test('with another number than the facility of that name in the register is a new facility, and the register’s stays as it is', () => {
    const { added, changed, noted } = plan([{ ...HUACA, unicode: '099123' }])
    expect(added.map(({ after }) => after.unicode)).toEqual(['099123'])
    expect({ changed, noted }).toEqual({ changed: [], noted: [] })
  })

  test.each([
    ['milagro', 'more than 150,000', true],
    ['chone', 'fewer', false],
  ])(
    'of a place 5 km from the centre of %s, where %s people live, says whether that is in the town',
    (slug, _, inTown) => {
      const { latitude, longitude } = realCity(slug)
      const point = { latitude: String(Number(latitude) + 0.045), longitude: String(longitude) }
      const { added } = plan([{ ...HUACA, ...point, city: slug, province: '', unicode: '', name: 'LA NUEVA' }])
      expect(added).toMatchObject([{ after: { inTown } }])
    },
  )

  test('with another address sets the year of the address, and so does a new facility with an address', () => {
    const { changed, added } = plan([
      { ...HUACA, address: 'Calle Nueva 1' },
      { ...HUACA, unicode: '', name: 'LA NUEVA', address: 'Calle Nueva 2' },
      { ...HUACA, unicode: '', name: 'OTRA NUEVA' },
    ])
    expect(changed).toMatchObject([{ after: { address: 'Calle Nueva 1', addressYear: '2026' } }])
    expect(added).toMatchObject([
      { after: { address: 'Calle Nueva 2', addressYear: '2026' } },
      { after: { address: null, addressYear: null } },
    ])
  })

  test.each([
    ['without a number', ''],
    ['with a number that the register does not know', '099123'],
  ])('%s means the open one of two facilities of that name, not the closed one', (_, unicode) => {
    const open = { ...byUnicode('000242'), id: 'open', unicode: null, confidence: 'official' as const }
    const closed = { ...open, id: 'closed', status: 'closed' as const }
    const { changed, noted, conflicts, missing } = plan([{ ...HUACA, unicode }], [closed, open])
    expect([...changed, ...noted].map(({ after }) => after.id)).toEqual(['open'])
    expect({ conflicts, missing }).toEqual({ conflicts: [], missing: [] })
  })

  test('whose number lost leading zeros in a spreadsheet still matches its facility', () => {
    expect(plan([{ ...HUACA, unicode: '0242' }]).noted).toHaveLength(1)
  })

  test.each([
    ['Bolívar', 'Manabí', 'calceta'],
    ['BOLIVAR', 'CARCHI', 'bolivar-carchi'],
    ['SUCRE', 'MANABI', 'bahia-de-caraquez'],
    ['24 DE MAYO', 'MANABI', 'sucre'],
    ['SANTO DOMINGO', 'SANTO DOMINGO DE LOS TSACHILAS', 'santo-domingo'],
    ['LAGO AGRIO', 'SUCUMBIOS', 'nueva-loja'],
    ['28-de-mayo', '', '28-de-mayo'],
  ])('of the canton %s (%s) lies in %s', (city, province, slug) => {
    const { added } = plan([{ city, province, name: 'Algo Nuevo Aquí', kind: 'puesto' }])
    expect(added.map(({ after }) => after.cityId)).toEqual([realCity(slug).id])
  })

  test('for a facility that was missing from an earlier list sets it to open again', () => {
    const register = REGISTER.map((facility) =>
      facility.unicode === '000242' ? { ...facility, status: 'unconfirmed' as const } : facility,
    )
    expect(plan([HUACA], register).changed[0]).toMatchObject({
      fields: ['status', 'sources'],
      after: { status: 'open' },
    })
  })
})

describe('a hospital in a list', () => {
  const hospital = (kind: string, name: string) => ({ city: 'QUITO', province: 'PICHINCHA', name, kind })

  test.each([
    ['HOSPITAL ESPECIALIZADO', 'JULIO ENDARA', 'otra'],
    ['Hospital especializado (crónico)', 'San Lázaro', 'otra'],
    ['HOSPITAL PSIQUIÁTRICO', 'JULIO ENDARA', 'psiquiatria'],
    ['HOSPITAL ESPECIALIZADO', 'HOSPITAL PEDIÁTRICO DEL SUR', 'pediatria'],
    ['HOSPITAL', 'HOSPITAL ESPECIALIZADO SAN LÁZARO', 'otra'],
  ])('one for some patients alone is no answer to an emergency: «%s», «%s»', (kind, name, specialty) => {
    const { added } = plan([hospital(kind, name)])
    expect(added.map(({ after }) => after.specialty)).toEqual([specialty])
    expect(added.map(({ after }) => attendsEmergencies(parseFacility(after)))).toEqual([false])
  })

  test.each([
    ['Hospital del Día', 'Efrén Jurado'],
    ['HOSPITAL', 'HOSPITAL DEL DIA EFREN JURADO'],
    ['HOSPITAL MÓVIL', 'Uno'],
    ['HOSPITAL INFANTIL', 'DEL SUR'],
  ])('whose name and kind do not say if it attends emergencies is left to an editor: «%s», «%s»', (kind, name) => {
    const { added, unreadable } = plan([hospital(kind, name)])
    expect(added).toEqual([])
    expect(unreadable[0]?.reason).toBe(
      `el tipo «${kind}» y el nombre no dicen si atiende emergencias: agréguelo o corríjalo a mano`,
    )
  })

  test.each([
    ['HOSPITAL BÁSICO', 'DEL SUR', 'basico'],
    ['Hospital General Docente', 'del Sur', 'general'],
    ['HOSPITAL DE ESPECIALIDADES', 'DEL SUR', 'especialidades'],
    ['MATERNIDAD', 'DEL SUR', null],
    ['HOSPITAL ESPECIALIZADO', 'GINECO-OBSTÉTRICO DEL SUR', null],
    ['HOSPITAL ESPECIALIZADO MATERNO INFANTIL', 'DEL SUR', null],
  ])('for all patients, or a maternity, attends emergencies: «%s», «%s»', (kind, name, level) => {
    const { added } = plan([hospital(kind, name)])
    expect(added.map(({ after }) => [after.level, after.specialty])).toEqual([[level, null]])
    expect(added.map(({ after }) => attendsEmergencies(parseFacility(after)))).toEqual([true])
  })

  const known = (fields: Partial<RegisteredFacility>): RegisteredFacility => ({
    ...byUnicode('000242'),
    name: 'Hospital Julio Endara',
    kind: 'hospital',
    ...fields,
  })
  const listed = { ...HUACA, name: 'JULIO ENDARA', kind: 'HOSPITAL ESPECIALIZADO' }

  test('that the register has without a specialty is changed, or waits for a decision if an editor confirmed it', () => {
    const { changed } = plan([listed], [known({})])
    expect(changed).toMatchObject([{ fields: ['specialty', 'sources'], after: { specialty: 'otra' } }])
    const { conflicts } = plan([listed], [known({ confidence: 'confirmed' })])
    expect(conflicts).toMatchObject([{ fields: expect.arrayContaining(['specialty']) }])
  })

  test.each([
    ['a specialty that is known by its name', 'HOSPITAL ESPECIALIZADO', { specialty: 'psiquiatria' as const }],
    ['a specialty of which the list says nothing', 'HOSPITAL', { specialty: 'otra' as const }],
    ['a maternity, which the ministry calls specialised, too,', 'HOSPITAL ESPECIALIZADO', { maternity: true }],
  ])('%s stays what it is', (_, kind, fields) => {
    expect(plan([{ ...listed, kind }], [known(fields)]).noted).toMatchObject([{ after: fields, fields: ['sources'] }])
  })

  test.each(['first', 'last'])(
    'with two rows, the %s one more detailed, is still one hospital, and keeps every detail',
    (at) => {
      const short = { ...hospital('HOSPITAL', 'JULIO ENDARA'), unicode: '099123' }
      const details = { address: 'Calle 1', network: 'IESS', latitude: '-0.2', longitude: '-78.5' }
      const long = { ...short, ...details, kind: 'HOSPITAL PSIQUIÁTRICO GENERAL' }
      const { added, repeated } = plan(at === 'first' ? [long, short] : [short, long])
      expect(added).toMatchObject([
        {
          after: {
            ...{ specialty: 'psiquiatria', level: 'general', address: 'Calle 1', network: 'IESS' },
            ...{ latitude: -0.2, longitude: -78.5 },
          },
        },
      ])
      expect(repeated).toBe(1)
    },
  )

  test('is a maternity hospital when one of its two rows says so', () => {
    const row = hospital('HOSPITAL GENERAL', 'LA NUEVA')
    for (const rows of [
      ['HOSPITAL GINECO OBSTÉTRICO', row.kind],
      [row.kind, 'HOSPITAL GINECO OBSTÉTRICO'],
    ]) {
      const { added } = plan(rows.map((kind) => ({ ...row, kind })))
      expect(added.map(({ after }) => after.maternity)).toEqual([true])
    }
  })
})

describe('an unreadable row is reported with its line and the reason', () => {
  test.each([
    ['no name', { name: '' }, 'no tiene nombre'],
    ['an unknown kind', { kind: 'FARMACIA' }, 'no se conoce el tipo «FARMACIA»'],
    ['half a coordinate', { longitude: '' }, 'tiene media coordenada: falta la longitud'],
    ['a point in Peru', { latitude: '-12.04', longitude: '-77.04' }, 'el punto -12.04; -77.04 no está en el Ecuador'],
    [
      'coordinates that changed places',
      { latitude: '-77.72', longitude: '0.64' },
      'la latitud y la longitud están cambiadas de lugar',
    ],
    ['a coordinate with a slip', { latitude: '0.6381709554146A76' }, 'la latitud «0.6381709554146A76» no es un número'],
    ['a number with letters', { unicode: '12A456' }, 'el unicódigo «12A456» no tiene de 4 a 7 cifras'],
    ['a formula for a name', { name: '=HYPERLINK("http://x")' }, 'el nombre parece una fórmula de hoja de cálculo'],
    ['a name that runs backwards', { name: 'a\u202Eb' }, 'el nombre tiene caracteres que no se ven'],
    [
      'a name with a hyphen of a PDF that cannot be seen',
      { name: 'HUA\u00ADCA' },
      'el nombre tiene caracteres que no se ven',
    ],
    ['a name of 121 characters', { name: 'a'.repeat(121) }, 'el nombre tiene más de 120 caracteres'],
    ['a canton nobody knows', { unicode: '999999', city: 'ATLANTIDA' }, 'no se conoce el cantón «ATLANTIDA»'],
    [
      'a canton of two provinces',
      { unicode: '999999', city: 'BOLIVAR', province: '' },
      'hay más de una ciudad «BOLIVAR»',
    ],
  ])('%s', (_, wrong, reason) => {
    const { unreadable, ...rest } = plan([BOLIVAR, { ...HUACA, ...wrong }])
    expect(unreadable).toMatchObject([{ line: 3 }])
    expect(unreadable[0]?.reason).toContain(reason)
    expect(rest.added).toEqual([])
    // A facility whose row is in the list but unreadable is not reported as missing.
    if (!('unicode' in wrong)) expect(rest.missing.map(({ after }) => after.unicode)).not.toContain('000242')
  })

  // The half coordinate makes the row unreadable; its other cells still identify the centre of Huaca.
  test.each([
    ['in a list without numbers', ''],
    ['with a number that has a slip', '000242A'],
  ])('%s, its town, kind and name keep its facility from being reported as missing', (_, unicode) => {
    const unnumbered = { ...BOLIVAR, unicode: '' }
    const { missing, unreadable } = plan([unnumbered, { ...HUACA, unicode, longitude: '' }])
    expect(unreadable).toHaveLength(1)
    expect(missing.map(({ after }) => after.unicode)).not.toContain('000242')
  })

  test('a list with an unreadable row is not assumed to be complete', () => {
    expect(isProbablyWhole(plan(CENTRES_OF_CARCHI.slice(1)))).toBe(true)
    expect(isProbablyWhole(plan([...CENTRES_OF_CARCHI.slice(1), { ...HUACA, unicode: '', name: '' }]))).toBe(false)
  })

  test.each([
    ['in the same column', ['"antes', ''], ['así"', '']],
    ['in another column', ['', '"antes'], ['así"', '']],
  ])('a cell whose open quote swallowed the following rows, and ends %s', async (_, opened, closed) => {
    const centres = CENTRES_OF_CARCHI.map(({ name, kind, city, unicode }, at) =>
      [...(at === 3 ? opened : at === 6 ? closed : ['', '']), name, kind, city, unicode].join(';'),
    )
    const text = ['Nota;Otra nota;Nombre;Tipo;Canton;Unicodigo', ...centres].join('\n')
    const table = await readTable(new Blob([text]), () => Promise.resolve())
    const found = planOf(importRows(table, guessColumns(table.rows[0] ?? [])), REGISTER)
    expect(found.missing.length).toBeGreaterThan(1)
    expect(found.unreadable).toMatchObject([{ line: 5, reason: expect.stringContaining('revise sus comillas') }])
    expect(isProbablyWhole(found)).toBe(false)
  })

  test('a row with more cells than there are headers, as an unquoted comma in its address makes it', () => {
    const rows = [
      ['Nombre', 'Tipo', 'Canton', 'Direccion', 'Red'],
      ['Norte', 'puesto', 'nabon', 'Calle 1', ' frente al parque', 'MSP'],
      ['Sur', 'puesto', 'nabon', 'Calle 2', 'MSP', '', ' '],
    ]
    const columns = guessColumns(rows[0] ?? [])
    const found = planOf(importRows({ rows, above: 0, delimiter: ',' }, columns), [])
    expect(found.unreadable).toEqual([
      { line: 2, name: 'Norte', reason: expect.stringContaining('tiene más celdas que títulos') },
    ])
    expect(found.added.map(({ after }) => after.address)).toEqual(['Calle 2'])
  })

  test('but a note of several lines is readable', () => {
    const { name, kind, city } = HUACA
    const rows = [
      ['Nombre', 'Tipo', 'Canton', 'Nota'],
      [name, kind, city, 'Abre temprano.\nCierra a las 17:00.'],
    ]
    const found = planOf(importRows({ rows, above: 0, delimiter: ';' }, { name: 0, kind: 1, city: 2 }), REGISTER)
    expect(found.unreadable).toEqual([])
  })

  test('a row that repeats an earlier number with other content is an error; an exact repetition is not', () => {
    const { unreadable, repeated, noted } = plan([
      HUACA,
      HUACA,
      { ...HUACA, latitude: '', longitude: '' },
      { ...HUACA, name: 'OTRO' },
    ])
    expect(unreadable).toEqual([
      { line: 5, name: 'OTRO', reason: 'repite el lugar de la fila 2 y dice otra cosa: el nombre' },
    ])
    expect({ repeated, noted: noted.length }).toEqual({ repeated: 2, noted: 1 })
  })

  test.each([
    ['el tipo', { kind: 'CENTRO DE SALUD B' }],
    ['el cantón', { city: 'TULCAN' }],
    ['la dirección', { address: 'Calle 2' }],
    ['la latitud', { latitude: '0.7' }],
    ['la longitud', { longitude: '-77.8' }],
    ['la red', { network: 'IESS' }],
  ])('a repeated row that differs in one field is an error: %s', (field, cells) => {
    const row = { ...HUACA, address: 'Calle 1', network: 'MSP' }
    expect(plan([row, { ...row, ...cells }]).unreadable).toMatchObject([
      { line: 3, reason: `repite el lugar de la fila 2 y dice otra cosa: ${field}` },
    ])
  })

  test('two rows of a new facility, one with its number and one with its name only, are one facility', () => {
    const fresh = { province: 'Carchi', city: 'Tulcán', name: 'La Nueva', kind: 'puesto' }
    expect(plan([fresh, { ...fresh, unicode: '99123' }]).added.map(({ after }) => after.unicode)).toEqual(['099123'])
  })
})

describe('a facility that a list does not name', () => {
  test('is missing only within the provinces, kinds and network of the list, and only if it has a number, as the list’s rows do', () => {
    const { missing, scope } = plan([HUACA])
    const inScope = REGISTER.filter(
      ({ kind, network, unicode, cityId }) =>
        kind === 'centro-a' &&
        network === 'MSP' &&
        unicode !== null &&
        REAL_CITIES.find(({ id }) => id === cityId)?.province === 'Carchi',
    )
    expect(scope).toEqual({ provinces: ['Carchi'], facilities: inScope.length, citing: 0 })
    expect(missing).toHaveLength(inScope.length - 1)
    expect(new Set(missing.map(({ after }) => after.status))).toEqual(new Set(['unconfirmed']))
  })

  test.each(['unconfirmed', 'closed'] as const)('is not reported as missing if it is %s already', (status) => {
    const register = REGISTER.map((facility) => (facility.unicode === '000236' ? { ...facility, status } : facility))
    expect(plan([HUACA], register).missing.map(({ after }) => after.unicode)).not.toContain('000236')
    expect(plan([HUACA]).missing.map(({ after }) => after.unicode)).toContain('000236')
  })

  test('is never deleted, and stays unchanged unless an editor says that the list is complete', () => {
    const found = plan([HUACA])
    expect(writesOf(found, new Set(), false).map(({ unicode }) => unicode)).toEqual(['000242'])
    expect(writesOf(found, new Set(), true)).toHaveLength(1 + found.missing.length)
  })
})

describe('a partial list', () => {
  // More centres than the register has of this kind in Carchi.
  const part = Array.from({ length: 60 }, (_, n) => ({
    province: 'CARCHI',
    city: 'TULCAN',
    unicode: String(900_000 + n),
    name: `NUEVO ${n}`,
    kind: 'CENTRO DE SALUD A',
  }))

  test('still counts as doubtful after it was applied, wholly or in part, and the same file is compared again', () => {
    const first = plan(part)
    expect(isDoubtful(first)).toBe(true)
    const writes = writesOf(first, new Set(), false)
    for (const written of [20, 40, writes.length]) {
      const again = plan(part, applied(REGISTER, writes.slice(0, written)))
      expect(again.missing).toHaveLength(first.missing.length)
      expect(isDoubtful(again), `after ${written} of ${writes.length}`).toBe(true)
    }
  })

  test('cannot be distinguished from a new edition of an applied list, so even one missing place has to be confirmed', () => {
    const whole = plan(CENTRES_OF_CARCHI)
    const found = plan(CENTRES_OF_CARCHI.slice(1), applied(REGISTER, writesOf(whole, new Set(), false)))
    expect(found.missing).toHaveLength(1)
    expect(isProbablyWhole(found)).toBe(false)
  })

  test('is distinguished from a complete list, most of whose places the register has', () => {
    const found = plan(CENTRES_OF_CARCHI.slice(1))
    expect(found.missing).toHaveLength(1)
    expect(isDoubtful(found)).toBe(false)
  })
})

describe('a facility that an editor has', () => {
  const said = (fields: Partial<RegisteredFacility>) =>
    REGISTER.map((facility) => (facility.unicode === '000242' ? { ...facility, ...fields } : facility))

  test.each([
    [
      'confirmed and the list says otherwise',
      { confidence: 'confirmed' as const },
      { name: 'HUACA NUEVO' },
      ['name', 'confidence', 'sources'],
    ],
    ['closed and the list still names', { status: 'closed' as const }, {}, ['status', 'sources']],
  ])('%s waits for a decision', (_, fields, cells, differing) => {
    const register = said(fields)
    const found = plan([{ ...HUACA, ...cells }], register)
    expect(found.conflicts.map(({ fields }) => fields)).toEqual([differing])
    const id = byUnicode('000242').id
    expect(writesOf(found, new Set(), false)).toEqual([])
    expect(writesOf(found, new Set([id]), false).map((facility) => facility.id)).toEqual([id])
  })

  test('confirmed is left unchanged when the list says the same', () => {
    const { conflicts, noted, changed, same } = plan([HUACA], said({ confidence: 'confirmed' }))
    expect({ conflicts, noted, changed, same }).toEqual({ conflicts: [], noted: [], changed: [], same: 1 })
  })

  test('confirmed waits for a decision when the list does not name it', () => {
    const { conflicts, missing } = plan([BOLIVAR], said({ confidence: 'confirmed' }))
    expect(conflicts.map(({ line, fields }) => ({ line, fields }))).toEqual([{ line: null, fields: ['status'] }])
    expect(missing.map(({ after }) => after.unicode)).not.toContain('000242')
  })
})

test('importing the register into itself changes only the sources, and what only the press had named', () => {
  const cells = REGISTER.map(({ name, kind, unicode, address, latitude, longitude, network, cityId }) => ({
    name,
    kind,
    unicode: unicode ?? '',
    address: address ?? '',
    latitude: String(latitude ?? ''),
    longitude: String(longitude ?? ''),
    network: network ?? '',
    city: REAL_CITIES.find(({ id }) => id === cityId)?.slug ?? '',
  }))
  const found = plan(cells, REGISTER, { network: '' })
  // A facility that only the press had named becomes official, and an unconfirmed one may change.
  const isExpected = ({ before, fields }: (typeof found.changed)[number]) =>
    (fields.join() === 'confidence,sources' && before?.confidence !== 'official') || before?.status === 'unconfirmed'
  const strange = [...found.changed, ...found.added]
    .filter((planned) => !isExpected(planned))
    .map(({ line, after, fields }) => `${line} ${after.name}: ${fields}`)
  expect({ strange, unreadable: found.unreadable, missing: found.missing.length }).toEqual({
    strange: [],
    unreadable: [],
    missing: 0,
  })
})

describe('for lists with any content', () => {
  const some = REGISTER.filter((_, index) => index % 90 === 0)
  const word = fc.oneof(
    fc.constantFrom(
      '',
      'HUACA',
      'Centro de Salud',
      '=1+1',
      'Bolívar',
      '0242',
      '-0.5',
      '-78,5',
      '999999',
      'a\u202Eb',
      ...some.map(({ name }) => name),
    ),
    fc.string({ maxLength: 20 }),
  )
  const kind = fc.oneof(
    fc.constantFrom(
      'hospital',
      'HOSPITAL BASICO',
      'HOSPITAL ESPECIALIZADO',
      'centro-a',
      'CENTRO DE SALUD TIPO C',
      'puesto',
      'Centro',
    ),
    word,
  )
  const unicode = fc.oneof(
    fc.constantFrom('', '1', '0000', '001234', '1234', ...some.flatMap(({ unicode }) => unicode ?? [])),
    word,
  )
  const city = fc.oneof(fc.constantFrom('Quito', 'CUENCA', 'Bolívar', 'tena'), word)
  const degree = fc.oneof(fc.constantFrom('', '-0.2', '-78.5', '0'), word)
  const row = fc.record({
    name: word,
    kind,
    unicode,
    city,
    province: fc.oneof(fc.constant(''), word),
    address: word,
    latitude: degree,
    longitude: degree,
    network: word,
  })
  const register = some.map((facility, index) =>
    index % 5 === 0
      ? { ...facility, confidence: 'confirmed' as const }
      : index % 7 === 0
        ? { ...facility, status: 'closed' as const }
        : facility,
  )

  test('planning never throws, and once the plan is applied, planning again finds nothing to do', () => {
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.boolean(), (rows, isComplete) => {
        const found = plan(rows, register)
        const decided = new Set(found.conflicts.map(({ after }) => after.id))
        const after = applied(register, writesOf(found, decided, isComplete))
        const again = plan(rows, after)
        expect(writesOf(again, new Set(again.conflicts.map(({ after }) => after.id)), isComplete)).toEqual([])
        // No facility is lost.
        expect(new Set(after.map(({ id }) => id))).toEqual(
          new Set([...register.map(({ id }) => id), ...found.added.map(({ after }) => after.id)]),
        )
      }),
      { numRuns: 400 },
    )
  })

  test('an import stopped half way and the same file imported again give the same result as one whole import', () => {
    const rows = [
      HUACA,
      MUISNE,
      { ...BOLIVAR, name: 'BOLIVAR NUEVO' },
      { city: 'Quito', province: '', name: 'Uno Nuevo', kind: 'puesto' },
    ]
    const content = (facilities: RegisteredFacility[]) =>
      facilities.map(({ id: _, version: __, ...facility }) => JSON.stringify(facility)).sort()
    const whole = writesOf(plan(rows), new Set(), true)
    const half = applied(REGISTER, whole.slice(0, 2))
    const rest = writesOf(plan(rows, half), new Set(), true)
    expect(rest).toHaveLength(whole.length - 2)
    expect(content(applied(half, rest))).toEqual(content(applied(REGISTER, whole)))
  })
})
