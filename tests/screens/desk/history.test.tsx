import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../support/loud-console'
import { expectAccessible } from '../accessible'
import { narrowCities, of } from '../requests'
import { openSite, passTime, screen, stopClock, until, within } from '../site'
import { recordsAt, register, retitle } from './records'

const site = openSite(['Azuay', 'El Oro', 'Loja', 'Napo', 'Pastaza', 'Tungurahua'])

test('a change of a record is in the history, word by word', async () => {
  const { urlPath } = await register(site, 'ambato')
  await retitle(site, urlPath, 'Otro título de esta página, a propósito')
  const [changed] = await recordsAt(site, urlPath)
  await site.visit(`/admin/historial?registro=${changed?.id}`)
  await until(() => expect(changes()).toHaveLength(1))
  expect(screen.getAllByText(/Otro/, { selector: 'ins' })).not.toHaveLength(0)
  await expectAccessible()
  await site.visit('/admin/historial?registro=nada')
  await until(() => expect(changes()).not.toHaveLength(0))
})

test('the addresses of one run and of one release lead on to the history of the run and to publishing', async () => {
  const id = '00000000-0000-4000-8000-000000000009'
  await site.visit(`/admin/historial/${id}`)
  await until(() => screen.getByText(/^Solo lo que se escribió junto\./))
  expect(window.location.search).toBe(`?generacion=${id}`)
  await site.visit('/admin/publicar/2026-02-01T00%3A00%3A00Z')
  await until(() => screen.getByRole('heading', { level: 1, name: 'Publicar' }))
  expect(window.location.pathname).toBe('/admin/publicar')
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
  const reading = site.requests.hold(of('revisions', 'GET'))
  await site.user.click(screen.getByRole('button', { name: 'Sí, restaurar' }))
  await until(() => screen.getByText(saying('Restaurado: está anotado en el historial.')))
  expect(screen.queryByRole('dialog')).toBeNull()
  reading.release()
  await until(() => expect(ofPasaje()).toHaveLength(2))
  expect((await pasaje()).map(values)).toEqual(before.map(values))
})

test('a change of a place of care is in the history, with the earlier values, and is restored there', async () => {
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

  await site.user.click(within(there(entries(name)[0])).getByRole('link', { name: /^Solo este lugar/ }))
  await until(() => expect(window.location.search).toContain('registro='))
  await until(() => expect(document.activeElement).toBe(screen.getByText('Lo más reciente')))
  // The seed that fills the register leaves no entry.
  const shown = () => within(screen.getByRole('main')).getAllByRole('listitem')
  await until(() => expect(shown()).toHaveLength(1))
  const [changed] = shown()
  expect(within(there(changed)).getByText('A', { selector: 'del' })).toBeDefined()
  expect(within(there(changed)).getByText(address, { selector: 'ins' })).toBeDefined()
  await expectAccessible()

  await site.user.click(within(there(changed)).getByRole('button', { name: /^Restaurar lo anterior/ }))
  await site.user.click(await until(() => screen.getByRole('button', { name: 'Sí, restaurar' })))
  await until(() => expect(shown()).toHaveLength(2))
  expect(await site.backend.sql('select kind from facilities where id = $1', [id])).toEqual([{ kind: 'centro-a' }])
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
  // A link to another sheet moves the focus to the first line of that sheet, so that reading continues there.
  await site.user.click(screen.getByRole('link', { name: 'Anteriores' }))
  await until(() => expect(document.activeElement).toBe(screen.getByText('Cambios anteriores')))
  await until(() => expect(shown()).toHaveLength(1))
  const latest = screen.getByRole('link', { name: 'Los más recientes' })
  latest.focus()
  await site.user.keyboard('{Enter}')
  await until(() => expect(document.activeElement).toBe(screen.getByText('Lo más reciente')))
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
  await changeProvince('el-pan', 'Cañar')
  site.requests.answer(of('cities', 'PATCH'), { status: 403, json: { code: '42501', message: 'permission denied' } })
  await site.user.click(screen.getByRole('button', { name: 'Sí, restaurar' }))
  await until(() => screen.getByText(/^La base de datos no lo permitió/))
  expectConsoleError('Error restoring a revision')
  const refused = there(screen.getByText(/^La base de datos no lo permitió/).closest<HTMLElement>('[role=status]'))
  await site.user.click(within(refused).getByRole('button', { name: 'Iniciar sesión' }))
  const dialog = await until(() => screen.getByRole('dialog', { name: 'Iniciar sesión' }))
  await site.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  await until(() => expect(screen.queryByRole('dialog')).toBeNull())
  screen.getByText(/^La base de datos no lo permitió/)
  expect(await provinceOf('el-pan')).toBe('Cañar')
})

test('a restore without a network says so and not that nothing changed, and is not sent later', async () => {
  await changeProvince('sigsig', 'Cañar')
  stopClock()
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  window.dispatchEvent(new Event('offline'))
  const reconnect = site.requests.answer(/./, 'abort')
  await site.user.click(screen.getByRole('button', { name: 'Sí, restaurar' }))
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
  expect(await provinceOf('sigsig')).toBe('Cañar')
})

/** Changes the province of a town, and opens the dialog that takes it back. */
async function changeProvince(slug: string, province: string): Promise<void> {
  narrowCities(site.requests, [slug])
  await site.backend.sql('update cities set province = $1 where slug = $2', [province, slug])
  const [city] = await site.backend.sql<{ id: string }>('select id from cities where slug = $1', [slug])
  await site.visit(`/admin/historial?de=ciudades&registro=${city?.id}`)
  await until(() => expect(changes('Cambiada el')).not.toHaveLength(0))
  await askToRestore(changes('Cambiada el')[0])
  await until(() => screen.getByRole('button', { name: 'Sí, restaurar' }))
}

async function provinceOf(slug: string): Promise<unknown> {
  const [city] = await site.backend.sql('select province from cities where slug = $1', [slug])
  return city?.province
}

/** The listed entries that are changes, not additions; the latest first. */
function changes(verb = 'Cambiado el'): HTMLElement[] {
  return screen.getAllByRole('listitem').filter(({ textContent }) => textContent.includes(verb))
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
