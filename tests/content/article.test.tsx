import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { isPastDue } from '@/visitor/article/overdue-review'
import { ReviewBox } from '@/visitor/article/ReviewBox'

const PAGE = { textDate: '2026-11-20', nextReview: '2027-02-18', reviewEveryDays: 90, signedBy: ['médico' as const] }

describe('the review box', () => {
  const box = (now: string) => renderToStaticMarkup(<ReviewBox page={PAGE} path="/pagina" now={new Date(now)} />)

  test('gives both dates in long form', () => {
    expect(box('2026-12-01T12:00:00Z')).toContain('20 de noviembre de 2026')
    expect(box('2026-12-01T12:00:00Z')).toContain('18 de febrero de 2027')
  })

  test('says «Revisión vencida» once the day of the next review is over in Ecuador', () => {
    const shown = (now: string) => box(now).replace(/<p [^>]*hidden="">.*?<\/p>/g, '')
    expect(shown('2027-02-19T04:59:00Z')).not.toContain('Revisión vencida')
    expect(shown('2027-02-19T05:01:00Z')).toContain('Revisión vencida')
  })
})

test('a review is not overdue on its own day', () => {
  expect(isPastDue('2027-02-18', new Date('2027-02-18T23:00:00-05:00'))).toBe(false)
  expect(isPastDue('2027-02-18', new Date('2027-02-19T00:00:00-05:00'))).toBe(true)
})

test('a review is overdue also in a browser whose locales format dates differently, as Chrome since 110 does for Canada', () => {
  const written = vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue('10/8/2027')
  expect(isPastDue('2027-02-18', new Date('2027-10-08T12:00:00-05:00'))).toBe(true)
  written.mockRestore()
})
