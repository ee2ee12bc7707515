/** What the tests of the register of places do over and over. */
import { vi } from 'vitest'
import { dayInEcuador } from '@/admin/desk/date-time'
import type { Backend } from '../../support/backend'
import { descriptionOf, valueIn } from '../fields'
import { expect, type Site, screen, until } from '../site'

type Fields = { name: string; address?: string }

/** Adds a health post of Guachapala as nobody in particular, and gives its id. */
export async function addPlace(backend: Backend, fields: Fields): Promise<string> {
  const [city] = await backend.sql<{ id: string }>(`select id from public.cities where slug = 'guachapala'`)
  const { data, error } = await backend
    .as('visitor')
    .from('facilities')
    .insert({ cityId: city?.id ?? '', kind: 'puesto', network: 'MSP', sources: ['msp-rural-2025'], ...fields })
    .select('id')
    .single()
  if (error) throw error
  return data.id
}

/** What somebody else at another computer saves of a place. */
export async function changePlace(backend: Backend, id: string, change: PlaceChange): Promise<void> {
  const { error } = await backend.as('visitor').from('facilities').update(change).eq('id', id)
  expect(error).toBeNull()
}

type PlaceChange = {
  address?: string
  addressYear?: string
  network?: string
  confidence?: 'weak'
  status?: 'open'
  checkedOn?: string
}

/** The places of this name as the database has them; `%` stands for any letters. */
export async function placesNamed(backend: Backend, name: string): Promise<Record<string, unknown>[]> {
  const found = await backend.sql<{ place: Record<string, unknown> }>(
    'select to_jsonb(facilities) as place from public.facilities where name like $1',
    [name],
  )
  return found.map(({ place }) => place)
}

export async function placeOf(backend: Backend, id: string): Promise<Record<string, unknown> | undefined> {
  const [found] = await backend.sql<{ place: Record<string, unknown> }>(
    'select to_jsonb(facilities) as place from public.facilities where id = $1',
    [id],
  )
  return found?.place
}

/** The console is warned of every save that fails, which here is on purpose. */
export function quietly(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

/** What is answered where the page asks «¿Salir?»; whoever calls for it learns what was asked. */
export function answerConfirm(answer: boolean) {
  const confirm = vi.fn((_question: string) => answer)
  vi.stubGlobal('confirm', confirm)
  return confirm
}

export function press({ user }: Site, name: string | RegExp): Promise<void> {
  return user.click(screen.getByRole('button', { name }))
}

/** The message that says this, wherever on the page. */
export function alertThatSays(text: string): Promise<HTMLElement> {
  return until(() => {
    const [alert] = screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.includes(text))
    if (!alert) throw new Error(`no alert says «${text}»`)
    return alert
  })
}

/** Of a form or a list, whose source is not among the known ones. */
export async function nameSource(site: Site, label: string, organization: string): Promise<void> {
  await site.user.selectOptions(screen.getByLabelText(label), 'Otra: una llamada, un documento nuevo…')
  await site.user.click(screen.getByLabelText('Quién lo dice'))
  await site.user.paste(organization)
  expect(valueIn('Quién lo dice')).toBe(organization)
}

export async function expectProblem(label: string, problem: RegExp): Promise<void> {
  await until(() => expect(descriptionOf(label)).toMatch(problem))
}

/** It is the day before from now on: the database takes no day that has not come. */
export function dayBefore(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 60 * 60_000 })
}

/** Midnight passes. Returns the day that it is then in Ecuador. */
export function nextDay(): string {
  vi.useRealTimers()
  return dayInEcuador(new Date())
}
