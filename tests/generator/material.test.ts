import { describe, expect, it } from 'vitest'
import { checkCompliance } from '@/generator/compliance'
import type { Sentence } from '@/generator/generated-content'
import { ALARM_SIGNS } from '@/generator/material/alarm-signs'
import { CYTOTEC } from '@/generator/material/cytotec'
import { FACTS, type FactKey } from '@/generator/material/facts'
import { LOCAL } from '@/generator/material/local'
import type { Wordings } from '@/generator/material/local-material'
import { MISOPROSTOL } from '@/generator/material/misoprostol'
import type { PageMaterial, Template } from '@/generator/material/page-material'
import { SOURCES, type SourceKey } from '@/generator/material/sources'
import { shownParagraphs, shownQuestions } from '@/generator/sections/excerpt'
import { referenceKeys } from '@/generator/sections/references'
import { allStatements } from '../../scripts/write-provenance'

const MATERIALS: [string, PageMaterial][] = [
  ['cytotec', CYTOTEC],
  ['misoprostol', MISOPROSTOL],
]

const whole = (template: Template) => shownParagraphs(template, 'whole')
/** What every page of the template shows. */
const required = (template: Template) => template.flatMap((part) => ('optional' in part ? [] : [part]))

function sentencesOf({ introductions, medicalUses, risks, questionSets }: PageMaterial): Sentence[] {
  const answers = questionSets.flatMap((set) => set.map(({ answer }) => answer))
  return [...[...introductions, ...medicalUses, ...risks].flatMap(whole), ...answers].flat()
}

const LOCAL_WORDINGS = Object.entries<Wordings>(LOCAL)

describe.each(MATERIALS)('the reviewed prose of the %s page', (_, material) => {
  it('has five templates of each section and three sets of questions, no two alike', () => {
    for (const templates of [material.introductions, material.medicalUses, material.risks]) {
      expect(new Set(templates.map((template) => JSON.stringify(template))).size).toBe(5)
    }
    const asked = material.questionSets.map((set) => set.map(({ question }) => question).join())
    expect(new Set(asked).size).toBe(3)
    for (const set of material.questionSets) expect(set.length).toBeGreaterThanOrEqual(3)
  })

  it('asks for no other names than the city and its province', () => {
    for (const { text } of sentencesOf(material)) {
      for (const [placeholder] of text.matchAll(/\{[^}]*\}/g)) expect(['{city}', '{province}']).toContain(placeholder)
    }
  })

  it('states no sentence without a fact that exists', () => {
    for (const { text, facts } of sentencesOf(material)) {
      expect(facts.length, text).toBeGreaterThan(0)
      for (const fact of facts) expect(Object.keys(FACTS), text).toContain(fact)
    }
  })

  it('needs 3 to 6 references whatever a page shows: no more for the whole, no fewer for what all pages show', () => {
    for (const introduction of material.introductions) {
      for (const medicalUses of material.medicalUses) {
        for (const risks of material.risks) {
          for (const set of material.questionSets) {
            const templates = [introduction, medicalUses, risks]
            const all = [...templates.flatMap(whole), ...set.map(({ answer }) => answer)]
            expect(referenceKeys(all).length).toBeLessThanOrEqual(6)
            const least = set.filter(({ optional }) => !optional).map(({ answer }) => answer)
            expect(referenceKeys([...templates.flatMap(required), ...least]).length).toBeGreaterThanOrEqual(3)
          }
        }
      }
    }
  })

  it('leaves no page without a choice: two optional paragraphs or more in each template, five questions in each set', () => {
    for (const template of [...material.introductions, ...material.medicalUses, ...material.risks]) {
      const optional = whole(template).length - required(template).length
      expect(optional).toBeGreaterThanOrEqual(2)
      const shown = Array.from({ length: optional }, (_, choice) => JSON.stringify(shownParagraphs(template, choice)))
      expect(new Set(shown).size).toBe(optional)
      for (const choice of [0, 1, 7, 10_000_019]) {
        expect(shownParagraphs(template, choice)).toHaveLength(required(template).length + 1)
      }
    }
    for (const set of material.questionSets) {
      expect(set.filter(({ optional }) => optional)).toHaveLength(5)
      const shown = Array.from({ length: 20 }, (_, choice) => shownQuestions(set, choice))
      for (const questions of shown) expect(new Set(questions).size).toBe(4)
      expect(new Set(shown.map((questions) => questions.map(({ question }) => question).join())).size).toBe(10)
    }
  })

  it('always tells the thresholds of bleeding and fever, a faint and what a pregnancy risks, among the risks', () => {
    for (const template of material.risks) {
      const text = required(template)
        .flat()
        .map((sentence) => sentence.text)
        .join(' ')
      for (const said of [/2 o más toallas/, /38,5 °C/, /desmayo/i, /embaraz/, /911/]) expect(text).toMatch(said)
    }
  })

  it('always answers whether an emergency must be paid first, and whom to call', () => {
    for (const set of material.questionSets) {
      const text = set
        .filter(({ optional }) => !optional)
        .flatMap(({ answer }) => answer.map((sentence) => sentence.text))
        .join(' ')
      expect(text).toMatch(/Ley 77/)
      expect(text).toMatch(/911/)
    }
  })

  it('says in every introduction that it is educational, that it replaces no consultation, and 911', () => {
    for (const introduction of material.introductions) {
      const text = required(introduction)
        .flat()
        .map((sentence) => sentence.text)
        .join(' ')
      expect(checkCompliance(text).violations, text).toEqual([])
    }
  })
})

