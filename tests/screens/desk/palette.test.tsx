/** The search over the whole desk: which keys open it, and where it leads. */
import { test } from 'vitest'
import { banner } from '../desk'
import { narrowCities } from '../requests'
import { expect, openSite, screen, until, within } from '../site'

const site = openSite(['Azuay'])

const palette = () => screen.getByRole('dialog', { name: 'Buscar ciudad, lugar o página' })

/** Presses a key, again where the frame does not listen yet, and returns the field that it opens. */
const openedBy = (keys: string) =>
  until(async () => {
    if (!screen.queryByRole('dialog')) await site.user.keyboard(keys)
    return within(palette()).getByRole('combobox')
  })

/** Presses Enter, again where the list has not marked its first entry yet. */
const enterLeadsTo = (path: string) =>
  until(async () => {
    await site.user.keyboard('{Enter}')
    expect(window.location.pathname).toBe(path)
  })

test('«/» and Ctrl+K open the search from anywhere, and Enter goes to what was found', async () => {
  narrowCities(site.requests, ['cuenca'])
  await site.visit('/admin/ajustes')
  await until(() => screen.getByRole('heading', { level: 1, name: 'Ajustes' }))
  const field = await openedBy('/')
  await until(() => expect(document.activeElement).toBe(field))
  await site.user.type(field, 'cytotec cuenca')
  const options = await until(() => within(palette()).getAllByRole('option'))
  expect(options.map(({ textContent }) => textContent).join()).toContain('Cytotec en Cuenca')
  await site.user.clear(field)
  await site.user.type(field, 'histo')
  await until(() => within(palette()).getByRole('option', { name: /^Historial/ }))
  await enterLeadsTo('/admin/historial')
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())

  await site.user.type(await openedBy('{Control>}k{/Control}'), 'cuenca')
  await until(() => within(palette()).getByRole('option', { name: /^Cuenca/ }))
  await enterLeadsTo('/admin/ciudades/cuenca')
})

test('a «/» that is typed into a field stays there', async () => {
  await site.visit('/admin/historial')
  const signIn = () => within(banner()).getByRole('button', { name: 'Iniciar sesión' })
  await site.user.click(await until(signIn))
  const dialog = await until(() => screen.getByRole('dialog', { name: 'Iniciar sesión' }))
  const email = within(dialog).getByLabelText('Correo electrónico')
  await site.user.type(email, 'a/b')
  await until(() => expect(email).toHaveProperty('value', 'a/b'))
})
