import { describe, expect, it } from 'vitest'
import { counted, listed, span, thousands, withArticle } from '@/generator/spanish'

describe('es-EC', () => {
  it('separates thousands with points', () => {
    expect([0, 999, 1000, 596101, 2746403].map(thousands)).toEqual(['0', '999', '1.000', '596.101', '2.746.403'])
  })

  it('writes a distance as a person would say it, and never 0 km', () => {
    expect([0, 0.4, 0.99, 1, 1.36, 1.5, 33.6, 1170.2].map(span)).toEqual([
      'menos de 1 km',
      'menos de 1 km',
      'menos de 1 km',
      'cerca de 1 km',
      'cerca de 1 km',
      'unos 2 km',
      'unos 34 km',
      'unos 1.170 km',
    ])
  })

  it('counts one thing in the singular', () => {
    expect([1, 2].map((count) => counted(count, 'hospital', 'hospitales'))).toEqual(['1 hospital', '2 hospitales'])
  })

  it('ends a list with «y», and with «e» before the sound «i»', () => {
    expect(listed([])).toBe('')
    expect(listed(['Cuenca'])).toBe('Cuenca')
    expect(listed(['Loja', 'Cuenca'])).toBe('Loja y Cuenca')
    expect(listed(['Otavalo', 'Cotacachi', 'Ibarra'])).toBe('Otavalo, Cotacachi e Ibarra')
    expect(listed(['Nobol', 'Isidro Ayora'])).toBe('Nobol e Isidro Ayora')
    expect(listed(['agua', 'hielo'])).toBe('agua y hielo')
  })

  it('puts the right article before a place of care', () => {
    expect(withArticle('Hospital Básico de Baeza')).toBe('el Hospital Básico de Baeza')
    expect(withArticle('Maternidad Isidro Ayora')).toBe('la Maternidad Isidro Ayora')
    expect(withArticle('Clínica Municipal')).toBe('la Clínica Municipal')
  })
})