describe('the wordings of the local part', () => {
  it('are none of them forbidden', () => {
    for (const [entry, { texts }] of LOCAL_WORDINGS) {
      const text = `educativo, no sustituye, 911: ${texts.join(' ')}`
      expect(checkCompliance(text).violations, entry).toEqual([])
    }
  })

  it('of one thing are all different and ask for the same values', () => {
    for (const [entry, { texts }] of LOCAL_WORDINGS) {
      expect(new Set(texts).size, entry).toBe(texts.length)
    }
  })

  it('call no hospital public: the list has others too', () => {
    const named = LOCAL_WORDINGS.flatMap(([, { texts }]) => texts)
    for (const text of named) expect(text).not.toMatch(/hospital(es)? públicos?/i)
  })
})

const isForToday = (text: string) => /\bhoy\b/.test(text) || ALARM_SIGNS.today.some((sign) => sign.text === text)

describe('the alarm thresholds', () => {
  const everything = [
    ...MATERIALS.flatMap(([, material]) => sentencesOf(material).map(({ text }) => text)),
    ...LOCAL_WORDINGS.flatMap(([, { texts }]) => texts),
    ...Object.values(ALARM_SIGNS)
      .flat()
      .map(({ text }) => text),
  ]

  it('are the same wherever pads are counted', () => {
    const counted = everything.filter((text) => /\d.* toallas/.test(text))
    expect(counted.length).toBeGreaterThan(10)
    for (const text of counted) expect(text).toMatch(/2 o más toallas por hora durante dos horas/)
  })

  it('are the same wherever degrees are named: 911 for a high or lasting fever, care today for any', () => {
    const measured = everything.filter((text) => /°C/.test(text))
    expect(measured.length).toBeGreaterThan(10)
    for (const text of measured) {
      if (isForToday(text)) expect(text).toMatch(/38 °C o más/)
      else expect(text).toMatch(/38,5 °C o más, o de 38 °C que dura 4 horas/)
    }
  })

  it('ask for care today, as the care cards do, where something has lasted too long', () => {
    // What the WHO finds usual is no alarm.
    const tooLong = everything.filter(
      (text) => /24 horas|dos semanas/.test(text) && !/habitual|las 24 horas,/.test(text),
    )
    expect(tooLong.length).toBeGreaterThan(15)
    for (const text of tooLong) expect(isForToday(text), text).toBe(true)
  })

  it.each([
    /2 o más toallas por hora/,
    /[Uu]na toalla llena cada 30 a 60 minutos, con coágulos/,
    /[Dd]esmayo/,
    /38,5 °C/,
    /[Ff]iebre con escalofríos/,
    /[Dd]olor de vientre fuerte/,
    /un solo lado/,
    /pecho.*costillas.*punta del hombro/,
    /[Rr]onchas.*respirar/,
  ])('send to the 911 what cannot wait: %s', (sign) => {
    expect(ALARM_SIGNS.emergency.map(({ text }) => text).join('. ')).toMatch(sign)
  })

  it('ask for care today for any bleeding or pain in a pregnancy or a possible one, and let none of it wait', () => {
    expect(ALARM_SIGNS.today.map(({ text }) => text).join('. ')).toMatch(/[Cc]on embarazo o duda.*sangrado o dolor/)
    for (const { text } of ALARM_SIGNS.routine) {
      if (/manchado|sangrado|cólico|dolor/i.test(text)) expect(text).toMatch(/^Si no hay embarazo ni duda/)
    }
  })
})

describe('the fact base', () => {
  const used = new Set<FactKey>([
    ...allStatements().flatMap(({ statements }) => statements.flatMap(({ facts }) => [...facts])),
    ...LOCAL_WORDINGS.flatMap(([, { facts }]) => [...facts]),
  ])

  it('holds no fact that nothing states, but those whose pages are still to be written', () => {
    expect(Object.keys(FACTS).filter((key) => !used.has(key as FactKey))).toEqual(TO_BE_STATED)
  })

  it('holds no source that no fact names', () => {
    const named = new Set<SourceKey>(Object.values(FACTS).flatMap(({ sources }): SourceKey[] => [...sources]))
    expect(Object.keys(SOURCES).filter((key) => !named.has(key as SourceKey))).toEqual([])
  })
})

/** Read, and waiting for the page that states them: whoever states one takes it off this list. */
const TO_BE_STATED: FactKey[] = ['REC-24']
