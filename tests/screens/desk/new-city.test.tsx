/** An editor adds a city: its page is shown first, with what it lacks. */
import { test } from 'vitest'
import { expectAccessible } from '../accessible'
import { SESSION, signIn, signOut } from '../desk'
import { narrowCities } from '../requests'
import { expect, main, openSite, screen, until } from '../site'

const site = openSite(['Azuay', 'Loja'])

test('an editor sees the page that a new city will have and what is missing of it, adds it, and finds it among the pages', async () => {
  site.allowStorage(SESSION)
  await site.visit('/admin/ciudades/nueva')
  await signIn(site, 'editor')
  await site.user.type(await until(() => screen.getByLabelText('Nombre')), 'Tarqui Nuevo')
  await site.user.selectOptions(screen.getByLabelText('Provincia'), 'Azuay')
  await until(() => screen.getByText('Región: Sierra'))
  await site.user.click(screen.getByRole('button', { name: 'Ver la página que será' }))
  await until(() => screen.getByText(/^Pegue un enlace de Google Maps/))
  await site.user.type(screen.getByLabelText('Punto en el mapa'), '-2,991, -79,042')
  screen.getByText(/\/ec\/tarqui-nuevo\./)
  await site.user.click(screen.getByRole('button', { name: 'Ver la página que será' }))
  await until(() => screen.getByRole('heading', { name: 'Así será la página de Tarqui Nuevo' }))
  screen.getByText(/^Lugares de atención: hasta que se agreguen/)
  screen.getByText(/^Población:/)
  await expectAccessible()
  await site.user.click(screen.getByRole('button', { name: 'Agregar la ciudad' }))
  await until(() => screen.getByRole('heading', { level: 1, name: 'Tarqui Nuevo' }))
  const added = await site.backend.sql(`select province, region, latitude from cities where slug = 'tarqui-nuevo'`)
  expect(added).toEqual([{ province: 'Azuay', region: 'Sierra', latitude: -2.991 }])
  await signOut(site)
})

test('the old address of a draft opens the page of its city, with the words that will change', async () => {
  narrowCities(site.requests, ['cuenca', 'loja'])
  await site.visit('/admin/borradores?pagina=cuenca%2Fcytotec')
  await until(() => screen.getByRole('heading', { level: 1, name: 'Cuenca' }))
  const [first] = await until(() => main().getAllByText(/^Qué cambiará para los lectores/))
  expect(first?.closest('details')?.open).toBe(true)
  await site.user.click(await until(() => main().getAllByText(/^Puntajes: SEO 100/)[1] ?? main().getByText('no')))
  await until(() => main().getByRole('heading', { name: /^Puntaje SEO: 100 de 100/ }))
  await expectAccessible()
})
