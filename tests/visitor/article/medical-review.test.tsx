import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { defaultReviewer, type Reviewer } from '@/content/reviewers'
import { MedicalReview } from '@/visitor/article/MedicalReview'

const real: Reviewer = {
  ...defaultReviewer,
  name: 'Nombre de prueba',
  verified: true,
  registry: { number: '12345', url: 'https://registro.example/12345', isSample: false },
}
const line = (reviewer: Reviewer) => renderToStaticMarkup(<MedicalReview reviewer={reviewer} />)

test('while no reviewer is verified, the review is pending and nobody is named', () => {
  for (const reviewer of [defaultReviewer, { ...real, verified: false }]) {
    expect(line(reviewer)).toContain('<strong>Revisión médica:</strong> pendiente')
    expect(line(reviewer)).not.toContain(reviewer.name)
  }
})

test('a verified reviewer is named, with the specialty', () => {
  expect(line(real)).toContain('<strong>Revisado médicamente por</strong> Nombre de prueba, Medicina general')
})
