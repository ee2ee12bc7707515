import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, test } from 'vitest'
import { ALARM_SIGNS, CARE_LEVELS, type CareLevel } from '@/generator/material/alarm-signs'
import { readability } from '@/generator/readability'
import { CareCards } from '@/visitor/emergency/CareCards'
import { EmergencyBanner } from '@/visitor/emergency/EmergencyBanner'
import { blockTexts } from '../../support/rendered-text'
import { spanishSpeller, spelledWords } from '../../support/spelling'

const LEVELS: CareLevel[] = ['emergency', 'today', 'routine']
const isSpelled = await spanishSpeller()
/** Texts of the specification, which may not be changed. */
const SPECIFIED = [
  'Situación de Emergencia Médica',
  'Si experimentas sangrado excesivo, dolor severo, fiebre alta, o cualquier síntoma grave:',
]

const rendered = (cards: ReactNode) => renderToStaticMarkup(<MemoryRouter>{cards}</MemoryRouter>)

describe('the care cards', () => {
  const cards = rendered(<CareCards withChat={false} />)
    .split('</section>')
    .map(blockTexts)

  test('are three, each headed by its level, the urgent one first with the specification’s heading', () => {
    const headings = cards.slice(0, 3).map(([heading]) => heading)
    expect(headings).toEqual(['Situación de Emergencia Médica', CARE_LEVELS.today, CARE_LEVELS.routine])
  })

  test('leave out the emergency card on a page that begins with it, so that it is there once', () => {
    const [first] = blockTexts(rendered(<CareCards emergency={false} />))
    expect(first).toBe(CARE_LEVELS.today)
  })

  test.each(LEVELS)('%s: every sign of the level and no other', (level) => {
    const shown = cards[LEVELS.indexOf(level)] ?? []
    for (const each of LEVELS) {
      for (const { text } of ALARM_SIGNS[each]) expect(shown.includes(`${text}.`)).toBe(each === level)
    }
  })

  test.each(LEVELS)('%s: is very easy to read', (level) => {
    const ours = (cards[LEVELS.indexOf(level)] ?? []).filter((text) => !SPECIFIED.includes(text))
    expect(readability(ours).inflesz).toBeGreaterThanOrEqual(75)
  })

  test('are spelled correctly', () => {
    expect(
      cards
        .flat()
        .flatMap(spelledWords)
        .filter((word) => !isSpelled(word)),
    ).toEqual([])
  })

  test('call 911 before any other link', () => {
    const [first, ...others] = [...rendered(<CareCards />).matchAll(/ href="([^"]+)"/g)]
    expect(first?.[1]).toBe('tel:911')
    expect(others.map(([, href]) => href)).not.toContain('tel:911')
  })
})

describe('the emergency banner', () => {
  const html = rendered(<EmergencyBanner withSigns />)

  test('says what the specification says, to the letter', () => {
    const texts = blockTexts(html)
    expect(texts).toContain('Situación de Emergencia Médica')
    expect(texts).toContain('Si experimentas sangrado excesivo, dolor severo, fiebre alta, o cualquier síntoma grave:')
    expect(html).toContain('Llamar 911 - Emergencias')
  })

  test('has the signs of the care cards, after the call', () => {
    for (const { text } of ALARM_SIGNS.emergency) expect(html.indexOf(text)).toBeGreaterThan(html.indexOf('tel:911'))
  })

  test('offers the chat last, and says that it is not for emergencies', () => {
    expect(html.indexOf('wa.me')).toBeGreaterThan(html.indexOf('tel:911'))
    expect(html).toContain('No atiende emergencias')
  })
})
