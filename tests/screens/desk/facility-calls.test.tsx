import { beforeEach, describe, test } from 'vitest'
import { dayInEcuador } from '@/admin/desk/date-time'
import { SIGNED_IN } from '../../support/people'
import { expectAccessible } from '../accessible'
import { SESSION, signIn } from '../desk'
import { fill } from '../fields'
import { of } from '../requests'
import { expect, openSite, screen, until, within } from '../site'
import { answerConfirm, placesNamed, press, quietly } from './places'

const site = openSite(['Azuay', 'Bolívar'])

beforeEach(quietly)

/** The name of the place that is to be called. */
const inLine = () => card().getElementsByTagName('h2')[0]?.textContent ?? ''
const card = () => screen.getByRole('button', { name: 'Todo sigue igual' }).closest('section') ?? document.body
const placeNamed = async (name: string) => (await placesNamed(site.backend, name))[0]
const changesOf = async (name: string) => {
  const changes = `select 1 from revisions where "tableName" = 'facilities' and "rowId" = (select id from facilities where name = $1)`
  return (await site.backend.sql(changes, [name])).length
}
const made = () => screen.getByRole('heading', { name: /^Llamadas hechas/ }).closest('section')?.textContent

async function openCalls() {
  site.allowStorage(SESSION)
  await site.visit('/admin/centros/llamadas?provincia=Bol%C3%ADvar')
  await until(() => screen.getByText(/^Solo los editores ven las llamadas/))
  await signIn(site, 'editor')
  await until(() => expect(inLine()).not.toBe(''))
  await until(() => expect(card().contains(document.activeElement)).toBe(true))
}

/** Presses a key, and waits until the next place is in the line. Returns the name of the place that was called. */
async function answer(key: string): Promise<string> {
  const name = inLine()
  await site.user.keyboard(key)
  await until(() => expect(inLine()).not.toBe(name))
  await until(() => expect(card().contains(document.activeElement)).toBe(true))
  return name
}

describe('the calls', () => {
  test('confirm an unchanged place with one key, note one that nobody answered, and take a mistake back', async () => {
    await openCalls()
    await expectAccessible()
    const { confidence, checkedOn, sources } = (await placeNamed(inLine())) ?? {}
    const first = await answer('1')
    const second = await answer('3')
    await until(() => expect(screen.getAllByRole('button', { name: /^Deshacer/ })).toHaveLength(2))
    expect(await placeNamed(first)).toMatchObject({
      ...{ confidence: 'confirmed', status: 'open', checkedOn: dayInEcuador(new Date()) },
      sources: expect.arrayContaining([expect.stringMatching(/^establecimiento-telefono-20\d\d$/)]),
    })
    const notes = await site.backend.sql<{ name: string; checkedBy: string; unansweredAt: string | null }>(
      'select name, "checkedBy", "unansweredAt" from "facilityNotes" join facilities on id = "facilityId" where name = any ($1)',
      [[first, second]],
    )
    expect(notes.find(({ name }) => name === first)).toMatchObject({
      checkedBy: SIGNED_IN.editor.id,
      unansweredAt: null,
    })
    expect(notes.find(({ name }) => name === second)?.unansweredAt).not.toBeNull()

    await press(site, `Deshacer (${first})`)
    await until(async () => expect(await placeNamed(first)).toMatchObject({ confidence, checkedOn, sources }))
    await until(() => expect(inLine()).toBe(first))
  })

  test('close a place only after asking once more', async () => {
    await openCalls()
    const name = inLine()
    await site.user.keyboard('4')
    const yes = await until(() => screen.getByRole('button', { name: 'Sí, está cerrado' }))
    await until(() => expect(document.activeElement).toBe(yes))
    expect(await placeNamed(name)).toMatchObject({ status: 'open' })
    await site.user.keyboard('{Enter}')
    await until(async () => expect(await placeNamed(name)).toMatchObject({ status: 'closed' }))
  })

  test('open the form in place for one that changed, and go on after it was saved', async () => {
    await openCalls()
    const name = inLine()
    await site.user.keyboard('2')
    await fill(site, await until(() => screen.getByLabelText('Horario')), 'lunes a viernes, 8:00 a 17:00')
    await site.user.selectOptions(screen.getByLabelText('Atiende emergencias'), 'No')
    await press(site, 'Guardar y confirmar hoy')
    await until(() => expect(inLine()).not.toBe(name))
    expect(await placeNamed(name)).toMatchObject({ confidence: 'confirmed', attendsEmergencies: 'no' })
  })

  test('keep an answer whose saving is not known over a reload, send it again by themselves, and store it once', async () => {
    await openCalls()
    const answersAgain = site.requests.answer(of('facilities', 'PATCH'), async (_, pass) => {
      await pass()
      throw new TypeError('Failed to fetch')
    })
    // The tests of this file share the register: another one may have called the same place.
    const before = await changesOf(inLine())
    const name = await answer('1')
    await until(() => expect(made()).toMatch(/No se guardó\./))
    answersAgain()
    await site.reload()
    await until(() => expect(made()).toContain(`${name}Todo sigue igual. Guardado.`))
    expect(await changesOf(name)).toBe(before + 1)
    await site.reload()
    await until(() => screen.getByRole('heading', { name: 'Todavía ninguna llamada' }))
  })

  test('go on without a connection, and name what was not saved until it is sent again', async () => {
    await openCalls()
    const asked = answerConfirm(false)
    const answersAgain = site.requests.answer(of('facilities', 'PATCH'), 'abort')
    const name = await answer('1')
    await until(() => expect(made()).toMatch(/No se guardó\.\s*No hay conexión.*otra vez por sí sola/))
    await site.user.click(screen.getByRole('link', { name: 'Todos los lugares' }))
    expect(asked.mock.lastCall?.[0]).toContain('todavía no se guardaron')
    answersAgain()
    await press(site, `Enviar otra vez (${name})`)
    await until(async () => expect(await placeNamed(name)).toMatchObject({ confidence: 'confirmed' }))
    expect(within(screen.getByRole('main')).queryByText('No se guardó.')).toBeNull()
  })
})
