import { beforeEach, describe, onTestFinished, test, vi } from 'vitest'
import { expectAccessible } from '../accessible'
import { SESSION, signIn } from '../desk'
import { fill, valueIn } from '../fields'
import { of } from '../requests'
import { expect, openSite, screen, until, within } from '../site'
import {
  addPlace,
  alertThatSays,
  changePlace,
  confirmRestoring,
  dayBefore,
  draftKey,
  expectProblem,
  isSaved,
  nameSource,
  nextDay,
  openPlace,
  openPlaceAsEditor,
  placeOf,
  placesNamed,
  press,
  quietly,
  resume,
} from './places'

const site = openSite('country')

beforeEach(quietly)

const type = (label: string, text: string) => fill(site, screen.getByLabelText(label), text)
const pagesBehind = () => screen.getByRole('link', { name: 'Ver las páginas que cambiaron' })

describe('a place that is added', () => {
  test('has each problem shown beside its field, and the first of them takes the focus', async () => {
    site.allowStorage(await newPlaceKey())
    await site.visit('/admin/centros/nuevo?ciudad=guachapala')
    await until(() => screen.getByLabelText('Nombre'))
    screen.getByText(/^Hacen falta el nombre, la ciudad y al menos una fuente/)
    const sources = [...screen.getByLabelText<HTMLSelectElement>('Agregar una fuente').options].map(({ text }) => text)
    expect(sources).toHaveLength(new Set(sources).size)
    await type('Nombre', '=HYPERLINK("http://x")')
    await type('Latitud', '-2,77')
    await type('Unicódigo', '12A')
    await press(site, 'Agregar el lugar')
    const summary = await alertThatSays('Hay 4 campos por corregir')
    await until(() => expect(document.activeElement).toBe(screen.getByLabelText('Nombre')))
    await expectProblem('Nombre', /tomaría por una fórmula/)
    await expectProblem('Longitud', /Falta la otra mitad/)
    await expectAccessible()
    await site.user.click(within(summary).getByRole('link', { name: /^Unicódigo/ }))
    await until(() => expect(document.activeElement).toBe(screen.getByLabelText('Unicódigo')))

    await type('Longitud', '-12')
    await press(site, 'Agregar el lugar')
    await expectProblem('Latitud', /no está en el Ecuador/)
    expect(valueIn('Nombre')).toBe('=HYPERLINK("http://x")')
  })

  test('with a number that another place has, typed without its zeros, is refused by the database, and nothing typed is lost', async () => {
    await site.visit('/admin/centros/nuevo?ciudad=guachapala')
    await until(() => screen.getByLabelText('Nombre'))
    await type('Nombre', 'Puesto de Prueba')
    await type('Latitud', '-2,77')
    await type('Longitud', '-78,71')
    await type('Unicódigo', '1927')
    await site.user.selectOptions(screen.getByLabelText('Agregar una fuente'), 'msp-rural-2025')
    await press(site, 'Agregar el lugar')
    await alertThatSays('otro lugar ya tiene este unicódigo')
    expect(valueIn('Nombre')).toBe('Puesto de Prueba')
    await type('Unicódigo', '')
    await press(site, 'Agregar el lugar')
    await until(() => screen.getByRole('heading', { level: 1, name: 'Puesto de Prueba' }))
    // Readers do not find it yet, and the pages of its town were not written again: the screen says so and links to both.
    expect(screen.getByText(/^Lo que se publica de un lugar llega a los lectores con la próxima/)).toBeDefined()
    expect(screen.getByRole('link', { name: 'publicación' }).getAttribute('href')).toBe('/admin/publicar')
    expect(pagesBehind().getAttribute('href')).toBe('/admin/publicar')
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

    // The form for a new place in another town is empty.
    await site.visit('/admin/centros/nuevo?ciudad=nabon')
    await until(() => expect(valueIn('Ciudad')).not.toBe(''))
    expect(valueIn('Nombre')).toBe('')
    await site.visit('/admin/centros/nuevo?ciudad=guachapala')
    await resume(site)
    expect(valueIn('Nombre')).toBe('Puesto sin Respuesta')
    await type('Nombre que se muestra', 'Calle 5')
    await press(site, 'Agregar el lugar')
    await until(() => screen.getByRole('heading', { level: 1, name: 'Puesto sin Respuesta' }))
    expect(await placesNamed(site.backend, 'Puesto sin Respuesta')).toMatchObject([{ displayName: 'Calle 5' }])
  })

  test('in a duplicated tab is another place than the one that the first tab added', async () => {
    const address = '/admin/centros/nuevo?ciudad=guachapala'
    await site.visit(address)
    await until(() => screen.getByLabelText('Nombre'))
    await type('Nombre', 'Puesto Primero')
    await site.user.selectOptions(screen.getByLabelText('Agregar una fuente'), 'msp-rural-2025')
    // A duplicated tab begins with a copy of the session storage.
    const key = await newPlaceKey()
    const copy = sessionStorage.getItem(key) ?? ''
    await press(site, 'Agregar el lugar')
    await until(() => screen.getByRole('heading', { level: 1, name: 'Puesto Primero' }))

    sessionStorage.setItem(key, copy)
    await site.visit(address)
    await resume(site)
    expect(valueIn('Nombre')).toBe('Puesto Primero')
    await type('Nombre', 'Puesto Segundo')
    await press(site, 'Agregar el lugar')
    await until(() => screen.getByRole('heading', { level: 1, name: 'Puesto Segundo' }))
    expect(await placesNamed(site.backend, 'Puesto Primero')).toHaveLength(1)
    expect(await placesNamed(site.backend, 'Puesto Segundo')).toHaveLength(1)
  })

  test('after its form was left does not take the editor away from the screen that she has gone to', async () => {
    await site.visit('/admin/centros?q=Puesto+Posterior')
    await site.user.click(await until(() => screen.getByRole('link', { name: 'Agregar un lugar' })))
    await until(() => screen.getByLabelText('Nombre'))
    await type('Nombre', 'Puesto Posterior')
    await site.user.selectOptions(screen.getByLabelText('Ciudad'), 'Guachapala')
    await site.user.selectOptions(screen.getByLabelText('Agregar una fuente'), 'msp-rural-2025')
    const adding = site.requests.hold(of('facilities', 'POST'))
    await press(site, 'Agregar el lugar')
    await until(() => screen.getByRole('button', { name: 'Guardando…' }))
    window.history.back()
    await until(() => expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true))
    adding.release()
    await until(() => within(screen.getByRole('main')).getByText('Puesto Posterior'))
    expect(window.location.pathname).toBe('/admin/centros')
  })
})

