import { fillInSentence } from '@/generator/fill-in'
import { tellingName } from '@/generator/gazetteer'
import type { GeneratedContent, Sentence, ShortAnswer } from '@/generator/generated-content'
import { SHORT_ANSWERS } from '@/generator/material/short-answers'
import { span, withArticle } from '@/generator/spanish'
import type { Surroundings } from '@/generator/surroundings'

/** What a frightened reader asks first, in a sentence each (decision 25). */
export function shortAnswers(around: Surroundings, asked: GeneratedContent['questions']): ShortAnswer[] {
  return [
    {
      question: `Dónde acudir en ${around.name}`,
      answer: whereToGo(around),
      more: { text: 'Ver todos los lugares y los números', section: 'recursos-locales' },
    },
    {
      question: '¿Me pueden negar la atención o denunciar?',
      answer: [SHORT_ANSWERS.rights],
      more: {
        text: 'Leer qué dice la ley',
        section: 'preguntas-frecuentes',
        question: asked.findIndex(({ about }) => about === 'report'),
      },
    },
    {
      question: '¿Qué es peligroso?',
      answer: [SHORT_ANSWERS.dangers],
      more: { text: 'Ver los riesgos', section: 'riesgos' },
    },
  ]
}

/**
 * Whom to go to with an alarm sign: the first in town or, where none is known there, the nearest that can be reached and, beside it,
 * the town's own that has to be confirmed.
 */
function whereToGo({ city, name, gazetteer, care: { answer, inTown, toConfirm } }: Surroundings): Sentence[] {
  const say = (entry: keyof typeof SHORT_ANSWERS, values: Readonly<Record<string, string>>) =>
    fillInSentence(SHORT_ANSWERS[entry], { city: name, ...values }, `short-answers/${entry}`)
  const own = toConfirm.find(({ facility }) => inTown.includes(facility))
  const beside = own ? [say('ownToConfirm', { place: withArticle(own.facility.name) })] : []
  if (answer === null) return [say('placeUnknown', {}), ...beside]
  const place = withArticle(answer.facility.name)
  if (inTown.includes(answer.facility)) return [say('placeHere', { place })]
  if (answer.city.id === city.id) return [say('placeInCanton', { place }), ...beside]
  const values = { place, town: tellingName(answer.city, gazetteer), km: span(answer.km ?? 0) }
  return [say(answer.isOverWater ? 'placeOverWater' : 'placeNear', values), ...beside]
}
