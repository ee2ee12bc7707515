import { beforeEach, describe, test } from 'vitest'
import { expectAccessible } from '../accessible'
import { banner, endSession, SESSION, signIn, signOut } from '../desk'
import { fill, valueIn } from '../fields'
import { of, writesOf } from '../requests'
import { expect, openSite, screen, until, within } from '../site'
import {
  addPlace,
  alertThatSays,
  answerConfirm,
  changePlace,
  confirmRestoring,
  dayBefore,
  draftKey,
  expectProblem,
  isSaved,
  nameSource,
  nextDay,
  OFFERED,
  openPlace,
  openPlaceAsEditor,
  placeOf,
  placesNamed,
  press,
  quietly,
  resume,
} from './places'

const site = openSite()

beforeEach(quietly)

const type = (label: string, text: string) => fill(site, screen.getByLabelText(label), text)
/** The form's own: restoring a change asks for a reason, too. */
const reasonField = () => {
  const [field] = screen.getAllByLabelText<HTMLInputElement>('Motivo del cambio (opcional)')
  if (!field) throw new Error('no reason is asked for')
  return field
}
const title = (name: string) => until(() => screen.getByRole('heading', { level: 2, name }))

describe('a place that is added', () => {
  test('has each problem shown beside its field, is refused with the number of another place, and loses nothing typed', async () => {
    await site.visit('/admin/centros/nuevo?ciudad=guachapala')
    await until(() => screen.getByLabelText('Nombre'))
    await type('Nombre', '=HYPERLINK("http://x")')
    await type('Punto en el mapa', '-12, -78,71')
    await press(site, 'Agregar el lugar')
    const summary = await alertThatSays('Hay 3 campos por corregir')
    await expectProblem('Nombre', /tomaría por una fórmula/)
    await expectProblem('Punto en el mapa', /no está en el Ecuador/)
    await expectAccessible()
    await site.user.click(within(summary).getByRole('link', { name: /^Nombre/ }))
    await until(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre')))

    await type('Nombre', 'Puesto de Prueba')
    await type('Punto en el mapa', 'https://www.google.com/maps/@-2.77,-78.71,17z')
    const taken = (
      await site.backend.sql<{ unicode: string }>('select unicode from facilities where unicode is not null')
    )[0]
    await type('Unicódigo', taken?.unicode ?? '')
    await site.user.selectOptions(screen.getByLabelText('Agregar una fuente'), 'msp-rural-2025')
    await press(site, 'Agregar el lugar')
    await alertThatSays('otro lugar ya tiene este unicódigo')
    expect(valueIn('Nombre')).toBe('Puesto de Prueba')
    await type('Unicódigo', '')
    await press(site, 'Agregar el lugar')
    await title('Puesto de Prueba')
    expect((await until(() => screen.getByRole('link', { name: 'publicación' }))).getAttribute('href')).toBe(
      '/admin/publicar',
    )
    expect(await placesNamed(site.backend, 'Puesto de Prueba')).toMatchObject([
      { latitude: -2.77, longitude: -78.71, confidence: 'weak' },
    ])
  })

  test('is added only once when the answer to the save is lost, even if the page is left and opened again', async () => {
    await site.visit('/admin/centros/nuevo?ciudad=guachapala')
    await until(() => screen.getByLabelText('Nombre'))
    await type('Nombre', 'Puesto sin Respuesta')
    await site.user.selectOptions(screen.getByLabelText('Agregar una fuente'), 'msp-rural-2025')
    const answersAgain = loseAnswers('POST')
    await press(site, 'Agregar el lugar')
    await alertThatSays('No se sabe si se guardó.')
    answersAgain()
    await site.reload()
    await resume(site)
    await type('Nombre que se muestra', 'Calle 5')
    await press(site, 'Agregar el lugar')
    await title('Puesto sin Respuesta')
    expect(await placesNamed(site.backend, 'Puesto sin Respuesta')).toMatchObject([{ displayName: 'Calle 5' }])
  })
})

describe('a place of the register', () => {
  test('is confirmed by the place itself unless another source is named, on the day of the press', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto Confirmado' })
    dayBefore()
    await openPlaceAsEditor(site, id)
    const day = nextDay()
    await press(site, 'Confirmado hoy')
    await isSaved()
    const place = await placeOf(site.backend, id)
    expect(place).toMatchObject({ confidence: 'confirmed', status: 'open', checkedOn: day })
    expect(place?.sources).toContainEqual(expect.stringMatching(/^establecimiento-telefono-20\d\d$/))
  })

  test('has its changed address saved with the source that says it and its reason, once the point was asked for', async () => {
    const at = { latitude: -2.77, longitude: -78.71 }
    const id = await addPlace(site.backend, { name: 'Puesto Mudado', address: 'Calle Vieja', ...at })
    await openPlace(site, id)
    await type('Dirección', 'Calle Nueva')
    await site.user.selectOptions(screen.getByLabelText('Atiende emergencias'), 'Sí, solo de día')
    await press(site, 'Guardar')
    const said = '¿Quién lo dice? (atiende emergencias y dirección)'
    await expectProblem(said, /Elija quién dice/)
    await expectProblem('¿El punto en el mapa sigue siendo el mismo?', /diga si el punto/)
    await nameSource(site, said, 'Lcda. Pérez, por teléfono')
    await press(site, 'Guardar')
    await expectProblem(said, /sin nombres, títulos ni teléfonos/)
    await expectAccessible()
    await site.user.selectOptions(screen.getByLabelText(said), 'El establecimiento, por teléfono')
    await site.user.selectOptions(screen.getByLabelText('¿El punto en el mapa sigue siendo el mismo?'), 'no')
    await fill(site, reasonField(), 'Llamó el distrito')
    await press(site, 'Guardar')
    await isSaved()
    expect(await placeOf(site.backend, id)).toMatchObject({
      ...{ address: 'Calle Nueva', addressYear: expect.stringMatching(/^20\d\d$/), attendsEmergencies: 'by-day' },
      ...{ latitude: null, sources: ['msp-rural-2025', expect.stringMatching(/^establecimiento-telefono-/)] },
    })
    const [{ reason } = { reason: null }] = await site.backend.sql<{ reason: string | null }>(
      'select reason from revisions where "rowId" = $1 order by id desc limit 1',
      [id],
    )
    expect(reason).toBe('Llamó el distrito')
    expect(reasonField().value).toBe('')
  })

  test('that closes changes the pages that name it no longer, and the form still counts them', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto que Cierra' })
    await openPlace(site, id)
    await site.user.selectOptions(within(screen.getByRole('dialog')).getByLabelText('Estado'), 'closed')
    await press(site, 'Guardar')
    await until(() => screen.getByText('Ninguna página de ciudad lo nombra.'))
    expect(screen.getByText(/^Los lectores lo ven en las páginas de \d+ ciudad/)).toBeTruthy()
  })

  test('is confirmed by editors alone', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto de Visita' })
    await openPlace(site, id)
    expect(screen.getByRole('button', { name: 'Confirmado hoy' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('option', { name: 'Oficial' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('option', { name: 'Prensa' })).toHaveProperty('disabled', false)
    await expectProblem('Confianza', /^Solo un editor puede/)
    site.allowStorage(SESSION)
    await signIn(site, 'editor')
    await until(() => expect(screen.getByRole('button', { name: 'Confirmado hoy' })).toHaveProperty('disabled', false))
  })

  test('that two people save at once shows the second person the other’s change field by field', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto Cruzado', displayName: 'Calle 1' })
    await openPlace(site, id)
    await type('Nombre que se muestra', 'Calle 3')
    await type('Red', 'IESS')
    await changePlace(site.backend, id, { displayName: 'Calle 2', hours: '2025' })
    await press(site, 'Guardar')
    const heading = await until(() => screen.getByRole('heading', { name: /^Este lugar cambió mientras/ }))
    expect(heading.closest('section')?.textContent).toContain(
      'decía «Calle 1», ahora está guardado «Calle 2», usted escribió «Calle 3»',
    )
    await until(() => expect(document.activeElement).toBe(heading))
    expect(valueIn('Horario')).toBe('2025')
    await press(site, 'Usar lo guardado (Nombre que se muestra)')
    await press(site, 'Guardar')
    await isSaved()
    expect(await placeOf(site.backend, id)).toMatchObject({ displayName: 'Calle 2', hours: '2025', network: 'IESS' })
  })

  test('that could not be saved says what to do and keeps what was typed, and a save that arrived unseen is no second one', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto sin Guardar' })
    await openPlace(site, id)
    for (const [what, answer, says, outcome] of [
      ['no network', 'abort', 'No hay conexión', 'No se sabe si se guardó.'],
      [
        'no right',
        { status: 403, json: { code: '42501', message: 'permission denied' } },
        'es de editores, o su sesión terminó',
        'No se guardó.',
      ],
    ] as const) {
      const answersAgain = site.requests.answer(of('facilities', 'PATCH'), answer)
      await type('Nombre que se muestra', `Calle de ${what}`)
      await press(site, 'Guardar')
      expect((await alertThatSays(says)).textContent).toContain(outcome)
      expect(valueIn('Nombre que se muestra')).toBe(`Calle de ${what}`)
      answersAgain()
    }
    const answersAgain = loseAnswers('PATCH')
    await type('Punto en el mapa', '-2,77, -78,71')
    await press(site, 'Guardar')
    await alertThatSays('No se sabe si se guardó.')
    answersAgain()
    expect(await placeOf(site.backend, id)).toMatchObject({ latitude: -2.77 })
    await type('Red', 'Municipal')
    await press(site, 'Guardar')
    await isSaved()
    expect(await placeOf(site.backend, id)).toMatchObject({ network: 'Municipal', latitude: -2.77 })
  })
})

