/** Steps that the tests of the register of places share. */
import { vi } from 'vitest'
import { dayInEcuador } from '@/admin/desk/date-time'
import type { Backend } from '../../support/backend'
import { SIGNED_IN } from '../../support/people'
import { SESSION, signIn } from '../desk'
import { descriptionOf, valueIn } from '../fields'
import { expect, type Site, screen, until } from '../site'

type Fields = { name: string; displayName?: string; address?: string; latitude?: number; longitude?: number }

/** Adds a health post in Guachapala as an anonymous visitor and returns its id. */
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

/** Changes a place in the database, as another person at another computer would. */
export async function changePlace(backend: Backend, id: string, change: PlaceChange): Promise<void> {
  const { error } = await backend.as('visitor').from('facilities').update(change).eq('id', id)
  expect(error).toBeNull()
}

type PlaceChange = {
  address?: string
  displayName?: string
  hours?: string
  network?: string
  confidence?: 'weak'
  status?: 'open'
  checkedOn?: string
}

/** Returns the database rows of the places with this name; `%` stands for any letters. */
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

/** Silences `console.warn`: the app warns of every failed save, and these tests make saves fail on purpose. */
export function quietly(): void {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
}

/** Answers every «¿Salir?» of the page. Returns the mock, whose calls are the questions that were asked. */
export function answerConfirm(answer: boolean) {
  const confirm = vi.fn((_question: string) => answer)
  vi.stubGlobal('confirm', confirm)
  return confirm
}

/** Opens the form of a place. */
export async function openPlace(site: Site, id: string): Promise<void> {
  await site.visit(`/admin/centros/${id}`)
  await until(() => screen.getByRole('button', { name: 'Guardar' }))
}

/** Opens the form of a place as an editor, who alone may confirm it. */
export async function openPlaceAsEditor(site: Site, id: string): Promise<void> {
  site.allowStorage(SESSION)
  await site.visit('/admin/centros')
  await signIn(site, 'editor')
  await openPlace(site, id)
  await until(() => screen.getByLabelText('Nota'))
}

/** The storage key of what is typed about something and not saved: by a visitor, or by the editor. */
export function draftKey(what: string, by: 'visitor' | 'editor' = 'visitor'): string {
  return `borrador:${by === 'editor' ? SIGNED_IN.editor.id : 'visita'}:${what}`
}

/** Waits until the form offers what an earlier visit left, and takes it over. */
export async function resume({ user }: Site): Promise<void> {
  await until(() => screen.getByRole('heading', OFFERED))
  await user.click(screen.getByRole('button', { name: 'Seguir con ellos' }))
}

/** The heading of what an earlier visit left. */
export const OFFERED = { name: /^Hay cambios sin guardar de / }

/** Waits until the form says that it is saved. */
export function isSaved(): Promise<HTMLElement> {
  return until(() => {
    const [note] = screen.queryAllByRole('status').filter(({ textContent }) => textContent?.startsWith('Guardado.'))
    if (!note) throw new Error('the form does not say that it is saved')
    return note
  })
}

export function press({ user }: Site, name: string | RegExp): Promise<void> {
  return user.click(screen.getByRole('button', { name }))
}

/** Waits until the open dialog has compared a change with what there is now, and restores it. */
export async function confirmRestoring({ user }: Site): Promise<void> {
  await user.click(await until(() => screen.getByRole('button', { name: 'Sí, restaurar' })))
}

/** Waits for an alert with this text anywhere on the page and returns it. */
export function alertThatSays(text: string): Promise<HTMLElement> {
  return until(() => {
    const [alert] = screen.queryAllByRole('alert').filter(({ textContent }) => textContent?.includes(text))
    if (!alert) throw new Error(`no alert says «${text}»`)
    return alert
  })
}

/** Names a document that is not among the known ones, in a form or an import. */
export async function nameSource(site: Site, label: string, organization: string): Promise<void> {
  await site.user.selectOptions(screen.getByLabelText(label), 'Otro documento o noticia')
  await site.user.click(screen.getByLabelText('Institución o medio'))
  await site.user.paste(organization)
  expect(valueIn('Institución o medio')).toBe(organization)
}

export async function expectProblem(label: string, problem: RegExp): Promise<void> {
  await until(() => expect(descriptionOf(label)).toMatch(problem))
}

/** Sets the clock back by a day. Going from yesterday to today is safe: the database refuses a day in the future. */
export function dayBefore(): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 24 * 60 * 60_000 })
}

/** Sets the clock back to the real time, as if midnight had passed. Returns the current day in Ecuador. */
export function nextDay(): string {
  vi.useRealTimers()
  return dayInEcuador(new Date())
}
