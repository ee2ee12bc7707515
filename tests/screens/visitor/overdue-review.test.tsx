/** The badge «Revisión vencida» of a built page. */
import { renderToStaticMarkup } from 'react-dom/server'
import { onTestFinished, test } from 'vitest'
import { markOverdueReviews } from '@/visitor/article/overdue-review'
import { ReviewBox } from '@/visitor/article/ReviewBox'
import { expect } from '../site'

test('a page says by the reader’s clock whether its review is overdue, however long ago it was built', () => {
  onTestFinished(() => document.body.replaceChildren())
  const day = (from: number) => new Date(Date.now() + from * 86_400_000).toISOString().slice(0, 10)
  const box = (nextReview: string, built: string) =>
    renderToStaticMarkup(
      <ReviewBox
        page={{ textDate: day(-60), nextReview, reviewEveryDays: 60, signedBy: [] }}
        path="/pagina"
        now={new Date(built)}
      />,
    )
  document.body.innerHTML = box(day(-30), day(-50)) + box(day(30), day(-50)) + box(day(30), day(50))
  markOverdueReviews()
  const isSaid = [...document.querySelectorAll('p')].filter((line) => line.textContent === 'Revisión vencida')
  expect(isSaid.map(({ hidden }) => !hidden)).toEqual([true, false, false])
})
