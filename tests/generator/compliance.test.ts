import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkCompliance, findViolations } from '@/generator/compliance'

const MANDATORY = 'Contenido educativo: no sustituye la consulta. Emergencias: 911.'
const FORBIDDEN = [
  'compra',
  'comprar',
  'venta',
  'vender',
  'precio',
  'costo',
  'envío',
  'delivery',
  'dosis',
  'posología',
  'miligramos',
  'cómo tomar',
  'instrucciones de uso',
  'protocolo',
  'administrar',
  'aplicar',
]
const SUSPICIOUS = [
  'vende',
  'adquirir',
  'conseguir',
  'obtener',
  'solicitar',
  'encargar',
  'medicamento disponible',
  'stock disponible',
  'entrega inmediata',
]
const CATALOGUE = [
  ...FORBIDDEN.map((entry) => ({ entry, message: `Palabra prohibida encontrada: "${entry}"` })),
  ...SUSPICIOUS.map((entry) => ({ entry, message: `Frase sospechosa encontrada: "${entry}"` })),
]

const withoutAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

describe('the compliance check', () => {
  it('passes a text that has the disclaimer and the emergency number', () => {
    expect(checkCompliance(MANDATORY)).toEqual({ isCompliant: true, violations: [], score: 100 })
  })

  it.each(CATALOGUE)('finds «$entry» and names it in the message', ({ entry, message }) => {
    expect(checkCompliance(`${MANDATORY} Hay ${entry} aquí.`)).toEqual({
      isCompliant: false,
      violations: [message],
      score: 80,
    })
  })

  it.each(CATALOGUE)(
    'finds «$entry» in capitals, without accents, between marks and over a line end',
    ({ entry, message }) => {
      const spellings = [
        entry.toUpperCase(),
        withoutAccents(entry),
        entry.normalize('NFD'),
        `«${entry}»`,
        `${entry},`,
        entry.replaceAll(' ', '\n  '),
        entry.replaceAll(' ', '\u00a0'),
        `${entry.charAt(0)}\u00ad${entry.slice(1)}`,
      ]
      for (const spelling of spellings) {
        expect(checkCompliance(`${MANDATORY} ${spelling}`).violations, spelling).toEqual([message])
      }
    },
  )

  it.each([
    'ventana',
    'inventar',
    'aprecio',
    'costos',
    'compras',
    'sobredosis',
    'vendedor',
    'administración',
    'aplicación',
    'Ñventa',
    'ventá́s',
    'tomar',
    'Ventanas, cantón de Los Ríos',
  ])('accepts «%s», which is another word', (word) => {
    expect(checkCompliance(`${MANDATORY} ${word}`).violations).toEqual([])
  })

  it('counts an entry once, however often it occurs', () => {
    expect(checkCompliance(`${MANDATORY} venta venta VENTA`).violations).toHaveLength(1)
  })

  it('requires both halves of the disclaimer', () => {
    for (const text of [
      'Contenido educativo. 911',
      'No sustituye la consulta. 911',
      'Información educativa. No sustituye. 911',
    ]) {
      expect(checkCompliance(text).violations).toEqual(['Falta disclaimer médico requerido'])
    }
  })

  it('finds the disclaimer over a line end', () => {
    expect(checkCompliance('Contenido educativo: no \n  sustituye la consulta. 911').isCompliant).toBe(true)
  })

  it('requires 911 or the word «emergencia»', () => {
    expect(checkCompliance('Educativo, no sustituye la consulta.').violations).toEqual([
      'Falta información de emergencia',
    ])
    expect(checkCompliance('EDUCATIVO, no sustituye. Emergencias.').isCompliant).toBe(true)
  })

  it('takes 20 points for each violation, and never goes below 0', () => {
    expect(checkCompliance(`${MANDATORY} venta precio`).score).toBe(60)
    expect(checkCompliance('').score).toBe(60)
    expect(checkCompliance(FORBIDDEN.join(' ')).score).toBe(0)
  })

  it('finds every entry that a text contains, at any position', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...CATALOGUE)), fc.lorem(), (entries, filler) => {
        const text = entries.map(({ entry }) => `${filler} ${entry}.`).join(' ')
        const found = checkCompliance(`${MANDATORY} ${text}`).violations
        for (const { message } of entries) expect(found).toContain(message)
        expect(found).toHaveLength(entries.length)
      }),
    )
  })
})

describe('the findings in a text', () => {
  const shown = (text: string) =>
    findViolations(text).map(({ message, span }) => [message, span && text.slice(span.start, span.end)])

  it('have every occurrence of a word, with its position and its spelling in the text', () => {
    const text = `${MANDATORY} La VENTA, el env\u0069\u0301o y otra «venta».`
    expect(shown(text)).toEqual([
      ['Palabra prohibida encontrada: "venta"', 'VENTA'],
      ['Palabra prohibida encontrada: "envío"', 'env\u0069\u0301o'],
      ['Palabra prohibida encontrada: "venta"', 'venta'],
    ])
  })

  it('name missing texts without a position', () => {
    expect(shown('Una ventana.')).toEqual([
      ['Falta disclaimer médico requerido', undefined],
      ['Falta información de emergencia', undefined],
    ])
  })

  it('have the right positions after characters that are normalized to several letters or to none', () => {
    const text = `${MANDATORY} ﬁn 🩺 Ⅳ co\u00admpra`
    expect(shown(text)).toEqual([['Palabra prohibida encontrada: "compra"', 'co\u00admpra']])
  })

  it('are the same as the violations of the check, whatever the text', () => {
    const piece = fc.oneof(fc.constantFrom(...CATALOGUE.map(({ entry }) => entry)), fc.string({ unit: 'grapheme' }))
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const text = pieces.join(' ')
        const found = new Set(findViolations(text).map(({ message }) => message))
        expect([...found].sort()).toEqual([...checkCompliance(text).violations].sort())
      }),
    )
  })
})
