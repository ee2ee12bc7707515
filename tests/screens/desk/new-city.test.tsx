/** An editor adds a city: its page is shown first, with what it lacks. */
import { test } from 'vitest'
import { expectAccessible } from '../accessible'
import { SESSION, signIn, signOut } from '../desk'
import { narrowCities } from '../requests'
import { expect, main, openSite, screen, until } from '../site'

const site = openSite(['Azuay', 'Loja'])

test('an editor sees the page that a new city will have and what it lacks, adds it with its contacts, and is on its screen', async () => {
  site.allowStorage(SESSION)
  await site.visit('/admin/ciudades/nueva')
  await signIn(site, 'editor')
  await site.user.type(await until(() => screen.getByLabelText('Nombre')), 'Tarqui Nuevo')
  await site.user.selectOptions(screen.getByLabelText('Provincia'), 'Azuay')
  await site.user.click(screen.getByRole('button', { name: 'Agregar la ciudad' }))
  await until(() => screen.getByText(/^Pegue un enlace de Google Maps o escriba/))
  await site.user.type(screen.getByLabelText('Punto en el mapa'), '-2,991, -79,042')
  screen.getByText(/\/ec\/tarqui-nuevo\./)
  await site.user.click(screen.getByRole('button', { name: 'Agregar un contacto' }))
  await site.user.type(screen.getByLabelText('Quién contesta'), 'Bomberos de Tarqui')
  await site.user.type(screen.getByLabelText('Número'), '07 2840102')
  await site.user.type(screen.getByLabelText(/^Motivo del cambio/), 'Lo pidió el municipio')
  await site.user.click(await until(() => screen.getByText('Ver la página que será')))
  await until(() => screen.getByText(/^Lugares de atención: hasta que se agreguen/))
  screen.getByText(/^Población:/)
  expect(main().getAllByText(/Bomberos de Tarqui/)).not.toHaveLength(0)
  await expectAccessible()
  await site.user.click(screen.getByRole('button', { name: 'Agregar la ciudad' }))
  await until(() => screen.getByRole('heading', { level: 1, name: 'Tarqui Nuevo' }))
  const added = await site.backend.sql(
    `select province, region, latitude, "emergencyContacts" as contacts from cities where slug = 'tarqui-nuevo'`,
  )
  expect(added).toEqual([
    { province: 'Azuay', region: 'Sierra', latitude: -2.991, contacts: '{"Bomberos de Tarqui":"072840102"}' },
  ])
  await until(() => main().getByText(/Lo pidió el municipio/))
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
