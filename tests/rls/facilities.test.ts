import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { toDataError } from '@/data/errors'
import { type Backend, startBackend } from '../support/backend'
import { PEOPLE, type Person, SIGNED_IN } from '../support/people'
import { cityOf, insertAsOwner } from './rows'

let backend: Backend
let playas: { id: string; slug: string }
beforeAll(async () => {
  backend = await startBackend()
  playas = await cityOf(backend, 'playas')
})
beforeEach(async () => {
  await backend.sql(`delete from facilities where name like 'Prueba%'`)
  await backend.setPublicAdmin(false)
})
afterAll(() => backend.close())

/** A place of Playas that the database accepts. */
const place = (fields: Record<string, unknown> = {}) => ({
  cityId: playas.id,
  name: 'Prueba',
  kind: 'hospital' as const,
  sources: ['msp-rural-2025'],
  ...fields,
})
const places = (person: Person) => backend.as(person).from('facilities')
const added = async () =>
  (
    await backend.sql<{ id: string; checkedBy: string | null }>(
      `select * from facilities join "facilityNotes" on "facilityId" = id where name like 'Prueba%'`,
    )
  )[0]
const cityRow = async () =>
  (await backend.sql(`select "hasHospital", "medicalFacilities" from cities where slug = 'playas'`))[0]

describe('a place', () => {
  test('of which only the name, the kind, the city and a source are known is weak and open, with unknown hours', async () => {
    await insertAsOwner(backend, 'facilities', place())
    expect(await added()).toMatchObject({
      specialty: null,
      maternity: false,
      network: null,
      level: null,
      unicode: null,
      latitude: null,
      attendsEmergencies: null,
      hours: null,
      displayName: null,
      inTown: null,
      confidence: 'weak',
      status: 'open',
      note: null,
      checkedBy: null,
    })
  })

  test.each([
    ['no name', { name: '' }, 'facilities_name_check'],
    ['a name with a mark that cannot be seen', { name: 'Hos\u200Dpital' }, 'facilities_readable'],
    ['a name that runs backwards', { name: 'a\u202Eb' }, 'facilities_readable'],
    ['a formula of a spreadsheet for a name', { name: '=HYPERLINK("x")' }, 'facilities_readable'],
    ['an unknown kind', { kind: 'farmacia' }, 'facilities_kind_check'],
    ['an unknown specialty', { specialty: 'todo' }, 'facilities_specialty_check'],
    ['the specialty of a centre', { kind: 'centro-a', specialty: 'pediatria' }, 'facilities_specialty_of_a_hospital'],
    ['an unknown level', { level: 'alto' }, 'facilities_level_check'],
    ['a number that is none', { unicode: '12a456' }, 'facilities_unicode_check'],
    ['a number of eight digits', { unicode: '00192700' }, 'facilities_unicode_check'],
    ['the number of another place', { unicode: '001927' }, 'facilities_unicode_key'],
    ['a year without an address', { addressYear: '2016' }, 'facilities_address_of_a_year'],
    ['a year that is a sentence', { address: 'Calle 1', addressYear: 'a'.repeat(21) }, 'facilities_addressYear_check'],
    ['half a coordinate', { latitude: -2.6 }, 'facilities_coordinates_together'],
    [
      'a point in the sea between the mainland and Galápagos',
      { latitude: -1, longitude: -85 },
      'facilities_in_ecuador',
    ],
    ['a point in Colombia', { latitude: 1.8, longitude: -77 }, 'facilities_in_ecuador'],
    ['coordinates that changed places', { latitude: -79, longitude: -2 }, 'facilities_in_ecuador'],
    ['unknown words for its emergencies', { attendsEmergencies: 'quizás' }, 'facilities_attendsEmergencies_check'],
    ['hours of 81 characters', { hours: 'a'.repeat(81) }, 'facilities_hours_check'],
    ['hours of two lines', { hours: 'lunes\nmartes' }, 'facilities_readable'],
    ['a formula for a shown name', { displayName: '=1' }, 'facilities_readable'],
    ['an unknown confidence', { confidence: 'segura' }, 'facilities_confidence_check'],
    ['an unknown status', { status: 'borrado' }, 'facilities_status_check'],
    ['no source', { sources: [] }, 'facilities_sources_check'],
    ['a source that is not known', { sources: ['msp-rural-2025', 'inventada'] }, 'There is no source «inventada»'],
    ['an empty source', { sources: [null] }, 'There is no source'],
    ['a city that does not exist', { cityId: '00000000-0000-4000-8000-000000000000' }, 'facilities_cityId_fkey'],
    ['an address of 201 characters', { address: 'a'.repeat(201) }, 'facilities_address_check'],
    ['an address of two lines', { address: 'Calle 1\nCalle 2' }, 'facilities_readable'],
  ])('is refused with %s', async (_, wrong, reason) => {
    await expect(insertAsOwner(backend, 'facilities', place(wrong))).rejects.toThrow(reason)
  })

  test.each([
    ['on the mainland', -2.63, -80.39],
    ['on Isabela', -0.957, -90.966],
  ])('may lie %s', async (_, latitude, longitude) => {
    await insertAsOwner(backend, 'facilities', place({ latitude, longitude }))
    expect(await added()).toMatchObject({ latitude, longitude })
  })

  test('keeps its id, for the owner too', async () => {
    await insertAsOwner(backend, 'facilities', place())
    await expect(backend.sql(`update facilities set id = gen_random_uuid() where name = 'Prueba'`)).rejects.toThrow(
      'keeps its id',
    )
  })

  test('says who checked it: the person who set the day', async () => {
    await places('editor')
      .insert({ ...place(), checkedOn: '2026-11-20' })
      .throwOnError()
    expect((await added())?.checkedBy).toBe(SIGNED_IN.editor.id)
    await backend.sql(`update facilities set "checkedOn" = '2026-11-21' where name = 'Prueba'`)
    expect((await added())?.checkedBy).toBeNull()
    await places('editor').update({ address: 'Calle 1' }).eq('name', 'Prueba').throwOnError()
    expect((await added())?.checkedBy).toBeNull()
  })
})

