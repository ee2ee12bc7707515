/** Whether a review is overdue: its day is over in Ecuador, which has no summer time. */
export function isPastDue(nextReview: string, now: Date): boolean {
  return now >= new Date(`${nextReview}T24:00-05:00`)
}
