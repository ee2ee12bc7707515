import { beforeEach, describe, test, vi } from 'vitest'
import { longDate } from '@/visitor/city/long-date'
import { expectAccessible } from '../accessible'
import { banner, endSession, SESSION, signIn, signOut } from '../desk'
import { fill, valueIn } from '../fields'
import { of, writesOf } from '../requests'
import { expect, openSite, screen, until } from '../site'
import {
  addPlace,
  alertThatSays,
  answerConfirm,
  changePlace,
  confirmRestoring,
  dayBefore,
  draftKey,
  isSaved,
  nextDay,
  OFFERED,
  openPlace,
  openPlaceAsEditor,
  placeOf,
  press,
  quietly,
  resume,
} from './places'

const site = openSite()

beforeEach(quietly)

const type = (label: string, text: string) => fill(site, screen.getByLabelText(label), text)

/** Whether the browser would ask for confirmation before it leaves this document. */
function asksBeforeUnload(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
}

test('what is typed in the form of a place is offered after a reload and after leaving, and saving or discarding clears it', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto con Borrador', displayName: 'Calle 1' })
  const kept = () => localStorage.getItem(draftKey(`lugar:${id}`, 'editor'))
  const asked = answerConfirm(false)
  await openPlaceAsEditor(site, id)
  expect(asksBeforeUnload()).toBe(false)

  // A reload, or a tab that was closed.
  await type('Nombre que se muestra', 'Calle 7')
  await type('Nota', 'Llamar el lunes')
  expect(asksBeforeUnload()).toBe(true)
  sessionStorage.clear()
  await site.reload()
  await until(() => screen.getByRole('heading', { name: /^Hay cambios sin guardar de hoy, \d\d:\d\d$/ }))
  expect(valueIn('Nombre que se muestra')).toBe('Calle 1')
  await expectAccessible()
  // What is typed before answering is added to what was left.
  await type('Red', 'IESS')
  await site.reload()
  await resume(site)
  expect(['Nombre que se muestra', 'Red', 'Nota'].map(valueIn)).toEqual(['Calle 7', 'IESS', 'Llamar el lunes'])
  expect(await placeOf(site.backend, id)).toMatchObject({ displayName: 'Calle 1' })

  // A link within the desk: «no» stays, «sí» leaves.
  const leave = () => site.user.click(screen.getByRole('link', { name: 'Todos los lugares' }))
  await leave()
  expect(asked.mock.calls).toEqual([
    [expect.stringMatching(/^Lo que escribió no está guardado.*se le ofrece otra vez/)],
  ])
  expect(window.location.pathname).toBe(`/admin/centros/${id}`)
  asked.mockReturnValue(true)
  await leave()
  await until(() => screen.getByRole('heading', { level: 1, name: 'Lugares de atención' }))
  window.history.back()

  // Discarding the offer, or what was typed, clears what was kept.
  await until(() => screen.getByRole('heading', OFFERED))
  await press(site, 'Descartar')
  expect(screen.queryByRole('heading', OFFERED)).toBeNull()
  expect(kept()).toBeNull()
  await type('Nombre que se muestra', 'Calle 7')
  await press(site, 'Descartar los cambios')
  expect(valueIn('Nombre que se muestra')).toBe('Calle 1')
  expect(kept()).toBeNull()

  // Saving clears what was kept, and nothing asks for confirmation any more.
  await type('Nombre que se muestra', 'Calle 8')
  expect(kept()).toContain('Calle 8')
  await press(site, 'Guardar')
  await isSaved()
  await until(() => expect(asksBeforeUnload()).toBe(false))
  expect(kept()).toBeNull()
  await site.reload()
  await until(() => expect(valueIn('Nombre que se muestra')).toBe('Calle 8'))
  expect(screen.queryByRole('heading', OFFERED)).toBeNull()
})

test('a session that ends while somebody types loses nothing: it is there for the same person, and another one never sees it', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto Reservado', displayName: 'Calle 1' })
  site.allowStorage(draftKey(`lugar:${id}`, 'editor'))
  await openPlaceAsEditor(site, id)
  await type('Nombre que se muestra', 'Calle 7')
  await type('Nota', 'El número de la doctora')
  endSession()
  await press(site, 'Guardar')
  await until(() => expect(banner().textContent).toContain('Su sesión terminó'))

  // What readers see stays in the form; what editors note is not shown to whoever is at the desk now.
  expect(valueIn('Nombre que se muestra')).toBe('Calle 7')
  await until(() => expect(screen.queryByLabelText('Nota')).toBeNull())
  expect(document.body.innerHTML).not.toContain('doctora')
  await signIn(site, 'editor')
  await until(() => expect(valueIn('Nota')).toBe('El número de la doctora'))
  expect(valueIn('Nombre que se muestra')).toBe('Calle 7')

  endSession()
  await press(site, 'Guardar')
  await until(() => expect(banner().textContent).toContain('Su sesión terminó'))
  await signIn(site, 'stranger')
  await until(() => expect(valueIn('Nombre que se muestra')).toBe('Calle 1'))
  expect(document.body.innerHTML).not.toMatch(/doctora|Calle 7/)
  expect(screen.queryByRole('heading', OFFERED)).toBeNull()
  await signOut(site)
  await signIn(site, 'editor')
  await resume(site)
  expect(valueIn('Nombre que se muestra')).toBe('Calle 7')
  expect(valueIn('Nota')).toBe('El número de la doctora')
})

