import { describe, test } from 'vitest'
import { expectConsoleError } from '../../support/loud-console'
import { expectAccessible } from '../accessible'
import { expect, openSite, screen, until, within } from '../site'

const site = openSite(['Azuay', 'El Oro', 'Guayas'])

const table = () => screen.getByRole('table', { name: 'Lugares' })
const filters = () => within(document.querySelector('search') ?? document.body)
const rows = () => within(table()).getAllByRole('row').slice(1)
const count = (text: RegExp) => until(() => screen.getByText(text, { selector: '[role="status"] *' }))

describe('the register of places', () => {
  test('begins with the places that a page sends readers to, and says how much of it was confirmed lately', async () => {
    await site.visit('/admin/centros')
    await count(/^\d[\d.]* lugares$/)
    expect(rows()).toHaveLength(50)
    expect(screen.getByText(/lugares confirmados en los últimos 180 días/)).toBeDefined()
    expect(within(rows()[0] ?? document.body).getByText('Por confirmar')).toBeDefined()
    await site.user.click(screen.getByRole('button', { name: 'En la respuesta de una página' }))
    await until(() => expect(window.location.search).toBe('?respuesta=si'))
    await count(/^\d+ de \d[\d.]* lugares$/)
    await expectAccessible()
  })

  test('shows the other places, and names the one that cannot be read', async () => {
    site.requests.answer(/\/rest\/v1\/facilities\?/, async (_request, pass) => {
      const answer = await pass()
      const [first, ...others]: Record<string, unknown>[] = await answer.json()
      return Response.json([{ ...first, id: 'ilegible', name: '\u00a0' }, ...others], answer)
    })
    await site.visit('/admin/centros')
    await count(/lugares$/)
    expect(screen.getByRole('heading', { name: 'Hay filas que no se pudieron leer' })).toBeDefined()
    expect(screen.getByText('ilegible')).toBeDefined()
    expectConsoleError('could not be read')
  })

  test('is searched and filtered in the address, and one place opens beside the list, which stays as it was', async () => {
    await site.visit('/admin/centros')
    await count(/lugares$/)
    await site.user.selectOptions(filters().getByLabelText('Provincia'), 'Guayas')
    await site.user.selectOptions(filters().getByLabelText('Tipo'), 'Hospital')
    await site.user.type(screen.getByLabelText('Buscar un lugar'), 'playas')
    await until(() => expect(window.location.search).toMatch(/q=playas&provincia=Guayas&tipo=hospital/))
    await until(() => expect(rows()).toHaveLength(1))
    // Enter opens the first of what was found.
    await site.user.keyboard('{Enter}')
    const panel = await until(() => screen.getByRole('dialog', { name: 'Hospital Básico de Playas' }))
    expect(window.location.search).toMatch(/q=playas&provincia=Guayas&tipo=hospital/)
    expect(rows()[0]?.getAttribute('aria-current')).toBe('true')
    await until(() => within(panel).getByRole('button', { name: 'Guardar' }))
    expect(within(panel).getAllByRole('link', { name: 'Playas' })[0]?.getAttribute('href')).toBe(
      '/ec/playas/misoprostol',
    )
    await site.user.selectOptions(filters().getByLabelText('Tipo'), '')
    await until(() => expect(rows().length).toBeGreaterThan(1))
    const next = await until(() => within(screen.getByRole('dialog')).getByRole('link', { name: 'Siguiente' }))
    await site.user.click(next)
    await until(() => expect(screen.queryByRole('dialog', { name: 'Hospital Básico de Playas' })).toBeNull())
    const opened = await until(() => screen.getByRole('dialog'))
    const name = opened.getElementsByTagName('h2')[0]?.textContent ?? ''
    await site.user.click(await until(() => screen.getByRole('button', { name: 'Cerrar el panel' })))
    await until(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(window.location.pathname).toBe('/admin/centros')
    expect(screen.getByLabelText<HTMLInputElement>('Buscar un lugar').value).toBe('playas')
    // Whoever goes through the list with the keyboard goes on from the place that was open last.
    await until(() =>
      expect(document.activeElement?.outerHTML).toBe(within(table()).getByRole('link', { name }).outerHTML),
    )
  })

  test('Enter, «Siguiente» and «Anterior» go through the places as the list is sorted', async () => {
    await site.visit('/admin/centros?provincia=El+Oro&orden=-lugar')
    await count(/lugares$/)
    const [first, second] = rows().map((row) => new URL(within(row).getByRole<HTMLAnchorElement>('link').href).pathname)
    await site.user.type(screen.getByLabelText('Buscar un lugar'), '{Enter}')
    const step = async (name: string) =>
      site.user.click(await until(() => within(screen.getByRole('dialog')).getByRole('link', { name })))
    await until(() => expect(window.location.pathname).toBe(first))
    await step('Siguiente')
    await until(() => expect(window.location.pathname).toBe(second))
    await step('Anterior')
    await until(() => expect(window.location.pathname).toBe(first))
  })

  test('says when no place matches the filters, and when an address has no place', async () => {
    await site.visit('/admin/centros?q=un+lugar+que+no+existe')
    await until(() => screen.getByText(/Ningún lugar cumple con estos filtros\./))
    await site.visit('/admin/centros/no-hay')
    await until(() => screen.getByRole('heading', { name: 'No hay ningún lugar en esta dirección' }))
  })
})
