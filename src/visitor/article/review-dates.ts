/** Returns whether a review is overdue: its day has ended in Ecuador, where the clock is at UTC-5 all year. */
export function isPastDue(nextReview: string, now: Date): boolean {
  return now >= new Date(`${nextReview}T24:00-05:00`)
}
