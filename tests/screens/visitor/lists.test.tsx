/** The lists of cities on a site that is not built, where the browser loads them; a built page has its list at once. */
import { describe, test } from 'vitest'
import { expectConsoleError } from '../../support/loud-console'
import { TOWN_COUNT } from '../../support/town-count'
import { expectAccessible } from '../accessible'
import { fill } from '../fields'
import { of } from '../requests'
import { expect, main, openSite, passTimeUntil, screen, stopClock, until, within } from '../site'
import { expectEmergencyNumber, loseNetworkWithWorker, OUTAGES } from './visitor'

const site = openSite()

const LISTS = [
  { path: '/', name: 'the home page', wayOn: 'Me siento mal ahora' },
  { path: '/ec', name: 'the directory', wayOn: 'señales de alarma' },
]

describe.each(LISTS)('$name', ({ path, wayOn }) => {
  test('loads, filters by name, province or place, and says when nothing matches, with a link to the alarm signs', async () => {
    const cities = site.requests.hold(of('cities'))
    await site.visit(path)
    await until(() => screen.getByText('Cargando ciudades...'))
    cities.release()
    await until(() => expect(linksNamed('Cytotec (misoprostol) en Quito')).not.toHaveLength(0))
    expectEmergencyNumber()
    await expectAccessible()

    await fill(site, field(), 'AZUAY')
    await until(() => screen.getByText('15 resultados para "AZUAY"'))
    await until(() => expectOpen('Misoprostol en Girón'))
    expect(linksNamed('Misoprostol en Quito')).toEqual([])

    await fill(site, field(), 'canar')
    await until(() => expectOpen('Misoprostol en Cañar'))

    await fill(site, field(), 'quito')
    await until(() => screen.getByText('2 resultados para "quito"'))
    await until(() => expect(citiesListed()).toEqual(['Quito', 'Puerto Quito']))

    await fill(site, field(), 'posorja')
    const place = await until(() => main().getByRole('link', { name: 'Centro de Salud Posorja' }))
    expect(place.getAttribute('href')).toBe('/ec/guayaquil#lugar-centro-de-salud-posorja')

    await fill(site, field(), 'xyzzy')
    await until(() => screen.getByText(/No se encontraron ciudades que coincidan con "xyzzy"/))
    expect(
      main()
        .getByRole('link', { name: new RegExp(wayOn) })
        .getAttribute('href'),
    ).toMatch(/^\/cuidados-y-alertas/)
    const village = within(screen.getByText(/¿Busca un pueblo o una parroquia\?/))
    expect(village.getByRole('link', { name: 'Cerca de mí' }).getAttribute('href')).toBe('/cerca')
    await expectAccessible()
  })

  test.each(OUTAGES)('says what to do when the list does not come ($outage), and recovers', async ({ answer }) => {
    const again = site.requests.answer(of('cities'), answer)
    stopClock()
    await site.visit(path)
    const retry = await passTimeUntil(site, () => screen.getByRole('button', { name: 'Reintentar' }))
    expect(screen.queryByText('Cargando ciudades...')).toBeNull()
    expectEmergencyNumber()
    await expectAccessible()
    expectConsoleError('Error loading cities')
    again()
    await site.user.click(retry)
    await passTimeUntil(site, () => expect(linksNamed('Misoprostol en Quito')).not.toHaveLength(0))
  })

  test('without a network, Enter in the search leaves the results on the screen', async () => {
    await site.visit(path)
    await until(() => expect(linksNamed('Misoprostol en Quito')).not.toHaveLength(0))
    await fill(site, field(), 'manabí')
    await until(() => screen.getByText('22 resultados para "manabí"'))
    await loseNetworkWithWorker()
    const sent: Event[] = []
    window.addEventListener('submit', (event) => sent.push(event), { capture: true, once: true })
    await site.user.type(field(), '{Enter}')
    expect(
      sent.map(({ defaultPrevented }) => defaultPrevented),
      'the browser does not send it',
    ).toEqual([true])
  })

  test('keeps the words of a search in its address, and finds them there again', async () => {
    await site.visit(path)
    await until(() => expect(linksNamed('Misoprostol en Quito')).not.toHaveLength(0))
    await fill(site, field(), 'manabí')
    await until(() => screen.getByText('22 resultados para "manabí"'))
    expect(`${window.location.pathname}${window.location.search}`).toBe(`${path}?q=manab%C3%AD`)

    await site.reload()
    await until(() => screen.getByText('22 resultados para "manabí"'))
    expect(field().value).toBe('manabí')
    await fill(site, field(), '')
    expect(`${window.location.pathname}${window.location.search}`).toBe(path)
  })
})

