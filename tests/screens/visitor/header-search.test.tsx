/** The header's search and the suggestions that come to it. Those of a phone's keyboard and of a code that is late are a browser's. */
import { test, vi } from 'vitest'
import { expectAccessible } from '../accessible'
import { expect, openSite, passTime, screen, stopClock, until, within } from '../site'

const site = openSite()
const ARTICLE = '/privacidad'

test('a page asks for no suggestions and no cities until somebody turns to the field', async () => {
  const citiesAsked = () => site.requests.asked.filter(({ url }) => url.pathname === '/rest/v1/cities').length
  stopClock()
  await site.visit(ARTICLE)
  const field = await until(searchField)
  await until(() => screen.getByRole('contentinfo'))
  // Whatever the page fetches by itself is here, and has been drawn.
  await vi.dynamicImportSettled()
  await passTime(1_000)
  await site.requests.atRest()
  expect(field.getAttribute('role')).toBeNull()
  expect(citiesAsked()).toBe(0)
  await site.user.click(field)
  await until(() => expect(field.getAttribute('role')).toBe('combobox'))
  await until(() => expect(citiesAsked()).toBe(1))
})

test('to leave the field with a suggestion marked is not to choose it', async () => {
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
  await until(() => expect(options()).toHaveLength(6))
  const third = screen.getAllByRole('option')[2]
  await site.user.click(third ?? field)
  await until(() => expect(address()).toMatch(/^\/ec\/[a-z-]+$/))
  expect(field.value).toBe('')
})

test('how many there are is said once the typing pauses, politely and in Spanish', async () => {
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

/** The field of this page, turned to, with its suggestions here. */
async function openField(path = ARTICLE): Promise<HTMLInputElement> {
  await site.visit(path)
  const field = await until(searchField)
  await site.user.click(field)
  await until(() => expect(field.getAttribute('role')).toBe('combobox'))
  return field
}

function searchField(): HTMLInputElement {
  return screen.getByPlaceholderText('Buscar ciudad...')
}

/** What is suggested; nothing where the list is closed. */
function options(): string[] {
  return screen.queryAllByRole('option').map(({ textContent }) => textContent ?? '')
}

function marked(): string | null | undefined {
  return screen.queryByRole('option', { selected: true })?.textContent
}

function address(): string {
  return window.location.pathname + window.location.search
}
