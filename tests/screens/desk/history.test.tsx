import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../support/loud-console'
import { expectAccessible } from '../accessible'
import { of } from '../requests'
import { openSite, passTime, screen, stopClock, until, within } from '../site'
import { type LeftRecord, recordsAt, register, retitle } from './records'

const site = openSite()

test('a change of a record is in the history, word by word, and can be taken back', async () => {
  const { urlPath, title } = await changedTitle('ambato')
  const [changed] = await recordsAt(site, urlPath)

  await site.visit(`/admin/historial?registro=${changed?.id}`)
  await until(() => expect(changes()).toHaveLength(1))
  expect(screen.getAllByText(/Otro/, { selector: 'ins' })).not.toHaveLength(0)
  await expectAccessible()

  await askToRestore(changes()[0])
  await until(() => expect(screen.getByRole('dialog').textContent).toContain(title))
  await expectAccessible()

  // A change that somebody makes while the confirmation is open is not overwritten.
  await retitle(site, urlPath, 'Alguien lo cambió mientras tanto')
  await site.user.click(screen.getByRole('button', { name: 'Sí, restaurar' }))
  await until(() => screen.getByText(/^Nada se restauró: alguien lo cambió mientras tanto\./))
  await until(() => expect(changes()).toHaveLength(2))

  await askToRestore(changes().at(-1))
  await until(() =>
    expect(screen.getByRole('dialog').textContent).toContain('cambió otra vez después, y eso también se deshace'),
  )
  await expectAccessible()
  await site.user.click(screen.getByRole('button', { name: 'Sí, restaurar' }))
  await until(() => screen.getByText(saying('Restaurado: está anotado en el historial.')))
  await until(() => expect(changes()).toHaveLength(3))
  expect(await recordsAt(site, urlPath)).toMatchObject([{ title }])

  await site.visit('/admin/historial?registro=nada')
  await until(() => expect(changes()).not.toHaveLength(0))
})

test('a change of a city is in its history, and can be taken back', async () => {
  const pasaje = () => site.backend.sql(`select * from cities where slug = 'pasaje'`)
  const before = await pasaje()
  const values = ({ changedOn: _, editedAt: __, ...kept }: Record<string, unknown>) => kept
  const province = String(before[0]?.province)
  const visitor = site.backend.as('visitor')
  await visitor.from('cities').update({ province: 'Provincia 7' }).eq('slug', 'pasaje').throwOnError()

  await site.visit('/admin/historial')
  await site.user.selectOptions(await until(() => screen.getByLabelText('Qué')), 'Ciudades')
  const ofPasaje = () => entries('Pasaje')
  await until(() => expect(ofPasaje()[0]?.textContent).toContain('alguien sin sesión'))
  const [latest] = ofPasaje()
  await site.user.click(within(there(latest)).getByRole('link', { name: /^Solo esta ciudad/ }))
  await until(() => screen.getByText(/^Solo lo de una fila\./))
  await until(() => expect(ofPasaje()).toHaveLength(1))
  expect(Array.from(there(ofPasaje()[0]).querySelectorAll('del'), ({ textContent }) => textContent)).toEqual([province])
  await expectAccessible()

  await askToRestore(ofPasaje()[0])
  const dialog = screen.getByRole('dialog', { name: '¿Restaurar Pasaje?' })
  await until(() => expect(dialog.textContent).toContain(province))
  await expectAccessible()
  // The dialog does not stay open while the lists behind it are read again.
  const reading = site.requests.hold(of('history', 'GET'))
  await site.user.click(screen.getByRole('button', { name: 'Sí, restaurar' }))
  await until(() => screen.getByText(saying('Restaurado: está anotado en el historial.')))
  expect(screen.queryByRole('dialog')).toBeNull()
  reading.release()
  await until(() => expect(ofPasaje()).toHaveLength(2))
  expect((await pasaje()).map(values)).toEqual(before.map(values))
})

