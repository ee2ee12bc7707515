import { describe, test } from 'vitest'
import { expectConsoleError } from '../../support/loud-console'
import { expectAccessible } from '../accessible'
import { expect, openSite, screen, until, within } from '../site'

const site = openSite(['Azuay', 'El Oro', 'Guayas'])

const rows = () => screen.getAllByRole('row')
const status = (text: RegExp) => until(() => screen.getByText(text, { selector: '[role="status"] *' }))
const heading = (name: string) => until(() => screen.getByRole('heading', { level: 1, name }))

describe('the register of places', () => {
  test('is sorted by urgency, and says how much of it was confirmed lately and which towns have no place in it', async () => {
    await site.visit('/admin/centros')
    await status(/^Mostrando 1–50 de \d+ lugares$/)
    expect(screen.getByText(/lugares confirmados en los últimos 180 días/)).toBeDefined()
    // Places in a town where none attends emergencies come first.
    expect(rows()[1]?.textContent).toContain('Ciudad sin emergencias')
    const towns = screen.getByText(/^Ciudades sin ningún lugar en el registro/)
    const folded = towns.closest('details')
    expect(folded?.open).toBe(false)
    await site.user.click(towns)
    expect(folded?.open).toBe(true)
    expect(within(towns.parentElement ?? towns).getAllByRole('link', { name: /^Agregar uno en / })[0]).toBeDefined()
    await expectAccessible()
  })

  test('shows the other places, and names the one that cannot be read', async () => {
    site.requests.answer(/\/rest\/v1\/facilities\?/, async (_request, pass) => {
      const answer = await pass()
      const [first, ...others]: Record<string, unknown>[] = await answer.json()
      return Response.json([{ ...first, id: 'ilegible', name: '\u00a0' }, ...others], answer)
    })
    await site.visit('/admin/centros')
    await status(/^Mostrando 1–50 de /)
    expect(screen.getByRole('heading', { name: 'Hay filas que no se pudieron leer' })).toBeDefined()
    expect(screen.getByText('ilegible')).toBeDefined()
    expectConsoleError('could not be read')
  })

  test('is read sheet by sheet, and at the last sheet the focus moves to the sheet number', async () => {
    await site.visit('/admin/centros?provincia=Azuay')
    await status(/^Mostrando 1–50 de /)
    const where = screen.getByText(/^Hoja \d+ de \d+$/).parentElement ?? document.body
    const sheets = Number(where.textContent?.split(' ').at(-1))
    expect(sheets).toBeGreaterThan(2)
    await site.user.click(screen.getByRole('link', { name: 'Siguiente' }))
    await status(/^Mostrando 51–/)
    for (let sheet = 3; sheet <= sheets; sheet += 1) {
      screen.getByRole('link', { name: 'Siguiente' }).focus()
      await site.user.keyboard('{Enter}')
      await until(() => expect(where.textContent).toBe(`Hoja ${sheet} de ${sheets}`))
    }
    // The last sheet has no «Siguiente»: the link that had the focus is gone.
    await until(() => expect(document.activeElement).toBe(where))
  })

  test('is filtered by the parameters of the address, and leads to one place', async () => {
    await site.visit('/admin/centros')
    await status(/^Mostrando 1–50 de /)
    await site.user.selectOptions(screen.getByLabelText('Provincia'), 'Guayas')
    await site.user.selectOptions(screen.getByLabelText('Tipo'), 'Hospital')
    await site.user.type(screen.getByLabelText('Texto'), 'playas')
    await until(() => expect(window.location.search).toMatch(/q=playas&provincia=Guayas&tipo=hospital/))
    await until(() => expect(rows()).toHaveLength(2))
    await site.reload()
    await status(/^Mostrando 1–1 de 1 lugar \(de /)
    expect(rows()).toHaveLength(2)
    await site.user.click(screen.getByRole('link', { name: 'Hospital Básico de Playas' }))
    await heading('Hospital Básico de Playas')
    const here = screen.getByRole('navigation', { name: 'Mesa editorial' }).querySelectorAll('[aria-current]')
    expect([...here].map(({ textContent }) => textContent)).toEqual(['Lugares'])

    // Back to the list as it was left: its filters are an editor's place in her work.
    await site.user.click(screen.getByRole('link', { name: 'Volver a la lista' }))
    await status(/^Mostrando 1–1 de 1 lugar \(de /)
    // The menu leads to the whole list, and so does the next place.
    await site.user.click(screen.getByRole('link', { name: 'Lugares' }))
    await status(/^Mostrando 1–50 de /)
    await site.user.click(within(screen.getByRole('table')).getAllByRole('link')[0] ?? document.body)
    const whole = await until(() => screen.getByRole('link', { name: 'Todos los lugares' }))
    expect(whole.getAttribute('href')).toBe('/admin/centros')
  })

  test('has no two filters of one name that find different places', async () => {
    await site.visit('/admin/centros')
    await status(/^Mostrando 1–50 de /)
    const choices = Array.from(screen.getByLabelText<HTMLSelectElement>('Estado').options, ({ text }) => text)
    const checks = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent?.split(':')[0])
    expect(checks).toContain('Por confirmar')
    expect(choices.filter((choice) => checks.includes(choice))).toEqual([])
  })

  test('says when no place matches the filters, and when an address has no place', async () => {
    await site.visit('/admin/centros?q=un+lugar+que+no+existe')
    await status(/Ningún lugar cumple con estos filtros\./)
    await site.visit('/admin/centros/no-hay')
    await until(() => screen.getByRole('heading', { name: 'No hay ningún lugar en esta dirección' }))
  })
})
