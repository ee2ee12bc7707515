import * as v from 'valibot'
import { describe, expect, test, vi } from 'vitest'
import { callQueue } from '@/admin/facilities/calls/call-queue'
import { type FormContext, facilitySchema, formValues, sourcedChanges } from '@/admin/facilities/editing/facility-form'
import { pointIn } from '@/admin/facilities/editing/map-link'
import { changesLeft } from '@/admin/facilities/editing/save-typed'
import { sendFacilities } from '@/admin/facilities/import/send-facilities'
import { confirmedOf, facilityRows, readView, rowsInView, writeView } from '@/admin/facilities/register/facility-view'
import { parseFacility } from '@/cities/facility'
import { DataError } from '@/data/errors'
import type { RegisteredFacility } from '@/data/facility-register'
import { REAL_CITIES, realCity } from '../../generator/real-cities'
import { expectConsoleError } from '../../support/loud-console'

const NOW = new Date('2026-11-22T15:00:00Z')
const CITIES = ['playas', 'chilla', 'quito'].map(realCity)

function facility(fields: Partial<RegisteredFacility> & { town?: string }): RegisteredFacility {
  const { town = 'playas', ...rest } = fields
  return {
    id: rest.name ?? 'x',
    version: '1',
    cityId: realCity(town).id,
    name: 'x',
    kind: 'hospital',
    specialty: null,
    maternity: false,
    network: 'MSP',
    level: null,
    unicode: null,
    address: null,
    addressYear: null,
    latitude: null,
    longitude: null,
    attendsEmergencies: null,
    hours: null,
    displayName: null,
    inTown: null,
    confidence: 'official',
    status: 'open',
    sources: ['msp-rural-2025'],
    checkedOn: '2026-11-01',
    ...rest,
  }
}

/** The cities as the desk reads them, with what the register has in them. */
function withFacilities(facilities: readonly RegisteredFacility[]) {
  return CITIES.map((city) => ({
    ...city,
    facilities: facilities.filter(({ cityId }) => cityId === city.id).map((one) => parseFacility(one)),
  }))
}

