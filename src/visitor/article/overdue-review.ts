import { isPastDue } from './review-dates'

/** The notes on reviews that are overdue (ReviewBox.tsx), by the reader's clock: a page may have been built long ago. */
export function tellOverdueReview(): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-due]')) {
    note.hidden = !isPastDue(note.dataset.due ?? '', new Date())
  }
}
