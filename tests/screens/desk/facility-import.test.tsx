import { afterEach, beforeEach, describe, test, vi } from 'vitest'
import { banner, fillSignIn, SESSION, signIn, signOut } from '../desk'
import { valueIn } from '../fields'
import { of } from '../requests'
import { expect, openSite, passTime, passTimeUntil, screen, stopClock, until, within } from '../site'
import {
  addPlace,
  alertThatSays,
  answerConfirm,
  dayBefore,
  expectProblem,
  nameSource,
  nextDay,
  placesNamed,
  press,
  quietly,
} from './places'

const site = openSite()

beforeEach(quietly)

/**
 * A town in the ministry's list, to which this file adds new places. `number` is the prefix of their official numbers.
 */
type Town = { province: string; canton: string; number: string; point: string }
const ECHEANDIA: Town = { province: 'BOLIVAR', canton: 'ECHEANDIA', number: '09', point: '-1,4;-79,2' }
const DELEG: Town = { province: 'CAÑAR', canton: 'DELEG', number: '08', point: '-2,8;-78,9' }

function listOf(name: string, { province, canton, number, point }: Town): File {
  const row = (words: string) => `;${province};${canton};${number}${words}`
  const lines = [
    'Nro;Provincia;Canton;Unicodigo;Establecimiento;Tipologia;Latitud;Longitud',
    ...Array.from({ length: 45 }, (_, n) => `${n}${row(`${1000 + n};${name} ${n};PUESTO DE SALUD;${point}`)}`),
    row('9991;;PUESTO DE SALUD;;'),
    row('9992;BOTICA;FARMACIA;;'),
    row('9993;MEDIA;PUESTO DE SALUD;-1,4;'),
    row('9994;LIMA;PUESTO DE SALUD;-12,04;-77,04'),
    row('1000;OTRA COSA;PUESTO DE SALUD;;'),
    row('9995;=1+1;PUESTO DE SALUD;;'),
    row('9996;JULIO ENDARA;HOSPITAL ESPECIALIZADO;;'),
  ]
  return new File([Buffer.from(lines.join('\r\n'), 'latin1')], 'lista.csv', { type: 'text/csv' })
}

