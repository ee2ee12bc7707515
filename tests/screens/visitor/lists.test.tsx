/** The lists of cities on a site that is not built, where the browser loads them; a built page has its list at once. */
import { describe, test } from 'vitest'
import { allowConsoleError, expectConsoleError } from '../../support/loud-console'
import { expectAccessible } from '../accessible'
import { fill } from '../fields'
import { of } from '../requests'
import { expect, main, openSite, passTimeUntil, screen, stopClock, until, within } from '../site'
import { answerWithTowns, expectEmergencyNumber, loseNetworkWithWorker, OUTAGE } from './visitor'

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

    await fill(site, field(), 'AZUAY')
    await until(() => screen.getByText('15 resultados para "AZUAY"'))
    await until(() => expectOpen('Misoprostol en Girón'))
    expect(linksNamed('Misoprostol en Quito')).toEqual([])

    await fill(site, field(), 'canar')
    await until(() => expectOpen('Misoprostol en Cañar'))

    await fill(site, field(), 'quito')
    await until(() => screen.getByText('2 resultados para "quito"'))
    await until(() => expect(citiesListed()).toEqual(['Quito', 'Puerto Quito']))

    await fill(site, field(), 'molleturo')
    const place = await until(() => main().getByRole('link', { name: 'Centro de Salud Molleturo' }))
    expect(place.getAttribute('href')).toBe('/ec/cuenca#lugar-centro-de-salud-molleturo')

    await fill(site, field(), 'xyzzy')
    await until(() => screen.getByText(/No se encontraron ciudades que coincidan con "xyzzy"/))
    expect(
      main()
        .getByRole('link', { name: new RegExp(wayOn) })
        .getAttribute('href'),
    ).toMatch(/^\/cuidados-y-alertas/)
    const village = within(screen.getByText(/¿Busca un pueblo o una parroquia\?/))
    expect(village.getByRole('link', { name: 'Cerca de mí' }).getAttribute('href')).toBe('/cerca')
  })
})

describe('the directory, which searches as the home page does,', () => {
  const path = '/ec'

  test('says when the list is late, and shows it when it arrives', async () => {
    const cities = site.requests.hold(of('cities'))
    stopClock()
    await site.visit(path)
    await passTimeUntil(site, () => main().getByText(/^Todavía no llega la lista de ciudades/))
    cities.release()
    await passTimeUntil(site, () => expect(linksNamed('Cytotec (misoprostol) en Quito')).not.toHaveLength(0))
    // The first read may be given up, and logged as an error, at the moment its answer arrives.
    allowConsoleError('Error loading cities')
  })

  test('says what to do when the list does not come, and recovers', async () => {
    const again = site.requests.answer(of('cities'), OUTAGE)
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
    await fill(site, field(), 'cañar')
    await until(() => screen.getByText('7 resultados para "cañar"'))
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
    await fill(site, field(), 'cañar')
    await until(() => screen.getByText('7 resultados para "cañar"'))
    expect(`${window.location.pathname}${window.location.search}`).toBe(`${path}?q=ca%C3%B1ar`)

    await site.reload()
    await until(() => screen.getByText('7 resultados para "cañar"'))
    expect(field().value).toBe('cañar')
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

test('2,000 cities are listed and searched', async () => {
  answerWithTowns(site, 2000)
  await site.visit('/ec')
  await until(() => screen.getByRole('heading', { name: 'Costa 1.000 ciudades' }))
  await fill(site, field(), 'pueblo 1999')
  await until(() => screen.getByText('1 resultado para "pueblo 1999"'))
  await until(() => expectOpen('Misoprostol en Pueblo 1999'))
})

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
