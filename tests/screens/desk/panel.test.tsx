/** The panel before anybody signs in, its lists of the site's addresses, and an address that the desk does not know. */
import { test, vi } from 'vitest'
import { expectAccessible } from '../accessible'
import { banner } from '../desk'
import { publish } from '../published'
import { expect, openSite, screen, until } from '../site'

const site = openSite()

test('whoever has not signed in is told who they are, what they may do and what is not ready', async () => {
  await site.visit('/admin')
  await until(() => screen.getByText('Panel de administración - Acceso público'))
  await until(() => expect(banner().textContent).toContain('Sin iniciar sesión'))
  expect(banner().textContent).toContain('abierta a todos')
  await site.user.click(screen.getByRole('heading', { name: 'Generador de ciudades' }))
  await until(() =>
    expect(screen.getByRole('button', { name: 'Generar Todas las Ciudades' })).toHaveProperty('disabled', false),
  )

  // The indexing card needs a signed-in user.
  expect(screen.getByRole('heading', { name: 'Error de Indexación SEO' })).toBeTruthy()
  expect(screen.getByText('Usuario no autenticado')).toBeTruthy()

  // Each task has its number and one thing to do.
  const calls = screen.getByRole('link', { name: 'Empezar a llamar' })
  await until(() => expect(Number(calls.closest('li')?.querySelector('.task-count')?.textContent)).toBeGreaterThan(0))
  expect(screen.getByRole('link', { name: 'Revisar y publicar' })).toBeTruthy()
  await expectAccessible()

  // What is not ready is listed where it is set up.
  const unset = await until(() => screen.getByRole('link', { name: 'La dirección del sitio es un ejemplo' }))
  await site.visit(unset.getAttribute('href') ?? '')
  await until(() => screen.getByRole('heading', { name: 'Antes de publicar' }))
  const warnings = screen.getByRole('heading', { name: 'Antes de publicar' }).closest('section')?.textContent
  expect(warnings).toContain('VITE_SITE_URL')
  expect(warnings).toContain('VITE_OPERATOR_PHONE')
  expect(warnings).toContain('Nadie ha firmado la revisión médica')
  await expectAccessible()
})

test('an address that the desk does not know is answered within the desk', async () => {
  await site.visit('/admin/no-existe')
  const heading = await until(() => screen.getByRole('heading', { level: 1 }))
  expect(heading.textContent).toBe('Pantalla no encontrada')
  expect(screen.getByRole('navigation', { name: 'Mesa editorial' })).toBeTruthy()
  await expectAccessible()
})

const UNREADABLE = [
  { name: 'missing', answer: { status: 404 }, message: 'No se pudo acceder al sitemap', remark: /todavía no publica/ },
  { name: 'refused', answer: { status: 503 }, message: 'No se pudo acceder al sitemap', remark: /no lo entregó/ },
  {
    name: 'a page instead',
    answer: { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html><p>Portal' },
    message: 'No se pudo cargar sitemap.xml',
    remark: /no es un sitemap/,
  },
]

test('an unreadable sitemap is explained; the addresses of a readable one are shown, copied and downloaded, one a line', async () => {
  await site.visit('/admin')
  const load = await until(() => screen.getByRole('button', { name: 'Cargar URLs' }))
  const copy = screen.getByRole('button', { name: 'Copiar al portapapeles' })
  for (const { name, answer, message, remark } of UNREADABLE) {
    site.requests.answer(/\/sitemap\.xml/, answer)
    await site.user.click(load)
    await until(() => screen.getByText(remark))
    expect(screen.getByText(message), name).toBeTruthy()
    if (name === 'missing') await expectAccessible()
  }

  publish(site)
  await site.user.click(load)
  await until(() => screen.getByText('2 URLs cargadas.'))
  await until(() => expect(document.activeElement).toBe(load))
  await expectAccessible()
  const list = 'https://portal.test/\nhttps://portal.test/search?a=1&b=2'
  await site.user.click(copy)
  await until(() => screen.getByText('2 URLs en el portapapeles.'))
  expect(await navigator.clipboard.readText()).toBe(list)
  await site.user.click(screen.getByRole('button', { name: 'Descargar .txt' }))
  expect(await site.downloads.get('urls-list.txt')).toBe(`${list}\n`)

  // When the clipboard is denied, the list stays on the screen to be copied by hand.
  const warned = vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
  await site.user.click(copy)
  await until(() => screen.getByText('Error copiando al portapapeles'))
  expect(screen.getByRole('textbox', { name: '2 URLs' })).toHaveProperty('value', list)
  expect(warned).toHaveBeenCalledWith('Clipboard denied', expect.anything())
})