describe('the list of the register', () => {
  const facilities = [
    facility({ name: 'Cerrado', status: 'closed' }),
    facility({ name: 'Reciente', inTown: true }),
    facility({ name: 'Antiguo', specialty: 'pediatria', checkedOn: '2026-05-01' }),
    facility({ name: 'Hospital débil', confidence: 'weak' }),
    facility({ name: 'Puesto Chilla', kind: 'puesto', town: 'chilla' }),
  ]
  const rows = facilityRows(facilities, withFacilities(facilities), NOW)
  const found = (query: string) =>
    rowsInView(rows, readView(new URLSearchParams(query), rows)).map(({ facility }) => facility.name)

  // A hospital for children alone is no answer to an alarm sign, and neither is one that has to be confirmed.
  test('begins with what an answer waits for, then what a page sends readers to, then hospitals, then what was never confirmed, then the oldest check, and ends with closed places', () => {
    expect(found('')).toEqual(['Hospital débil', 'Reciente', 'Antiguo', 'Puesto Chilla', 'Cerrado'])
  })

  test('tells which places a page sends readers to before any other', () => {
    expect(found('respuesta=si')).toEqual(['Reciente'])
    expect(found('sin-emergencias=si')).toEqual(['Puesto Chilla'])
  })

  test('tells which places to confirm a page names beside its answer', () => {
    const awaited = rows.filter(({ naming }) => naming.onceConfirmed.length > 0)
    expect(awaited.map(({ entry }) => entry.name)).toEqual(['Hospital débil'])
  })

  test('a call that nobody answered today comes after all others, and one of an earlier day in its own place', () => {
    const unanswered = (name: string, unansweredAt: string) =>
      [name, { facilityId: name, note: null, phone: null, unansweredAt }] as const
    const queue = (...notes: ReturnType<typeof unanswered>[]) =>
      callQueue(rows, new Map(notes), NOW).map(({ row }) => row.entry.name)
    expect(queue()).toEqual(['Hospital débil', 'Reciente', 'Antiguo', 'Puesto Chilla'])
    expect(queue(unanswered('Reciente', '2026-11-22T14:00:00Z'))).toEqual([
      ...['Hospital débil', 'Antiguo', 'Puesto Chilla', 'Reciente'],
    ])
    expect(queue(unanswered('Reciente', '2026-11-20T14:00:00Z'))[1]).toBe('Reciente')
  })

  test.each([
    ['vencida=si', ['Antiguo']],
    ['confirmar=si', ['Hospital débil']],
    ['ciudad=chilla', ['Puesto Chilla']],
    ['tipo=puesto&provincia=El+Oro', ['Puesto Chilla']],
    ['estado=closed', ['Cerrado']],
    ['q=debil+PLAYAS', ['Hospital débil']],
    ['tipo=farmacia&q=antiguo', ['Antiguo']],
  ])('narrowed by %s', (query, names) => {
    expect(found(query)).toEqual(names)
  })

  test('a check lasts 180 days to the day', () => {
    const overdueAt = (checkedOn: string) =>
      facilityRows([facility({ checkedOn })], CITIES, new Date('2026-11-22T00:00:00Z'))[0]?.isOverdue
    expect([overdueAt('2026-05-26'), overdueAt('2026-05-25')]).toEqual([false, true])
  })

  test('a check on a future day does not count', () => {
    const overdueAt = (checkedOn: string) =>
      facilityRows([facility({ checkedOn })], CITIES, new Date('2026-11-22T05:00:00Z'))[0]?.isOverdue
    expect([overdueAt('2026-11-22'), overdueAt('2026-11-23'), overdueAt('2031-05-05')]).toEqual([false, true, true])
    const confirmed = facility({ confidence: 'confirmed', checkedOn: '2031-05-05' })
    expect(confirmedOf([confirmed], NOW)).toEqual({ confirmed: 0, all: 1 })
  })

  test('counts as confirmed only what was confirmed within those days', () => {
    const some = [
      facility({ confidence: 'confirmed' }),
      facility({ confidence: 'confirmed', checkedOn: '2025-01-01' }),
      facility({ confidence: 'confirmed', status: 'closed' }),
      facility({}),
    ]
    expect(confirmedOf(some, NOW)).toEqual({ confirmed: 1, all: 3 })
  })

  test('has an address for each filtered view', () => {
    const query =
      'q=a&provincia=Guayas&ciudad=playas&tipo=puesto&estado=open&confirmar=si&vencida=si&respuesta=si&orden=-lugar&hoja=3'
    expect(writeView(readView(new URLSearchParams(query), rows)).toString()).toBe(query)
    expect(writeView(readView(new URLSearchParams('hoja=-1&tipo=x'), rows)).toString()).toBe('')
  })

  test.each(['provincia=Narnia', 'ciudad=narnia', 'provincia=Guayas&ciudad=chilla'])(
    'ignores the unknown or contradictory filter in %s',
    (query) => {
      const shown = query.startsWith('provincia=Guayas') ? found('provincia=Guayas') : found('')
      expect(shown.length).toBeGreaterThan(0)
      expect(found(query)).toEqual(shown)
    },
  )
})

describe('what is typed, when somebody else saved meanwhile', () => {
  test.each([
    ['what was sent: nothing is left to save', { address: 'Calle 2' }, {}],
    ['a part of it: the rest is left', {}, { address: 'Calle 2' }],
    ['the same, and looked at it on another day: nothing is left', { address: 'Calle 2', checkedOn: '2026-11-20' }, {}],
    ['another field as well: somebody has to look', { address: 'Calle 2', name: 'Otro' }, undefined],
    ['the same field otherwise: somebody has to look', { address: 'Calle 3' }, undefined],
    ['nothing in a field that was not typed into: somebody has to look', { network: null }, undefined],
  ])('when the other save wrote %s', (_, theirs, rest) => {
    const base = facility({ address: 'Calle 1', latitude: null, longitude: null })
    const mine = { address: 'Calle 2', latitude: -2.63, longitude: -80.39 }
    const point = { latitude: -2.63, longitude: -80.39 }
    const current = { ...base, ...point, ...theirs, version: '2' }
    expect(changesLeft(base, current, mine)).toEqual(rest)
  })

  test('a facility put into its form and read back is unchanged', () => {
    const whole = facility({
      latitude: -2.63,
      longitude: -80.39,
      unicode: '001927',
      attendsEmergencies: 'by-day',
      hours: 'lunes a viernes, 8:00 a 17:00',
      displayName: 'Hospital Uno',
      inTown: false,
      level: 'basico',
    })
    const { id: _, version: __, checkedOn: ___, ...fields } = whole
    expect(readForm(formValues(whole), {})).toMatchObject({ output: { fields } })
  })
})

