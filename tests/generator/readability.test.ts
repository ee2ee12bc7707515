import { expect, test } from 'vitest'
import { countSyllables, readability, sentencesOf } from '@/generator/readability'

test.each([
  [1, 'y yo ya ley hoy muy hay buey quien pie dos miel MSP sin'],
  [2, 'país oír leer búho guía reír día ciudad viuda agua aire leyes creyó veintiún también'],
  [3, 'sangrado atención aceite pingüino jesuita Guayaquil emplea toallas diarrea vergüenza rehúye'],
  [4, 'murciélago aéreo creíamos averiguáis misoprostol'],
  [5, 'zoológico medicamento psicología hospitalario'],
])('has %i syllables: %s', (count, words) => {
  const wrong = words.split(' ').filter((word) => countSyllables(word) !== count)
  expect(wrong).toEqual([])
})

test('a sentence ends at its full stop and at the end of its text, not at a colon or a decimal', () => {
  expect(sentencesOf('Llame al 911. ¿Tiene fiebre de 38,5 °C? Sí: vaya ya.')).toHaveLength(3)
  expect(readability(['Es de 38.5 grados', 'Tiene tres palabras']).wordsPerSentence).toBe(3)
})

test('the formula is that of its author', () => {
  // One sentence, 4 words, 8 syllables.
  const { inflesz } = readability(['La casa tiene ventanas'])
  expect(inflesz).toBeCloseTo(206.835 - (62.3 * 8) / 4 - 4, 5)
})

test('figures do not count as words', () => {
  expect(readability(['Tiene 38,5 grados o 2 toallas'])).toEqual(readability(['Tiene grados o toallas']))
})
