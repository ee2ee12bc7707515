/** The dates that the built pages show. */
import { expect, test } from 'vitest'
import { longDate } from '@/visitor/city/long-date'
import { TOWN_PAGE_COUNT } from '../support/town-count'
import { attributeOf, pages } from './pages'

const cityPages = pages.filter(({ path }) => /^\/ec\/[^/]+\/(cytotec|misoprostol)$/.test(path))

test('each city page says the day of its text, the same to readers, to link previews and in its structured data', () => {
  expect(cityPages).toHaveLength(TOWN_PAGE_COUNT)
  for (const { path, html } of cityPages) {
    const [tag = ''] = html.match(/<meta[^>]*article:modified_time[^>]*>/) ?? []
    const date = attributeOf(tag, 'content')
    expect(date, path).toMatch(/^20\d\d-\d\d-\d\d/)
    expect(html, path).toContain(`"dateModified":"${date}"`)
    expect(html, path).toContain(
      `<strong>Texto del</strong> ${longDate(date)}`.replace('</strong> ', '</strong> <!-- -->'),
    )
  }
})