describe('what is typed and not saved', () => {
  test('is offered after a reload and after the panel was closed, and saving clears it', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto con Borrador', displayName: 'Calle 1' })
    const draft = () => localStorage.getItem(draftKey(`lugar:${id}`, 'editor'))
    const asked = answerConfirm(false)
    await openPlaceAsEditor(site, id)
    await type('Nombre que se muestra', 'Calle 7')
    await type('Nota', 'Llamar el lunes')
    await fill(site, reasonField(), 'Llamó el distrito')
    await press(site, 'Cerrar el panel')
    expect(asked).toHaveBeenCalledOnce()
    expect(valueIn('Nombre que se muestra')).toBe('Calle 7')
    asked.mockReturnValue(true)
    await press(site, 'Cerrar el panel')
    await until(() => expect(screen.queryByRole('dialog')).toBeNull())
    window.history.back()
    await resume(site)
    await site.reload()
    await resume(site)
    expect(['Nombre que se muestra', 'Nota'].map(valueIn)).toEqual(['Calle 7', 'Llamar el lunes'])
    expect(reasonField().value).toBe('Llamó el distrito')
    await press(site, 'Guardar')
    await isSaved()
    await until(() => expect(draft()).toBeNull())
  })

  test('is there for the same person when the session ends, and another one never sees it', async () => {
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
    await signIn(site, 'stranger')
    await until(() => expect(valueIn('Nombre que se muestra')).toBe('Calle 1'))
    expect(document.body.innerHTML).not.toMatch(/doctora|Calle 7/)
    expect(screen.queryByRole('heading', OFFERED)).toBeNull()
    await signOut(site)
    await signIn(site, 'editor')
    await resume(site)
    expect(['Nombre que se muestra', 'Nota'].map(valueIn)).toEqual(['Calle 7', 'El número de la doctora'])
  })

  test('is kept, along with the restored values, while a change is being taken back', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto Restaurado', displayName: 'Calle 1' })
    site.allowStorage(draftKey(`lugar:${id}`))
    await changePlace(site.backend, id, { displayName: 'Calle 2', network: 'IESS' })
    await openPlace(site, id)
    const restoring = site.requests.hold(writesOf('facilities'))
    await site.user.click(await until(() => screen.getByRole('button', { name: /^Restaurar lo anterior/ })))
    await confirmRestoring(site)
    await until(() => screen.getByRole('button', { name: 'Restaurando…' }))
    await press(site, 'Cancelar')
    await type('Horario', '2026')
    restoring.release()
    await until(() => expect(valueIn('Nombre que se muestra')).toBe('Calle 1'))
    expect(valueIn('Horario')).toBe('2026')
  })
})

/** Lets writes reach the database but loses their answers. Returns a function that ends the failure. */
function loseAnswers(method: 'POST' | 'PATCH'): () => void {
  return site.requests.answer(of('facilities', method), async (request, pass) => {
    await pass(request)
    throw new TypeError('Failed to fetch')
  })
}