describe('a check that is dated in the future', () => {
  const stored = async () => {
    const [row] = await backend.sql<{ day: string; today: string; tomorrow: string }>(
      `select "checkedOn"::text as day, (now() at time zone 'America/Guayaquil')::date::text as today,
        ((now() at time zone 'America/Guayaquil')::date + 1)::text as tomorrow
      from facilities where name = 'Prueba'`,
    )
    return row
  }

  test.each(PEOPLE)('is saved with today’s date in Ecuador, by a %s', async (person) => {
    await backend.setPublicAdmin(true)
    await places(person)
      .insert({ ...place(), checkedOn: '2999-05-05' })
      .throwOnError()
    const added = await stored()
    expect(added?.day).toBe(added?.today)

    await places(person).update({ checkedOn: '2020-05-05' }).eq('name', 'Prueba').throwOnError()
    expect(await stored()).toMatchObject({ day: '2020-05-05' })
    await places(person)
      .update({ status: 'unconfirmed', checkedOn: added?.tomorrow ?? '' })
      .eq('name', 'Prueba')
      .throwOnError()
    expect(await stored()).toMatchObject({ day: added?.today })
  })

  test('is not like a check without a date, which is refused', async () => {
    const answer = await places('editor').insert(place({ checkedOn: null }))
    expect(answer.error?.code).toBe('23502')
    expect(await stored()).toBeUndefined()
  })
})

