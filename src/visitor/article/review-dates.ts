/** Whether a review is overdue: its day is over in Ecuador. */
export function isPastDue(nextReview: string, now: Date): boolean {
  return nextReview < now.toLocaleDateString('en-CA', { timeZone: 'America/Guayaquil' })
}
