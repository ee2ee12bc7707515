/** What the next publication changes in a page for its readers: the published page compared with the one of now. */
import { expect, test } from 'vitest'
import { expectAccessible } from '../accessible'
import { publishedAt } from '../published'
import { narrowCities } from '../requests'
import { openSite, screen, until, within } from '../site'

const site = openSite('country')

const DRAFT = '/admin/ciudades/palora?pagina=cytotec'
const changes = () => {
  const [summary] = screen.getAllByText(/^Qué cambiará para los lectores/)
  const part = summary?.closest('details')
  if (!part) throw new Error('no part')
  return part
}

/** Answers the address of the published page. */
function published(status: number, article = ''): () => void {
  const body = `<!doctype html><title>Cytotec en Palora</title><main>${article}</main>`
  return site.requests.answer((_, { pathname }) => pathname === '/ec/palora/cytotec', { status, body })
}

test('a page shows the words that the next publication changes for its readers, and who changed its city', async () => {
  narrowCities(site.requests, ['palora', 'loja'])
  await site.backend.sql(`update cities set population = 7001 where slug = 'palora'`)
  published(200, '<article class="city-page"><p>Lo que decía Palora.</p><button>Escuchar</button></article>')
  await site.visit(DRAFT)
  await until(() => expect(changes().querySelector('ins')?.textContent).toContain('misoprostol'))
  const removed = Array.from(changes().querySelectorAll('del'), ({ textContent }) => textContent).join('')
  expect(removed).toContain('decía')
  expect(removed).not.toContain('Escuchar')
  await expectAccessible()
  await site.user.click(within(changes()).getByText('Quién cambió la ciudad y los lugares de esta página'))
  await until(() => expect(within(changes()).getByText('7001', { selector: 'ins' })).toBeDefined())
})

test('a page that is on the site as it would be written now has no changed words', async () => {
  narrowCities(site.requests, ['palora', 'loja'])
  await site.visit('/ec/palora/cytotec')
  // A built page has its map from the start; the app fetches it.
  await until(() => expect(screen.getByRole('article').textContent).toContain('Fuente y fecha'))
  await until(() => expect(screen.getByRole('article').textContent).not.toContain('Cargando el mapa'))
  const article = screen.getByRole('article').outerHTML
  site.requests.answer((_, { pathname }) => pathname === '/ec/palora/cytotec', {
    status: 200,
    body: `<!doctype html><title>${document.title}</title><main>${article}</main>`,
  })
  await site.visit(DRAFT)
  await until(() => within(changes()).getByText('Los lectores ya leen lo mismo que se publicaría ahora.'))
})

test.each([
  ['does not have the page', 404, /^Esta página todavía no está en el sitio/],
  ['answers every address with the empty app', 200, /^Esta página todavía no está en el sitio/],
  ['does not answer', 503, /^No se pudo leer la página del sitio: no se sabe qué cambiará\./],
] as const)('where the site %s, the desk says so and shows no changed words', async (_, status, said) => {
  narrowCities(site.requests, ['palora', 'loja'])
  published(status)
  await site.visit(DRAFT)
  await until(() => within(changes()).getByText(said))
  expect(changes().querySelector('ins, del')).toBeNull()
})

test('publishing shows the changed words of each page that waits, before anything is published', async () => {
  narrowCities(site.requests, ['palora', 'loja'])
  publishedAt(site, '2026-11-20T12:18:03Z', ['palora'])
  published(200, '<article class="city-page"><p>Lo que decía Palora.</p></article>')
  await site.visit('/admin/publicar')
  const first = await until(() => screen.getByText(/^Cytotec en Palora/))
  const item = first.closest('li')
  if (!item) throw new Error('no page waits')
  await site.user.click(first)
  await until(() => expect(item.querySelectorAll('ins, del').length).toBeGreaterThan(1))
  expect(screen.getByRole('button', { name: /^Publicar \d+ páginas$/ })).toBeDefined()
})
