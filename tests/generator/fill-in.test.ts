import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillIn, fillInSentence, MaterialError } from '@/generator/fill-in'

describe('filling in a template', () => {
  it('puts every value where its placeholder stands', () => {
    expect(fillIn('{city}, en {province}: {city}.', { city: 'Loja', province: 'Loja' }, 'x')).toBe(
      'Loja, en Loja: Loja.',
    )
  })

  it('throws at a placeholder it has no value for, and names the entry', () => {
    expect(() => fillIn('En {ciudad}.', { city: 'Loja' }, 'cytotec/risks/3')).toThrow(MaterialError)
    expect(() => fillIn('En {ciudad}.', { city: 'Loja' }, 'cytotec/risks/3')).toThrow('cytotec/risks/3')
    expect(() => fillIn('En {toString}.', {}, 'x')).toThrow(MaterialError)
  })

  it('never reads a value as a template, whatever a city is called', () => {
    fc.assert(
      fc.property(fc.string(), (city) => {
        expect(fillIn('a {city} b', { city }, 'x')).toBe(`a ${city} b`)
      }),
    )
    expect(fillIn('{city}', { city: '{province} $& $1' }, 'x')).toBe('{province} $& $1')
  })

  it('begins a sentence with a capital where a value opens it', () => {
    const sentence = { text: '{hospitals}, en {place}.', facts: ['LOCAL-HOSPITALES'] as const }
    expect(fillInSentence(sentence, { hospitals: 'el Hospital', place: 'Loja' }, 'x').text).toBe(
      'El Hospital, en Loja.',
    )
  })
})