const fileField = () => until(() => screen.getByLabelText<HTMLInputElement>('Archivo CSV'))
const compare = () => press(site, 'Comparar con el registro')
const planSays = (text: string) => until(() => screen.getByText(text, { selector: 'summary' }))
const complete = (province: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^Es la lista completa de ${province}`))
const register = () => until(() => screen.getByRole('heading', { level: 1, name: 'Lugares de atención' }))

/** The number of batches of a list that were sent to the database. */
const pieces = () =>
  site.requests.asked.filter(({ method, url }) => method === 'POST' && url.pathname === '/rest/v1/facilities').length

const announced = () => screen.getAllByRole('status').map(({ textContent }) => textContent)

async function choose(file: File): Promise<void> {
  await site.user.upload(await fileField(), file)
  await until(() => screen.getByLabelText('Qué lista es'))
}

async function nameList(): Promise<void> {
  await nameSource(site, 'Qué lista es', 'Ministerio de Salud Pública, lista de prueba')
  // The form fills in the current year, and on 1 January a list named the day before would be another one.
  await site.user.clear(screen.getByLabelText('Año'))
  await site.user.paste('2026')
}

describe('a list of the ministry', () => {
  test('that is an Excel workbook is refused, and the screen says what to do', async () => {
    await site.visit('/admin/centros/importar')
    await site.user.upload(await fileField(), new File(['PK\u0003\u0004'], 'libro.xlsx', { type: 'text/csv' }))
    await alertThatSays('Es un libro de Excel')
  })

  test('is compared first: the plan lists what is new, and each unreadable row with its number', async () => {
    const asked = answerConfirm(false)
    await site.visit('/admin/centros/importar')
    await choose(listOf('PEÑA NUEVA', ECHEANDIA))
    expect(announced()).toContain('52 filas, Latin-1, columnas separadas por «;».')
    expect(document.activeElement).toBe(await fileField())
    expect(screen.getByLabelText<HTMLSelectElement>(/^Cantón o ciudad/).value).toBe('2')
    await compare()
    await expectProblem('Qué lista es', /sin una fuente/)
    await nameList()
    await compare()
    const added = await planSays('Nuevos: 46')
    expect(announced()).toContain('La comparación está lista.')
    const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '')
    for (const row of [
      'Fila 47: no tiene nombre',
      'Fila 48 (BOTICA): no se conoce el tipo «FARMACIA»',
      'Fila 49 (MEDIA): tiene media coordenada: falta la longitud',
      'Fila 50 (LIMA): el punto -12,04; -77,04 no está en el Ecuador',
      'Fila 51 (OTRA COSA): repite el lugar de la fila 2 y dice otra cosa: el nombre',
      'Fila 52 (=1+1): el nombre parece una fórmula de hoja de cálculo',
    ])
      expect(items()).toContainEqual(expect.stringContaining(row))
    await site.user.click(added)
    const more = await until(() => screen.getByRole('button', { name: 'Mostrar más (21)' }))
    more.focus()
    await site.user.keyboard('{Enter}')
    // The pressed button is gone, so the focus is on the list that has become longer.
    await until(() => expect(document.activeElement?.matches('details ul')).toBe(true))
    expect(items()).toContainEqual(expect.stringMatching(/Fila 53: Hospital Julio Endara, Hospital especializado/))
    expect(await placesNamed(site.backend, 'Puesto de Salud Peña Nueva%')).toEqual([])

    // A link away asks for confirmation before the comparison is lost, and «no» stays on the page.
    await site.user.click(within(screen.getByRole('main')).getByRole('link', { name: 'el historial' }))
    expect(asked.mock.calls).toEqual([[expect.stringContaining('la comparación y lo que marcó se pierden')]])
    expect(window.location.pathname).toBe('/admin/centros/importar')
    expect(screen.getByText('Nuevos: 46', { selector: 'summary' })).toBeDefined()
  })

  test('that was corrected and is chosen again keeps what the editor chose for it', async () => {
    const file = (rows: string) => new File([`Nombre;Tipo;Canton;Sector\n${rows}`], 'lista.csv', { type: 'text/csv' })
    await site.visit('/admin/centros/importar')
    await choose(file('UNO;PUESTO;GUACHAPALA;Centro'))
    await site.user.selectOptions(screen.getByLabelText('Qué lista es'), 'msp-rural-2025')
    await site.user.selectOptions(screen.getByLabelText('De qué red son los lugares'), 'IESS')
    await site.user.selectOptions(screen.getByLabelText('Dirección'), 'Sector')
    await site.user.upload(await fileField(), file('UNO;PUESTO;GUACHAPALA;Centro\nDOS;PUESTO;GUACHAPALA;Norte'))
    await until(() => screen.getByText(/^2 filas/))
    expect(['Qué lista es', 'De qué red son los lugares', 'Dirección'].map(valueIn)).toEqual([
      'msp-rural-2025',
      'IESS',
      '3',
    ])
  })

  test('that is compared again with another choice asks again what was decided', async () => {
    await site.backend.sql('update public.facilities set confidence = $1 where id = $2', [
      'confirmed',
      await addPlace(site.backend, { name: 'Puesto Discutido' }),
    ])
    const decision = () =>
      until(() => screen.getByLabelText<HTMLInputElement>(/^Usar lo que dice la lista \(Puesto Discutido\)/))
    answerConfirm(true)
    await site.visit('/admin/centros/importar')
    await choose(
      new File(['Nombre;Tipo;Canton;Direccion\nPUESTO DISCUTIDO;PUESTO;GUACHAPALA;Calle 2'], 'lista.csv', {
        type: 'text/csv',
      }),
    )
    await nameList()
    await compare()
    await site.user.click(await decision())
    expect((await decision()).checked).toBe(true)
    await site.user.selectOptions(screen.getByLabelText('De qué red son los lugares'), 'IESS')
    await compare()
    expect((await decision()).checked).toBe(false)
  })

  test('is applied in batches, and continues where it stopped', async () => {
    const list = listOf('LOMA NUEVA', DELEG)
    const saved = async () => (await placesNamed(site.backend, 'Puesto de Salud Loma Nueva%')).length
    const asked = answerConfirm(false)
    await site.visit('/admin/centros/importar')
    await choose(list)
    await nameList()
    await compare()
    await planSays('Nuevos: 46')

    // When the network fails in the middle, what was saved stays, and the screen says how to continue.
    const answersAgain = site.requests.answer(of('facilities', 'POST'), (request, pass) => {
      return pieces() > 1 ? Promise.reject(new TypeError('Failed to fetch')) : pass(request)
    })
    expect(complete('Cañar').checked).toBe(false)
    await press(site, 'Aplicar 46 cambios')
    await until(() => screen.getByRole('heading', { name: 'La importación se interrumpió' }))
    expect(await saved()).toBe(20)
    answersAgain()

    // After a reload the same file finds only what is left.
    dayBefore()
    await site.reload()
    const writing = site.requests.hold(of('facilities', 'POST'))
    await choose(list)
    await nameList()
    const day = nextDay()
    await compare()
    await planSays('Nuevos: 26')
    expect(complete('Cañar').checked).toBe(false)
    const sent = pieces()
    await press(site, 'Aplicar 26 cambios')
    await until(() => screen.getByText(/^Guardando 0 de 26…/))
    // The new source of the list is saved first, then the first batch of places is sent.
    await until(() => expect(pieces()).toBe(sent + 1))

    // A link away asks for confirmation; «yes» stops the import, because its progress would no longer be visible.
    const leave = () => site.user.click(screen.getByRole('link', { name: 'Todos los lugares' }))
    await leave()
    expect(asked.mock.calls).toEqual([[expect.stringContaining('La importación no ha terminado.')]])
    expect(window.location.pathname).toBe('/admin/centros/importar')
    asked.mockReturnValue(true)
    await leave()
    await register()
    stopClock()
    writing.release()
    const become = () =>
      screen.getByText('Importación detenida: 20 lugares guardados. Con el mismo archivo sigue donde quedó.')
    await passTimeUntil(site, become)
    expect(await saved()).toBeGreaterThanOrEqual(39)
    // The message does not disappear by itself, because it is the only report of the stopped import.
    await passTime(60_000)
    become()
    vi.useRealTimers()

    // Which list it is need not be typed again.
    const comeBack = () => site.user.click(screen.getByRole('link', { name: 'Importar una lista' }))
    await comeBack()
    await choose(list)
    expect(valueIn('Institución o medio')).toBe('Ministerio de Salud Pública, lista de prueba')
    await compare()
    await planSays('Nuevos: 6')
    expect(complete('Cañar').checked).toBe(false)
    await press(site, 'Aplicar 6 cambios')
    await until(() => screen.getByText('Listo: 6 lugares guardados.'))
    await until(() => screen.getByText(/No hay nada que aplicar/))
    expect(await saved()).toBe(45)
    expect(await placesNamed(site.backend, 'Hospital Julio Endara')).toMatchObject([
      { specialty: 'otra', checkedOn: day },
    ])
    // Everything is applied and nothing would be lost, so leaving asks nothing.
    asked.mockClear()
    await leave()
    await register()
    expect(asked).not.toHaveBeenCalled()
    // The next list may be another one.
    await comeBack()
    await choose(list)
    expect(valueIn('Qué lista es')).toBe('')
  })
})

test('signing out stops the import, and no place is saved in nobody’s name', async () => {
  site.allowStorage(SESSION)
  await site.visit('/admin/centros/importar')
  await signIn(site, 'editor')
  const rows = Array.from({ length: 115 }, (_, index) => `DE SALIDA ${index};PUESTO DE SALUD;GUACHAPALA`)
  await choose(new File([['Nombre;Tipo;Canton', ...rows].join('\n')], 'lista.csv', { type: 'text/csv' }))
  await site.user.selectOptions(screen.getByLabelText('Qué lista es'), 'msp-rural-2025')
  await compare()
  await planSays('Nuevos: 115')
  const writing = site.requests.hold(of('facilities', 'POST'))
  await press(site, 'Aplicar 115 cambios')
  await until(() => screen.getByText(/^Guardando 0 de 115…/))
  await signOut(site)
  writing.release()
  await until(() => screen.getByText(/40 lugares guardados/))
  expect(
    await site.backend.sql(
      `select "changedBy" is not null as "hasAuthor", count(*)::int from "facilityRevisions"
       where after ->> 'name' like 'Puesto de Salud De Salida %' group by 1`,
    ),
  ).toEqual([{ hasAuthor: true, count: 40 }])
})

describe('with the admin closed, where only editors see the closed places,', () => {
  beforeEach(() => site.backend.setPublicAdmin(false))
  afterEach(() => site.backend.setPublicAdmin(true))

  const addClosed = async (name: string) => {
    await site.backend.setPublicAdmin(true)
    const id = await addPlace(site.backend, { name })
    await site.backend.setPublicAdmin(false)
    await site.backend.sql(`update public.facilities set status = 'closed' where id = $1`, [id])
  }
  const listWith = (...names: string[]) => {
    const rows = names.map((name) => `${name};PUESTO DE SALUD;GUACHAPALA`)
    return new File([['Nombre;Tipo;Canton', ...rows].join('\n')], 'lista.csv', { type: 'text/csv' })
  }
  const stored = async (name: string) => (await placesNamed(site.backend, name)).map(({ status }) => status)

  test('a visitor cannot compare, and an editor who signs in can', async () => {
    await addClosed('Puesto de Salud Clausurado')
    site.allowStorage(SESSION)
    await site.visit('/admin/centros/importar')
    await choose(listWith('CLAUSURADO'))
    await site.user.selectOptions(screen.getByLabelText('Qué lista es'), 'msp-rural-2025')
    await compare()
    const refused = within(await alertThatSays('Solo un editor puede comparar'))
    await site.user.click(refused.getByRole('button', { name: 'Iniciar sesión' }))
    await fillSignIn(site, 'editor')
    await compare()
    await planSays('Por decidir: un editor dijo otra cosa: 1')
  })

  test('a session that ends while the list is applied does not make a closed place a new one', async () => {
    await addClosed('Puesto de Salud Cerrado Antes')
    site.allowStorage(SESSION)
    answerConfirm(true)
    await site.visit('/admin/centros/importar')
    await signIn(site, 'editor')
    await choose(listWith('CERRADO ANTES', 'RECIENTE'))
    await site.user.selectOptions(screen.getByLabelText('Qué lista es'), 'msp-rural-2025')
    await compare()
    await planSays('Por decidir: un editor dijo otra cosa: 1')
    await planSays('Nuevos: 1')

    // The server knows neither the token nor its renewal any more.
    const knownAgain = [
      site.requests.answer(of('facilities', 'POST'), {
        status: 401,
        json: { code: 'PGRST301', message: 'JWT expired' },
      }),
      site.requests.answer(/\/auth\/v1\/token/, { status: 400, json: { code: 'refresh_token_not_found' } }),
    ]
    await press(site, 'Aplicar 1 cambio')
    await until(() => screen.getByRole('heading', { name: 'La importación se interrumpió' }))
    for (const again of knownAgain) again()
    await until(() => expect(banner().textContent).toContain('Su sesión terminó'))
    expect(screen.queryByText(/^Nuevos/, { selector: 'summary' })).toBeNull()

    await signIn(site, 'editor')
    await compare()
    await planSays('Por decidir: un editor dijo otra cosa: 1')
    await press(site, 'Aplicar 1 cambio')
    await until(() => screen.getByText('Listo: 1 lugar guardado.'))
    expect(await stored('Puesto de Salud Cerrado Antes')).toEqual(['closed'])
    expect(await stored('Puesto de Salud Reciente')).toEqual(['open'])
  })

  test('a comparison is not shown to the next person, who has to compare again', async () => {
    site.allowStorage(SESSION)
    await site.visit('/admin/centros/importar')
    await signIn(site, 'editor')
    await choose(listWith('PARA OTRA'))
    await site.user.selectOptions(screen.getByLabelText('Qué lista es'), 'msp-rural-2025')
    await compare()
    await planSays('Nuevos: 1')
    await signOut(site)
    await until(() => screen.getByText(/^La comparación se hizo con otra sesión\./))
    expect(screen.queryByText(/^Nuevos/, { selector: 'summary' })).toBeNull()
  })
})
