/**
 * The nearest places of care. The device's position is a stub: the permission dialogs of the engines are not tested
 * here.
 */
import { eventually, expect, openWithApp, press, test } from './journey'
import type { Tab } from './tab'

const locate = (tab: Tab) => press(tab, '[data-needs-app] button', 'Usar mi ubicación')
const told = (tab: Tab) => tab.run(() => document.querySelector('[data-needs-app]')?.textContent ?? '')

test('/cerca: a refused position leads to a search by town, and a town or a given position tells where to go', async ({
  tab,
  portal,
}) => {
  await openWithApp(tab, `${portal}/cerca`)
  await tab.run(refusing)
  await locate(tab)
  await eventually(() => told(tab)).toContain('No hay permiso para usar su ubicación')
  expect(await tab.run(() => document.querySelector('[role="alert"] a[href="tel:911"]') !== null)).toBe(true)

  await press(tab, '[data-needs-app] input')
  await tab.type('playas')
  await tab.key('Enter')
  await eventually(() => told(tab)).toContain('Hospital Básico de Playas')

  await tab.run(standingAt, -2.9, -79)
  await locate(tab)
  await eventually(() => told(tab)).toContain('Hospital Vicente Corral Moscoso')
  expect(await tab.run(() => location.href)).toBe(`${portal}/cerca`)
})

// The two stubs of the Geolocation API run in the page.

function refusing(): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (_given, refused) =>
    refused?.({ code: 1, message: 'refused' } as GeolocationPositionError)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
}

function standingAt(latitude: number, longitude: number): void {
  const getCurrentPosition: Geolocation['getCurrentPosition'] = (given) =>
    given({ coords: { latitude, longitude, accuracy: 20 } } as GeolocationPosition)
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } })
}
