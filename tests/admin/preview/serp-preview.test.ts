import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitText } from '@/admin/preview/fit-text'
import { previewWarnings } from '@/admin/preview/preview-warnings'
import { SURFACES, showOn } from '@/admin/preview/surfaces'
import { pageSeoLines } from '@/generator/scores'
import { realPage } from '../../generator/real-cities'

const tenPixels = (text: string) => [...text].length * 10

describe('a text in the width available for it', () => {
  it('is shown whole when it fits exactly', () => {
    expect(fitText('Siete letras', 120, tenPixels)).toEqual({ width: 120, isCut: false, shown: 'Siete letras' })
  })

  it('is cut between words, without a dangling comma, and says so', () => {
    expect(fitText('Riesgos, usos y señales', 110, tenPixels)).toEqual({ width: 230, isCut: true, shown: 'Riesgos …' })
  })

  it('is cut inside a word that is too long by itself', () => {
    expect(fitText('Otorrinolaringología', 70, tenPixels).shown).toBe('Otorr …')
  })

  it('is never shown wider than the available width', () => {
    fc.assert(
      fc.property(fc.lorem({ maxCount: 30 }), fc.integer({ min: 30, max: 2000 }), (text, most) => {
        expect(tenPixels(fitText(text, most, tenPixels).shown)).toBeLessThanOrEqual(most)
      }),
    )
  })
})

describe('the warnings of a preview', () => {
  const page = realPage('cuenca/misoprostol')
  const warningsFor = (title: string, description: string, letter: number) => {
    const shown = Object.values(showOn({ title, description }, () => (text) => text.length * letter))
    return previewWarnings(shown, pageSeoLines({ ...page, title, metaDescription: description }))
  }

  it('are empty when everything fits and every rule is kept', () => {
    expect(warningsFor(page.title, page.metaDescription, 3)).toEqual([])
  })

  it('say where the title is cut, by how much, and which rule is broken', () => {
    const title = `Misoprostol en Cuenca ${'x'.repeat(50)}`
    expect(warningsFor(title, page.metaDescription, 8.1)).toEqual(
      expect.arrayContaining([
        'Título: de 30 a 60 caracteres: 72 caracteres.',
        'Buscador, computadora: el título se corta (584 px de 580 px).',
      ]),
    )
  })

  it('do not include a cut description, because a description of the required length is cut almost everywhere', () => {
    // The average width of a letter in Arial, approximately.
    const letter = 6.5
    expect(page.metaDescription.length * letter).toBeGreaterThan(SURFACES.desktop.description.pixels)
    expect(page.title.length * letter).toBeLessThan(SURFACES.desktop.title.pixels)
    expect(warningsFor(page.title, page.metaDescription, letter)).toEqual([])
  })
})
