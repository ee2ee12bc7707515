import { onClick } from './on-click'

/** What was pressed before the app was there to answer: it looks for this when it comes. */
export const EARLY = 'data-early'

/** In the part of a page that is a tool, and needs the app. */
export function noteEarlyPresses(): void {
  onClick((clicked) => clicked.closest('[data-needs-app] button')?.setAttribute(EARLY, ''))
}
