import { expect, test } from 'vitest'
import { expectAccessible } from '../accessible'
import { narrowCities, of, type Requests, writesOf } from '../requests'
import { openSite, screen, until, within } from '../site'
import { register } from './records'

const site = openSite(['Azuay', 'Loja', 'Pichincha', 'Zamora Chinchipe'])

test('the drafts are filtered by the address, exported, and shown fifty at a time', async () => {
  await site.visit('/admin/borradores?provincia=Azuay&orden=palabras&sentido=desc&q=zzz')
  await until(() => screen.getByRole('heading', { name: 'Revisión de borradores' }))
  await until(() => screen.getByText(/^Análisis terminado: \d+ páginas\.$/))
  await until(() => screen.getByText(/^Ninguna página cumple con estos filtros\./))
  await site.user.clear(screen.getByLabelText('Texto'))
  await until(() => screen.getByText(/^Mostrando 1–30 de 30 páginas/))
  expect(screen.getByRole('columnheader', { name: /^Palabras/ }).getAttribute('aria-sort')).toBe('descending')
  await expectAccessible()

  await site.user.type(screen.getByLabelText('Texto'), 'cuenca')
  await until(() => expect(window.location.search).toContain('q=cuenca'))
  await until(() => expect(screen.getAllByRole('row')).toHaveLength(3))

  await site.user.click(screen.getByRole('button', { name: 'Descargar CSV' }))
  const file = await site.downloads.get('borradores.csv')
  const lines = file?.trimEnd().split('\r\n') ?? []
  expect(lines).toHaveLength(3)
  expect(lines[0]).toMatch(/^\uFEFF?Ciudad;Provincia;Tipo;/)

  await site.user.click(screen.getByRole('button', { name: 'Quitar filtros' }))
  await until(() => screen.getByText(/^Mostrando 1–50 de \d+ páginas$/))
  await site.user.click(screen.getByRole('link', { name: 'Siguiente' }))
  await until(() => screen.getByText(/^Mostrando 51–\d+ de \d+ páginas$/))
})

test('rows that cannot be read as a city are listed beside the drafts, and duplicates with the city they are merged into', async () => {
  onlyCities(site.requests, ['quito', 'loja'], (rows) => [
    ...rows,
    { id: 'x1', name: '', slug: '', province: 'Azuay' },
    { ...rows.find(({ slug }) => slug === 'quito'), id: 'x2', name: 'QUITO', slug: 'quito-2', seoPriority: 1 },
  ])
  await site.visit('/admin/borradores?q=zzz')
  await unfold('Filas que no se pueden leer y se omiten: 1', 'la fila «x1» no tiene nombre ni slug')
  await unfold('Ciudades duplicadas, unidas en una: 1', 'QUITO (Pichincha, quito-2) se une a Quito (Pichincha, quito)')
  await until(() => screen.getByText('Análisis terminado: 4 páginas.'))
  await until(() => screen.getByText(/^Ninguna página cumple con estos filtros\./))
  await expectAccessible()
})

test('where there are no cities the drafts say so, and nothing is being analysed', async () => {
  site.requests.answer(of('cities', 'GET'), { status: 200, json: [], headers: { 'content-range': '*/0' } })
  await site.visit('/admin/borradores')
  await until(() => screen.getByText('No hay ciudades en la base de datos.'))
  await until(() => screen.getByText('Análisis terminado: 0 páginas.'))
  expect(screen.queryByText(/^Analizando/)).toBeNull()
})

test('a draft shows its scores line by line, and the page as a visitor reads it', async () => {
  narrowCities(site.requests, ['cuenca', 'loja'])
  await site.visit('/admin/borradores?pagina=cuenca/misoprostol')
  await until(() => screen.getByRole('heading', { name: 'Misoprostol en Cuenca' }))
  await until(() => screen.getByRole('heading', { name: /^Puntaje SEO: 100 de 100/ }))
  expect(screen.getByText('Título: nombra «Cuenca»')).toBeDefined()
  expect(screen.getAllByText('Cuenca', { selector: 'mark' })).not.toHaveLength(0)
  expect(screen.getByText(/^Sin hallazgos/)).toBeDefined()
  await until(() => screen.getByRole('heading', { name: 'Preguntas frecuentes' }))
  await expectAccessible()
  await site.visit('/admin/borradores?pagina=atlantida/misoprostol')
  await until(() => screen.getByText(/^No hay ninguna página en «atlantida\/misoprostol»\./))
})

test('a record that a visit registered is listed as such, until an editor saves it', async () => {
  await register(site, 'zumba')
  narrowCities(site.requests, ['zumba', 'loja'])
  await site.visit('/admin/borradores?q=zumba&registro=de-una-visita')
  await until(() => screen.getByText('Análisis terminado: 4 páginas.'))
  const row = await until(() => screen.getByRole('row', { name: /Cytotec en Zumba/ }))
  expect(row.textContent).toContain('Registrada por una visita')
  expect(screen.getByLabelText('Registro')).toHaveProperty('value', 'visit')
  await until(() => screen.getByText('Mostrando 1–1 de 1 página (de 4)'))
  await expectAccessible()
  await site.user.click(within(row).getByRole('link'))
  await until(() => screen.getByText(/^La registró una visita y ningún editor la ha guardado todavía/))
})

