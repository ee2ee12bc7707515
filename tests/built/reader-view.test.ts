// @vitest-environment happy-dom
/** What a program that extracts a page's text keeps of it: a browser's reader view, a list to read later. */
import { Readability } from '@mozilla/readability'
import { expect, test } from 'vitest'
import { ALARM_SIGNS } from '@/generator/material/alarm-signs'
import { type BuiltPage, pages } from './pages'

/** The pages that exist once, and of those that each city and each province has, the ones of three. */
const ONE_OF_EACH_KIND = pages.filter(
  ({ path }) => !path.startsWith('/ec/') || /^\/ec\/(azuay|guayaquil|nabon)(\/|$)/.test(path),
)

const MUST_STAY = ['911', ...Object.values(ALARM_SIGNS).flatMap((signs) => signs.map(({ text }) => text))]

test('an extracted page keeps 911, every alarm sign that the page lists, and where to go', () => {
  expect(ONE_OF_EACH_KIND.length).toBeGreaterThan(10)
  expect(ONE_OF_EACH_KIND.flatMap(lostWords)).toEqual([])
})

/** What must stay and is in the page's own part, but not in what is extracted. */
function lostWords({ path, html }: BuiltPage): string[] {
  // Without its style sheets, which would be fetched.
  const page = new DOMParser().parseFromString(html.replace(/<link\b[^>]*>/g, ''), 'text/html')
  const main = page.querySelector('main')
  const whole = main?.textContent ?? ''
  const whereToGo = [...(main?.querySelectorAll('dt, h2, h3') ?? [])]
    .map(({ textContent }) => textContent)
    .filter((words) => words.startsWith('Dónde acudir'))
  const kept = new Readability(page).parse()?.textContent ?? ''
  return [...MUST_STAY, ...whereToGo]
    .filter((words) => whole.includes(words) && !kept.includes(words))
    .map((words) => `${path}: ${words}`)
}
