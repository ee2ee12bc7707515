import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { toCsv } from '@/admin/desk/csv'
import { exportTable, toXlsx } from '@/admin/facilities/import/columns'
import { type ImportPlan, planImport, writesOf } from '@/admin/facilities/import/plan-import'
import { readTable } from '@/admin/facilities/import/read-table'
import { attendsEmergencies, parseFacility } from '@/cities/facility'
import type { RegisteredFacility } from '@/data/facility-register'
import { facilityRows } from '../../../../scripts/facility-rows'
import { REAL_CITIES, realCity } from '../../../generator/real-cities'

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

type Register = readonly RegisteredFacility[]
let made = 0

/** Returns the plan for a file, with these answers, by the beginning of their reasons. */
async function planOf(file: BlobPart, answers: Record<string, string> = {}, register: Register = REGISTER) {
  const table = await readTable(new Blob([file]))
  const input = {
    table,
    register,
    cities: REAL_CITIES,
    source: 'lista-2026',
    sourceYear: '2026',
    today: '2026-11-28',
    newId: () => `new-${made++}`,
  }
  // An answer may lead to another question.
  let plan = planImport(input, new Map())
  for (let round = 0; round < 3; round++) {
    const given = plan.questions.map(({ reason }) => {
      const [, value = ''] = Object.entries(answers).find(([begin]) => reason.startsWith(begin)) ?? []
      return [reason, value] as const
    })
    plan = planImport(input, new Map(given))
  }
  return plan
}

const applied = (register: Register, plan: ImportPlan): RegisteredFacility[] => {
  const byId = new Map(register.map((facility) => [facility.id, facility]))
  for (const facility of writesOf(plan)) byId.set(facility.id, { ...byId.get(facility.id), ...facility })
  return [...byId.values()]
}

const byUnicode = (unicode: string): RegisteredFacility => {
  const facility = REGISTER.find((one) => one.unicode === unicode)
  if (!facility) throw new Error(`no facility has ${unicode}`)
  return facility
}

const HEADERS = 'Provincia;Canton;Unicodigo;Establecimiento;Tipologia;Latitud;Longitud;Estado;Direccion'
const list = (...rows: string[]) => [HEADERS, ...rows].join('\n')
const HUACA = 'CARCHI;SAN PEDRO DE HUACA;242;HUACA;CENTRO DE SALUD A;0,641174;−77,725203'
const NEW = 'CARCHI;TULCAN;990001;LA NUEVA;PUESTO DE SALUD'
const reasons = ({ questions }: ImportPlan) => questions.map(({ reason, rows }) => [rows.length, reason])
/** The questions but for that about what the list does not name. */
const aboutRows = (plan: ImportPlan) => reasons(plan).filter(([, reason]) => !String(reason).startsWith('está en el'))

describe('an export', () => {
  const sheet = exportTable(REGISTER, REAL_CITIES)

  test.each([
    ['CSV', async () => toCsv(sheet)],
    ['a workbook', () => toXlsx(sheet)],
  ])('of the whole register as %s comes back without a change', async (_, write) => {
    const plan = await planOf(await write())
    expect(plan).toEqual({
      ...{ added: [], changed: [], noted: [], questions: [], unusable: [] },
      same: REGISTER.length,
    })
  })

  test('changes what was changed in it, notes the source there, and changes nothing when it comes again', async () => {
    const changed = toCsv(sheet)
      .replace(/^(.*;000242;[^;]*;)[^;]*/m, '$1Huaca Centro')
      .replace(/^(.*;000236;[^;]*;[^;]*;)[^;]*/m, '$1Centro tipo B')
    const plan = await planOf(changed)
    expect(plan.changed.map(({ before, fields }) => [before.unicode, fields])).toEqual([
      ['000236', ['kind', 'sources', 'checkedOn']],
      ['000242', ['displayName', 'sources', 'checkedOn']],
    ])
    expect((await planOf(changed, {}, applied(REGISTER, plan))).same).toBe(REGISTER.length)
  })

  test('that gave an address does not give it back its old year when it comes again', async () => {
    const place = REGISTER.find(({ address, addressYear }) => address !== null && addressYear === '2016')
    if (!place) throw new Error('no address has that year')
    const file = toCsv(exportTable([{ ...place, address: 'Calle Nueva' }], REAL_CITIES))
    const first = await planOf(file)
    expect(first.changed[0]?.after).toMatchObject({ address: 'Calle Nueva', addressYear: '2026' })
    const saved = applied(REGISTER, first).map((one) => (one.id === place.id ? { ...one, version: 'saved' } : one))
    expect(await planOf(file, {}, saved)).toMatchObject({ same: 1, changed: [], questions: [] })
  })

  test('does not overwrite what somebody changed since, without being asked', async () => {
    const since = REGISTER.map((one) =>
      one.unicode === '000242' ? { ...one, version: 'other', hours: '8 a 17' } : one,
    )
    const old = toCsv(exportTable([{ ...byUnicode('000242'), hours: '8 a 12' }], REAL_CITIES))
    const plan = await planOf(old, {}, since)
    expect(reasons(plan)).toEqual([[1, 'el lugar cambió después de la exportación']])
    expect(writesOf(plan)).toEqual([])
    expect((await planOf(old, { 'el lugar cambió': 'lista' }, since)).changed).toMatchObject([
      { after: { hours: '8 a 12' } },
    ])
  })

  test('keeps a text that begins like a formula', async () => {
    const odd = { ...byUnicode('000242'), hours: '-8:00' }
    expect((await planOf(toCsv(exportTable([odd], REAL_CITIES)), {}, [odd])).same).toBe(1)
  })
})

