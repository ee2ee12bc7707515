import { expect, test } from 'vitest'
import { allParts } from '@/cited/all-parts'
import { partOf } from '@/generator/parts'
import { componentSentences, summarySentences } from '../support/component-sentences'
import { COMPONENT_STATEMENTS, WAYS_ON } from './component-statements'

const written = [...['src/visitor', 'src/app', 'src/ui'].flatMap(componentSentences), ...summarySentences()]
const said = new Set(written.flatMap(({ sentences }) => sentences))
const listed = [...COMPONENT_STATEMENTS.map(({ text }) => text), ...WAYS_ON]

test('every statement of a component is listed with its facts', () => {
  const unlisted = written.flatMap(({ file, sentences }) =>
    sentences.filter((sentence) => !listed.includes(sentence)).map((sentence) => `${file}: ${sentence}`),
  )
  expect(unlisted, 'list it in tests/content/component-statements.ts').toEqual([])
})

test('what components say of health and of the law is among the texts that somebody signs', () => {
  const signed = new Set(
    allParts.flatMap(({ variants }) => variants.flatMap(({ sentences }) => sentences.map(({ text }) => text))),
  )
  const unsigned = COMPONENT_STATEMENTS.filter(({ text, facts }) => {
    const alone = {
      key: 'k',
      title: 't',
      group: 'g',
      groupTitle: 'G',
      pages: [],
      variants: [{ heading: '', sentences: [{ text, facts }] }],
    }
    return partOf(alone).field !== 'portal' && !signed.has(text)
  })
  expect(unsigned, 'move it to src/generator/material/notices.ts').toEqual([])
})

test('every listed statement is in a component, and none is listed twice', () => {
  expect(listed.filter((text) => !said.has(text))).toEqual([])
  expect(new Set(listed).size).toBe(listed.length)
})

test('statements in markup, in a string and around a link are found', () => {
  for (const text of [
    'Llame ya, es gratis, si nota:',
    'Qué normas rigen y qué autoridades responden.',
    'También puede ver todas las ciudades.',
    'En {…} no conocemos un lugar que atienda emergencias a toda hora.',
  ])
    expect(said).toContain(text)
})