test('what a visitor typed goes along when she signs in over the form, and signing out asks before it erases it', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto con Nota', displayName: 'Calle 1' })
  site.allowStorage(SESSION)
  const asked = answerConfirm(false)
  await openPlace(site, id)
  await type('Nombre que se muestra', 'Calle 7')
  await signIn(site, 'editor')
  expect(valueIn('Nombre que se muestra')).toBe('Calle 7')
  await until(() => expect(localStorage.getItem(draftKey(`lugar:${id}`, 'editor'))).toContain('Calle 7'))
  await site.user.click(screen.getByRole('button', { name: 'Cerrar sesión' }))
  expect(asked.mock.lastCall?.[0]).toContain('Hay cambios suyos sin guardar')
  expect(valueIn('Nombre que se muestra')).toBe('Calle 7')
  asked.mockReturnValue(true)
  await signOut(site)
  await until(() => expect(valueIn('Nombre que se muestra')).toBe('Calle 1'))
})

test('the question before leaving says that what was typed is lost when the storage of the browser is full', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto sin Espacio', displayName: 'Calle 1' })
  const asked = answerConfirm(false)
  await openPlace(site, id)
  const storage = sessionStorage
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.getItem(key),
    removeItem: (key: string) => storage.removeItem(key),
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError')
    },
  })
  await type('Nombre que se muestra', 'Calle 7')
  const leave = () => site.user.click(screen.getByRole('link', { name: 'Todos los lugares' }))
  await leave()
  expect(asked.mock.lastCall?.[0]).toContain('Si sale, se pierde.')
  vi.stubGlobal('sessionStorage', storage)
  await type('Nombre que se muestra', 'Calle 8')
  await leave()
  expect(asked.mock.lastCall?.[0]).toContain('se le ofrece otra vez')
  await type('Nombre que se muestra', 'Calle 1')
})

test('what was typed is shown beside what another person saved since, however often the form is opened again before it is saved', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto de Dos', displayName: 'Calle 1' })
  await openPlace(site, id)
  await type('Nombre que se muestra', 'Calle 3')
  await changePlace(site.backend, id, { displayName: 'Calle 2' })
  for (let times = 0; times < 2; times++) {
    await site.reload()
    await resume(site)
    const heading = screen.getByRole('heading', { name: /^Este lugar cambió mientras/ })
    expect(heading.closest('section')?.textContent).toContain(
      'decía «Calle 1», ahora está guardado «Calle 2», usted escribió «Calle 3»',
    )
  }
  await press(site, 'Usar lo guardado (Nombre que se muestra)')
  await until(() => expect(sessionStorage).toHaveLength(0))
})

test('a button that disappears when it is pressed leaves the focus beside it', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto del Foco', displayName: 'Calle 1' })
  site.allowStorage(draftKey(`lugar:${id}`))
  await openPlace(site, id)
  const pressKey = async (name: string | RegExp) => {
    const button = await until(() => screen.getByRole('button', { name }))
    button.focus()
    await site.user.keyboard('{Enter}')
    await until(() => expect(button.isConnected).toBe(false))
  }
  const focused = (selector: string) =>
    until(() => expect(document.activeElement?.matches(selector), document.activeElement?.outerHTML).toBe(true))
  await pressKey(/^Quitar la fuente/)
  await focused('legend')
  await site.user.selectOptions(screen.getByLabelText('Agregar una fuente'), 'msp-rural-2025')

  await type('Nombre que se muestra', 'Calle 3')
  await changePlace(site.backend, id, { displayName: 'Calle 2' })
  await press(site, 'Guardar')
  await pressKey(/^Usar lo guardado/)
  await focused('section ul')

  await type('Nombre que se muestra', 'Calle 9')
  await site.reload()
  await pressKey('Seguir con ellos')
  await focused('form > div')
})

test('what is typed while a change is being taken back is kept, along with the restored values', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto Restaurado', displayName: 'Calle 1' })
  site.allowStorage(draftKey(`lugar:${id}`))
  await changePlace(site.backend, id, { displayName: 'Calle 2', network: 'IESS' })
  await openPlace(site, id)
  expect(valueIn('Nombre que se muestra')).toBe('Calle 2')

  const restoring = site.requests.hold(writesOf('facilities'))
  await site.user.click(await until(() => screen.getByRole('button', { name: /^Restaurar lo anterior/ })))
  await confirmRestoring(site)
  await until(() => screen.getByRole('button', { name: 'Restaurando…' }))
  await press(site, 'Cancelar')
  await type('Horario', '2026')
  await type('Red', 'Municipal')
  restoring.release()
  await until(() => expect(valueIn('Nombre que se muestra')).toBe('Calle 1'))
  expect(valueIn('Horario')).toBe('2026')
  expect(valueIn('Red')).toBe('Municipal')
  expect(screen.getByText(/usted escribió «Municipal»/)).toBeDefined()
})

