/** «Hoy» and the bar above every screen: what is wrong, by name, and what readers do not see yet. */
import { beforeAll, test } from 'vitest'
import { allParts } from '@/cited/all-parts'
import { banner, SESSION, signIn } from '../desk'
import { publish, publishedAt } from '../published'
import { narrowCities, of } from '../requests'
import { expect, openSite, screen, until, within } from '../site'

const site = openSite(['Azuay'])
const SIGNED = 'comun/senales-de-alarma'
/** Other words than those of today. */
const FORMER = '[["Emergencia","Un vahído"]]'

beforeAll(async () => {
  const hashes = Object.fromEntries(allParts.map(({ key, hash }) => [key, hash]))
  await site.backend.sql('update settings set "partHashes" = $1', [hashes])
  await site.backend.exec(`
    set session_replication_role = replica;
    insert into reviews (part, hash, words, reviewer, verdict)
    select '${SIGNED}', left(encode(sha256(convert_to('${FORMER}', 'UTF8')), 'hex'), 16), '${FORMER}', id, 'correcto' from reviewers;
    set session_replication_role = origin;`)
})

test('what is wrong is named, each thing with where it is mended: a failed publication, the sitemap, the review, and what is not set', async () => {
  narrowCities(site.requests, ['cuenca'])
  publish(site)
  publishedAt(site, '2026-11-20T12:18:03Z', ['cuenca'])
  const at = '2026-11-21T12:18:03Z'
  const failed = { id: crypto.randomUUID(), requestedAt: at, requestedBy: null, changedAt: at, state: 'failed' }
  site.requests.answer(of('publications'), { status: 200, json: [{ ...failed, hook: 'none', said: 'Falta espacio' }] })
  await site.visit('/admin')
  const wrong = () => within(screen.getByRole('heading', { name: 'Lo que está mal' }).closest('li') ?? document.body)
  const link = (name: RegExp) => until(() => wrong().getByRole('link', { name }).getAttribute('href'))
  expect(await link(/^Falló la última publicación/)).toBe('/admin/publicar')
  // The sitemap of the site does not have the pages of the release.
  expect(await link(/^El sitemap no nombra las mismas páginas/)).toBe('/admin/publicar')
  expect(await link(/^La dirección del sitio es un ejemplo/)).toBe('/admin/ajustes')
  expect(await link(/^1 parte cambió o debe cambiar/)).toBe('/admin/revision')
  await until(() =>
    expect(wrong().getAllByRole('link').length).toBe(Number(document.querySelectorAll('.task-count')[3]?.textContent)),
  )
})

test('what is wrong is still being looked for until all was read, and what could not be read is said', async () => {
  narrowCities(site.requests, ['cuenca'])
  publish(site)
  const wrong = () => screen.getByRole('heading', { name: 'Lo que está mal' }).closest('li')?.textContent
  const reviews = site.requests.hold(of('reviews', 'GET'))
  await site.visit('/admin')
  await until(() => expect(wrong()).toMatch(/Buscando…$/))
  reviews.release()
  await until(() => expect(wrong()).not.toMatch(/Buscando/))
  expect(wrong()).not.toContain('No se pudo leer')

  site.requests.answer(of('reviews', 'GET'), { status: 403, json: { code: '42501', message: 'refused' } })
  await site.visit('/admin')
  await until(() => expect(wrong()).toMatch(/No se pudo leer todo.*Reintentar$/))
})

test('the bar says how many changes were saved since the publication, although nobody has compared the pages', async () => {
  site.allowStorage(SESSION)
  publishedAt(site, new Date(Date.now() - 60_000).toISOString())
  const editor = site.backend.as('editor')
  await editor.from('cities').update({ population: 1234 }).eq('slug', 'cuenca').throwOnError()
  await site.visit('/admin/ajustes')
  await signIn(site, 'editor')
  await until(() => expect(banner().textContent).toContain('1 cambio desde la publicación'))
})
