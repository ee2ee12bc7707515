import { expect, test, vi } from 'vitest'
import { expectConsoleError } from '../../support/loud-console'
import { expectAccessible } from '../accessible'
import { narrowCities, of } from '../requests'
import { openSite, passTime, screen, stopClock, until, within } from '../site'
import { recordsAt, register, retitle } from './records'

const site = openSite(['Azuay', 'El Oro', 'Loja', 'Napo', 'Pastaza', 'Tungurahua'])

test('a change of a record is in the history, and its panel shows it word by word', async () => {
  const { urlPath } = await register(site, 'ambato')
  await retitle(site, urlPath, 'Otro título de esta página, a propósito')
  const [changed] = await recordsAt(site, urlPath)
  await site.visit(`/admin/historial?registro=${changed?.id}`)
  const [latest] = await until(() => rows(/^Título: /))
  await openRow(latest)
  await until(() => within(panel()).getAllByText(/Otro/, { selector: 'ins' }))
  await expectAccessible()
  await site.visit('/admin/historial?registro=nada')
  await until(() => expect(rows(/./)).not.toHaveLength(0))
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

test('an import is one entry, which leads to its changes', async () => {
  const places = await site.backend.sql<{ id: string; name: string }>(
    'select id, name from facilities order by id limit 2',
  )
  const runId = '00000000-0000-4000-8000-000000000008'
  for (const { id } of places)
    await site.backend
      .as('visitor')
      .from('facilities')
      .update({ hours: 'de 7:00 a 15:00', runId })
      .eq('id', id)
      .throwOnError()
  await site.visit('/admin/historial')
  const [run] = await until(() => rows(/^Importación de lugares/))
  expect(run?.textContent).toContain('2 cambios')
  expect(rows(/Horario/)).toHaveLength(0)
  await openRow(run)
  await until(() => expect(rows(/Horario/)).toHaveLength(2))
})

test('the history is searched by the names of places as the public search knows them, and by reasons; the address keeps the words', async () => {
  const editor = site.backend.as('editor').from('cities')
  const reason = 'Llamó el distrito'
  await editor.update({ population: 5, reason }).eq('slug', 'santa-rosa').throwOnError()
  await editor.update({ population: 6 }).eq('slug', 'zaruma').throwOnError()
  await site.visit('/admin/historial')
  const box = await until(() => screen.getByLabelText('Buscar en el historial'))
  await site.user.type(box, 'sta rosa')
  await until(() => expect(rows(/./).map(({ textContent }) => textContent?.slice(0, 10))).toEqual(['Santa Rosa']))
  expect(window.location.search).toBe('?texto=sta+rosa')
  await site.user.clear(box)
  await site.user.type(box, 'zaruma')
  await until(() => expect(rows(/^Zaruma/)).toHaveLength(1))
  await site.visit('/admin/historial?texto=llamo+el+distrito')
  await until(() => expect(rows(/^Santa Rosa.*Llamó el distrito/)).toHaveLength(1))
})

test('a change of a city is in its history, and can be taken back from its panel', async () => {
  const pasaje = () => site.backend.sql(`select * from cities where slug = 'pasaje'`)
  const before = await pasaje()
  const values = ({ changedOn: _, editedAt: __, ...kept }: Record<string, unknown>) => kept
  const province = String(before[0]?.province)
  const visitor = site.backend.as('visitor')
  await visitor.from('cities').update({ province: 'Provincia 7' }).eq('slug', 'pasaje').throwOnError()

  await site.visit('/admin/historial')
  await site.user.selectOptions(await until(() => screen.getByLabelText('Qué')), 'Ciudades')
  const [latest] = await until(() => rows(/^Pasaje.*alguien sin sesión/))
  expect(latest?.textContent).toContain(`Provincia: ${province} → Provincia 7`)
  await openRow(latest)
  await until(() => within(panel()).getByText(province, { selector: 'del' }))
  await expectAccessible()

  await startRestore()
  const dialog = screen.getByRole('dialog', { name: '¿Restaurar Pasaje?' })
  await until(() => expect(dialog.textContent).toContain(province))
  await expectAccessible()
  // The dialog does not stay open while the lists behind it are read again.
  const reading = site.requests.hold(of('revisions', 'GET'))
  await site.user.click(screen.getByRole('button', { name: 'Sí, restaurar' }))
  await until(() => screen.getByText(saying('Restaurado: está anotado en el historial.')))
  expect(screen.queryByRole('dialog', { name: /^¿Restaurar/ })).toBeNull()
  reading.release()
  await until(() => expect(rows(/^Pasaje/)).toHaveLength(2))
  expect((await pasaje()).map(values)).toEqual(before.map(values))
  await site.user.click(within(panel()).getByRole('link', { name: 'Solo esta ciudad' }))
  await until(() => screen.getByText(/^Solo lo de una fila\./))
})

test('a change of a place of care is in the history with the earlier values, and can be taken back from its panel', async () => {
  const [place] = await site.backend.sql<{ id: string; name: string }>(
    `select id, name from facilities where kind = 'centro-a' order by id limit 1`,
  )
  const { id } = there(place)
  const visitor = site.backend.as('visitor')
  const address = 'Calle de prueba y Primera'
  await visitor.from('facilities').update({ kind: 'centro-b', address }).eq('id', id).throwOnError()

  // The seed that fills the register leaves no entry.
  await site.visit(`/admin/historial?de=lugares&registro=${id}`)
  const [changed] = await until(() => rows(/Cambiado: tipo/))
  await openRow(changed)
  await until(() => within(panel()).getByText(address, { selector: 'ins' }))
  within(panel()).getByText('A', { selector: 'del' })
  await startRestore()
  await site.user.click(await until(() => screen.getByRole('button', { name: 'Sí, restaurar' })))
  await until(() => screen.getByText(saying('Restaurado: está anotado en el historial.')))
  expect(await site.backend.sql('select kind from facilities where id = $1', [id])).toEqual([{ kind: 'centro-a' }])
})

test('«Anteriores» leads to older changes, and is not there where the sheet ends with the oldest', async () => {
  const { urlPath } = await register(site, 'gonzanama')
  for (let change = 1; change <= 24; change += 1) await retitle(site, urlPath, `Otro título: ${change}`)
  const [stored] = await recordsAt(site, urlPath)
  const address = `/admin/historial?registro=${stored?.id}`

  await site.visit(address)
  await until(() => expect(rows(/./)).toHaveLength(25))
  expect(rows(/./).at(-1)?.textContent).toContain('Registrada por primera vez')
  expect(screen.queryByRole('button', { name: 'Anteriores' })).toBeNull()

  await retitle(site, urlPath, 'Otro título: 25')
  await site.visit(address)
  await until(() => expect(rows(/./)).toHaveLength(25))
  // The focus moves to the next sheet, so that reading continues there.
  await site.user.click(screen.getByRole('button', { name: 'Anteriores' }))
  await until(() => expect(rows(/./)).toHaveLength(1))
  await until(() => expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Cambios' })))
  await site.user.click(screen.getByRole('button', { name: 'Los más recientes' }))
  await until(() => expect(rows(/./)).toHaveLength(25))
})

test('when the cities cannot be read, the history of a city says so and not that there is no such city', async () => {
  const takeBack = site.requests.answer(of('cities'), { status: 403, json: { code: '42501', message: 'refused' } })
  await site.visit('/admin/historial?ciudad=cuenca')
  await until(() => screen.getByText('No se pudieron leer las ciudades.'))
  expectConsoleError('Error loading cities')
  expect(screen.queryByText(/^No hay ninguna ciudad/)).toBeNull()
  takeBack()
  await site.user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await until(() => screen.getByRole('region', { name: 'Cambios' }))
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
  await until(() => expect(screen.queryByRole('dialog', { name: 'Iniciar sesión' })).toBeNull())
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
  expect(screen.queryByRole('dialog', { name: /^¿Restaurar/ })).toBeNull()

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
  await openRow((await until(() => rows(/Provincia: /)))[0])
  await startRestore()
  await until(() => screen.getByRole('button', { name: 'Sí, restaurar' }))
}

async function provinceOf(slug: string): Promise<unknown> {
  const [city] = await site.backend.sql('select province from cities where slug = $1', [slug])
  return city?.province
}

/** The rows of the table of which some cell, or the cells one after the other, say this; the latest first. */
function rows(words: RegExp): HTMLElement[] {
  const [, ...all] = within(screen.getByRole('table', { name: 'Historial' })).getAllByRole('row')
  return all.filter((row) =>
    [row.textContent, ...Array.from(row.children, (cell) => cell.textContent)].some((text) => words.test(text ?? '')),
  )
}

const panel = () => there(document.querySelector<HTMLElement>('.side-panel'))

async function openRow(row: HTMLElement | undefined): Promise<void> {
  await site.user.click(within(there(row)).getByRole('link'))
}

async function startRestore(): Promise<void> {
  await site.user.click(await until(() => within(panel()).getByRole('button', { name: /^Restaurar lo anterior/ })))
}

/** Matches a paragraph by its whole text, also when parts of the text are in child elements. */
function saying(words: string) {
  return (_: string, element: Element | null) => element?.tagName === 'P' && element.textContent === words
}

function there<Thing>(thing: Thing | null | undefined): Thing {
  if (!thing) throw new Error('it is not there')
  return thing
}
