import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fillIn, fillInSentence, MaterialError } from '@/generator/fill-in'

describe('filling in a template', () => {
  it('replaces every placeholder with its value', () => {
    expect(fillIn('{city}, en {province}: {city}.', { city: 'Loja', province: 'Loja' }, 'x')).toBe(
      'Loja, en Loja: Loja.',
    )
  })

  it('throws at a placeholder it has no value for, and names the entry', () => {
    expect(() => fillIn('En {ciudad}.', { city: 'Loja' }, 'cytotec/risks/3')).toThrow(MaterialError)
    expect(() => fillIn('En {ciudad}.', { city: 'Loja' }, 'cytotec/risks/3')).toThrow('cytotec/risks/3')
    expect(() => fillIn('En {toString}.', {}, 'x')).toThrow(MaterialError)
  })

  it('never treats a value as a template, whatever a city is called', () => {
    fc.assert(
      fc.property(fc.string(), (city) => {
        expect(fillIn('a {city} b', { city }, 'x')).toBe(`a ${city} b`)
      }),
    )
    expect(fillIn('{city}', { city: '{province} $& $1' }, 'x')).toBe('{province} $& $1')
  })

  it('capitalizes a sentence that begins with a value', () => {
    const sentence = { text: '{hospitals}, en {place}.', facts: ['LOCAL-HOSPITALES'] as const }
    expect(fillInSentence(sentence, { hospitals: 'el Hospital', place: 'Loja' }, 'x').text).toBe(
      'El Hospital, en Loja.',
    )
  })
})
