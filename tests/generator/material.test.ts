import { describe, expect, it } from 'vitest'
import { allParts } from '@/cited/all-parts'
import { checkCompliance } from '@/generator/compliance'
import type { QuestionTopic, Sentence } from '@/generator/generated-content'
import { ALARM_SIGNS } from '@/generator/material/alarm-signs'
import { CONTRAINDICATIONS } from '@/generator/material/contraindications'
import { CYTOTEC } from '@/generator/material/cytotec'
import { FACTS, type FactKey } from '@/generator/material/facts'
import { LOCAL } from '@/generator/material/local'
import type { LocalWordings } from '@/generator/material/local-material'
import { MISOPROSTOL } from '@/generator/material/misoprostol'
import type { PageMaterial } from '@/generator/material/page-material'
import { SOURCES, type Source, type SourceKey } from '@/generator/material/sources'
import { referenceKeys } from '@/generator/sections/references'
import { COMPONENT_STATEMENTS } from '../content/component-statements'

const MATERIALS: [string, PageMaterial][] = [
  ['cytotec', CYTOTEC],
  ['misoprostol', MISOPROSTOL],
]

const SECTIONS = ['introductions', 'medicalUses', 'risks'] as const

function sentencesOf({ introductions, medicalUses, risks, questionSets }: PageMaterial): Sentence[] {
  const answers = questionSets.flatMap((set) => set.map(({ answer }) => answer))
  return [...[...introductions, ...medicalUses, ...risks].flat(), ...answers].flat()
}

const factsOf = (sentences: readonly Sentence[]) => new Set<FactKey>(sentences.flatMap(({ facts }) => [...facts]))
const textOf = (sentences: readonly Sentence[]) => sentences.map(({ text }) => text).join(' ')

/**
 * The facts that every template of a section must state, whatever its wording. For the risks, the most serious come
 * first.
 */
const MUST_STATE: Record<(typeof SECTIONS)[number], readonly FactKey[]> = {
  introductions: ['SOB-03', 'COM-05', 'DEF-02', 'MEC-04', 'EME-01'],
  medicalUses: [
    ...(['USO-01', 'USO-04', 'USO-05', 'USO-06', 'USO-07', 'USO-08'] as const),
    ...(['MEC-04', 'CLA-04', 'REG-02', 'AUT-03', 'ADV-05', 'DEF-06', 'DEF-07', 'PRE-01'] as const),
  ],
  risks: [
    ...(['GRA-01', 'GRA-05', 'GRA-02', 'GRA-12', 'GRA-04', 'GRA-03', 'ADV-02', 'GRA-13', 'GRA-06', 'ADV-01'] as const),
    ...(['GRA-07', 'ALA-11', 'COMU-01', 'COMU-02', 'COMU-04', 'COMU-05', 'GRA-08', 'ALA-10', 'ALA-22'] as const),
    ...(['PRE-06', 'PRE-02', 'ADV-04', 'ADV-07'] as const),
  ],
}

const TOPICS: readonly QuestionTopic[] = [
  ...([
    'call',
    'refusal',
    'report',
    'hospital',
    'telling',
    'minor',
    'rape',
    'continuing',
    'help',
    'directions',
  ] as const),
  'law' as const,
]

const LOCAL_WORDINGS = Object.entries<LocalWordings>(LOCAL)