describe('the form of a facility', () => {
  const whole = formValues(facility({ name: 'Hospital', latitude: -2.63, longitude: -80.39 }))
  const read = (change: Partial<typeof whole>) => readForm({ ...whole, ...change }, { cities: REAL_CITIES })

  test.each([
    ['name', { name: ' ' }, /Escriba el nombre/],
    ['name', { name: '@SUM(A1)' }, /una fórmula/],
    ['name', { name: 'Hospital\u200b' }, /no se ven/],
    ['name', { name: 'Hospi\u00adtal' }, /no se ven/],
    ['address', { address: 'Calle\u2028Loja' }, /no se ven/],
    ['cityId', { cityId: '' }, /Elija la ciudad/],
    ['unicode', { unicode: '12345678' }, /hasta 7 cifras/],
    ['unicode', { unicode: 'A01927' }, /hasta 7 cifras/],
    ['addressYear', { address: ' ', addressYear: '2016' }, /sin dirección/],
    ['addressYear', { address: 'Calle 1', addressYear: '2027' }, /en el futuro/],
    ['sources', { sources: [] }, /al menos una fuente/],
    ['sources', { sources: Array.from({ length: 13 }, (_, n) => `fuente-${n}`) }, /12 fuentes como máximo/],
    ['network', { network: 'MSP\u202e' }, /no se ven/],
    ['address', { address: 'Calle\u00071' }, /no se ven/],
    ['note', { note: 'una\notra' }, /no se ven/],
    ['point', { point: '-2.63' }, /escriba latitud y longitud/],
    ['point', { point: '2° 37’ S, 80° O' }, /escriba latitud y longitud/],
    ['point', { point: 'https://maps.app.goo.gl/Xy12' }, /Un enlace corto/],
    ['point', { point: '-80.39, -2.63' }, /cambiadas de lugar/],
    ['point', { point: '2.63, -80.39' }, /no está en el Ecuador/],
    ['point', { point: '-0.2, -78.5' }, /km de Playas/],
  ])('says beside %s what keeps it from being saved: %j', (field, change, reason) => {
    expect(read(change).problems).toEqual({ [field]: expect.stringMatching(reason) })
  })

  test.each([
    'https://www.google.com/maps/place/Hospital/@-2.5,-80.1,17z/data=!3m1!4b1!4m6!3d-2.63!4d-80.39',
    'https://www.google.com/maps/@-2.63,-80.39,17z',
    'https://www.google.com/maps?q=-2.63%2C-80.39&z=13',
    '-2.63,-80.39',
    '-2,63, -80,39',
    '\u22122,63 \u221280,39',
  ])('reads the point that %s gives', (text) => {
    expect(pointIn(text)).toEqual({ latitude: -2.63, longitude: -80.39 })
  })

  test('reads what is typed as the database has it, and of a place that is no hospital neither level nor specialty', () => {
    const typed = {
      point: '-2,63 -80,39',
      unicode: ' 1927 ',
      network: ' ',
      level: 'basico',
      specialty: 'otra',
      note: ' ',
    }
    expect(read({ ...typed, kind: 'puesto' })).toMatchObject({
      output: {
        fields: { latitude: -2.63, unicode: '001927', network: null, level: null, specialty: null, note: null },
      },
    })
    expect(read(typed)).toMatchObject({ output: { fields: { level: 'basico', specialty: 'otra' } } })
    // A number without its zeros, and accents that are separate characters.
    const copied = { unicode: '191', address: 'Atenco\u0301n' }
    expect(read(copied)).toMatchObject({ output: { fields: { unicode: '000191', address: 'Atencón' } } })
  })

  test('asks who says so when the address, kind, hours or emergencies change, and not for anything else', () => {
    const changed = (change: Partial<typeof whole>) => sourcedChanges({ ...whole, ...change }, whole)
    expect(changed({ address: 'Calle 1', kind: 'puesto', hours: 'de 8:00 a 17:00' })).toEqual([
      'address',
      'kind',
      'hours',
    ])
    expect(changed({ attendsEmergencies: 'by-day' })).toEqual(['attendsEmergencies'])
    expect(changed({ name: 'Otro', network: 'IESS', note: 'x', phone: '1', address: ' ' })).toEqual([])
  })

  test('gives a changed address the year of its source, and refuses it without one, or with an old point nobody asked about', () => {
    const old = { ...whole, address: 'Calle Vieja', addressYear: '2016' }
    const save = (change: Partial<typeof whole>) => readForm({ ...old, ...change }, { stored: old })
    const saidBy = { ...old.saidBy, key: 'establecimiento' }
    const key = expect.stringMatching(/^establecimiento-telefono-20\d\d$/)
    expect(save({ address: 'Calle Nueva' }).problems).toEqual({
      saidBy: expect.stringMatching(/Elija quién dice/),
      samePoint: expect.stringMatching(/diga si el punto/),
    })
    expect(save({ address: 'Calle Nueva', saidBy, samePoint: 'si' }).output).toMatchObject({
      fields: { addressYear: expect.stringMatching(/^20\d\d$/), sources: ['msp-rural-2025', key], latitude: -2.63 },
      newSource: { key },
    })
    expect(save({ address: 'Calle Nueva', saidBy, samePoint: 'no' }).output?.fields.latitude).toBeNull()
    expect(save({ address: 'Calle Nueva', saidBy, point: '-2.64, -80.39' }).problems).toEqual({})
    expect(save({ hours: 'de 8:00 a 17:00', saidBy }).output?.fields).toMatchObject({ addressYear: '2016' })
    // A choice that nothing asks for any more names no source, but who confirms a place is always named.
    expect(save({ saidBy }).output?.fields.sources).toEqual(['msp-rural-2025'])
    const confirmed = readForm({ ...old, saidBy, status: 'unconfirmed' }, { stored: old, isConfirming: true })
    expect(confirmed.output?.fields).toMatchObject({
      ...{ confidence: 'confirmed', status: 'open', sources: ['msp-rural-2025', key] },
    })
    expect(readForm(old, { stored: old, isConfirming: true }).problems).toHaveProperty('saidBy')
  })

  test('lets only editors call a place official or confirmed, and everybody leave it so', () => {
    const save = (confidence: 'official' | 'press', stored: 'official' | 'press', isEditor: boolean) =>
      readForm({ ...whole, confidence }, { stored: { ...whole, confidence: stored }, isEditor }).problems
    expect(save('official', 'press', false)).toEqual({ confidence: expect.stringMatching(/^Solo un editor/) })
    expect(save('official', 'press', true)).toEqual({})
    expect(save('official', 'official', false)).toEqual({})
    expect(save('press', 'official', false)).toEqual({})
  })
})

