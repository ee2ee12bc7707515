/** `/cerca`: the places nearest to the visitor's position, or to a town. */
import { beforeEach, onTestFinished, test, vi } from 'vitest'
import { writeRegister } from '@/cities/care/register-file'
import { realCities } from '../../cities/build-city'
import { expectAccessible } from '../accessible'
import { expect, main, openSite, passTime, passTimeUntil, screen, stopClock, until, within } from '../site'
import { loseNetworkWithWorker } from './visitor'

const site = openSite()

/** A point in Cumbayá that is not a place of the register. */
const HERE = { latitude: -0.20417, longitude: -78.43158, accuracy: 35 }
const LIMA = { latitude: -12.04637, longitude: -77.04279, accuracy: 20 }
const LIST = /\/lugares\.json/

/** The list of places as the build writes it. */
const PLACES = writeRegister(realCities())

beforeEach(() => {
  site.requests.answer(LIST, { status: 200, body: PLACES })
  // The app logs the answer of the device or the host as a warning, which is expected here.
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
})

test('with the position given: three places that attend emergencies and five of any kind, with distance, direction and a route', async () => {
  deviceIs(given(HERE))
  await site.visit('/cerca')
  await locate()
  await until(() => expect(emergencies()).toHaveLength(3))
  expect(anyKind()).toHaveLength(5)
  // Where the focus is, a screen reader goes on reading.
  await until(() => expect(document.activeElement?.textContent).toMatch(/^Lo más cercano a usted, para una emergencia/))
  for (const item of emergencies()) {
    expect(item.textContent).toMatch(
      /a\s(menos de 1|\d+)\skm al (norte|noreste|este|sureste|sur|suroeste|oeste|noroeste)/,
    )
    expect(item.textContent).not.toMatch(/tipo A|tipo B|Puesto/)
  }
  const [first] = emergencies()
  const way = within(first ?? document.body).getByRole('link', { name: /^Cómo llegar al? / })
  expect(way.getAttribute('href')).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/)
  expect(screen.getAllByText(/en línea recta/)).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'Primero llame al 911' })).toBeTruthy()
  await expectAccessible()
})

test('a refused position: the page says so, with 911, and a town works instead', async () => {
  deviceIs(refused(1))
  await site.visit('/cerca')
  await locate()
  await expectTold('No hay permiso para usar su ubicación')
  expect(screen.queryByText(/^Buscando/)).toBeNull()
  await search('Playas')
  await until(() => expect(firstEmergency()).toContain('Hospital Básico de Playas'))
})

test('a position that is inexact by some kilometres is used, and the page tells the margin', async () => {
  deviceIs(given({ ...HERE, accuracy: 3_200 }))
  await site.visit('/cerca')
  await locate()
  await until(() => expect(emergencies()).toHaveLength(3))
  expect(screen.getByText(/con un margen de 3 km/)).toBeTruthy()
})

test.each([
  ['La ubicación está en el mar o fuera del Ecuador', given(LIMA)],
  ['La ubicación no es exacta', given({ ...HERE, accuracy: 42_000 })],
  ['El teléfono no pudo saber dónde está', refused(2)],
  ['La ubicación tarda demasiado', refused(3)],
])('«%s»: it is told, with 911 and no places, and a town still answers', async (says, device) => {
  deviceIs(device)
  await site.visit('/cerca')
  await locate()
  await expectTold(says)
  expect(emergencies()).toEqual([])
  await search('lago agrio')
  await until(() => expect(firstEmergency()).toContain('Nueva Loja'))
})

test('the page does not wait forever when the question about the position is never answered', async () => {
  deviceIs(() => {})
  await site.visit('/cerca')
  await until(locateButton)
  stopClock()
  await locate()
  await until(() => expect(status()).toContain('Buscando su ubicación'))
  expect(screen.getByRole('link', { name: /no espere: llame al 911/ }).getAttribute('href')).toBe('tel:911')
  await passTime(29_000)
  expect(status()).toContain('Buscando su ubicación')
  await passTime(2_000)
  expect(screen.getByRole('alert').textContent).toContain('La ubicación tarda demasiado')
})

