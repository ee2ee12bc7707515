/** Steps that the tests of the public pages share. */
import { onTestFinished, vi } from 'vitest'
import { type Answer, of } from '../requests'
import { expect, type Site } from '../site'

/** Returns the text of an element with every run of white space, non-breaking spaces included, as one space. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** A failure of the database. Every kind of failure is tested where it is told apart (tests/data). */
export const OUTAGE: Answer = { status: 500 }

/** Answers every request for a list of cities with so many towns: «Pueblo 0», «Pueblo 1» and so on. */
export function answerWithTowns({ requests }: Site, count: number): void {
  const towns = Array.from({ length: count }, (_, index) => ({
    id: `id-${index}`,
    name: `Pueblo ${index}`,
    slug: `pueblo-${index}`,
    province: index % 2 === 0 ? 'Azuay' : 'Guayas',
    region: index % 2 === 0 ? 'Sierra' : 'Costa',
    population: index * 10,
    seoPriority: 5,
    hasHospital: 0,
  }))
  requests.answer(of('cities'), async (request) => {
    const from = Number(new URL(request.url).searchParams.get('offset') ?? 0)
    return Response.json(towns.slice(from, from + 1000))
  })
}

/** Expects a link that calls 911. That the link is visible is checked in a browser. */
export function expectEmergencyNumber(): void {
  expect(document.querySelector('a[href="tel:911"]')?.textContent).toContain('911')
}

/** Loses the connection at the next request, which the device also notices. Returns a function that restores it. */
export function loseConnection({ requests }: Pick<Site, 'requests'>): () => void {
  const again = requests.answer(/\/rest\/v1\//, async () => {
    tellPage(false)
    throw new TypeError('Failed to fetch')
  })
  return () => {
    again()
    tellPage(true)
  }
}

/** The phone reports no network while the service worker is there, and forms are left to the browser, as on the site. */
export async function loseNetworkWithWorker(): Promise<void> {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'serviceWorker'))
  const { leaveFormsToBrowser } = await import('@/built/start/left-to-browser')
  leaveFormsToBrowser()
}

/** Tells the page that the phone has a network now, or has none. */
export function tellPage(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