test('a change of a place of care is in the history, with the earlier values', async () => {
  const [place] = await site.backend.sql<{ id: string; name: string }>(
    `select id, name from facilities where kind = 'centro-a' order by id limit 1`,
  )
  const { id, name } = there(place)
  const visitor = site.backend.as('visitor')
  const address = 'Calle de prueba y Primera'
  await visitor.from('facilities').update({ kind: 'centro-b', address }).eq('id', id).throwOnError()

  await site.visit('/admin/historial')
  await site.user.selectOptions(await until(() => screen.getByLabelText('Qué')), 'Lugares de atención')
  await until(() => expect(entries(name)).toHaveLength(1))

  // A link to another sheet moves the focus to the first line of that sheet, so that reading continues there.
  await site.user.click(await until(() => screen.getByRole('link', { name: 'Anteriores' })))
  await until(() => expect(document.activeElement).toBe(screen.getByText(/^Hasta el \d/)))
  const latest = await until(() => screen.getByRole('link', { name: 'Los más recientes' }))
  latest.focus()
  await site.user.keyboard('{Enter}')
  await until(() => expect(document.activeElement).toBe(screen.getByText('Lo más reciente')))
  await until(() => expect(entries(name)).toHaveLength(1))

  await site.user.click(within(there(entries(name)[0])).getByRole('link', { name: /^Solo este lugar/ }))
  await until(() => expect(window.location.search).toContain('registro='))
  await until(() => expect(document.activeElement).toBe(screen.getByText('Lo más reciente')))
  // Two entries: the change made above, and the row's insertion when the register was filled.
  const shown = () => within(screen.getByRole('main')).getAllByRole('listitem')
  await until(() => expect(shown()).toHaveLength(2))
  const [changed, filled] = shown()
  expect(within(there(changed)).getByText('A', { selector: 'del' })).toBeDefined()
  expect(within(there(changed)).getByText(address, { selector: 'ins' })).toBeDefined()
  expect(filled?.textContent).toContain('Agregado el')
  await expectAccessible()

  // A place is restored on its own screen, which tells of somebody else's later changes: the history leads there.
  await site.user.click(within(there(changed)).getByRole('link', { name: /^Abrir el lugar, donde se restaura/ }))
  await until(() => screen.getByRole('heading', { level: 1, name }))
  await until(() => screen.getByRole('button', { name: /^Restaurar lo anterior/ }))
})

test('«Anteriores» leads to older changes, and is not there where the sheet ends with the oldest', async () => {
  const { urlPath } = await register(site, 'gonzanama')
  for (let change = 1; change <= 24; change += 1) await retitle(site, urlPath, `Otro título: ${change}`)
  const [stored] = await recordsAt(site, urlPath)
  const address = `/admin/historial?registro=${stored?.id}`
  const shown = () => within(screen.getByRole('main')).getAllByRole('listitem')

  await site.visit(address)
  await until(() => expect(shown()).toHaveLength(25))
  expect(shown().at(-1)?.textContent).not.toContain('Cambiado el')
  expect(screen.queryByRole('link', { name: 'Anteriores' })).toBeNull()

  await retitle(site, urlPath, 'Otro título: 25')
  await site.visit(address)
  await until(() => expect(shown()).toHaveLength(25))
  await site.user.click(screen.getByRole('link', { name: 'Anteriores' }))
  await until(() => expect(shown()).toHaveLength(1))
})

test('when the cities cannot be read, the history of a city says so and not that there is no such city', async () => {
  const takeBack = site.requests.answer(of('cities'), { status: 403, json: { code: '42501', message: 'refused' } })
  await site.visit('/admin/historial?ciudad=cuenca')
  await until(() => screen.getByText('No se pudieron leer las ciudades.'))
  expectConsoleError('Error loading cities')
  expect(screen.queryByText(/^No hay ninguna ciudad/)).toBeNull()
  takeBack()
  await site.user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await until(() => screen.getByText('Lo más reciente'))
  await site.visit('/admin/historial?ciudad=atlantida')
  await until(() => screen.getByText('No hay ninguna ciudad en «atlantida».'))
})

