import { onClick } from './on-click'

/** Marks a button that was pressed before the app was there to answer: the app looks for it when it comes. */
export const EARLY = 'data-early'

/** Marks such presses in the part of a page that is a tool and needs the app. */
export function noteEarlyPresses(): void {
  onClick((clicked) => clicked.closest('[data-needs-app] button')?.setAttribute(EARLY, ''))
}