describe('who reads', () => {
  test('a place that closed: editors, and everyone while the admin is open', async () => {
    await insertAsOwner(backend, 'facilities', place({ status: 'closed' }))
    const seenBy = async () =>
      Promise.all(PEOPLE.map(async (person) => (await places(person).select('id').eq('name', 'Prueba')).data?.length))
    expect(await seenBy()).toEqual(PEOPLE.map((person) => (person === 'editor' ? 1 : 0)))
    await backend.setPublicAdmin(true)
    expect(await seenBy()).toEqual(PEOPLE.map(() => 1))
  })

  test('a place that is to be confirmed: everyone', async () => {
    await insertAsOwner(backend, 'facilities', place({ status: 'unconfirmed' }))
    expect((await places('visitor').select('id').eq('name', 'Prueba')).data).toHaveLength(1)
  })

  test('the places with their city: everyone, without those that closed', async () => {
    await insertAsOwner(backend, 'facilities', place({ status: 'closed' }))
    const { data } = await backend.as('visitor').from('cities').select('facilities(name)').eq('slug', 'playas')
    expect(data?.[0]?.facilities.map(({ name }) => name).sort()).toEqual([
      'Centro de Salud Engabao',
      'Centro de Salud Urbano de General Villamil Playas',
      'Hospital Básico de Playas',
    ])
  })
})

describe('a place that two people change at once', () => {
  const read = async () => {
    const [row] = await backend.sql<{ id: string; version: string; address: string | null }>(
      `select id, version, address from facilities where name = 'Prueba'`,
    )
    if (!row) throw new Error('the place is gone')
    return row
  }

  test.each(PEOPLE)('is not changed by a %s who has read an older version', async (person) => {
    await backend.setPublicAdmin(true)
    await insertAsOwner(backend, 'facilities', place())
    const { id, version } = await read()
    await places('editor').update({ address: 'Calle 1', version }).eq('id', id).throwOnError()
    expect((await read()).version).not.toBe(version)

    for (const request of [
      places(person).update({ address: 'Calle 2', version }).eq('id', id),
      places(person).upsert({ ...place({ address: 'Calle 2' }), id, version }),
    ]) {
      const { error, status } = await request
      expect(toDataError(error, status).kind).toBe('invalid')
      expect(error?.message).toContain('changed in the meantime')
    }
    expect(await read()).toMatchObject({ address: 'Calle 1' })
  })

  test('keeps its version when nothing changes, and is changed unchecked by a request without a version', async () => {
    await insertAsOwner(backend, 'facilities', place())
    const { id, version } = await read()
    await places('editor').update({ address: null, version }).eq('id', id).throwOnError()
    expect(await read()).toMatchObject({ version })
    await places('editor').update({ address: 'Calle 3' }).eq('id', id).throwOnError()
    expect(await read()).toMatchObject({ address: 'Calle 3' })
  })

  test('makes a request fail whole when one of its several places comes from an older version', async () => {
    await insertAsOwner(backend, 'facilities', place())
    const { id } = await read()
    const fresh = { ...place({ name: 'Prueba nueva' }), id: crypto.randomUUID(), version: crypto.randomUUID() }
    const stale = { ...place({ address: 'Calle 4' }), id, version: crypto.randomUUID() }
    expect((await places('editor').upsert([fresh, stale])).error?.message).toContain('changed in the meantime')
    expect(await backend.sql(`select from facilities where name = 'Prueba nueva'`)).toEqual([])
  })

  test('was checked by the person who confirms it, also on the day of another check and after a correction that is no check', async () => {
    await backend.sql(
      `insert into facilities ("cityId", name, kind, sources, "checkedOn") values ($1, 'Prueba', 'hospital', '{msp-rural-2025}', '2026-11-21')`,
      [playas.id],
    )
    await places('editor')
      .update({ confidence: 'confirmed', checkedOn: '2026-11-21' })
      .eq('name', 'Prueba')
      .throwOnError()
    expect((await added())?.checkedBy).toBe(SIGNED_IN.editor.id)
    await backend.sql(`update facilities set address = 'Calle 1' where name = 'Prueba'`)
    expect((await added())?.checkedBy).toBe(SIGNED_IN.editor.id)
  })
})

