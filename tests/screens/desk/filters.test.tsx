import { expect, test } from 'vitest'
import { narrowCities } from '../requests'
import { openSite, screen, until } from '../site'

const site = openSite()

test.each([
  {
    path: '/admin/centros',
    choices: { Provincia: 'Guayas', Tipo: 'hospital', Estado: 'open' },
    address: 'provincia=Guayas&tipo=hospital&estado=open',
  },
  {
    path: '/admin/borradores',
    choices: { Tipo: 'cytotec', Revisión: 'missing' },
    address: 'tipo=cytotec&revision=pendiente',
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

function select(label: string): HTMLSelectElement {
  return screen.getByLabelText<HTMLSelectElement>(label, { selector: 'select' })
}
