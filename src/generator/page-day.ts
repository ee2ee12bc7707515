import type { TownCare } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { EDITION } from './edition'

/** The dates of a page, named as its record names them: days or points in time. */
export type PageDates = { datePublished: string; dateModified: string }

/**
 * Returns the day on which a city's pages last changed: the latest of the edition of the texts, the last change of the
 * city's row, and the last change of a place that the pages name. It does not depend on the clock, so a page that is
 * built again tomorrow keeps its day.
 */
export function pageDay(city: City, { inTown, inCanton, answer, toConfirm, elsewhere }: TownCare): string {
  const near = [...(answer ? [answer] : []), ...toConfirm, ...elsewhere].map(({ facility }) => facility)
  const places = [...inTown, ...inCanton, ...near].map(({ changedOn, checkedOn }) => changedOn ?? checkedOn)
  // Days are written so that their order as text is their order in time.
  return [city.changedOn, ...places].reduce<string>((latest, day) => (day && day > latest ? day : latest), EDITION)
}
