import { describe, expect, it } from 'vitest'
import { checkCompliance } from '@/generator/compliance'
import type { QuestionTopic, Sentence } from '@/generator/generated-content'
import { ALARM_SIGNS } from '@/generator/material/alarm-signs'
import { CONTRAINDICATIONS } from '@/generator/material/contraindications'
import { CYTOTEC } from '@/generator/material/cytotec'
import { FACTS, type FactKey } from '@/generator/material/facts'
import { LOCAL } from '@/generator/material/local'
import type { Wordings } from '@/generator/material/local-material'
import { MISOPROSTOL } from '@/generator/material/misoprostol'
import type { PageMaterial } from '@/generator/material/page-material'
import { SOURCES, type SourceKey } from '@/generator/material/sources'
import { referenceKeys } from '@/generator/sections/references'
import { allStatements } from '../../scripts/write-provenance'

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

/** What every template of a section states, whatever its wording: of the risks, the most serious first. */
const MUST_STATE: Record<(typeof SECTIONS)[number], readonly FactKey[]> = {
  introductions: ['SOB-03', 'COM-05', 'DEF-02', 'MEC-04', 'EME-01'],
  medicalUses: [
    ...(['USO-01', 'USO-04', 'USO-05', 'USO-06', 'USO-07', 'USO-08'] as const),
    ...(['MEC-04', 'CLA-04', 'REG-02', 'REG-03', 'AUT-03', 'CON-11', 'ADV-05', 'DEF-06', 'DEF-07', 'PRE-01'] as const),
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
  ...(['law', 'register'] as const),
]

const LOCAL_WORDINGS = Object.entries<Wordings>(LOCAL)

describe.each(MATERIALS)('the reviewed prose of the %s page', (_, material) => {
  const stating = (fact: FactKey) => sentencesOf(material).filter(({ facts }) => facts.includes(fact))

  it('has five templates of each section and three sets of questions, and no sentence of them twice', () => {
    for (const section of SECTIONS) expect(material[section]).toHaveLength(5)
    expect(material.questionSets).toHaveLength(3)
    const texts = sentencesOf(material)
      .filter((sentence) => !CONTRAINDICATIONS.includes(sentence))
      .map(({ text }) => text)
    expect(texts.filter((text, index) => texts.indexOf(text) < index)).toEqual([])
  })

  it.each(SECTIONS)('leaves nothing out of any template of its %s', (section) => {
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

  it('says of places that dispense what the law rules out, and never that they have this medicine', () => {
    const said = stating('REG-03')
    expect(said).toHaveLength(5)
    for (const { text } of said) {
      expect(text).toMatch(/\b(solo|fuera de)\b/i)
      expect(text).toMatch(/\bley\b.*ARCSA, 2021|ARCSA, 2021.*\bley\b/)
      expect(text).not.toMatch(/despach|\blo expende/i)
    }
  })

  it('says of whom a test of pregnancy is asked: of who is of childbearing age', () => {
    const said = stating('CON-11')
    expect(said).toHaveLength(5)
    for (const { text } of said) expect(text).toMatch(/edad fértil/i)
  })

  it('never says «tomar», which beside a medicine reads as swallowing it', () => {
    for (const { text } of sentencesOf(material)) expect(text).not.toMatch(TO_SWALLOW)
  })

  it('tells whoever has not bled to use no more medicines on their own, neither this one nor another', () => {
    const said = stating('EME-08')
    expect(said).toHaveLength(3)
    for (const { text } of said) {
      expect(text).toMatch(/^No (use|sume)\b.*por su cuenta/)
      expect(text).toMatch(/\b(este|mismo)\b.*\botro\b/)
    }
  })

  it('says of an examination today that it is needed, not that it would be good', () => {
    for (const { text } of sentencesOf(material)) if (isForToday(text)) expect(text).not.toMatch(/\bconviene\b/)
  })

  it('leaves the blood group to the staff, who weigh what it asks for', () => {
    for (const { text } of stating('EME-15')) expect(text).not.toMatch(/\b(diga|pregunte|dígalo)\b/i)
  })

  it('says of an ectopic pregnancy that it puts a life at risk, and no more', () => {
    for (const { text } of stating('GRA-05')) expect(text).not.toMatch(/\bmatar\b|morir|muerte/)
  })

  it('says of a rupture that some pregnancies make it likelier, not that it happens in them alone', () => {
    for (const { text } of stating('GRA-03')) expect(text).toMatch(/, (más|sobre todo) en un embarazo avanzado/)
  })

  it('says of the diarrhoea that it usually passes', () => {
    for (const { text } of stating('COMU-02')) {
      expect(text).toMatch(/suele|tiende a|en general|por lo común/i)
      expect(text).not.toMatch(/casi siempre/)
    }
  })

  it('asks for care where a pregnancy may go on, and says nothing of what can be known at home', () => {
    for (const { text } of stating('ALA-21')) expect(text).not.toMatch(/en casa/)
  })

  it('lists among its risks every contraindication, once', () => {
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

  it('tells of a report in this order: care, secrecy, the duty to report, that jurists disagree, the ministry', () => {
    for (const set of material.questionSets) {
      const { answer } = set.find(({ about }) => about === 'report') ?? { answer: [] }
      const order: FactKey[] = [
        'EME-03',
        'LEG-05',
        'LEG-21',
        'LEG-39',
        'LEG-40',
        'LEG-41',
        'LEG-42',
        'LEG-22',
        'EME-09',
      ]
      expect([...factsOf(answer)].filter((fact) => order.includes(fact))).toEqual(order)
    }
  })

  it('names silence and a lawyer as rights that everyone has, and advises nobody what to say', () => {
    const rights = stating('LEG-45')
    expect(rights).toHaveLength(3)
    for (const { text } of rights) {
      for (const part of [/silencio/, /interrogad[ao]/, /sin abogado/, /artículos 76 y 77/]) expect(text).toMatch(part)
      expect(text).toMatch(/toda persona/i)
      expect(text).not.toMatch(/\b(le|usted|su|puede)\b/)
    }
  })

  it('says of each answer on rape that what the Court suspended is provisional, and not that it is all', () => {
    for (const set of material.questionSets) {
      const text = textOf(set.find(({ about }) => about === 'rape')?.answer ?? [])
      expect(text).toMatch(/provisional/)
      expect(text).toMatch(/partes de ella/)
    }
  })

  it('says in whole sentences what the Court suspended, so that none reads as what is asked for', () => {
    for (const fact of ['LEG-27', 'LEG-28', 'LEG-29'] as const) {
      const said = stating(fact)
      expect(said).toHaveLength(3)
      for (const { text } of said) {
        expect(text).toMatch(/suspendió/i)
        // Hers, or those of whoever is not of age?
        expect(text).not.toMatch(/\bsus representantes\b/)
      }
    }
  })

  it('says where to ask whether the law of 2022 has changed', () => {
    const said = stating('LEG-31').filter(({ text }) => /pregunte/i.test(text))
    expect(said).toHaveLength(3)
    for (const { text } of said) {
      expect(text).toMatch(/pregunte cuanto antes/i)
      expect(text).toMatch(/en el hospital o en la Defensoría Pública/)
    }
  })

  it('names whose life or health it is that the law looks at', () => {
    const said = stating('LEG-19').filter(({ text }) => /la vida o la salud/.test(text))
    expect(said).toHaveLength(3)
    for (const { text } of said) expect(text).toMatch(/la vida o la salud de la mujer/)
  })

  it('says of violence against who is not of age that keeping silent is punished, and more where a child is the victim', () => {
    for (const set of material.questionSets) {
      const { answer } = set.find(({ about }) => about === 'minor') ?? { answer: [] }
      const said = answer.filter(({ facts }) => facts.includes('LEG-41'))
      expect(said).toHaveLength(1)
      for (const { text } of said)
        expect(text).toMatch(/castiga.*, y (con )?más (rigor )?(si|cuando) la víctima es menor de edad/)
    }
  })

  it('asks of the register what it answers: whether a product is authorised, not whether this one is real', () => {
    for (const set of material.questionSets) {
      const { question, answer } = set.find(({ about }) => about === 'register') ?? { question: '', answer: [] }
      expect(question).not.toMatch(/auténtic|confia|garanti|verdader|original/i)
      expect(textOf(answer)).toMatch(/\b(si|que) (ese|un|el) producto está autorizado/)
      expect(textOf(answer)).not.toMatch(/\bImporta\b/)
    }
  })

  it('says of the products under this name that they were falsified, as a summary of 2016 does', () => {
    const said = stating('COM-07')
    expect(said).toHaveLength(3)
    for (const { text } of said) {
      expect(text).toMatch(/falsific/)
      expect(text).toMatch(/resumen de 2016/)
    }
  })

  it('dates every answer that names the Constitution or the Penal Code by the text that was read', () => {
    for (const { question, answer } of material.questionSets.flat()) {
      const text = textOf(answer)
      if (/Constitución/.test(text)) expect(text, question).toMatch(/mayo de 2024/)
      if (/COIP/.test(text)) expect(text, question).toMatch(/junio de 2025/)
    }
  })

  it('counts no pads, no degrees and no days: the list of alarm signs alone says its thresholds, whole', () => {
    const signs = /toallas? (por|cada)|°C|dos semanas|24 horas|desmay|mareo|punta del hombro|ronchas|mal olor/i
    expect(sentencesOf(material).filter(({ text }) => signs.test(text))).toEqual([])
  })

  it('writes 911 three times on a page at most, so that the place has room for two', () => {
    const times = (sentences: readonly { text: string }[]) => textOf911(sentences).length
    const most = Math.max(...material.introductions.map((template) => times(template.flat())))
    for (const set of material.questionSets) {
      const asked = set.flatMap(({ question, answer }) => [{ text: question }, ...answer])
      expect(most + times(asked)).toBeLessThanOrEqual(3)
    }
    for (const template of [...material.medicalUses, ...material.risks]) expect(times(template.flat())).toBe(0)
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

  it('has 3 to 6 references for each of its 375 choices of templates', () => {
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

  it('says in every introduction that it is educational, that it replaces no consultation, and 911', () => {
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

  it('never say «tomar», which beside a medicine reads as swallowing it', () => {
    for (const [entry, { texts }] of LOCAL_WORDINGS) expect(texts.join(' '), entry).not.toMatch(TO_SWALLOW)
  })

  it('promise no transfer off an island: the 911 may arrange it, as it has', () => {
    const said = LOCAL['transfer-islands'].texts.filter((text) => text.includes('911'))
    expect(said).not.toEqual([])
    for (const text of said) expect(text).toMatch(/puede coordinarlo/)
  })

  it('say of the option 2 of the 171 what it advises on, and whose number it is', () => {
    for (const text of LOCAL['number-171'].texts) {
      expect(text).toMatch(/opción 2, salud sexual y reproductiva/)
      expect(text).toMatch(/^Del Ministerio de Salud Pública \(MSP\)/)
    }
  })

  it('call no hospital public: the list has others too', () => {
    const named = LOCAL_WORDINGS.flatMap(([, { texts }]) => texts)
    for (const text of named) expect(text).not.toMatch(/hospital(es)? públicos?/i)
  })
})

/** «Puede tomarse por un aborto», «puede tomar horas». */
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
    for (const text of counted) expect(text).toMatch(/2 o más toallas por hora durante dos horas/)
  })

  it('are the same wherever degrees are named: 911 for a high or lasting fever, care today for any', () => {
    for (const text of everything.filter((one) => /°C/.test(one))) {
      if (isForToday(text)) expect(text).toMatch(/38 °C o más/)
      else expect(text).toMatch(/38,5 °C o más, o de 38 °C que dura 4 horas/)
    }
  })

  it('ask for care today, as the care cards do, where something has lasted too long', () => {
    // What the WHO finds usual is no alarm.
    const tooLong = everything.filter(
      (text) => /24 horas|dos semanas/.test(text) && !/habitual|las 24 horas,/.test(text),
    )
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
const TO_BE_STATED: FactKey[] = ['COM-06', 'REC-24']
