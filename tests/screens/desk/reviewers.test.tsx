/** «Ajustes» → «Revisores»: who signs the texts, written by editors, and by an owner which account signs as them. */
import { beforeEach, test } from 'vitest'
import { SIGNED_IN } from '../../support/people'
import { expectAccessible } from '../accessible'
import { SESSION, signIn } from '../desk'
import { expect, main, openSite, until, within } from '../site'

const site = openSite()
beforeEach(() => site.backend.exec(`update editors set role = 'editor'; update settings set "keepsSignatures" = true`))

const form = () =>
  within(main().getByRole('group', { name: 'Lo que ven los lectores' }).closest('form') ?? document.body)
const stored = (name: string) => site.backend.sql('select * from reviewers where name = $1', [name])
const named = async () =>
  ((await site.backend.as('visitor').from('namedReviewers').select('name')).data ?? []).map(({ name }) => name)

async function open(summary: RegExp): Promise<void> {
  await site.user.click(await until(() => main().getByText(summary)))
  await until(() => main().getByRole('group', { name: 'Lo que ven los lectores' }))
}

test('an editor writes down a reviewer, who is shown to visitors once the consent and the address of the register are there', async () => {
  site.allowStorage(SESSION)
  await site.visit('/admin/ajustes#revisores')
  await signIn(site, 'editor')
  await open(/^Agregar un revisor/)
  const type = (label: string, text: string) => site.user.type(form().getByLabelText(label), text)
  await type('Tratamiento', 'Dra.')
  await type('Nombre y apellido', 'Prueba Uno')
  await type('Profesión', 'Médica')
  await type('Día del consentimiento', '2026-11-02')
  await site.user.click(form().getByRole('button', { name: 'Agregar' }))
  await until(() => form().getByText('Escriba el día y cómo lo dio, o deje vacíos los dos.'))
  await type('Cómo lo dio', 'Carta firmada')
  await expectAccessible()
  await site.user.click(form().getByRole('button', { name: 'Agregar' }))
  await until(() => main().getByText(/^No se muestra: falta el número de registro y la dirección/))
  expect(await named()).not.toContain('Prueba Uno')

  // A browser closes the other form by itself.
  await site.user.click(main().getByText(/^Agregar un revisor/))
  await open(/^Dra\. Prueba Uno/)
  await until(() => expect(form().getByRole('button', { name: 'Guardar' })).toBeTruthy())
  // Which account signs is for an owner to say.
  expect(form().getByLabelText<HTMLInputElement>(/^Cuenta con la que firma/).readOnly).toBe(true)
  await type('Número de registro', 'PRUEBA-1')
  await type('Dirección donde se comprueba', 'https://registro.example/prueba-1')
  await type('Motivo del cambio (opcional)', 'Llegó su carta')
  await site.user.click(form().getByRole('button', { name: 'Guardar' }))
  await until(async () => expect(await named()).toContain('Prueba Uno'))
  await site.visit('/admin/historial?de=revisores')
  await until(() => main().getAllByText(/Llegó su carta/))
})

test('an owner says which account signs, not that of an editor, and an editor reads what follows when somebody leaves', async () => {
  await site.backend.sql(`update editors set role = 'owner'`)
  site.allowStorage(SESSION)
  await site.visit('/admin/ajustes')
  await signIn(site, 'editor')
  await open(/^Agregar un revisor/)
  await site.user.type(form().getByLabelText('Tratamiento'), 'Abg.')
  await site.user.type(form().getByLabelText('Nombre y apellido'), 'Prueba Dos')
  await site.user.type(form().getByLabelText('Profesión'), 'Abogado')
  const account = () => form().getByLabelText(/^Cuenta con la que firma/)
  await until(() => expect(account().hasAttribute('readonly')).toBe(false))
  const paste = async (id: string) => {
    await site.user.clear(account())
    await site.user.click(account())
    await site.user.paste(id)
  }
  await paste(SIGNED_IN.editor.id)
  await site.user.click(form().getByRole('button', { name: 'Agregar' }))
  await until(() => form().getByText(/^Es la cuenta de un editor/))
  await paste(SIGNED_IN.stranger.id)
  await site.user.click(form().getByLabelText('Colabora con el portal'))
  form().getByText(/^Ya no puede firmar\. Lo que firmó sigue valiendo/)
  await site.user.click(form().getByRole('button', { name: 'Agregar' }))
  await until(async () =>
    expect(await stored('Prueba Dos')).toMatchObject([{ userId: SIGNED_IN.stranger.id, active: false }]),
  )
})

test('an owner decides what is worth the signature of somebody who left, an editor reads it, and the history says it in words', async () => {
  site.allowStorage(SESSION)
  await site.visit('/admin/ajustes')
  await signIn(site, 'editor')
  await until(() => main().getByText(/^Lo que firmó sigue valiendo.*Lo decide quien es responsable\.$/))
  expect(main().queryByRole('radio')).toBeNull()

  await site.backend.sql(`update editors set role = 'owner'`)
  await site.visit('/admin/ajustes?otra-vez')
  await site.user.click(await until(() => main().getByRole('radio', { name: /deja de valer/ })))
  await expectAccessible()
  await site.user.click(main().getByRole('button', { name: 'Guardar para todos' }))
  await until(async () =>
    expect(await site.backend.sql('select "keepsSignatures" from settings')).toEqual([{ keepsSignatures: false }]),
  )
  await until(() => expect(main().queryByRole('button', { name: 'Guardar para todos' })).toBeNull())
  await site.visit('/admin/historial?de=revisores')
  await until(() => main().getByText('Firmas de quien ya no colabora'))
  await until(() => main().getByText(/^Lo que firmó: sigue valiendo.* → deja de valer/))
})