describe('a list of the ministry', () => {
  test('finds a place by its number, also without the zeros that Excel dropped, and notes itself as a source', async () => {
    const plan = await planOf(list(HUACA))
    expect(plan.noted.map(({ after }) => [after.unicode, after.sources.at(-1)])).toEqual([['000242', 'lista-2026']])
    expect([plan.added, plan.changed, aboutRows(plan)]).toEqual([[], [], []])
  })

  test('changes name, kind, point and address, and the year of the address is its own', async () => {
    const plan = await planOf(list('CARCHI;HUACA;242;HUACA NORTE;CENTRO DE SALUD B;0,65;-77,72;ACTIVO;Calle 1'))
    expect(plan.changed).toMatchObject([
      {
        line: 2,
        fields: ['name', 'kind', 'address', 'addressYear', 'latitude', 'longitude', 'sources', 'checkedOn'],
        after: { name: 'Centro de Salud Huaca Norte', kind: 'centro-b', latitude: 0.65, addressYear: '2026' },
      },
    ])
  })

  test('adds a place that the register does not have, once', async () => {
    const plan = await planOf(list(`${NEW};0.81;-77.71`))
    expect(plan.added).toMatchObject([
      { after: { name: 'Puesto de Salud La Nueva', cityId: realCity('tulcan').id, unicode: '990001', inTown: true } },
    ])
    expect(writesOf(await planOf(list(`${NEW};0.81;-77.71`), {}, applied(REGISTER, plan)))).toEqual([])
  })

  test('with an empty cell deletes nothing', async () => {
    const plan = await planOf(list('CARCHI;HUACA;242;;;;;;'))
    expect(plan.noted[0]?.after).toMatchObject({ latitude: byUnicode('000242').latitude, kind: 'centro-a' })
  })

  test.each([
    ['CENTRO DE SALUD TIPO C-MATERNO INFANTIL Y EMERGENCIA', 'centro-c'],
    ['Centro de Salud Tipo C - Maternidad e Infantil', 'centro-c'],
    ['C.S. TIPO A', 'centro-a'],
    ['CENTRO DE SALUD - B', 'centro-b'],
    ['SUBCENTRO DE SALUD', 'centro'],
    ['HOSPITAL GENERAL', 'hospital'],
  ])('may call the kind of a place «%s»', async (type, kind) => {
    const plan = await planOf(list(`CARCHI;TULCAN;990001;LA NUEVA;${type}`))
    expect(plan.added.map(({ after }) => after.kind)).toEqual([kind])
  })

  test.each([
    ['HOSPITAL ESPECIALIZADO', 'JULIO ENDARA', false],
    ['HOSPITAL PSIQUIÁTRICO', 'SAN LÁZARO', false],
    ['HOSPITAL ESPECIALIZADO', 'GINECO OBSTÉTRICO NUEVA AURORA', true],
    ['HOSPITAL BASICO', 'EL ÁNGEL', true],
  ])('of «%s», «%s», says whether it attends emergencies', async (type, name, attends) => {
    const plan = await planOf(list(`PICHINCHA;QUITO;990001;${name};${type}`))
    expect(plan.added.map(({ after }) => attendsEmergencies(parseFacility(after)))).toEqual([attends])
  })

  test.each([
    ['GUAYAS', 'CRNEL. MARCELINO MARIDUEÑA', 'coronel-marcelino-mariduena'],
    ['GUAYAS', 'GNRAL. ANTONIO ELIZALDE', 'bucay'],
    ['ORELLANA', 'FCO. DE ORELLANA', 'el-coca'],
    ['ZAMORA CHINCHIPE', 'YANTZAZA (YANZATZA)', 'yantzaza'],
    ['STO. DGO. TSACHILAS', 'SANTO DOMINGO', 'santo-domingo'],
    ['MANABI', '24 DE MAYO', 'sucre'],
    ['MANABI', 'SUCRE', 'bahia-de-caraquez'],
    ['CARCHI', 'BOLIVAR', 'bolivar-carchi'],
    ['', 'LAGO AGRIO', 'nueva-loja'],
  ])('of the canton %s, %s, is in %s', async (province, canton, slug) => {
    const plan = await planOf(list(`${province};${canton};990001;LA NUEVA;PUESTO`))
    expect(plan.added.map(({ after }) => after.cityId)).toEqual([realCity(slug).id])
  })
})