test('a search that is cut within an emoji is answered in the directory, and leads to the whole portal', async () => {
  const start = 'a'.repeat(99)
  await site.visit(`/ec?q=${encodeURIComponent(`${start}😀b`)}`)
  const everywhere = await until(() => main().getByRole('link', { name: 'todo el portal' }))
  expect(everywhere.getAttribute('href')).toBe(`/search?q=${start}`)
})

test('the directory counts the cities, features the main ones and groups the rest by region', async () => {
  await site.visit('/ec')
  await until(() => screen.getByRole('heading', { level: 1, name: 'Información Médica por Ciudad en Ecuador' }))
  const heading = await until(() => screen.getByRole('heading', { name: 'Ciudades Principales' }))
  expect(screen.getAllByText(String(TOWN_COUNT))).not.toHaveLength(0)
  const section = heading.closest('section')
  expect(section?.querySelectorAll('li')).toHaveLength(6)
  expect(section?.textContent).toContain('Principal')
  expect(section?.textContent).toContain('✓ Centros médicos disponibles')
  const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent)
  const order = ['Costa', 'Sierra', 'Oriente', 'Insular'].map((region) =>
    headings.findIndex((heading) => heading.includes(region)),
  )
  expect(order).toEqual(order.toSorted((a, b) => a - b))
  expect(order).not.toContain(-1)
  expect((await site.backend.as('visitor').from('cities').select('id')).data).toHaveLength(TOWN_COUNT)
})

test('2,000 cities are listed and searched', async () => {
  site.requests.answer(of('cities'), async (request) => {
    const from = Number(new URL(request.url).searchParams.get('offset') ?? 0)
    return Response.json(TOWNS.slice(from, from + 1000))
  })
  await site.visit('/ec')
  await until(() => screen.getByRole('heading', { name: 'Costa 1.000 ciudades' }))
  await fill(site, field(), 'pueblo 1999')
  await until(() => screen.getByText('1 resultado para "pueblo 1999"'))
  await until(() => expectOpen('Misoprostol en Pueblo 1999'))
})

const TOWNS = Array.from({ length: 2000 }, (_, index) => ({
  id: `id-${index}`,
  name: `Pueblo ${index}`,
  slug: `pueblo-${index}`,
  province: index % 2 === 0 ? 'Azuay' : 'Guayas',
  region: index % 2 === 0 ? 'Sierra' : 'Costa',
  population: index * 10,
  seoPriority: 5,
  hasHospital: 0,
}))

function field(): HTMLInputElement {
  return main().getByPlaceholderText('Buscar ciudad o provincia...')
}

/** Finds links by their text, because computing the accessible names of hundreds of links takes seconds. */
function linksNamed(name: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('main a')].filter(({ textContent }) => textContent === name)
}

/** The cities of the list, in its order. */
function citiesListed(): (string | undefined)[] {
  return [...document.querySelectorAll('main a')].flatMap(
    ({ textContent }) => /^Misoprostol en (.+)$/.exec(textContent)?.[1] ?? [],
  )
}

/** Expects the link to be listed and not hidden in a closed `details`. */
function expectOpen(name: string): void {
  const [link] = linksNamed(name)
  expect(link, name).toBeDefined()
  expect(link?.closest('details')?.open ?? true).toBe(true)
}
