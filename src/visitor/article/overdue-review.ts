import { isPastDue } from './review-dates'

/**
 * Shows or hides the «Revisión vencida» badges (ReviewBox.tsx) by the reader's clock, because a page may have been
 * built long ago.
 */
export function tellOverdueReview(): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-due]')) {
    note.hidden = !isPastDue(note.dataset.due ?? '', new Date())
  }
}