describe('at most 20 rows at a time for anyone who is not an editor', () => {
  const many = (count: number) => Array.from({ length: count }, (_, n) => place({ name: `Prueba ${n}` }))
  const count = async () => (await backend.sql(`select from facilities where name like 'Prueba%'`)).length

  test('a visitor while the admin is open', async () => {
    await backend.setPublicAdmin(true)
    expect((await places('visitor').insert(many(21))).error?.code).toBe('42501')
    expect(await count()).toBe(0)
    const tena = await cityOf(backend, 'tena')
    await places('visitor').insert(many(20)).throwOnError()

    const changed = await places('visitor').update({ address: 'Calle 1' }).in('cityId', [playas.id, tena.id])
    expect(changed.error?.code).toBe('42501')
    expect(await backend.sql(`select from facilities where address = 'Calle 1'`)).toEqual([])
    await places('visitor').update({ address: 'Calle 1' }).like('name', 'Prueba%').throwOnError()
  })

  test('the rows that an upsert adds and those that it changes count together', async () => {
    await backend.setPublicAdmin(true)
    await insertAsOwner(backend, 'facilities', place())
    const existing = { ...place(), id: (await added())?.id ?? '', name: 'Prueba otra' }
    const fresh = many(20).map((row) => ({ ...row, id: crypto.randomUUID() }))
    expect((await places('visitor').upsert([existing, ...fresh])).error?.code).toBe('42501')
    await places('visitor')
      .upsert([existing, ...fresh.slice(1)])
      .throwOnError()
    expect(await count()).toBe(20)
  })

  test('an editor changes as many as they like', async () => {
    await places('editor').insert(many(40)).throwOnError()
    expect(await count()).toBe(40)
  })

  test('the same limit for sources', async () => {
    await backend.setPublicAdmin(true)
    const sources = Array.from({ length: 21 }, (_, n) => ({
      key: `prueba-${n}`,
      organization: 'Radio Prueba',
      year: '2026',
    }))
    expect((await backend.as('visitor').from('facilitySources').insert(sources)).error?.code).toBe('42501')
    await backend.as('visitor').from('facilitySources').insert(sources.slice(1)).throwOnError()
    await backend.sql(`delete from "facilitySources" where organization = 'Radio Prueba'`)
  })
})

describe('a source', () => {
  test('keeps its key, for the owner too: otherwise places would name a source that does not exist', async () => {
    await expect(backend.sql(`update "facilitySources" set key = 'otra' where key = 'msp-rural-2025'`)).rejects.toThrow(
      'keeps its key',
    )
    await backend.sql(`update "facilitySources" set year = year where key = 'msp-rural-2025'`)
  })

  test.each([
    ['a key with a space', { key: 'la nota' }, 'facilitySources_key_check'],
    ['a key of 61 characters', { key: 'a'.repeat(61) }, 'facilitySources_key_check'],
    ['no organization', { organization: '' }, 'facilitySources_organization_check'],
    ['an organization that cannot be seen', { organization: '\u200B' }, 'facilitySources_readable'],
    [
      'an organization with a hyphen that cannot be seen',
      { organization: 'Minis\u00ADterio' },
      'facilitySources_readable',
    ],
    ['an organization of two lines', { organization: 'a\nb' }, 'facilitySources_readable'],
    ['an address that runs a script', { url: 'javascript:alert(1)' }, 'facilitySources_url_check'],
    ['an address that follows a script', { url: 'javascript:alert(1)//https://a.ec' }, 'facilitySources_url_check'],
    ['an address with a blank', { url: 'https://a b' }, 'facilitySources_url_check'],
    ['an address without end', { url: `https://a.ec/${'a'.repeat(500)}` }, 'facilitySources_url_check'],
  ])('is refused with %s', async (_, wrong, reason) => {
    const source = { key: 'prueba', organization: 'Prueba', year: '2026', ...wrong }
    await expect(insertAsOwner(backend, 'facilitySources', source)).rejects.toThrow(reason)
  })
})

