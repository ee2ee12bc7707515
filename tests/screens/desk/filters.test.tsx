import { expect, test } from 'vitest'
import { narrowCities } from '../requests'
import { openSite, screen, until } from '../site'

const site = openSite(['Guayas', 'Loja'])

test.each([
  {
    path: '/admin/centros',
    choices: { Provincia: 'Guayas', Tipo: 'hospital', Estado: 'open' },
    address: 'provincia=Guayas&tipo=hospital&estado=open',
  },
  {
    path: '/admin/ciudades',
    choices: { Provincia: 'Loja', Estado: 'no-record' },
    address: 'provincia=Loja&registro=sin-registro',
  },
  {
    path: '/admin/historial',
    choices: { Qué: 'page', Quién: 'nobody' },
    address: 'de=paginas&persona=sin-sesion',
  },
])('$path: several choices made before the next render all count', async ({ path, choices, address }) => {
  narrowCities(site.requests, ['guayaquil', 'loja'])
  await site.visit(path)
  for (const [label, value] of Object.entries(choices))
    await until(() => expect(Array.from(select(label).options, (option) => option.value)).toContain(value))
  // All changes happen in one task, so React cannot render between them.
  for (const [label, value] of Object.entries(choices)) {
    const field = select(label)
    field.value = value
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
  await until(() => expect(window.location.pathname + window.location.search).toBe(`${path}?${address}`))
  for (const [label, value] of Object.entries(choices)) await until(() => expect(select(label).value).toBe(value))
})

test('a count that a browser has translated still changes when the list does', async () => {
  await site.visit('/admin/ciudades')
  const count = await until(() => screen.getByText(/^\d+ ciudades$/))
  const status = count.closest('[role="status"]')
  // As a translator does: it takes the text node out and puts an element of its own in its place.
  const translated = document.createElement('font')
  translated.append(count.textContent ?? '')
  count.replaceChildren(translated)
  await site.user.type(screen.getByLabelText('Texto'), 'sta rosa')
  await until(() => expect(status?.textContent).toMatch(/^1 de \d+ ciudades$/))
})

function select(label: string): HTMLSelectElement {
  return screen.getByLabelText<HTMLSelectElement>(label, { selector: 'select' })
}