test('an editor chooses and generates drafts from their list, and goes from page to page', async () => {
  narrowCities(site.requests, ['saraguro', 'loja'])
  await site.visit('/admin/borradores?q=Saraguro&provincia=Narnia')
  await until(() => screen.getByText('Análisis terminado: 4 páginas.'))
  await site.user.click(screen.getByRole('checkbox', { name: 'Elegir Cytotec en Saraguro' }))
  await site.user.click(screen.getByRole('button', { name: 'Generar la página elegida' }))
  await until(() => screen.getByText(/Se escribirá 1 página\. ¿Empezar\?/))
  await site.user.click(screen.getByRole('checkbox', { name: 'Elegir Misoprostol en Saraguro' }))
  await site.user.click(screen.getByRole('button', { name: 'Generar las 2 elegidas' }))
  await until(() => screen.getByText(/Se escribirán 2 páginas\. ¿Empezar\?/))
  await site.user.click(screen.getByRole('checkbox', { name: 'Elegir Misoprostol en Saraguro' }))
  await site.user.click(screen.getByRole('button', { name: 'Generar la página elegida' }))
  await until(() => screen.getByText(/Se escribirá 1 página\. ¿Empezar\?/))
  await expectAccessible()
  await site.user.click(screen.getByRole('button', { name: 'Empezar' }))
  await until(() => screen.getByRole('heading', { name: 'Generación completada' }))

  await site.user.click(await until(() => screen.getByRole('link', { name: 'Cytotec en Saraguro' })))
  const draft = await until(() => screen.getByRole('heading', { name: 'Cytotec en Saraguro' }))
  await until(() => expect(document.activeElement).toBe(draft))
  const others = screen.getByRole('navigation', { name: 'Otras páginas de la lista' })
  await until(() => expect(others.textContent).toContain('1 de 2'))
  await expectAccessible()
  await site.user.click(next())
  await until(() =>
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Misoprostol en Saraguro' })),
  )
  await site.user.click(screen.getByRole('link', { name: 'Volver a la lista' }))
  await until(() => expect(document.activeElement).toBe(screen.getByText(/^Mostrando 1–/)))
})

test('how a run of chosen pages ended is still there for an editor who was on another screen, and can be continued', async () => {
  site.allowStorage('portal-generacion')
  narrowCities(site.requests, ['gualaceo', 'loja'])
  await site.visit('/admin/borradores?q=Gualaceo')
  await until(() => screen.getByText('Análisis terminado: 4 páginas.'))
  await site.user.click(screen.getByRole('button', { name: 'Elegir las 2 de esta vista' }))
  await site.user.click(screen.getByRole('button', { name: 'Generar las 2 elegidas' }))
  await until(() => screen.getByText(/Se escribirán 2 páginas\. ¿Empezar\?/))
  let refuse = () => {}
  const refused = new Promise<Response>((resolve) => {
    refuse = () => resolve(Response.json({ code: '42501', message: 'refused' }, { status: 403 }))
  })
  const takeBack = site.requests.answer(writesOf('generatedPages'), () => refused)
  await site.user.click(screen.getByRole('button', { name: 'Empezar' }))
  await until(() => screen.getByText('Generando: 0 de 2 páginas'))

  const menu = within(screen.getByRole('navigation', { name: 'Mesa editorial' }))
  await site.user.click(menu.getByRole('link', { name: 'Historial' }))
  await until(() => screen.getByRole('heading', { name: 'Historial de revisiones' }))
  refuse()
  await until(() => expect(screen.queryByText(/^Generando:/)).toBeNull())
  takeBack()

  await site.user.click(menu.getByRole('link', { name: 'Borradores' }))
  await until(() => screen.getByRole('heading', { name: 'Inicie sesión para continuar' }))
  screen.getByText('Así terminó la generación de las páginas que eligió antes.')
  await site.user.click(screen.getByRole('button', { name: 'Continuar donde quedó' }))
  await until(() => screen.getByText(/Se escribirán 2 páginas\. ¿Empezar\?/))
  screen.getByRole('button', { name: 'Generar las 2 elegidas' })
})

test('the preview shows a page as a search result and as a link card', async () => {
  await site.visit('/admin/vista-previa?pagina=cuenca%2Fcytotec')
  const card = await until(() => screen.getByRole('region', { name: 'WhatsApp' }))
  expect(card.textContent).toContain('Cytotec')
  const result = screen.getByRole('region', { name: 'Buscador, computadora' })
  expect(result.textContent).toContain('› ec › cuenca › cytotec')
  await expectAccessible()
  await site.user.selectOptions(screen.getByLabelText('Tipo'), 'Misoprostol')
  await until(() => expect(window.location.search).toContain('cuenca%2Fmisoprostol'))
  await until(() => expect(card.textContent).not.toContain('Cytotec'))

  // An address that names no page shows none, instead of another one.
  await site.visit('/admin/vista-previa?pagina=nada%2Fcytotec')
  await until(() => screen.getByText('No hay ninguna página en «nada/cytotec». Elija una de la lista.'))
  expect(screen.queryByRole('region', { name: 'WhatsApp' })).toBeNull()
})

function next(): HTMLElement {
  const [link] = screen.getAllByRole('link', { name: 'Siguiente' })
  if (!link) throw new Error('no page comes after this one')
  return link
}

/** Opens the `details` element with this summary and expects these words in it. */
async function unfold(summary: string, words: string): Promise<void> {
  const folded = await until(() => screen.getByText(summary))
  const details = folded.closest('details')
  expect(details?.open).toBe(false)
  await site.user.click(folded)
  expect(details?.open).toBe(true)
  expect(details?.textContent).toContain(words)
}

type Row = Record<string, unknown>

/** Limits every list of cities to these slugs, and lets the test change the rows. */
function onlyCities(requests: Requests, slugs: readonly string[], change: (rows: Row[]) => Row[]): void {
  requests.answer(of('cities', 'GET'), async (request, pass) => {
    const all: Row[] = await (await pass(request)).json()
    const rows = change(all.filter(({ slug }) => slugs.includes(String(slug))))
    return Response.json(rows, { headers: { 'content-range': `0-${rows.length - 1}/${rows.length}` } })
  })
}
