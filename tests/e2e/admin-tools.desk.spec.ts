import { readFile } from 'node:fs/promises'
import type { APIRequestContext } from '@playwright/test'
import { onlyCities } from './desk'
import { answer, expect, hold, isWrite, publishableKey, test, unanswer } from './portal'
import { patchRecord } from './records'

test('the drafts are reviewed, filtered by the address and exported', async ({ page, expectAccessible }) => {
  await page.goto('/admin/borradores?provincia=Azuay&orden=texto-propio&sentido=desc')
  await expect(page.getByText('Análisis terminado: 444 páginas.')).toBeAttached({ timeout: 40_000 })
  await expect(page.getByText('Mostrando 1–30 de 30 páginas (de 444)')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Texto propio' })).toHaveAttribute('aria-sort', 'descending')
  await expectAccessible()

  await page.getByLabel('Texto', { exact: true }).pressSequentially('cuenca')
  await expect(page).toHaveURL(/q=cuenca/)
  await expect(page.getByRole('row')).toHaveCount(3)

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Descargar CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('borradores.csv')
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^\uFEFFCiudad;Provincia;Tipo;/)

  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(page.getByText('Mostrando 1–50 de 444 páginas')).toBeVisible()
  await page.getByRole('link', { name: 'Siguiente' }).click()
  await expect(page.getByText('Mostrando 51–100 de 444 páginas')).toBeVisible()
})

test('rows that no city can be read from are listed beside the drafts, and duplicates with the city they are merged into', async ({
  page,
  expectAccessible,
}) => {
  await onlyCities(page, ['quito', 'loja'], (rows) => [
    ...rows,
    { id: 'x1', name: '', slug: '', province: 'Azuay' },
    { ...rows.find(({ slug }) => slug === 'quito'), id: 'x2', name: 'QUITO', slug: 'quito-2', seoPriority: 1 },
  ])
  await page.goto('/admin/borradores?q=zzz')
  await page.getByText('Filas que no se pueden leer y se omiten: 1').click()
  await expect(page.getByText('la fila «x1» no tiene nombre ni slug')).toBeVisible()
  await page.getByText('Ciudades duplicadas, unidas en una: 1').click()
  await expect(page.getByText('QUITO (Pichincha, quito-2) se une a Quito (Pichincha, quito)')).toBeVisible()
  await expect(page.getByText('Análisis terminado: 4 páginas.')).toBeAttached()
  await expect(page.getByText('Ninguna página cumple con estos filtros.')).toBeVisible()
  await expectAccessible()
})

test.describe('where there are few cities', () => {
  test.use({ towns: ['cuenca', 'loja'] })

  test('one draft shows its scores line by line and itself as a visitor reads it', async ({
    page,
    expectAccessible,
  }) => {
    await page.goto('/admin/borradores?pagina=cuenca/misoprostol')
    await expect(page.getByRole('heading', { name: 'Misoprostol en Cuenca', exact: true })).toBeVisible()
    await expect(page.getByRole('heading', { name: /^Puntaje SEO: 100 de 100/ })).toBeVisible()
    await expect(page.getByText('Título: nombra «Cuenca»')).toBeVisible()
    await expect(page.locator('mark', { hasText: /^Cuenca$/ }).first()).toBeVisible()
    await expect(page.getByText(/^Sin hallazgos/)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'Preguntas frecuentes' })).toBeVisible()
    await expectAccessible()
    await page.goto('/admin/borradores?pagina=atlantida/misoprostol')
    await expect(page.getByText('No hay ninguna página en «atlantida/misoprostol».')).toBeVisible()
  })
})

