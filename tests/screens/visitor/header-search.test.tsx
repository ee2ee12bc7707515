/** The header's search and its suggestions. A phone's keyboard and late code are tested in a browser (tests/e2e). */
import { test, vi } from 'vitest'
import { expectAccessible } from '../accessible'
import { expect, openSite, passTime, screen, stopClock, until, within } from '../site'

const site = openSite()
const ARTICLE = '/privacidad'

test('a page loads neither suggestions nor cities until somebody clicks the field', async () => {
  const citiesAsked = () => site.requests.asked.filter(({ url }) => url.pathname === '/rest/v1/cities').length
  stopClock()
  await site.visit(ARTICLE)
  const field = await until(searchField)
  await until(() => screen.getByRole('contentinfo'))
  // Wait until everything that the page fetches by itself has arrived and been drawn.
  await vi.dynamicImportSettled()
  await passTime(1_000)
  await site.requests.atRest()
  expect(field.getAttribute('role')).toBeNull()
  expect(citiesAsked()).toBe(0)
  await site.user.click(field)
  await until(() => expect(field.getAttribute('role')).toBe('combobox'))
  await until(() => expect(citiesAsked()).toBe(1))
})

test('leaving the field with a suggestion marked does not choose it', async () => {
  const field = await openField()
  await site.user.type(field, 'cuen')
  await until(() => expect(options()[0]).toContain('Cuenca'))
  await site.user.keyboard('{ArrowDown}')
  await until(() => expect(marked()).toContain('Cuenca'))
  await site.user.tab()
  await until(() => expect(options()).toEqual([]))
  expect(address()).toBe(ARTICLE)
  expect(field.value).toBe('cuen')
})

test('cities and provinces are suggested whatever the accents and the case, and the arrows and Enter lead to one', async () => {
  const field = await openField()
  await site.user.type(field, 'AZUAY')
  await until(() => expect(options()[0]).toBe('Azuayprovincia'))
  await site.user.clear(field)
  await site.user.type(field, 'canar')
  await until(() => expect(options()[0]).toBe('Cañarciudad y provincia'))
  expect(field.getAttribute('aria-expanded')).toBe('true')
  await expectAccessible()

  const [first] = screen.getAllByRole('option')
  await site.user.keyboard('{ArrowDown}')
  await until(() => expect(first?.getAttribute('aria-selected')).toBe('true'))
  expect(first?.id).toBeTruthy()
  await until(() => expect(field.getAttribute('aria-activedescendant')).toBe(first?.id))
  await site.user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}{ArrowDown}{Enter}')
  await until(() => expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cañar'))
  expect(address()).toMatch(/^\/ec\/[a-z-]+$/)
})

test('with none marked, Enter lists what matches', async () => {
  const field = await openField('/marco-legal-ec')
  await site.user.type(field, 'cañ')
  await until(() => expect(options().some((text) => text.includes('Cañar'))).toBe(true))
  await site.user.keyboard('{Enter}')
  await until(() => expect(address()).toBe('/search?q=ca%C3%B1'))
  await until(() => within(screen.getByRole('main')).getByRole('heading', { name: /^Ciudades/ }))
  expect(screen.getByRole('main').textContent).toContain('Cañar')
})

test('Escape closes the list and keeps the text; Enter then searches', async () => {
  const field = await openField()
  await site.user.type(field, 'cuen')
  await until(() => expect(options()).not.toEqual([]))
  await site.user.keyboard('{Escape}')
  await until(() => expect(options()).toEqual([]))
  expect(field.value).toBe('cuen')
  await site.user.keyboard('{Enter}')
  await until(() => expect(address()).toBe('/search?q=cuen'))
})

test('a tap on a suggestion leads to its page and empties the field', async () => {
  const field = await openField()
  await site.user.type(field, 'san')
  await until(() => expect(options().length).toBeGreaterThan(2))
  const third = screen.getAllByRole('option')[2]
  await site.user.click(third ?? field)
  await until(() => expect(address()).toMatch(/^\/ec\/[a-z-]+$/))
  expect(field.value).toBe('')
})

test('the number of suggestions is announced once the typing pauses, politely and in Spanish', async () => {
  const field = await openField()
  await site.user.type(field, 'cuenca')
  await until(() => expect(options()).toEqual(['CuencaAzuay']))
  await site.user.clear(field)
  stopClock()
  await passTime(500)
  const status = within(field.form ?? document.body).getByRole('status')
  await until(() => expect(status.textContent).toBe(''))
  const said: (string | null)[] = []
  const listen = () => {
    if (status.textContent !== (said.at(-1) ?? '')) said.push(status.textContent)
  }
  for (const letter of 'cuenca') {
    await site.user.keyboard(letter)
    await passTime(100)
    listen()
  }
  await until(() => expect(options()).toEqual(['CuencaAzuay']))
  expect(said, 'while somebody types').toEqual([])
  await passTime(500)
  listen()
  await passTime(10_000)
  listen()
  expect(said).toEqual(['1 sugerencia'])
})

/** Opens a page, clicks its search field once the page is there, and returns the field when its suggestions are ready. */
async function openField(path = ARTICLE): Promise<HTMLInputElement> {
  await site.visit(path)
  await until(() => screen.getByRole('heading', { level: 1 }))
  const field = await until(searchField)
  await site.user.click(field)
  await until(() => expect(field.getAttribute('role')).toBe('combobox'))
  return field
}

function searchField(): HTMLInputElement {
  return screen.getByPlaceholderText('Buscar ciudad...')
}

/** The texts of the suggestions; empty when the list is closed. */
function options(): string[] {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '')
}

function marked(): string | null | undefined {
  return screen.queryByRole('option', { selected: true })?.textContent
}

function address(): string {
  return window.location.pathname + window.location.search
}
