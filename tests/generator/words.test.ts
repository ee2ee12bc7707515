import { describe, expect, it } from 'vitest'
import type { GeneratedContent, SectionId } from '@/generator/generated-content'
import { ALARM_SIGNS } from '@/generator/material/alarm-signs'
import type { FactKey } from '@/generator/material/facts'
import { measurePage, sentencesOfPage } from './page-measures'
import { REAL_PAGES } from './real-pages'

const REVIEWED: SectionId[] = ['introduccion', 'usos-medicos', 'riesgos', 'preguntas-frecuentes']
const ALL = REAL_PAGES.map((page) => ({
  address: `${page.city.slug}/${page.pageType}`,
  page,
  whole: measurePage(page),
  reviewed: measurePage(page, REVIEWED),
}))

/** Returns the pages with a fault, each with what the fault is. */
function faults(fault: (page: (typeof ALL)[number]) => unknown): string[] {
  return ALL.flatMap((page) => {
    const found = fault(page)
    return found === undefined || found === false ? [] : [`${page.address}: ${String(found)}`]
  })
}

describe('each page has', () => {
  const said = (page: GeneratedContent) => sentencesOfPage(page).map(({ text }) => text)
  const factsOf = (page: GeneratedContent) => new Set(sentencesOfPage(page).flatMap(({ facts }) => facts))
  const states = (...facts: FactKey[]) =>
    expect(faults(({ page }) => facts.find((fact) => !factsOf(page).has(fact)))).toEqual([])

  it('the alarm signs, in the order of their urgency and once', () => {
    const signs = [...ALARM_SIGNS.emergency, ...ALARM_SIGNS.today].map(({ text }) => text)
    expect(
      faults(({ page }) => JSON.stringify(said(page).filter((text) => signs.includes(text))) !== JSON.stringify(signs)),
    ).toEqual([])
    expect(faults(({ page }) => signs.find((sign) => !page.uniqueContent.includes(sign)))).toEqual([])
  })

  it('what happens at the hospital and what helps there', () => {
    states('EME-10', 'EME-11', 'EME-12', 'EME-13', 'EME-14', 'EME-15', 'EME-16', 'ALA-20')
  })

  it('the rights: emergency care, no payment before, secrecy and its limits, a free defence', () => {
    states('EME-03', 'EME-04', 'LEG-62', 'LEG-21', 'LEG-39', 'LEG-40', 'LEG-41', 'LEG-42', 'LEG-46')
    expect(faults(({ page }) => !/secreto profesional/.test(page.uniqueContent))).toEqual([])
  })

  it('that another medicine may hide the signs', () => {
    states('EME-08')
  })

  it.each([
    ['ARCSA', 'ARCSA, la agencia que controla los medicamentos'],
    ['ACESS', 'ACESS, que vigila los servicios de salud'],
  ])('an explanation of %s at its first mention', (name, explained) => {
    expect(
      faults(({ page }) => {
        const naming = said(page).filter((text) => text.includes(name))
        return !naming[0]?.includes(explained) || naming.slice(1).some((text) => text.includes(explained))
      }),
    ).toEqual([])
  })

  it('whom to ask for legal and emotional help, and what there is after sexual violence', () => {
    states('REC-19', 'REC-21', 'VIO-02', 'VIO-03', 'VIO-07', 'AUT-10', 'LEG-25', 'LEG-26', 'LEG-27', 'LEG-28', 'LEG-31')
  })

  it('eight questions or more, with the same words in the structured data as on the page', () => {
    expect(faults(({ page }) => page.questions.length < 8)).toEqual([])
    for (const { page } of ALL) {
      const shown = page.questions.map(({ question, answer }) => ({
        question,
        answer: answer.map(({ text }) => text).join(' '),
      }))
      expect(page.frequentQuestions).toEqual(shown)
    }
  })

  it('before the first section: where to go, what to do without an ambulance, whether one may be refused or reported, and what is dangerous', () => {
    for (const { page } of ALL) {
      expect(page.answers.map(({ more }) => more.section)).toEqual([
        'recursos-locales',
        'preguntas-frecuentes',
        'preguntas-frecuentes',
        'riesgos',
      ])
      const about = page.answers.map(({ more }) => page.questions[more.question ?? -1]?.about)
      expect(about).toEqual([undefined, 'call', 'report', undefined])
    }
  })
})

describe('the words that are the same for every city', () => {
  it('are 1200 or more without the local part', () => {
    expect(faults(({ reviewed }) => reviewed.words < 1200 && reviewed.words)).toEqual([])
  })

  it('are in sentences of 25 words at most, half of them of 15 or fewer', () => {
    expect(faults(({ reviewed }) => reviewed.longestSentence > 25 && reviewed.longestSentence)).toEqual([])
    expect(faults(({ reviewed }) => reviewed.shortSentences < 0.5 && reviewed.shortSentences)).toEqual([])
  })
})

describe('the words of a whole page', () => {
  it('are 1200 or more and read easily: INFLESZ 65 or more', () => {
    expect(faults(({ whole }) => whole.words < 1200 && whole.words)).toEqual([])
    expect(faults(({ whole }) => whole.inflesz < 65 && whole.inflesz)).toEqual([])
  })

  it('are in sentences half or more of which have 15 words or fewer', () => {
    expect(faults(({ whole }) => whole.shortSentences < 0.5 && whole.shortSentences)).toEqual([])
  })

  it('name ten distances at most', () => {
    expect(faults(({ whole }) => whole.kilometres > 10 && whole.kilometres)).toEqual([])
  })

  it('are in lists of distances for 8 % at most', () => {
    expect(faults(({ whole }) => whole.distanceWords > 0.08 && whole.distanceWords)).toEqual([])
  })

  it('repeat nothing', () => {
    expect(faults(({ whole }) => whole.repeated[0])).toEqual([])
  })

  it('are in sentences of 30 words at most', () => {
    expect(faults(({ whole }) => whole.longestSentence > 30 && whole.longestSentence)).toEqual([])
  })

  it('have 911 five times at most', () => {
    expect(faults(({ whole }) => whole.calls > 5 && whole.calls)).toEqual([])
  })

  it('list the hospitals of the town once', () => {
    expect(faults(({ whole }) => whole.hospitalLists > 1 && whole.hospitalLists)).toEqual([])
  })
})
