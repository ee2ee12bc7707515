/** `/search`, and the page for unknown addresses, which has the same search field. */
import { test } from 'vitest'
import { allowConsoleError, expectConsoleError } from '../../support/loud-console'
import { expectAccessible } from '../accessible'
import { of } from '../requests'
import { expect, main, openSite, passTimeUntil, screen, stopClock, until } from '../site'
import { answerWithTowns } from './visitor'

const site = openSite(['Galápagos', 'Guayas', 'Loja', 'Pichincha'])

test('a shared link shows its results: the question in the field, the count once in a polite status, the city’s page', async () => {
  await site.visit('/search?q=loja')
  await until(() => expect(title()).toBe('Resultados para "loja"'))
  await until(() => result('Misoprostol en Loja'))
  await until(() => expect(field().value).toBe('loja'))
  const counts = main()
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
  expect(counts).toEqual([expect.stringMatching(/^\d+ ciudades, 1 provincia y 1 lugar de atención$/)])
  await expectAccessible()
})

test('where nothing is found it says so, and leads to the alarm signs', async () => {
  await site.visit('/search?q=xyzzyx')
  await until(() => main().getByText('No hay resultados para "xyzzyx".'))
  await site.user.click(result('señales de alarma'))
  await until(() => expect(address()).toBe('/cuidados-y-alertas#senales-de-alarma'))
})

test('without a query the page lists everything; a new query replaces the lists, and the heading takes the focus', async () => {
  await site.visit('/search')
  await until(() => main().getByText('Quito', { selector: 'a' }))
  await site.user.type(field(), 'cytotec en quito{Enter}')
  await until(() => expect(address()).toBe('/search?q=cytotec%20en%20quito'))
  await until(() => result('Misoprostol en Quito'))
  await until(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })))
  expect(main().queryByText('Galápagos', { selector: 'a' })).toBeNull()
})

test('each query starts with its first cities, also after all cities of another one were shown', async () => {
  answerWithTowns(site, 130)
  await site.visit('/search?q=pueblo')
  const all = () => main().getByRole('button', { name: /^Mostrar las \d+ ciudades$/ })
  await site.user.click(await until(all))
  expect(main().queryByRole('button', { name: /^Mostrar las/ })).toBeNull()
  await site.user.clear(field())
  await site.user.type(field(), 'pueb{Enter}')
  await until(() => expect(title()).toBe('Resultados para "pueb"'))
  await until(all)
})

test('the field shows the query of the heading, whatever was typed in it and not submitted', async () => {
  await site.visit('/search')
  await site.user.type(await until(field), 'sangrado')
  await site.user.type(screen.getByPlaceholderText('Buscar ciudad...'), 'xyzzyx{Enter}')
  await until(() => expect(title()).toBe('Resultados para "xyzzyx"'))
  await until(() => expect(field().value).toBe('xyzzyx'))
  await site.user.click(await until(() => result('todo lo que hay en el portal')))
  await until(() => expect(title()).toBe('Buscar en el portal'))
  await until(() => expect(field().value).toBe(''))
})

test('when the cities fail to load, matching pages are shown all the same, and the cities can be requested again', async () => {
  const comes = site.requests.answer(of('cities'), { status: 400, json: { message: 'no' } })
  await site.visit('/search?q=fiebre')
  await until(() => result('¿Qué señales piden ayuda inmediata?'))
  const again = await until(() => main().getByRole('button', { name: 'Reintentar' }))
  expectConsoleError('Error loading cities')
  comes()
  await site.user.click(again)
  await until(() => expect(main().queryByRole('button', { name: 'Reintentar' })).toBeNull())
})

test('the page says when the list of cities is late, with a link to all cities, and shows its results when it arrives', async () => {
  const cities = site.requests.hold(of('cities'))
  stopClock()
  await site.visit('/search?q=posorja')
  await until(() => main().getByText('Cargando ciudades...'))
  await passTimeUntil(site, () => main().getByText(/^Todavía no llega la lista de ciudades/))
  expect(result('Ver todas las ciudades').getAttribute('href')).toBe('/ec')
  cities.release()
  await site.user.click(await passTimeUntil(site, () => result('Centro de Salud Posorja')))
  // The first read may be given up, and logged as an error, at the moment its answer arrives.
  allowConsoleError('Error loading cities')
  await until(() => expect(address()).toBe('/ec/guayaquil#lugar-centro-de-salud-posorja'))
  await passTimeUntil(site, () => expect(document.getElementById('lugar-centro-de-salud-posorja')).not.toBeNull())
})

function title(): string | null {
  return screen.getByRole('heading', { level: 1 }).textContent
}

function field(): HTMLInputElement {
  return main().getByLabelText('Ciudad, provincia o tema')
}

function result(name: string): HTMLElement {
  return main().getByRole('link', { name })
}

function address(): string {
  const { pathname, search, hash } = window.location
  return pathname + search + hash
}