describe.each(MATERIALS)('the reviewed prose of the %s page', (_, material) => {
  it('has five templates of each section and three sets of questions, without a repeated sentence', () => {
    for (const section of SECTIONS) expect(material[section]).toHaveLength(5)
    expect(material.questionSets).toHaveLength(3)
    const texts = sentencesOf(material)
      .filter((sentence) => !CONTRAINDICATIONS.includes(sentence))
      .map(({ text }) => text)
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([])
  })

  it.each(SECTIONS)('states every required fact in every template of its %s', (section) => {
    for (const template of material[section]) {
      const missing = MUST_STATE[section].filter((fact) => !factsOf(template.flat()).has(fact))
      expect(missing, textOf(template.flat())).toEqual([])
    }
  })

  it('begins its risks with heavy bleeding and ectopic pregnancy, and calls them by their names', () => {
    for (const template of material.risks) {
      const stated = [...factsOf(template.flat())].filter((fact) => fact.startsWith('GRA-'))
      expect(stated.slice(0, 2)).toEqual(['GRA-01', 'GRA-05'])
      for (const name of [/hemorragia/i, /ectópico/, /infec/i, /cesárea/]) expect(textOf(template.flat())).toMatch(name)
    }
  })

  it('never says «tomar», which next to a medicine is read as swallowing it', () => {
    for (const { text } of sentencesOf(material)) expect(text).not.toMatch(TO_SWALLOW)
  })

  it('lists every contraindication once among its risks', () => {
    for (const template of material.risks) {
      const listed = template.flat().filter((sentence) => CONTRAINDICATIONS.includes(sentence))
      expect(listed).toEqual(CONTRAINDICATIONS)
    }
  })

  it('answers the same questions in each of its sets, stating the same facts in other words', () => {
    const [first, ...others] = material.questionSets
    for (const set of material.questionSets) expect(set.map(({ about }) => about).sort()).toEqual([...TOPICS].sort())
    for (const { about, question, answer } of first) {
      for (const set of others) {
        const same = set.find((other) => other.about === about)
        expect(same?.question).not.toBe(question)
        expect([...factsOf(same?.answer ?? [])].sort(), same?.question).toEqual([...factsOf(answer)].sort())
      }
    }
  })

  it('answers the question about a report in 90 words and in this order: care, the law of 2018, secrecy and reporting, the study, the ministry', () => {
    for (const set of material.questionSets) {
      const { answer } = set.find(({ about }) => about === 'report') ?? { answer: [] }
      const order: FactKey[] = ['EME-03', 'LEG-62', 'LEG-21', 'LEG-42', 'EME-09']
      expect([...factsOf(answer)].filter((fact) => order.includes(fact))).toEqual(order)
      expect(textOf(answer).split(/\s+/).length).toBeLessThanOrEqual(90)
    }
  })

  it('tells in each answer on rape first to go today, why today, what to say, and who is told', () => {
    const order: FactKey[] = ['VIO-01', 'VIO-02', 'VIO-03', 'VIO-07', 'VIO-05', 'VIO-13', 'VIO-11', 'VIO-12']
    for (const set of material.questionSets) {
      const { answer } = set.find(({ about }) => about === 'rape') ?? { answer: [] }
      expect([...factsOf(answer)].slice(0, order.length)).toEqual(order)
      expect(answer[0]?.text).toMatch(/\bhoy\b.*emergencias de un hospital|emergencias de un hospital, hoy/)
      expect(textOf(answer)).not.toMatch(/sala de primera/)
    }
  })

  it('names no thresholds of pads, degrees or days, which only the list of alarm signs has, in full', () => {
    const signs = /toallas? (por|cada)|°C|dos semanas|24 horas|desmay|mareo|punta del hombro|ronchas|mal olor/i
    expect(sentencesOf(material).filter(({ text }) => signs.test(text))).toEqual([])
  })

  it('writes 911 at most three times on a page, so that the local part has room for two', () => {
    const times = (sentences: readonly { text: string }[]) => textOf911(sentences).length
    const most = Math.max(...material.introductions.map((template) => times(template.flat())))
    for (const set of material.questionSets) {
      const asked = set.flatMap(({ question, answer }) => [{ text: question }, ...answer])
      expect(most + times(asked)).toBeLessThanOrEqual(3)
    }
    for (const template of [...material.medicalUses, ...material.risks]) expect(times(template.flat())).toBe(0)
  })

  it('has no placeholders except the city and its province', () => {
    for (const { text } of sentencesOf(material)) {
      for (const [placeholder] of text.matchAll(/\{[^}]*\}/g)) expect(['{city}', '{province}']).toContain(placeholder)
    }
  })

  it('has an existing fact for every sentence', () => {
    for (const { text, facts } of sentencesOf(material)) {
      expect(facts.length, text).toBeGreaterThan(0)
      for (const fact of facts) expect(Object.keys(FACTS), text).toContain(fact)
    }
  })

  it('has 3 to 6 references for each of its 375 combinations of templates', () => {
    for (const introduction of material.introductions) {
      for (const medicalUses of material.medicalUses) {
        for (const risks of material.risks) {
          for (const set of material.questionSets) {
            const shown = [...introduction, ...medicalUses, ...risks, ...set.map(({ answer }) => answer)]
            const { length } = referenceKeys(shown)
            expect(length).toBeGreaterThanOrEqual(3)
            expect(length).toBeLessThanOrEqual(6)
          }
        }
      }
    }
  })

  it('says in every introduction that it is educational and does not replace a consultation, and mentions 911', () => {
    for (const introduction of material.introductions) {
      const text = textOf(introduction.flat())
      expect(checkCompliance(text).violations, text).toEqual([])
    }
  })
})

function textOf911(sentences: readonly { text: string }[]): string[] {
  return sentences.flatMap(({ text }) => text.match(/911/g) ?? [])
}

