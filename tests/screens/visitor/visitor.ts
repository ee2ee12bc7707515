/** What the tests of the public pages do over and over. */
import { vi } from 'vitest'
import type { Answer } from '../requests'
import { expect, type Site, screen, within } from '../site'

export function main() {
  return within(screen.getByRole('main'))
}

/** What somebody reads there: a space that keeps two words together is a space. */
export function wordsOf(element: Element | null | undefined): string {
  return (element?.textContent ?? '').replace(/\s+/g, ' ').trim()
}

/** The ways in which an answer may not come. */
export const OUTAGES: readonly { outage: string; answer: Answer }[] = [
  { outage: '500', answer: { status: 500 } },
  { outage: '429', answer: { status: 429 } },
  { outage: 'half a body', answer: { status: 200, body: '[{"id":' } },
  { outage: 'no connection', answer: 'abort' },
]

/** 911 is one tap away. That it is in the picture as well, a browser is asked. */
export function expectEmergencyNumber(): void {
  expect(document.querySelector('a[href="tel:911"]')?.textContent).toContain('911')
}

/** With the next request the connection is gone, and the device knows it. Returns how it comes back. */
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

function tellPage(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}
