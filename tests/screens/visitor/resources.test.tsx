/** The official resources on a site that is not built, where the browser loads the list of cities. */
import { test } from 'vitest'
import { expectConsoleError } from '../../support/loud-console'
import { expectAccessible } from '../accessible'
import { fill } from '../fields'
import { of } from '../requests'
import { expect, main, openSite, passTimeUntil, screen, stopClock, until } from '../site'
import { answerWithTowns, expectEmergencyNumber, loseConnection, OUTAGE, wordsOf } from './visitor'

const site = openSite()

test('while the list loads, the rest of the page is there; the list then has every city', async () => {
  const list = site.requests.hold(of('cities'))
  await site.visit('/recursos-oficiales')
  await until(() => screen.getByText('Cargando recursos...'))
  expectStaticParts()
  list.release()
  await until(() => screen.getAllByText(/^\d+ ciudades$/))
})

test('a city or a province is found, and the page says when nothing is found', async () => {
  await openList()
  await fill(site, field(), 'AZUAY')
  await until(() => screen.getByText('15 resultados para "AZUAY"'))
  await until(() => expect(card('cuenca')).not.toBeNull())
  expect(card('quito')).toBeNull()

  await fill(site, field(), 'cañar')
  await until(() => expect(wordsOf(card('canar'))).toContain('Hospital Luis F. Martínez'))

  await fill(site, field(), 'xyzzy')
  await until(() => screen.getByText('No se encontraron recursos para "xyzzy"'))
})

test('a search that finds many says how many there are, and shows the rest at a press', async () => {
  answerWithTowns(site, 70)
  await openList()
  await fill(site, field(), 'pueblo')
  await until(() => screen.getByText('70 resultados para "pueblo"'))
  await until(() => expect(cards()).toHaveLength(60))
  screen.getByText('Aquí están las primeras 60 ciudades de 70.')
  await site.user.click(screen.getByRole('button', { name: 'Mostrar las otras 10' }))
  await until(() => expect(cards()).toHaveLength(70))
  // The button that was pressed is gone, so the list takes the focus and keyboard reading continues there.
  await until(() => expect(document.activeElement).toBe(cards()[0]?.parentElement))
  // A new search shows only its first rows again.
  await fill(site, field(), 'pue')
  await until(() => expect(cards()).toHaveLength(60))
})

test('«hospital» alone makes the page ask for a town or a province; a search by a place’s name shows it under its city', async () => {
  await openList()
  await fill(site, field(), 'hospital')
  await until(() => screen.getByText('Escriba también su ciudad, o elija su provincia.'))
  expect(document.querySelector('#recursos-azuay')).not.toBeNull()
  expect(screen.queryByText(/No se encontraron recursos/)).toBeNull()

  await fill(site, field(), 'eugenio espejo')
  const told = 'Lo que buscó: Hospital de Especialidades Eugenio Espejo'
  await until(() => expect(wordsOf(card('quito'))).toContain(told))
  expect(document.querySelector('#recursos-azuay')).toBeNull()

  await fill(site, field(), '')
  await until(() => expect(document.querySelector('#recursos-azuay')).not.toBeNull())
  await until(() => expect(document.activeElement).toBe(field()))
})

test('when the list does not come, the rest is there, and it recovers', async () => {
  const again = site.requests.answer(of('cities'), OUTAGE)
  stopClock()
  await site.visit('/recursos-oficiales')
  const retry = await passTimeUntil(site, () => screen.getByRole('button', { name: 'Reintentar' }))
  expect(screen.getByRole('alert').textContent).toContain('la lista de hospitales')
  expect(screen.queryByText('Cargando recursos...')).toBeNull()
  expectStaticParts()
  await expectAccessible()
  expectConsoleError('Error loading cities')
  again()
  await site.user.click(retry)
  await passTimeUntil(site, () => screen.getAllByText(/^\d+ ciudades$/))
})

test('offline it says so, keeps the numbers, and loads by itself when the connection is back', async () => {
  const again = loseConnection(site)
  stopClock()
  await site.visit('/recursos-oficiales')
  await passTimeUntil(site, () => screen.getByText('Sin conexión a internet'))
  expectStaticParts()
  expectConsoleError('Error loading cities')
  again()
  await passTimeUntil(site, () => screen.getAllByText(/^\d+ ciudades$/))
})

async function openList(): Promise<void> {
  await site.visit('/recursos-oficiales')
  await until(() => screen.getAllByText(/^\d+ ciudades$/))
}

/** Expects the parts of the page that do not depend on the list of cities. */
function expectStaticParts(): void {
  main().getByRole('link', { name: 'Llamar 911 - Emergencias' })
  main().getByRole('link', { name: 'Llamar 171 - Salud Pública' })
  expect(main().getAllByRole('heading', { name: 'Defensoría del Pueblo' })).toHaveLength(1)
  expectEmergencyNumber()
}

function field(): HTMLInputElement {
  return main().getByPlaceholderText('Buscar recursos por ciudad o provincia...')
}

function card(slug: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`#ciudad-${slug}`)
}

function cards(): Element[] {
  return [...document.querySelectorAll('[id^="ciudad-"]')]
}