describe('what needs a decision is grouped by its reason, and changes nothing before', () => {
  const FAR = 'PICHINCHA;MEJIA;990001;PRUEBA LEJOS;HOSPITAL GENERAL;-2,19616;-79,88621'

  test('an unknown type, for all its rows', async () => {
    const file = list('CARCHI;TULCAN;990001;UNO;CONSULTORIO', 'CARCHI;TULCAN;990002;DOS;CONSULTORIO')
    const plan = await planOf(file)
    expect(reasons(plan)).toEqual([[2, 'el tipo «CONSULTORIO» no se conoce, o no dice si atiende emergencias']])
    expect(writesOf(plan)).toEqual([])
    expect((await planOf(file, { 'el tipo': 'puesto' })).added).toMatchObject([{ after: { kind: 'puesto' } }, {}])
  })

  test('an unknown canton, or none: one answer gives the town of all its rows', async () => {
    const file = list('CARCHI;VALLE;990001;UNO;PUESTO', ';;990002;DOS;PUESTO', ';;990003;TRES;PUESTO')
    expect(reasons(await planOf(file))).toEqual([
      [1, 'el cantón «VALLE» (CARCHI) no se conoce'],
      [2, 'no dice el cantón'],
    ])
    const { added } = await planOf(file, { 'no dice el cantón': realCity('quito').id })
    expect(added.map(({ after }) => [after.unicode, after.cityId])).toEqual([
      ['990002', realCity('quito').id],
      ['990003', realCity('quito').id],
    ])
  })

  test('a point far from its canton, with the distance, for a new place and for one that would move', async () => {
    const plan = await planOf(list(FAR, 'PICHINCHA;QUITO;1606;CENTRO HISTORICO;CENTRO DE SALUD TIPO C;-2,19;-79,88'))
    expect(writesOf(plan)).toEqual([])
    const far = plan.questions.filter(({ reason }) => reason.startsWith('el punto queda lejos'))
    expect(far.flatMap(({ rows }) => rows.map(({ text }) => text))).toEqual([
      expect.stringMatching(/^PRUEBA LEJOS, a 2\d\d km$/),
      expect.stringMatching(/, a 2\d\d km$/),
    ])
    const { added } = await planOf(list(FAR), { 'el punto queda lejos': 'sin' })
    expect(added).toMatchObject([{ after: { latitude: null, longitude: null } }])
  })

  test.each(['CERRADO', 'Inactivo', 'NO OPERATIVO'])(
    'a place that the list calls «%s» is never open',
    async (state) => {
      const file = list(`CARCHI;HUACA;242;HUACA;CENTRO DE SALUD A;;;${state}`, `${NEW};;;${state}`)
      const plan = await planOf(file)
      expect(reasons(plan)).toEqual([[1, 'dice que está cerrado']].concat(reasons(plan).slice(1) as [number, string][]))
      expect(plan.unusable).toMatchObject([{ line: 3, reason: 'dice que está cerrado, y el registro no lo tiene' }])
      expect(writesOf(plan)).toEqual([])
      expect((await planOf(file, { 'dice que está cerrado': 'closed' })).changed).toMatchObject([
        { after: { unicode: '000242', status: 'closed' } },
      ])
    },
  )

  test('a state whose word is not known', async () => {
    expect(reasons(await planOf(list(`${NEW};;;EN REVISION`)))).toEqual([
      [1, 'no se sabe si «EN REVISION» es abierto o cerrado'],
    ])
  })

  test('another canton than the register’s', async () => {
    const file = list('SANTA ELENA;LA LIBERTAD;242;HUACA;CENTRO DE SALUD A;;')
    const plan = await planOf(file)
    expect(aboutRows(plan)).toEqual([[1, 'el registro dice Huaca (Carchi) y la lista La Libertad (Santa Elena)']])
    expect(writesOf(plan)).toEqual([])
    expect((await planOf(file, { 'el registro dice': 'registro' })).noted).toHaveLength(1)
  })

  test('a closed place that the list names, and one that an editor confirmed', async () => {
    const said = (fields: Partial<RegisteredFacility>) => [{ ...byUnicode('000242'), ...fields }]
    const file = list('CARCHI;HUACA;242;HUACA;CENTRO DE SALUD B')
    expect(reasons(await planOf(file, {}, said({ status: 'closed' })))).toEqual([
      [1, 'está cerrado en el registro, y la lista lo nombra'],
    ])
    expect(reasons(await planOf(file, {}, said({ confidence: 'confirmed' })))).toEqual([
      [1, 'un editor lo confirmó, y la lista dice otra cosa'],
    ])
    const reopened = await planOf(file, { 'está cerrado': 'open' }, said({ status: 'closed' }))
    expect(reopened.changed).toMatchObject([{ after: { status: 'open' } }])
  })

  test('a new number with a name that the canton already has', async () => {
    const plan = await planOf(list('CARCHI;HUACA;990001;CENTRO DE SALUD HUACA;CENTRO DE SALUD A'))
    expect(reasons(plan)).toEqual([[1, 'el registro ya tiene en ese cantón un lugar de ese nombre']])
    expect(plan.added).toEqual([])
  })

  test('what a complete list would name: a place is in doubt only when somebody says that the list is complete', async () => {
    const plan = await planOf(list(HUACA))
    const missing = plan.questions.find(({ reason }) => reason.startsWith('está en el registro'))
    expect(missing?.rows.length).toBeGreaterThan(1)
    const { changed } = await planOf(list(HUACA), { 'está en el registro': 'duda' })
    expect(new Set(changed.map(({ after }) => after.status))).toEqual(new Set(['unconfirmed']))
    expect(changed.every(({ before }) => before.kind === 'centro-a')).toBe(true)
  })
})

