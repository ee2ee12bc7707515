/** A visitor reads the page of a city on a site that was not built. */
import * as v from 'valibot'
import { beforeAll, test } from 'vitest'
import { fill } from '../fields'
import { expect, main, openSite, screen, until, within } from '../site'
import { expectEmergencyNumber } from './visitor'

const site = openSite()

// Load the code that writes a page beforehand: on a busy machine vitest may transform it longer than the page waits for
// it.
beforeAll(() => import('@/visitor/city/writing/write-page'))

test('from home, «cuen» leads to Cuenca’s page, whose record is saved once, however often somebody comes back', async () => {
  await site.visit('/')
  await fill(site, await until(() => main().getByPlaceholderText('Buscar ciudad o provincia...')), 'cuen')
  await site.user.click(await until(() => main().getByRole('link', { name: 'Misoprostol en Cuenca' })))

  await until(() => expect(window.location.pathname).toBe('/ec/cuenca/misoprostol'))
  const article = await until(() => screen.getByRole('article'))
  const heading = screen.getByRole('heading', { level: 1 })
  expect(heading.textContent).toContain('Cuenca')
  await until(() => expect(document.activeElement).toBe(heading))
  for (const name of [
    'Introducción',
    'Usos médicos aprobados',
    'Riesgos y efectos secundarios',
    'Recursos médicos locales',
    'Preguntas frecuentes',
    'Referencias y fuentes',
  ])
    expect(within(article).getAllByRole('heading', { level: 2, name: new RegExp(name) }), name).toHaveLength(1)
  expect(article.textContent).toContain('Hospital Vicente Corral Moscoso')
  await until(() => expect(document.title).toMatch(/Misoprostol.*Cuenca/))
  expectEmergencyNumber()

  const kept = await recordsOf('/ec/cuenca/misoprostol')
  expect(kept).toHaveLength(1)
  const saves = savesAsked()

  // Coming back from another page neither writes nor saves the page again.
  await site.user.click(screen.getAllByRole('link', { name: 'Inicio' })[0] ?? document.body)
  await until(() => expect(window.location.pathname).toBe('/'))
  await site.user.click(await until(() => main().getByRole('link', { name: 'Misoprostol en Cuenca' })))
  await until(() => screen.getByRole('article'))
  expect(savesAsked()).toBe(saves)

  // A newly loaded document reads the same record.
  await site.reload()
  await until(() => screen.getByRole('article'))
  expect(savesAsked()).toBe(saves)
  expect(await recordsOf('/ec/cuenca/misoprostol')).toEqual(kept)
})

test('the questions are exposed to scripts from outside while the page is shown, and removed when it is left', async () => {
  await site.visit('/ec/giron/misoprostol')
  await until(() => screen.getByRole('article'))
  await until(() => expect(window.__FAQ_DATA__?.length).toBeGreaterThanOrEqual(3))
  const question = window.__FAQ_DATA__?.[0]?.question ?? 'no question'
  expect(document.querySelector('#preguntas-frecuentes')?.textContent).toContain(question)
  await site.user.click(screen.getAllByRole('link', { name: 'Inicio' })[0] ?? document.body)
  await until(() => expect(window.location.pathname).toBe('/'))
  await until(() => expect('__FAQ_DATA__' in window).toBe(false))
})

test('the chat says its message, its hours and that it is not for emergencies', async () => {
  await site.visit('/ec/quito/cytotec')
  await until(() => screen.getByRole('article'))
  const banner = document.querySelector<HTMLElement>('.care-card') ?? document.body
  const opener = within(banner).getByText('Preguntar por chat (no es médico)')
  const hours = opener.closest('details')?.nextElementSibling
  expect(hours?.textContent).toBe('Lunes a viernes, 9:00 AM - 5:00 PM (GMT-5). No atiende emergencias.')
  expect(opener.closest('details')?.open).toBe(false)
  await site.user.click(opener)
  expect(opener.closest('details')?.open).toBe(true)

  const links = [...banner.querySelectorAll('a[href^="https://wa.me/"]')]
  const texts = links.map((link) => new URL(link.getAttribute('href') ?? '').searchParams.get('text') ?? '')
  // The neutral message comes first.
  expect(texts[0]).not.toMatch(/cytotec|misoprostol|Quito/i)
  expect(texts[0]).not.toBe('')
  expect(texts[1]).toBe('Hola, necesito información médica sobre cytotec en Quito, Ecuador')
  expect(links.map((link) => link.getAttribute('rel'))).toEqual(['noopener noreferrer', 'noopener noreferrer'])
  expect(links.every((link) => opener.closest('details')?.contains(link))).toBe(true)
  expect(banner.textContent).toMatch(/Lunes a viernes.*no atiende emergencias/i)
})

test.each(['Quito', 'QUITO', 'ca%C3%B1ar', 'la%20troncal'])(
  '«%s» in an address leads to the canonical one',
  async (loose) => {
    await site.visit(`/ec/${loose}/misoprostol`)
    await until(() => screen.getByRole('article'))
    expect(window.location.pathname).toMatch(/^\/ec\/[a-z-]+\/misoprostol$/)
  },
)

/** This is what `/privacidad` promises about a first visit. */
test('the first visit to a page registers the page, and nothing about the visitor', async () => {
  await site.visit('/ec/nabon/cytotec')
  await until(() => screen.getByRole('article'))
  const sent = await until(() => {
    const writes = site.requests.asked.filter(
      ({ method, url }) => method !== 'GET' && url.pathname.startsWith('/rest/'),
    )
    expect(writes).toHaveLength(1)
    return v.parse(Records, JSON.parse(writes[0]?.body ?? ''))
  })
  const columns = [
    'cityId',
    'contentHash',
    'internalLinksCount',
    'metaDescription',
    'pageType',
    'seoScore',
    'title',
    'urlPath',
    'wordCount',
  ]
  expect(sent.map((record) => Object.keys(record).toSorted())).toEqual([columns])
  const kept = await until(async () => {
    const rows = await recordsOf('/ec/nabon/cytotec')
    expect(rows).toHaveLength(1)
    return rows?.[0]
  })
  expect(Object.keys(kept ?? {}).toSorted()).toEqual(
    ['awaitsEditor', 'dateModified', 'datePublished', 'id', 'reason', 'runId', ...columns].toSorted(),
  )
  // A visit does not belong to any run of the desk, and gives no reason.
  expect([kept?.runId, kept?.reason]).toEqual([null, null])
})

const Records = v.pipe(
  v.union([v.array(v.record(v.string(), v.unknown())), v.record(v.string(), v.unknown())]),
  v.transform((body) => [body].flat()),
)

/** The number of requests to save a record. */
function savesAsked(): number {
  return site.requests.asked.filter(({ method, url }) => url.pathname === '/rest/v1/generatedPages' && method !== 'GET')
    .length
}

async function recordsOf(urlPath: string) {
  const { data } = await site.backend.as('visitor').from('generatedPages').select().eq('urlPath', urlPath)
  return data
}
