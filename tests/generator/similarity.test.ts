import { describe, expect, it } from 'vitest'
import { ownShares } from '@/generator/similarity'

const page = (text: string, names: string[] = []) => ({ text, names })

describe('the share of own text', () => {
  it('is 1 for a page that shares nothing with others, and 0 for a copy', () => {
    const copied = 'uno dos tres cuatro cinco seis'
    expect(ownShares([page(copied), page(copied), page('otra cosa muy distinta de aquello')])).toEqual([0, 0, 1])
  })

  it('counts runs of five words', () => {
    // Of four runs (1–5, 2–6, 3–7, 4–8) the first two are in the other page.
    const shares = ownShares([page('a b c d e f g h'), page('a b c d e f x y')])
    expect(shares).toEqual([0.5, 0.5])
  })

  it('is not raised by the name of the city or of its province', () => {
    const about = (city: string, province: string) =>
      page(`Si usted está en ${city}, provincia de ${province}, llame al 911`, [city, province])
    expect(ownShares([about('Cuenca', 'Azuay'), about('Santa Isabel', 'El Oro')])).toEqual([0, 0])
  })

  it('ignores a name only where it is a whole word, whatever characters it has', () => {
    const about = (name: string) => page(`la primera señal en ${name} es del niño`, [name])
    expect(ownShares([about('Mera'), about('Cuenca')])).toEqual([0, 0])
    expect(ownShares([about('Rumiñahui (Sangolquí)'), about('El (Niño')])).toEqual([0, 0])
  })

  it('counts a number with its separators as one word', () => {
    const shares = ownShares([page('el centro está a 2,9005 grados'), page('el centro está a 2 9005 grados')])
    expect(shares[0]).toBe(1)
  })

  it('ignores case and punctuation', () => {
    expect(ownShares([page('Uno, dos: tres; cuatro. Cinco'), page('uno dos tres cuatro cinco')])).toEqual([0, 0])
  })

  it('is 0, not an error, for a text of less than five words', () => {
    expect(ownShares([page(''), page('cuatro palabras no bastan')])).toEqual([0, 0])
  })
})