test.each([
  ['no number', 'CARCHI;TULCAN;;LA NUEVA;PUESTO', 'no tiene unicódigo ni id'],
  ['a number that is none', 'CARCHI;TULCAN;54A;LA NUEVA;PUESTO', 'el unicódigo no es un número de 1 a 7 cifras'],
  ['a formula for a name', 'CARCHI;TULCAN;990001;=1+1;PUESTO', 'hay signos que no se ven'],
  ['invisible characters', 'CARCHI;TULCAN;990001;LA\u200BNUEVA;PUESTO', 'hay signos que no se ven'],
  ['a sign that no name has', 'CARCHI;TULCAN;990001;LA\u2800NUEVA;PUESTO', 'hay signos que no se ven'],
])('a row with %s is named with its line and its reason, and the others are read', async (_, row, reason) => {
  const plan = await planOf(list(row, HUACA))
  expect(plan.unusable).toMatchObject([{ line: 2, reason: expect.stringContaining(reason) }])
  expect(plan.noted).toHaveLength(1)
})

test.each([
  ['not a number', 'N/D;N/D', 'la latitud o la longitud no es un número de grados'],
  ['half a point', '-1,4;', 'la latitud o la longitud no es un número de grados'],
  ['abroad', '-12,04;-77,04', 'el punto no está en el Ecuador'],
  ['swapped', '-77,71;0,81', 'la latitud y la longitud están cambiadas de lugar'],
])('a point that is %s is asked about, and the place can be read without it', async (_, point, reason) => {
  expect(reasons(await planOf(list(`${NEW};${point}`)))).toEqual([[1, reason]])
  const { added } = await planOf(list(`${NEW};${point}`), { [reason]: 'sin' })
  expect(added).toMatchObject([{ after: { latitude: null } }])
})

test('a row about a place that an earlier row names is not read', async () => {
  const plan = await planOf(list(HUACA, HUACA.replace('HUACA;CENTRO', 'OTRA;CENTRO')))
  expect(plan.noted.map(({ line }) => line)).toEqual([2])
  expect(plan.unusable).toMatchObject([{ line: 3, where: 'que está en la fila 2' }])
})