describe('a place of the register', () => {
  test('is confirmed with a source and on the day of the confirmation, also when the page was opened the day before', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto Confirmado' })
    dayBefore()
    await openPlaceAsEditor(site, id)
    await site.user.selectOptions(screen.getByLabelText('Quién lo confirma'), '')
    await press(site, 'Confirmado hoy')
    await expectProblem('Quién lo confirma', /sin una fuente no se puede/)
    await site.user.selectOptions(screen.getByLabelText('Quién lo confirma'), 'El establecimiento, por teléfono')
    const day = nextDay()
    await press(site, 'Confirmado hoy')
    await isSaved()
    await until(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Confirmado hoy' })))
    const place = await placeOf(site.backend, id)
    expect(place).toMatchObject({ confidence: 'confirmed', status: 'open', checkedOn: day })
    expect(place?.sources).toContainEqual(expect.stringMatching(/^establecimiento-telefono-20\d\d$/))
  })

  test('has its changed address saved with the source that says it, with its year, once the point was asked for', async () => {
    const at = { latitude: -2.77, longitude: -78.71 }
    const id = await addPlace(site.backend, { name: 'Puesto Mudado', address: 'Calle Vieja', ...at })
    await openPlace(site, id)
    expect(screen.queryByLabelText('¿Quién lo dice?')).toBeNull()
    await type('Dirección', 'Calle Nueva')
    await site.user.selectOptions(screen.getByLabelText('Atiende emergencias'), 'Sí, solo de día')
    await press(site, 'Guardar')
    await expectProblem('¿Quién lo dice?', /Elija quién dice/)
    await until(() => expect(document.activeElement).toBe(screen.getByLabelText('¿Quién lo dice?')))
    await nameSource(site, '¿Quién lo dice?', 'Lcda. Pérez, por teléfono')
    await press(site, 'Guardar')
    await expectProblem('¿Quién lo dice?', /sin nombres, títulos ni teléfonos/)
    await site.user.selectOptions(screen.getByLabelText('¿Quién lo dice?'), 'El establecimiento, por teléfono')
    await press(site, 'Guardar')
    await expectProblem('¿El punto en el mapa sigue siendo el mismo?', /diga si el punto/)
    await expectAccessible()
    await site.user.selectOptions(screen.getByLabelText('¿El punto en el mapa sigue siendo el mismo?'), 'no')
    await press(site, 'Guardar')
    const note = await isSaved()
    expect(within(note).getByRole('link').getAttribute('href')).toBe('/ec/guachapala/misoprostol')
    expect(await placeOf(site.backend, id)).toMatchObject({
      ...{ address: 'Calle Nueva', addressYear: expect.stringMatching(/^20\d\d$/), attendsEmergencies: 'by-day' },
      ...{ latitude: null, sources: ['msp-rural-2025', expect.stringMatching(/^establecimiento-telefono-/)] },
    })
    expect(screen.queryByLabelText('¿Quién lo dice?')).toBeNull()
  })

  test('is confirmed by editors alone: others see why the button and these choices are disabled', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto de Visita' })
    await openPlace(site, id)
    expect(screen.getByRole('button', { name: 'Confirmado hoy' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('option', { name: 'Oficial' })).toHaveProperty('disabled', true)
    expect(screen.getByRole('option', { name: 'Prensa' })).toHaveProperty('disabled', false)
    await expectProblem('Confianza', /^Solo un editor puede/)
    site.allowStorage(SESSION)
    await signIn(site, 'editor')
    await until(() => expect(screen.getByRole('button', { name: 'Confirmado hoy' })).toHaveProperty('disabled', false))
    expect(screen.getByRole('option', { name: 'Oficial' })).toHaveProperty('disabled', false)
  })

  test('is confirmed, and not only saved, by Enter in the field of who confirms it', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto con Enter' })
    await openPlaceAsEditor(site, id)
    await nameSource(site, 'Quién lo confirma', 'Radio Guachapala')
    await site.user.keyboard('{Enter}')
    await isSaved()
    expect(await placeOf(site.backend, id)).toMatchObject({ confidence: 'confirmed' })
  })

  test('is not reported as saved while its new source is still being added, and a save pressed meanwhile cannot overwrite another person’s', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto con Prisa' })
    await openPlaceAsEditor(site, id)
    await type('Red', 'IESS')
    await press(site, 'Guardar')
    await isSaved()
    const adding = site.requests.hold(of('facilitySources', 'POST'))
    await nameSource(site, 'Quién lo confirma', 'Alcaldía de Guachapala')
    await press(site, 'Confirmado hoy')
    expect(screen.queryByText(/^Guardado\./)).toBeNull()
    await until(() => screen.getByRole('button', { name: 'Guardando…' }))
    await type('Nombre que se muestra', 'Calle 3')
    await changePlace(site.backend, id, { displayName: 'Calle 2' })
    await press(site, 'Guardando…')
    expect(site.requests.asked.filter(({ method }) => method === 'PATCH')).toHaveLength(1)
    adding.release()
    const heading = await until(() => screen.getByRole('heading', { name: /^Este lugar cambió mientras/ }))
    expect(heading.closest('section')?.textContent).toContain('ahora está guardado «Calle 2», usted escribió «Calle 3»')
    await press(site, 'Guardar')
    await isSaved()
    expect(await placeOf(site.backend, id)).toMatchObject({ displayName: 'Calle 3', confidence: 'confirmed' })
  })

  test('is closed once, and can be opened again from its history', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto de la Loma' })
    const status = async () => (await placeOf(site.backend, id))?.status
    await openPlace(site, id)
    await press(site, 'Cerrado')
    const saved = await isSaved()
    expect(await status()).toBe('closed')
    expect(pagesBehind()).toBeDefined()
    // A closed place cannot be closed again: the button that had the focus is gone, so the message takes the focus.
    expect(screen.queryByRole('button', { name: 'Cerrado' })).toBeNull()
    await until(() => expect(document.activeElement).toBe(saved))
    const entry = await until(() => {
      const [latest] = screen.getAllByRole('listitem').filter((item) => /Cambiado el/.test(item.textContent ?? ''))
      if (!latest) throw new Error('no change is in its history yet')
      return latest
    })
    expect(entry.textContent).toContain('Cerrado')
    await expectAccessible()
    await site.user.click(within(entry).getByRole('button', { name: /^Restaurar lo anterior/ }))
    await confirmRestoring(site)
    await until(async () => expect(await status()).toBe('open'))
    await until(() => expect(valueIn('Estado')).toBe('open'))
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
    // The conflict is shown far above the button that was pressed, so it takes the focus.
    await until(() => expect(document.activeElement).toBe(heading))
    expect(valueIn('Nombre que se muestra')).toBe('Calle 3')
    expect(valueIn('Horario')).toBe('2025')
    expect(await placeOf(site.backend, id)).toMatchObject({ displayName: 'Calle 2', network: 'MSP' })
    await press(site, 'Usar lo guardado (Nombre que se muestra)')
    await press(site, 'Guardar')
    await isSaved()
    expect(await placeOf(site.backend, id)).toMatchObject({ displayName: 'Calle 2', hours: '2025', network: 'IESS' })
  })

  test('is saved on a page that was not loaded over HTTPS, where the browser makes no ids', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto sin Candado', displayName: 'Calle 1' })
    await openPlace(site, id)
    const made = vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function')
    })
    onTestFinished(() => made.mockRestore())
    await type('Nombre que se muestra', 'Calle 2')
    await press(site, 'Guardar')
    await isSaved()
    expect((await placeOf(site.backend, id))?.displayName).toBe('Calle 2')
  })

  test('that could not be saved says what to do and keeps what was typed', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto sin Guardar', displayName: 'Calle 1' })
    site.allowStorage(draftKey(`lugar:${id}`))
    await openPlace(site, id)
    for (const [what, answer, says, outcome] of [
      ['no network', 'abort', 'No hay conexión', 'No se sabe si se guardó.'],
      [
        'no right',
        { status: 403, json: { code: '42501', message: 'permission denied' } },
        'es de editores, o su sesión terminó',
        'No se guardó.',
      ],
      ['a server that is down', { status: 503, body: '' }, 'El servidor no responde', 'No se sabe si se guardó.'],
    ] as const) {
      const answersAgain = site.requests.answer(of('facilities', 'PATCH'), answer)
      await type('Nombre que se muestra', `Calle de ${what}`)
      await press(site, 'Guardar')
      expect((await alertThatSays(says)).textContent).toContain(outcome)
      expect(valueIn('Nombre que se muestra')).toBe(`Calle de ${what}`)
      answersAgain()
    }
  })

  test('whose save arrived but whose answer was lost is reported as saved at the next press, whether or not more was typed', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto Guardado' })
    await openPlace(site, id)
    for (const besides of [undefined, 'Municipal']) {
      const answersAgain = loseAnswers('PATCH')
      await type('Latitud', besides ? '-2,78' : '-2,77')
      await type('Longitud', '-78,71')
      await press(site, 'Guardar')
      await alertThatSays('No se sabe si se guardó.')
      answersAgain()
      expect(await placeOf(site.backend, id)).toMatchObject({ latitude: besides ? -2.78 : -2.77 })
      if (besides !== undefined) await type('Red', besides)
      await press(site, 'Guardar')
      await isSaved()
      expect(await placeOf(site.backend, id)).toMatchObject({ network: besides ?? 'MSP' })
    }
  })

  test('whose save arrived but whose answer was lost shows the change in its history', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto Cerrado' })
    site.allowStorage(draftKey(`lugar:${id}`))
    await openPlace(site, id)
    const changes = () => screen.queryAllByRole('button', { name: /^Restaurar lo anterior/ })
    await until(() => screen.getByText(/^Agregado el/))
    expect(changes()).toHaveLength(0)
    const answersAgain = loseAnswers('PATCH')
    await press(site, 'Cerrado')
    await alertThatSays('No se sabe si se guardó.')
    answersAgain()
    await until(() => expect(changes()).toHaveLength(1), { within: 10_000 })
  })

  test('that changed since its form was last opened is shown as it is now', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto Reabierto', displayName: 'Calle 1' })
    await site.visit('/admin/centros?q=Puesto+Reabierto')
    const place = () => until(() => screen.getByRole('link', { name: 'Puesto Reabierto' }))
    await site.user.click(await place())
    await until(() => expect(valueIn('Nombre que se muestra')).toBe('Calle 1'))
    window.history.back()
    await until(() => screen.getByRole('heading', { level: 1, name: 'Lugares de atención' }))
    await changePlace(site.backend, id, { displayName: 'Calle 2' })
    await site.user.click(await place())
    await until(() => screen.getByRole('button', { name: 'Guardar' }))
    expect(valueIn('Nombre que se muestra')).toBe('Calle 2')
  })

  test('that is deleted while its form is open can be kept as a new place', async () => {
    const id = await addPlace(site.backend, { name: 'Puesto Borrado' })
    await openPlace(site, id)
    site.requests.answer(
      (_, { pathname, searchParams }) => pathname === '/rest/v1/facilities' && searchParams.get('id') === `eq.${id}`,
      { status: 200, json: [] },
    )
    await type('Nombre', 'Puesto Rehecho')
    await press(site, 'Guardar')
    await alertThatSays('Este lugar ya no existe')
    expect(valueIn('Nombre')).toBe('Puesto Rehecho')
    await expectAccessible()
    await press(site, 'Guardarlo como lugar nuevo')
    await until(() => screen.getByRole('heading', { level: 1, name: 'Puesto Rehecho' }))
    expect(await placesNamed(site.backend, 'Puesto Rehecho')).toHaveLength(1)
  })
})

/** Lets writes reach the database but loses their answers. Returns a function that ends the failure. */
function loseAnswers(method: 'POST' | 'PATCH'): () => void {
  return site.requests.answer(of('facilities', method), async (request, pass) => {
    await pass(request)
    throw new TypeError('Failed to fetch')
  })
}

/** The storage key under which the browser keeps what is typed in the form for a new place in Guachapala. */
async function newPlaceKey(): Promise<string> {
  const [city] = await site.backend.sql<{ id: string }>(`select id from public.cities where slug = 'guachapala'`)
  return draftKey(`lugar:nuevo:${city?.id}`)
}