test('a town typed while the position is awaited is answered, and a position that arrives later does not replace it', async () => {
  let comes = () => {}
  deviceIs((found) => {
    comes = () => found({ coords: HERE })
  })
  await site.visit('/cerca')
  await locate()
  await until(() => expect(status()).toContain('Buscando su ubicación'))
  await search('lago agrio')
  await until(() => expect(firstEmergency()).toContain('Nueva Loja'))
  stopClock()
  comes()
  await passTime(1_000)
  expect(firstEmergency()).toContain('Nueva Loja')
  expect(screen.queryByText(/cercano a usted/)).toBeNull()
})

test('a town is found by its everyday names, an ambiguous name is asked about, and an unknown one is reported', async () => {
  await site.visit('/cerca')

  await search('guayakil')
  await until(() => heading('Lo más cercano a Guayaquil, Guayas, para una emergencia'))
  expect(screen.getByText('Por «guayakil» entendimos Guayaquil, Guayas.')).toBeTruthy()

  await search('Posorja')
  await until(() => heading('¿Es este el lugar?'))
  expect(emergencies()).toEqual([])
  await press('Centro de Salud Posorja (cantón Guayaquil, Guayas)')
  await until(() => heading(/^Lo más cercano al Centro de Salud Posorja .*, para una emergencia$/))
  expect(firstEmergency()).toContain('Centro de Salud Posorja')
  expect(screen.queryByText(/No conocemos el punto exacto/)).toBeNull()

  await search('isidro ayora')
  await until(() => heading(/^Lo más cercano a Isidro Ayora.*, para una emergencia$/))
  await press('Hospital Gineco-Obstétrico Isidro Ayora (Quito, Pichincha)')
  await until(() => expect(firstEmergency()).toContain('Hospital Gineco-Obstétrico Isidro Ayora'))
  expect(screen.getByText(/No conocemos el punto exacto de: Hospital Gineco-Obstétrico/)).toBeTruthy()

  await search('olmedo')
  await until(() => heading('¿Cuál es el lugar?'))
  await press(/Olmedo.*Loja/)
  await until(() => heading(/^Lo más cercano a Olmedo.* para una emergencia$/))

  await search('xyzw')
  await until(() => expect(screen.getByRole('alert').textContent).toContain('No encontramos «xyzw»'))

  await search('puerto villamil')
  await until(() => expect(firstEmergency()).toContain('Centro de Salud Puerto Villamil'))
  expect(emergencies()[1]?.textContent).toContain('por mar o por aire')
})

test('the list of places is loaded only after a press, and once; the town is not written into the address', async () => {
  const asked = () => site.requests.asked.filter(({ url }) => LIST.test(url.href))
  await site.visit('/cerca')
  await until(locateButton)
  await site.requests.atRest()
  expect(asked()).toEqual([])
  for (const [town, province] of [
    ['Loja', 'Loja'],
    ['Playas', 'Guayas'],
    ['Macas', 'Morona Santiago'],
  ]) {
    await search(String(town))
    const place = town === province ? town : `${town}, ${province}`
    await until(() => heading(`Lo más cercano a ${place}, para una emergencia`))
  }
  expect(asked()).toHaveLength(1)
  expect(window.location.pathname + window.location.search).toBe('/cerca')
})

test('without a network a second town is answered on the page from the list that it has, and not written into the address', async () => {
  await site.visit('/cerca')
  await search('Loja')
  await until(() => heading('Lo más cercano a Loja, para una emergencia'))
  await loseNetworkWithWorker()
  await search('Machala')
  await until(() => heading('Lo más cercano a Machala, El Oro, para una emergencia'))
  expect(window.location.pathname + window.location.search).toBe('/cerca')
})

