import type { CareNear } from '@/cities/care/nearest-care'
import { nearerThanAnswer, nearerToConfirm, ownToConfirm, untilTransfer } from '@/cities/care/town-care'
import { fillInSentence } from '@/generator/fill-in'
import { whereabouts } from '@/generator/gazetteer'
import type { GeneratedContent, Sentence, ShortAnswer } from '@/generator/generated-content'
import { SHORT_ANSWERS } from '@/generator/material/short-answers'
import { span, withArticle } from '@/generator/spanish'
import type { Surroundings } from '@/generator/surroundings'

/** Writes the short answers to what a frightened reader asks first (docs/decisions/0002-generator.md). */
export function shortAnswers(around: Surroundings, asked: GeneratedContent['questions']): ShortAnswer[] {
  return [
    {
      question: `Dónde acudir en ${around.name}`,
      answer: whereToGo(around),
      more: { text: 'Ver todos los lugares y los números', section: 'recursos-locales' },
    },
    {
      question: '¿Me pueden negar la atención o denunciar?',
      answer: [SHORT_ANSWERS.rights, SHORT_ANSWERS.reporting],
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
 * Says where to go with an alarm sign: the first facility in town or, when none is known there, the answer that
 * `careOfTown` found elsewhere. Beside it stand those that would come first but have to be confirmed.
 * An answer outside the town comes after the call to 911, which can send an ambulance. Nobody crosses the water alone,
 * so an answer across it comes after what the island itself has.
 */
function whereToGo({ city, name, gazetteer, care }: Surroundings): Sentence[] {
  const { answer, inTown } = care
  const say = (entry: keyof typeof SHORT_ANSWERS, values: Readonly<Record<string, string>>) =>
    fillInSentence(SHORT_ANSWERS[entry], { city: name, ...values }, `short-answers/${entry}`)
  const at = (near: CareNear) => ({
    place: withArticle(near.facility.name),
    town: whereabouts(near, gazetteer),
    km: span(near.km ?? 0),
  })
  const own = ownToConfirm(care)
  if (answer && inTown.includes(answer.facility)) {
    // As in the list below it, a facility in town that would come first if it were confirmed is told first.
    const ownFirst = own ? [say('ownToConfirm', { place: withArticle(own.name) })] : []
    return [...ownFirst, say('placeHere', at(answer))]
  }
  const call = [say('callFirst', {}), ...(own ? [say('ownToAskThen', { place: withArticle(own.name) })] : [])]
  if (answer === null) return [...call, say('placeUnknown', {})]
  if (answer.isOverWater) {
    const here = untilTransfer(care)
    const meanwhile = here ? [say('untilTransfer', { place: withArticle(here.name) })] : []
    return [...call, ...meanwhile, say('placeOverWater', at(answer))]
  }
  const unsure = nearerToConfirm(care)
  const beside = unsure ? [say('placeNearerToConfirm', at(unsure))] : []
  if (answer.city.id === city.id) return [...call, say('placeInCanton', at(answer)), ...beside]
  const nearer = nearerThanAnswer(care)
  return [...call, say('placeNear', at(answer)), ...(nearer ? [say('placeNearer', at(nearer))] : []), ...beside]
}