test('a change of a record is in the history, word by word, and can be taken back', async ({
  page,
  request,
  rowsOf,
  expectAccessible,
}) => {
  const slug = 'ambato'
  const title = await changeTitle(request, slug)
  const [changed] = await rowsOf('generatedPages', { urlPath: `eq./ec/${slug}/cytotec` })

  await page.goto(`/admin/historial?registro=${changed?.id}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Cambiado el' })).toHaveCount(1)
  await expect(page.locator('ins', { hasText: 'Otro' }).first()).toBeVisible()
  await expectAccessible()

  const entries = page.getByRole('listitem').filter({ hasText: 'Cambiado el' })
  const first = entries.last()
  await first.getByRole('button', { name: 'Restaurar lo anterior' }).click()
  await expect(page.getByRole('dialog')).toContainText(title)
  await expectAccessible()

  await test.step('what somebody changed while the question stood there is not written over', async () => {
    await patchRecord(request, `/ec/${slug}/cytotec`, { title: 'Alguien lo cambió mientras tanto' })
    await page.getByRole('button', { name: 'Sí, restaurar' }).click()
    await expect(page.getByText('Nada se restauró: alguien lo cambió mientras tanto.')).toBeVisible()
    await expect(entries).toHaveCount(2)
  })

  await first.getByRole('button', { name: 'Restaurar lo anterior' }).click()
  await expect(page.getByRole('dialog')).toContainText('cambió otra vez después, y eso también se deshace')
  await expectAccessible()
  await page.getByRole('button', { name: 'Sí, restaurar' }).click()
  await expect(page.getByText('Restaurado: está anotado en el historial.')).toBeVisible()
  await expect(entries).toHaveCount(3)
  expect(await rowsOf('generatedPages', { urlPath: `eq./ec/${slug}/cytotec` })).toMatchObject([{ title }])

  await page.goto('/admin/historial?registro=nada')
  await expect(page.getByRole('listitem').filter({ hasText: 'Cambiado el' }).first()).toBeVisible()
})

test('a change of a city is in its history, and what it changed can be taken back', async ({
  page,
  request,
  rowsOf,
  expectAccessible,
}) => {
  const [city] = await rowsOf('cities', { slug: 'eq.pasaje' })
  const province = String(city?.province)
  const changed = await request.patch('/rest/v1/cities?slug=eq.pasaje', {
    headers: { apikey: publishableKey() },
    // The placeholder of the province that it is in: no other test finds it in another one.
    data: { province: 'Provincia 7' },
  })
  expect(changed.ok(), await changed.text()).toBe(true)

  await page.goto('/admin/historial')
  await page.getByLabel('Qué', { exact: true }).selectOption('Ciudades')
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Pasaje', exact: true }) })
  await expect(entry.first()).toContainText('alguien sin sesión')
  await entry.first().getByRole('link', { name: 'Solo esta ciudad' }).click()
  await expect(page.getByText('Solo lo de una fila.')).toBeVisible()
  await expect(entry).toHaveCount(1)
  await expect(entry.locator('del')).toHaveText(province)
  await expectAccessible()

  await entry.getByRole('button', { name: 'Restaurar lo anterior' }).click()
  await expect(page.getByRole('dialog', { name: '¿Restaurar Pasaje?' })).toContainText(province)
  await expectAccessible()
  await page.getByRole('button', { name: 'Sí, restaurar' }).click()
  await expect(page.getByText('Restaurado: está anotado en el historial.')).toBeVisible()
  await expect(entry).toHaveCount(2)
  expect(await rowsOf('cities', { slug: 'eq.pasaje' })).toEqual([city])
})

test('the history is narrowed to days that are typed, figure by figure, and a day that is none is taken back', async ({
  page,
}) => {
  await page.goto('/admin/historial')
  // The same in whichever order the browser asks for day and month.
  const since = page.getByLabel('Desde el día')
  await since.pressSequentially('11112026')
  await expect(since).toHaveValue('2026-11-11')
  await expect(page).toHaveURL(/[?&]desde=2026-11-11$/)
  await page.getByRole('button', { name: 'Quitar filtros' }).click()
  await expect(since).toHaveValue('')
  await since.pressSequentially('11110202')
  await since.blur()
  await expect(since).toHaveValue('')
  await expect(page).not.toHaveURL(/desde/)
})

test('a change of a place of care is in the history, and so is what the place said before', async ({
  page,
  request,
  rowsOf,
  expectAccessible,
}) => {
  const [place] = await rowsOf('facilities', { kind: 'eq.centro-a', order: 'id', limit: '1' })
  const name = String(place?.name)
  const changed = await request.patch(`/rest/v1/facilities?id=eq.${place?.id}`, {
    headers: { apikey: publishableKey() },
    data: { kind: 'centro-b', address: 'Calle de prueba y Primera' },
  })
  expect(changed.ok(), await changed.text()).toBe(true)

  await page.goto('/admin/historial')
  await page.getByLabel('Qué', { exact: true }).selectOption('Lugares de atención')
  const latest = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) })
  await expect(latest).toHaveCount(1)

  await test.step('a link to another sheet leads to its first line, and reading goes on from there', async () => {
    await page.getByRole('link', { name: 'Anteriores' }).click()
    const line = page.getByText(/^Hasta el \d/)
    await expect(line).toBeFocused()
    await expect(line).toBeInViewport()
    await page.getByRole('link', { name: 'Los más recientes' }).press('Enter')
    await expect(page.getByText('Lo más reciente', { exact: true })).toBeFocused()
    await expect(latest).toBeInViewport()
  })

  await latest.getByRole('link', { name: 'Solo este lugar' }).click()
  await expect(page.getByText('Lo más reciente', { exact: true })).toBeFocused()
  // What was changed now, and the day on which the register was filled.
  const entries = page.getByRole('main').getByRole('listitem')
  await expect(entries).toHaveCount(2)
  await expect(entries.first().locator('del').filter({ hasText: 'A' })).toBeVisible()
  await expect(entries.first().locator('ins').filter({ hasText: 'Calle de prueba y Primera' })).toBeVisible()
  await expect(entries.last()).toContainText('Agregado el')
  await expectAccessible()
})

test('what a visit registered is listed as such, until an editor saves it', async ({
  page,
  request,
  expectAccessible,
}) => {
  await register(request, 'zumba')
  await onlyCities(page, ['zumba', 'loja'])
  await page.goto('/admin/borradores?q=zumba&registro=de-una-visita')
  await expect(page.getByText('Análisis terminado: 4 páginas.')).toBeAttached()
  const row = page.getByRole('row', { name: /Cytotec en Zumba/ })
  await expect(row).toContainText('Registrada por una visita')
  await expect(page.getByLabel('Registro', { exact: true })).toHaveValue('visit')
  await expect(page.getByText('Mostrando 1–1 de 1 página (de 4)')).toBeVisible()
  await expectAccessible()
  await row.getByRole('link').click()
  await expect(page.getByText('La registró una visita y ningún editor la ha guardado todavía')).toBeVisible()
})

test('a restore that is refused, or asked for without a network, says so, changes nothing and is not made later', async ({
  page,
  context,
  request,
  expectError,
  rowsOf,
}) => {
  expectError(/Error restoring a revision/)
  expectError(/Failed to load resource.*403/)
  expectError(/ERR_INTERNET_DISCONNECTED/)
  const slug = 'tena'
  await page.clock.install()
  await changeTitle(request, slug)
  const stored = () => rowsOf('generatedPages', { urlPath: `eq./ec/${slug}/cytotec` })
  const changed = await stored()
  await page.goto(`/admin/historial?registro=${changed[0]?.id}`)
  const restore = async () => {
    await page.getByRole('button', { name: 'Restaurar lo anterior' }).click()
    await expect(page.getByRole('button', { name: 'Sí, restaurar' })).toBeVisible()
  }

  await test.step('refused: it offers to sign in, and nothing is lost', async () => {
    await restore()
    await answer(page, 'generatedPages', { status: 403, body: '{"code":"42501","message":"permission denied"}' })
    await page.getByRole('button', { name: 'Sí, restaurar' }).click()
    await expect(page.getByText(/La base de datos no lo permitió/)).toBeVisible()
    await page.getByRole('status').getByRole('button', { name: 'Iniciar sesión' }).click()
    await expect(page.getByRole('dialog', { name: 'Iniciar sesión' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page.getByText(/La base de datos no lo permitió/)).toBeVisible()
    await unanswer(page, 'generatedPages')
  })

  await test.step('without a network: at once, and not when it is back', async () => {
    await restore()
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Sí, restaurar' }).click()
    await expect(page.getByText('No hay conexión: nada ha cambiado.')).toBeVisible()
    await expect(page.getByRole('dialog')).toBeHidden()
    const later: string[] = []
    page.on('request', (request) => {
      if (isWrite(request)) later.push(request.url())
    })
    await context.setOffline(false)
    await page.clock.runFor(10_000)
    await page.waitForLoadState('networkidle')
    expect(later).toEqual([])
    expect(await stored()).toEqual(changed)
  })
})

test('the preview shows a page as a search result and as a link card', async ({ page, expectAccessible }) => {
  await page.goto('/admin/vista-previa?pagina=cuenca%2Fcytotec')
  const card = page.getByRole('region', { name: 'WhatsApp' })
  await expect(card).toContainText('Cytotec')
  await expect(page.getByRole('region', { name: 'Buscador, computadora' })).toContainText('› ec › cuenca › cytotec')
  await expect(page.getByText(/px de 580 px/).first()).toBeVisible()
  await expectAccessible()
  await page.getByLabel('Tipo').selectOption('Misoprostol')
  await expect(page).toHaveURL(/cuenca%2Fmisoprostol/)
  await expect(card).not.toContainText('Cytotec')
})

/** The record of a page, to which somebody gives another title. Returns the one it had. */
async function changeTitle(request: APIRequestContext, slug: string): Promise<string> {
  const headers = { apikey: publishableKey() }
  const { title, ...record } = await register(request, slug)
  const changed = await request.patch(`/rest/v1/generatedPages?urlPath=eq.${record.urlPath}`, {
    headers,
    data: { title: 'Otro título de esta página, a propósito' },
  })
  expect(changed.ok(), await changed.text()).toBe(true)
  return title
}

/** What a visit leaves of a page that has no record yet. */
async function register(request: APIRequestContext, slug: string) {
  const headers = { apikey: publishableKey() }
  const [city] = await (await request.get(`/rest/v1/cities?slug=eq.${slug}&select=id,name`, { headers })).json()
  const title = `Cytotec (misoprostol) en ${city.name}: lo de antes`
  const record = {
    cityId: city.id,
    pageType: 'cytotec',
    urlPath: `/ec/${slug}/cytotec`,
    title,
    metaDescription: 'Una descripción. '.repeat(8).trim(),
    contentHash: 'a'.repeat(32),
    seoScore: 100,
    wordCount: 1300,
    internalLinksCount: 8,
  }
  const created = await request.post('/rest/v1/generatedPages', { headers, data: record })
  expect(created.ok(), await created.text()).toBe(true)
  return record
}

test('drafts are chosen and generated from their list, and one is marked as reviewed with a note, from page to page', async ({
  page,
  expectAccessible,
}) => {
  await onlyCities(page, ['saraguro', 'loja'])
  await page.goto('/admin/borradores?q=Saraguro&provincia=Narnia')
  await expect(page.getByText('Análisis terminado: 4 páginas.')).toBeAttached()
  await page.getByRole('checkbox', { name: 'Elegir Cytotec en Saraguro' }).check()
  await page.getByRole('button', { name: 'Generar la página elegida' }).click()
  await expect(page.getByText('Se escribirá 1 página. ¿Empezar?')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Elegir Misoprostol en Saraguro' }).check()
  await page.getByRole('button', { name: 'Generar las 2 elegidas' }).click()
  await expect(page.getByText('Se escribirán 2 páginas. ¿Empezar?')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Elegir Misoprostol en Saraguro' }).uncheck()
  await page.getByRole('button', { name: 'Generar la página elegida' }).click()
  await expect(page.getByText('Se escribirá 1 página. ¿Empezar?')).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: 'Empezar' }).click()
  await expect(page.getByRole('heading', { name: 'Generación completada' })).toBeVisible()

  await page.getByLabel('Revisión', { exact: true }).selectOption('Sin revisar')
  await page.getByRole('link', { name: 'Cytotec en Saraguro' }).click()
  const note = page.getByLabel('Nota (opcional)')
  await note.fill('Leída entera')
  await test.step('a link away asks while the note is not saved, and «no» stays with it', async () => {
    const asked: string[] = []
    page.on('dialog', async (dialog) => {
      asked.push(dialog.message())
      await dialog.dismiss()
    })
    await page.getByRole('link', { name: 'Siguiente' }).first().click()
    expect(asked).toEqual([
      'La nota no está guardada. Si sale, queda en esta pestaña hasta que la guarde, la cierre o la vuelva a cargar. ¿Salir?',
    ])
    await expect(note).toHaveValue('Leída entera')
    page.removeAllListeners('dialog')
  })
  await test.step('«Atrás», which nobody can ask about, does not lose it', async () => {
    await page.goBack()
    await expect(note).toBeHidden()
    await page.getByRole('link', { name: 'Cytotec en Saraguro' }).click()
    await expect(note).toHaveValue('Leída entera')
  })
  const saving = await hold(page, '**/rest/v1/pageReviews**', { when: isWrite })
  await page.getByRole('button', { name: 'Marcar revisada' }).click()
  await expect(page.getByRole('button', { name: 'Guardando…' })).toBeVisible()
  // Nothing can be added that the answer would wipe away.
  await expect(note).not.toBeEditable()
  saving.release()
  await expect(page.getByText(/^Revisada el .*: «Leída entera»$/)).toBeVisible()
  await expect(note).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Marcar revisada' })).toBeFocused()
  await expect(page.getByRole('navigation', { name: 'Otras páginas de la lista' })).toContainText('1 de 2')
  await expectAccessible()
  await page.getByRole('link', { name: 'Siguiente' }).first().click()
  await expect(page.getByRole('heading', { name: 'Misoprostol en Saraguro', exact: true })).toBeFocused()
  await expect(page.getByText('Nadie ha marcado como revisado este texto.', { exact: false })).toBeVisible()
  await page.getByRole('link', { name: 'Volver a la lista' }).click()
  await expect(page.getByText(/^Mostrando 1–/)).toBeFocused()
  await page.goto('/admin/borradores?q=Saraguro&revision=revisada')
  await expect(page.getByText('Mostrando 1–1 de 1 página (de 4)')).toBeVisible()
})