describe('the row of a city', () => {
  const OWN = {
    hasHospital: 1,
    medicalFacilities:
      '{"hospitals":["Hospital Básico de Playas"],"clinics":["Centro de Salud Engabao","Centro de Salud Urbano de General Villamil Playas"]}',
  }

  test('names the hospitals and the health centres of the register, and counts the hospitals', async () => {
    expect(await cityRow()).toEqual(OWN)
  })

  test('follows every change of the register: a place added, renamed, shown by another name, closed, moved to another canton, deleted', async () => {
    const hospitals = async () => JSON.parse(String((await cityRow())?.medicalFacilities)).hospitals
    await backend.setPublicAdmin(true)
    await places('visitor').insert(place()).throwOnError()
    expect(await cityRow()).toMatchObject({ hasHospital: 2 })
    expect(await hospitals()).toEqual(['Hospital Básico de Playas', 'Prueba'])

    await places('visitor').update({ name: 'Prueba segunda' }).eq('name', 'Prueba').throwOnError()
    expect(await hospitals()).toContain('Prueba segunda')
    await places('editor').update({ displayName: 'Hospital de Prueba' }).eq('name', 'Prueba segunda').throwOnError()
    expect(await hospitals()).toEqual(['Hospital Básico de Playas', 'Hospital de Prueba'])
    await places('editor').update({ displayName: null, status: 'closed' }).eq('name', 'Prueba segunda').throwOnError()
    expect(await cityRow()).toEqual(OWN)

    await places('editor').update({ status: 'open' }).eq('name', 'Prueba segunda').throwOnError()
    expect(await hospitals()).toContain('Prueba segunda')

    const chilla = await cityOf(backend, 'chilla')
    await backend.sql(`update facilities set "cityId" = $1 where name = 'Prueba segunda'`, [chilla.id])
    const inChilla = () => backend.sql(`select "hasHospital" from cities where slug = 'chilla'`)
    expect(await cityRow()).toEqual(OWN)
    expect(await inChilla()).toEqual([{ hasHospital: 1 }])
    await backend.sql(`delete from facilities where name = 'Prueba segunda'`)
    expect(await inChilla()).toEqual([{ hasHospital: 0 }])
  })

  test('is corrected when somebody writes it by hand', async () => {
    await backend.setPublicAdmin(true)
    const invented = { hasHospital: 9, medicalFacilities: '{"hospitals":["Inventado"],"clinics":[]}' }
    for (const person of PEOPLE) {
      await backend.as(person).from('cities').update(invented).eq('id', playas.id).throwOnError()
      expect(await cityRow()).toEqual(OWN)
    }
    await backend.sql(`update cities set "medicalFacilities" = '{}' where slug = 'playas'`)
    expect(await cityRow()).toEqual(OWN)

    const added = { name: 'Breve', slug: 'breve', province: 'Loja', region: 'Sierra' }
    await backend
      .as('editor')
      .from('cities')
      .insert({ ...added, ...invented })
      .throwOnError()
    expect(
      await backend.sql(`delete from cities where slug = 'breve' returning "hasHospital", "medicalFacilities"`),
    ).toEqual([{ hasHospital: 0, medicalFacilities: '{"hospitals":[],"clinics":[]}' }])
  })

  test('is not written again for a change that does not show in it', async () => {
    const version = async () => (await backend.sql(`select xmin from cities where slug = 'playas'`))[0]
    const before = await version()
    await places('editor').update({ address: 'Calle 1' }).eq('cityId', playas.id).throwOnError()
    await places('editor')
      .insert(place({ kind: 'puesto' }))
      .throwOnError()
    expect(await version()).toEqual(before)
    await backend.sql(`update facilities set address = null where "cityId" = $1`, [playas.id])
  })

  test('that the owner deletes takes its places along', async () => {
    const id = '5c0a3f9e-0000-4000-8000-0000000000fe'
    await insertAsOwner(backend, 'cities', { id, name: 'Breve', slug: 'breve', province: 'Loja', region: 'Sierra' })
    await insertAsOwner(backend, 'facilities', place({ cityId: id }))
    await backend.sql(`delete from cities where slug = 'breve'`)
    expect(await added()).toBeUndefined()
  })
})