describe('the wordings of the local part', () => {
  it('have no forbidden words', () => {
    for (const [entry, { texts }] of LOCAL_WORDINGS) {
      const text = `educativo, no sustituye, 911: ${texts.join(' ')}`
      expect(checkCompliance(text).violations, entry).toEqual([])
    }
  })

  it('are all different within an entry, and have the same places and distances filled in', () => {
    // The names of the page's own city and province are in some wordings of an entry and not in others.
    const valuesOf = (text: string) => [...new Set(text.match(/\{(?!city\}|province\})\w+\}/g))].sort()
    for (const [entry, { texts }] of LOCAL_WORDINGS) {
      expect(new Set(texts).size, entry).toBe(texts.length)
      for (const text of texts) expect(valuesOf(text), text).toEqual(valuesOf(texts[0]))
    }
  })

  it('never say «tomar», which next to a medicine is read as swallowing it', () => {
    for (const [entry, { texts }] of LOCAL_WORDINGS) expect(texts.join(' '), entry).not.toMatch(TO_SWALLOW)
  })
})

/** Forms of «tomar», also in other senses: «puede tomarse por un aborto», «puede tomar horas». */
const TO_SWALLOW = /\b(tom(ar|ad)|tom(a|as|an|o|e|en)\b)/i

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
    for (const text of counted) expect(text).toMatch(/2 o más toallas higiénicas por hora durante dos horas/)
  })

  it('are the same wherever degrees are named: 911 for a high or lasting fever, care today for any fever', () => {
    for (const text of everything.filter((one) => /°C/.test(one))) {
      if (isForToday(text)) expect(text).toMatch(/38 °C o más/)
      else expect(text).toMatch(/38,5 °C o más, o de 38 °C que dura 4 horas/)
    }
  })

  it('ask for care today, as the care cards do, when something has lasted too long', () => {
    // Texts on what the WHO calls usual («habitual») are not alarm signs.
    const tooLong = everything.filter(
      (text) => /24 horas|dos semanas/.test(text) && !/habitual|las 24 horas,/.test(text),
    )
    for (const text of tooLong) expect(isForToday(text), text).toBe(true)
  })

  it.each([
    /2 o más toallas higiénicas por hora/,
    /[Uu]na toalla llena cada 30 a 60 minutos, con coágulos/,
    /[Dd]esmayo/,
    /38,5 °C/,
    /[Ff]iebre con escalofríos/,
    /[Dd]olor de vientre fuerte/,
    /un solo lado/,
    /pecho.*costillas.*punta del hombro/,
    /[Rr]onchas.*falta de aire/,
  ])('send a sign that cannot wait to the 911: %s', (sign) => {
    expect(ALARM_SIGNS.emergency.map(({ text }) => text).join('. ')).toMatch(sign)
  })

  it('ask for care today for any bleeding or pain in a pregnancy or a possible one, and never leave it to routine care', () => {
    expect(ALARM_SIGNS.today.map(({ text }) => text).join('. ')).toMatch(/[Cc]on embarazo o duda.*sangrado o dolor/)
    for (const { text } of ALARM_SIGNS.routine) {
      if (/manchado|sangrado|cólico|dolor/i.test(text)) expect(text).toMatch(/^Si no hay embarazo ni duda/)
    }
  })
})

describe('the fact base', () => {
  const used = new Set<FactKey>([
    ...allParts.flatMap(({ variants }) => variants.flatMap(({ sentences }) => sentences.flatMap(({ facts }) => facts))),
    ...COMPONENT_STATEMENTS.flatMap(({ facts }) => facts),
    ...LOCAL_WORDINGS.flatMap(([, { facts }]) => [...facts]),
  ])

  it('has no fact that no page states, except those without a source that may be shown', () => {
    expect(Object.keys(FACTS).filter((key) => !used.has(key as FactKey))).toEqual(NOT_TO_BE_STATED)
  })

  it('says in the name of a source that a copy or a summary was read, as the editorial policy promises', () => {
    for (const [key, { title, organization, link, isCopy }] of Object.entries<Source>(SOURCES)) {
      if (link === 'no' || !isCopy) continue
      expect(`${title}, ${organization}`, key).toMatch(/copia|cita|recopilación|traducción|resumen/)
    }
  })

  it('has no source that no fact names', () => {
    const named = new Set<SourceKey>(Object.values(FACTS).flatMap(({ sources }): SourceKey[] => [...sources]))
    expect(Object.keys(SOURCES).filter((key) => !named.has(key as SourceKey))).toEqual([])
  })
})

/** Facts that no page can state, because a reader may be shown none of their sources. */
const NOT_TO_BE_STATED: FactKey[] = ['COM-06']