test('a refused restore offers to sign in, changes nothing, and its message stays after the dialog is cancelled', async () => {
  const { urlPath } = await changedTitle('tena')
  const stored = await recordsAt(site, urlPath)
  await site.visit(`/admin/historial?registro=${stored[0]?.id}`)
  await until(() => expect(changes()).toHaveLength(1))
  await askToRestore(changes()[0])
  await until(() => screen.getByRole('button', { name: 'Sí, restaurar' }))
  site.requests.answer(of('generatedPages'), { status: 403, json: { code: '42501', message: 'permission denied' } })
  await site.user.click(screen.getByRole('button', { name: 'Sí, restaurar' }))
  await until(() => screen.getByText(/^La base de datos no lo permitió/))
  expectConsoleError('Error restoring a revision')
  const refused = there(screen.getByText(/^La base de datos no lo permitió/).closest<HTMLElement>('[role=status]'))
  await site.user.click(within(refused).getByRole('button', { name: 'Iniciar sesión' }))
  const dialog = await until(() => screen.getByRole('dialog', { name: 'Iniciar sesión' }))
  await site.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByText(/^La base de datos no lo permitió/)
  expect(await recordsAt(site, urlPath)).toEqual(stored)
})

test('a restore without a network says so and not that nothing changed, and is not sent later', async () => {
  const { urlPath } = await changedTitle('puyo')
  const stored = await recordsAt(site, urlPath)
  await site.visit(`/admin/historial?registro=${stored[0]?.id}`)
  await until(() => expect(changes()).toHaveLength(1))
  await askToRestore(changes()[0])
  const restore = await until(() => screen.getByRole('button', { name: 'Sí, restaurar' }))
  stopClock()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const reconnect = site.requests.answer(/./, 'abort')
  await site.user.click(restore)
  // The message comes at once: the stopped clock is not advanced.
  await until(async () => {
    await passTime(0)
    return screen.getByText(/^No hay conexión, y no se sabe si se restauró\./)
  })
  expectConsoleError('Error restoring a revision')
  expect(screen.queryByRole('dialog')).toBeNull()

  const asked = site.requests.asked.length
  reconnect()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await passTime(10_000)
  await site.requests.atRest()
  const later = site.requests.asked.slice(asked).filter(({ method }) => method !== 'GET')
  expect(later).toEqual([])
  // What the restoring may have changed was read again at once, which failed like the restoring itself.
  expectConsoleError('Error loading cities')
  expect(await recordsAt(site, urlPath)).toEqual(stored)
})

/** Registers a page and then changes its title. Returns the record with its original title. */
async function changedTitle(slug: string): Promise<LeftRecord> {
  const record = await register(site, slug)
  await retitle(site, record.urlPath, 'Otro título de esta página, a propósito')
  return record
}

/** The listed entries that are changes, not additions; the latest first. */
function changes(): HTMLElement[] {
  return screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes('Cambiado el'))
}

/** The listed entries under this heading, the latest first. */
function entries(name: string): HTMLElement[] {
  return screen.getAllByRole('listitem').filter((entry) => within(entry).queryByRole('heading', { name }) !== null)
}

async function askToRestore(entry: HTMLElement | undefined): Promise<void> {
  await site.user.click(within(there(entry)).getByRole('button', { name: /^Restaurar lo anterior/ }))
}

/** Matches a paragraph by its whole text, also when parts of the text are in child elements. */
function saying(words: string) {
  return (_: string, element: Element | null) => element?.tagName === 'P' && element.textContent === words
}

function there<Thing>(thing: Thing | null | undefined): Thing {
  if (!thing) throw new Error('it is not there')
  return thing
}