test('reached within the app of a built site, the page loads its own document, once: only that document may ask for the position', async () => {
  const builtAs = (path: string) => document.documentElement.setAttribute('data-built-page', path)
  onTestFinished(() => document.documentElement.removeAttribute('data-built-page'))
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => undefined)
  site.requests.answer(/\/cerca$/, { status: 200, body: '<html data-built-page="/cerca">' })
  const asked = () => site.requests.asked.filter(({ url }) => url.pathname === '/cerca').length
  deviceIs(given(HERE))

  builtAs('/privacidad')
  await site.visit('/privacidad')
  await until(() => screen.getByRole('heading', { level: 1 }))
  window.history.pushState(null, '', '/cerca')
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }))
  await until(() => expect(reload).toHaveBeenCalledTimes(1))
  expect(asked()).toBe(1)

  builtAs('/cerca')
  await site.reload()
  await locate()
  await until(() => expect(emergencies()).toHaveLength(3))
  expect(asked()).toBe(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test.each([
  ['is not there', { status: 404, body: 'no' }, 'No pudimos cargar la lista de lugares'],
  ['broke off', { status: 200, body: '{"version":1,"towns":[["loja"' }, 'No pudimos cargar la lista de lugares'],
  ['does not come', 'abort', 'Sin conexión a internet'],
] as const)('a list of places that %s is reported, with 911, and can be requested again', async (_, answer, says) => {
  const comes = site.requests.answer(LIST, answer)
  await site.visit('/cerca')
  await search('Loja')
  await expectTold(says)
  comes()
  await press('Reintentar')
  await until(() => expect(firstEmergency()).toContain('Hospital'))
})

test('while the list of places is late, the page says so with 911 after eight seconds, and answers when it comes', async () => {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  site.requests.answer(LIST, async () => {
    await released
    return new Response(PLACES)
  })
  deviceIs(given(HERE))
  await site.visit('/cerca')
  await until(locateButton)
  stopClock()
  await locate()
  await until(() => expect(status()).toContain('Buscando lugares...'))
  await passTimeUntil(site, () => main().getByText(/^Todavía no llega la lista de lugares/), { within: 10_000 })
  expect(screen.getByRole('link', { name: /no espere: llame al 911/ }).getAttribute('href')).toBe('tel:911')
  release()
  await passTimeUntil(site, () => heading('Lo más cercano a usted, para una emergencia'))
})

test('where the list of places does not come to answer a position, another try asks for both again', async () => {
  const comes = site.requests.answer(LIST, 'abort')
  deviceIs(given(HERE))
  await site.visit('/cerca')
  await locate()
  await expectTold('Sin conexión a internet')
  comes()
  await press('Reintentar')
  await until(() => heading('Lo más cercano a usted, para una emergencia'))
})

test('where the list of places does not come, the copy that was kept with the page answers', async () => {
  site.requests.answer(/\/lugares\.json$/, 'abort')
  await site.visit('/cerca')
  await search('Loja')
  await until(() => heading('Lo más cercano a Loja, para una emergencia'))
})

type Device = (found: (position: { coords: typeof HERE }) => void, failed: (cause: object) => void) => void

/** Sets how the device answers when it is asked for its position. */
function deviceIs(getCurrentPosition: Device): void {
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'geolocation'))
}

function given(coords: typeof HERE): Device {
  return (found) => found({ coords })
}

/** A device that fails with this error code of the Geolocation API. */
function refused(code: number): Device {
  return (_, failed) => failed({ code, message: 'as the test says' })
}

const LOCATE = 'Usar mi ubicación (no sale de este teléfono)'

function locateButton(): HTMLElement {
  return screen.getByRole('button', { name: LOCATE })
}

async function locate(): Promise<void> {
  await site.user.click(await until(locateButton))
}

async function search(town: string): Promise<void> {
  const field = await until(() => screen.getByLabelText('Su ciudad'))
  await site.user.clear(field)
  await site.user.type(field, town)
  await site.user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Buscar' }))
}

async function press(name: string | RegExp): Promise<void> {
  await site.user.click(await until(() => screen.getByRole('button', { name })))
}

function heading(name: string | RegExp): HTMLElement {
  return screen.getByRole('heading', { name })
}

function emergencies(): HTMLElement[] {
  return placesBelow(/para una emergencia$/)
}

function anyKind(): HTMLElement[] {
  return placesBelow(/de cualquier tipo$/)
}

function firstEmergency(): string {
  return emergencies()[0]?.textContent ?? ''
}

function placesBelow(name: RegExp): HTMLElement[] {
  const section = screen.queryByRole('heading', { name })?.closest('section')
  return section ? within(section).getAllByRole('listitem') : []
}

/** The text of all status messages of the page. */
function status(): string {
  return screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join()
}

/** Expects an alert with these words and a link to 911. */
async function expectTold(words: string): Promise<void> {
  const alert = await until(() => screen.getByRole('alert'))
  expect(alert.textContent).toContain(words)
  expect(
    within(alert)
      .getByRole('link', { name: /llame al 911/ })
      .getAttribute('href'),
  ).toBe('tel:911')
}
