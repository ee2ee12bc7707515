import { beforeEach, test } from 'vitest'
import { expectConsoleError } from '../../support/loud-console'
import { SESSION, signIn, signOut } from '../desk'
import { of } from '../requests'
import { expect, openSite, screen, until } from '../site'
import { addPlace, answerConfirm, expectProblem, placesNamed, press, quietly } from './places'

const site = openSite('country')

beforeEach(quietly)

const HEADERS = 'Provincia;Canton;Unicodigo;Establecimiento;Tipologia;Estado'
const listOf = (name: string, number: string, count: number, ...more: string[]) => {
  const row = (_: unknown, n: number) => `BOLIVAR;ECHEANDIA;${number}${100 + n};${name} ${n};PUESTO DE SALUD;`
  return new File([[HEADERS, ...Array.from({ length: count }, row), ...more].join('\n')], 'lista.csv')
}
const LABEL = 'De dónde vienen los datos'

async function compare(file: File): Promise<void> {
  await site.user.upload(await until(() => screen.getByLabelText('Archivo CSV o Excel')), file)
  await until(() => screen.getByLabelText(LABEL))
  await site.user.selectOptions(screen.getByLabelText(LABEL), 'msp-rural-2025')
  await press(site, 'Comparar con el registro')
}
const planSays = (text: string) => until(() => screen.getByText(text, { selector: 'summary' }))
const saved = async (name: string) => (await placesNamed(site.backend, `Puesto de Salud ${name} %`)).length
const sent = () =>
  site.requests.asked.filter(({ method, url }) => method === 'POST' && url.pathname === '/rest/v1/facilities').length

test('a list is compared first: it needs a source, names each bad row, and asks once for all rows of one reason', async () => {
  const asked = answerConfirm(false)
  await site.visit('/admin/centros/importar')
  const more = ['BOLIVAR;ECHEANDIA;091501;BOTICA;FARMACIA;', 'BOLIVAR;ECHEANDIA;9A;MALA;PUESTO DE SALUD;']
  const file = listOf('PEÑA NUEVA', '091', 3, ...more)
  await site.user.upload(await until(() => screen.getByLabelText('Archivo CSV o Excel')), file)
  await until(() => screen.getByText('5 filas.'))
  await press(site, 'Comparar con el registro')
  await expectProblem(LABEL, /sin una fuente/)
  await compare(file)
  await planSays('Nuevos: 3')
  await planSays('1 fila: el unicódigo no es un número de 1 a 7 cifras')
  expect(screen.getByText('Fila 6, columna «Unicodigo»: «9A»')).toBeDefined()
  await site.user.selectOptions(screen.getByLabelText(/^1 fila: el tipo «FARMACIA» no se conoce/), 'Puesto de salud')
  await planSays('Nuevos: 4')
  expect(await saved('Peña Nueva')).toBe(0)
  // A link away asks before the comparison is lost.
  await site.user.click(screen.getByRole('link', { name: 'Todos los lugares' }))
  expect(asked.mock.calls).toEqual([[expect.stringContaining('la comparación y lo que decidió se pierden')]])
})

test('a list is applied in batches; what was saved stays when the network fails, and the same file goes on', async () => {
  site.allowStorage(SESSION)
  await site.visit('/admin/centros/importar')
  await signIn(site, 'editor')
  const file = listOf('LOMA NUEVA', '092', 45)
  await compare(file)
  const before = sent()
  const answersAgain = site.requests.answer(of('facilities', 'POST'), (request, pass) =>
    sent() > before + 1 ? Promise.reject(new TypeError('Failed to fetch')) : pass(request),
  )
  await planSays('Nuevos: 45')
  await press(site, 'Aplicar 45 cambios')
  await until(() => screen.getByRole('heading', { name: 'La importación se interrumpió' }))
  expect(await saved('Loma Nueva')).toBe(40)
  answersAgain()
  await site.reload()
  await compare(file)
  await planSays('Nuevos: 5')
  await press(site, 'Aplicar 5 cambios')
  await until(() => screen.getByText('Listo: 5 lugares guardados.'))
  await until(() => screen.getByText(/^No hay nada que aplicar: el registro ya dice lo que dice la lista/))
  expect(await saved('Loma Nueva')).toBe(45)
})

test('a batch whose answer was lost is not saved twice', async () => {
  site.allowStorage(SESSION)
  await site.visit('/admin/centros/importar')
  await signIn(site, 'editor')
  await compare(listOf('RIO NUEVO', '093', 3))
  const answersAgain = site.requests.answer(of('facilities', 'POST'), async (request, pass) => {
    await pass(request)
    throw new TypeError('Failed to fetch')
  })
  await planSays('Nuevos: 3')
  await press(site, 'Aplicar 3 cambios')
  await until(() => screen.getByText(/^No hay nada que aplicar/))
  answersAgain()
  expect(await saved('Rio Nuevo')).toBe(3)
})

test('signing out stops the import, and no place is saved in nobody’s name', async () => {
  site.allowStorage(SESSION)
  await site.visit('/admin/centros/importar')
  await signIn(site, 'editor')
  await compare(listOf('SALIDA', '094', 115))
  await planSays('Nuevos: 115')
  const writing = site.requests.hold(of('facilities', 'POST'))
  await press(site, 'Aplicar 115 cambios')
  await until(() => screen.getByText(/^Guardando 0 de 115…/))
  await signOut(site)
  writing.release()
  await until(() => screen.getByText(/40 lugares guardados/))
  expect(await saved('Salida')).toBe(40)
})

test('who does not see the closed places cannot compare: the plan would add those again', async () => {
  await site.backend.setPublicAdmin(false)
  try {
    await site.visit('/admin/centros/importar')
    await compare(listOf('AJENA', '095', 1))
    await until(() => screen.getByText(/^Solo un editor puede comparar/))
  } finally {
    await site.backend.setPublicAdmin(true)
  }
})

test('a place that another person changed meanwhile is named, and its change stays', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto Cambiado' })
  const places = () => site.backend.as('visitor').from('facilities')
  await places().update({ unicode: '096000' }).eq('id', id)
  site.allowStorage(SESSION)
  await site.visit('/admin/centros/importar')
  await signIn(site, 'editor')
  const row = 'AZUAY;GUACHAPALA;096000;PUESTO CAMBIADO NORTE;PUESTO DE SALUD;'
  await compare(new File([`${HEADERS}\n${row}`], 'lista.csv'))
  await planSays('Cambiados: 1')
  await places().update({ hours: '8:00 a 12:00' }).eq('id', id)
  await press(site, 'Aplicar 1 cambio')
  await until(() => screen.getByRole('heading', { name: 'La base de datos no aceptó estos lugares' }))
  expectConsoleError('The database refused a place of the list')
  expect(await placesNamed(site.backend, 'Puesto Cambiado')).toMatchObject([{ hours: '8:00 a 12:00' }])
})