/** Reads a form: the fields to save, and the problem at each field. */
function readForm(typed: ReturnType<typeof formValues>, context: Partial<FormContext>) {
  const read = v.safeParse(
    facilitySchema({
      ...{ cities: [], sources: new Map(), stored: undefined, isEditor: true, isConfirming: false, now: NOW },
      ...context,
    }),
    typed,
  )
  const problems = Object.fromEntries(
    (read.issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]).reverse(),
  )
  return { problems, output: read.success ? read.output : undefined }
}

describe('an import that is applied', () => {
  const facilities = Array.from({ length: 45 }, (_, n) => facility({ name: `Lugar ${n}` }))
  const send = (write: (piece: readonly { name: string }[]) => Promise<void>, isStopped = () => false) =>
    sendFacilities(facilities, { atOnce: 20, isStopped, onProgress: () => undefined, write })

  test('is sent in batches of 20, and an invalid facility is refused alone', async () => {
    const sizes: number[] = []
    const end = await send(async (piece) => {
      sizes.push(piece.length)
      if (piece.some(({ name }) => name === 'Lugar 25')) throw new DataError('invalid', new Error('no'))
    })
    expect(sizes.slice(0, 3)).toEqual([20, 20, 1])
    expect(end).toMatchObject({ written: 44, refused: ['Lugar 25'], error: undefined })
    expectConsoleError('refused a place of the list')
  })

  test('ends when the server does not answer: earlier batches are saved, later ones are not sent', async () => {
    vi.spyOn(console, 'warn').mockImplementationOnce(() => undefined)
    let asked = 0
    const end = await send(async () => {
      asked += 1
      if (asked === 2) throw new DataError('offline', new Error('no network'))
    })
    expect(asked).toBe(2)
    expect(end).toMatchObject({ written: 20, refused: [], error: { kind: 'offline' } })
  })

  test('stops between two batches', async () => {
    let asked = 0
    const asks = async () => {
      asked += 1
    }
    const end = await send(asks, () => asked === 1)
    expect(end).toMatchObject({ written: 20, isStopped: true })
  })

  test('stops between two facilities, too, while those of a refused batch are sent alone', async () => {
    const sizes: number[] = []
    const asks = async (piece: readonly { name: string }[]) => {
      sizes.push(piece.length)
      if (piece.some(({ name }) => name === 'Lugar 43')) throw new DataError('invalid', new Error('no'))
    }
    const end = await send(asks, () => sizes.length === 5)
    expect(sizes).toEqual([20, 20, 5, 1, 1])
    expect(end).toMatchObject({ written: 42, refused: [], isStopped: true })
  })
})