test('a confirmation that was saved after its form was left is not reported as unsaved', async () => {
  const id = await addPlace(site.backend, { name: 'Puesto Dejado' })
  await changePlace(site.backend, id, { confidence: 'weak', checkedOn: '2026-01-01' })
  site.allowStorage(SESSION)
  await site.visit('/admin/centros?q=Puesto+Dejado')
  await signIn(site, 'editor')
  const place = () => until(() => screen.getByRole('link', { name: 'Puesto Dejado' }))
  await site.user.click(await place())
  await until(() => screen.getByRole('button', { name: 'Guardar' }))
  await site.user.selectOptions(screen.getByLabelText('Quién lo confirma'), 'msp-rural-2025')
  const saving = site.requests.hold(writesOf('facilities'))
  await press(site, 'Confirmado hoy')
  await until(() => screen.getByRole('button', { name: 'Guardando…' }))
  window.history.back()
  await until(() => expect(asksBeforeUnload()).toBe(false))
  saving.release()
  await until(() => expect(localStorage.getItem(draftKey(`lugar:${id}`, 'editor'))).toBeNull())
  await site.user.click(await place())
  await until(() => expect(valueIn('Confianza')).toBe('confirmed'))
  expect(screen.queryByRole('heading', OFFERED)).toBeNull()
})

test.for([
  ['in the form that is still open', false],
  ['in the form that is opened again', true],
] as const)('a confirmation that waited to be saved, %s, leaves the day of a later check', async ([, isReopened]) => {
  const id = await addPlace(site.backend, { name: 'Puesto de Ayer' })
  dayBefore()
  await openPlaceAsEditor(site, id)
  await site.user.selectOptions(screen.getByLabelText('Quién lo confirma'), 'msp-rural-2025')
  const answersAgain = site.requests.answer(of('facilities', 'PATCH'), 'abort')
  await press(site, 'Confirmado hoy')
  await alertThatSays('No se sabe si se guardó.')
  answersAgain()
  const day = nextDay()
  await changePlace(site.backend, id, { checkedOn: day })
  if (isReopened) {
    await site.reload()
    await resume(site)
  }
  await press(site, 'Guardar')
  await isSaved()
  expect(await placeOf(site.backend, id)).toMatchObject({ confidence: 'confirmed', checkedOn: day })
})

describe('a confirmation that could not be saved keeps its day until «Guardar» saves it', () => {
  let day = ''
  const withoutNetwork = async (name: string) => {
    const answersAgain = site.requests.answer(of('facilities', 'PATCH'), 'abort')
    await press(site, name)
    await alertThatSays('No se sabe si se guardó.')
    answersAgain()
  }
  const before = new Date(Date.now() - 60 * 24 * 60 * 60_000).toISOString().slice(0, 10)
  const OLD = { confidence: 'weak', status: 'open', checkedOn: before } as const

  test.for([
    ['the network failed', () => withoutNetwork('Confirmado hoy'), { confidence: 'confirmed' }],
    [
      'the network failed, and the page is opened again',
      async () => {
        await withoutNetwork('Confirmado hoy')
        await site.reload()
        await resume(site)
        expect(screen.getByText(new RegExp(`La revisión del ${longDate(day)} todavía no está guardada`))).toBeDefined()
      },
      { confidence: 'confirmed' },
    ],
    ['the network failed, of one that closed', () => withoutNetwork('Cerrado'), { status: 'closed' }],
    [
      'another person saved first',
      async (id: string) => {
        await changePlace(site.backend, id, { displayName: 'Calle de la otra persona' })
        await press(site, 'Confirmado hoy')
        await until(() => screen.getByText(/Este lugar cambió mientras/))
      },
      { confidence: 'confirmed' },
    ],
    [
      'a field was wrong',
      async () => {
        await type('Nombre', '')
        await press(site, 'Confirmado hoy')
        await alertThatSays('Hay 1 campo por corregir')
        await type('Nombre', 'Puesto Revisado')
      },
      { confidence: 'confirmed' },
    ],
    [
      'the network failed, and the editor says otherwise by hand: then there is no such day any more',
      async () => {
        await withoutNetwork('Confirmado hoy')
        await site.user.selectOptions(screen.getByLabelText('Confianza'), 'press')
      },
      { confidence: 'press', checkedOn: OLD.checkedOn },
    ],
  ] as const)('%s', async ([, fail, says]) => {
    const id = await addPlace(site.backend, { name: 'Puesto Revisado' })
    await changePlace(site.backend, id, OLD)
    dayBefore()
    await openPlaceAsEditor(site, id)
    await site.user.selectOptions(screen.getByLabelText('Quién lo confirma'), 'msp-rural-2025')
    day = nextDay()
    await fail(id)
    expect(await placeOf(site.backend, id)).toMatchObject(OLD)
    await press(site, 'Guardar')
    await isSaved()
    expect(await placeOf(site.backend, id)).toMatchObject({ checkedOn: day, ...says })
  })
})
