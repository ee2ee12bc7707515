/**
 * Shows or hides the «Revisión vencida» badges (ReviewBox.tsx) by the reader's clock, because a page may have been
 * built long ago.
 */
export function markOverdueReviews(): void {
  for (const note of document.querySelectorAll<HTMLElement>('[data-due]')) {
    note.hidden = !isPastDue(note.dataset.due ?? '', new Date())
  }
}

/** Returns whether a review is overdue: its day has ended in Ecuador, where the clock is at UTC-5 all year. */
export function isPastDue(nextReview: string, now: Date): boolean {
  return now >= new Date(`${nextReview}T24:00-05:00`)
}
