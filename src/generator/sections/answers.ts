import type { CareNear } from '@/cities/care/nearest-care'
import { nearerThanAnswer, nearerToConfirm, notAtAnyHour, ownToConfirm, untilTransfer } from '@/cities/care/town-care'
import { type Facility, shownName } from '@/cities/facility'
import { hoursIn, outdatedSourceText } from '@/generator/facility-notes'
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
 * `careOfTown` found elsewhere. Beside it stand those that would come first but have to be confirmed, and the one in town
 * that does not attend at any hour.
 * An answer outside the town comes after the call to 911, which can send an ambulance. Nobody crosses the water alone,
 * so an answer across it comes after what the island itself has.
 */
function whereToGo({ city, name, gazetteer, care }: Surroundings): Sentence[] {
  const { answer, inTown } = care
  const say = (entry: keyof typeof SHORT_ANSWERS, values: Readonly<Record<string, string>>) =>
    fillInSentence(SHORT_ANSWERS[entry], { city: name, ...values }, `short-answers/${entry}`)
  const named = (facility: Facility) => ({ place: withArticle(shownName(facility)) })
  const shut = notAtAnyHour(care)
  const isByDay = shut?.attendsEmergencies === 'by-day'
  const ownHours = shut
    ? [say(isByDay ? 'placeByDay' : 'placeWithoutEmergencies', { ...named(shut), hours: hoursIn(shut) })]
    : []
  const sayAt = (entry: keyof typeof SHORT_ANSWERS, near: CareNear, attends = 'Atiende emergencias') => {
    const at = {
      town: whereabouts(near, gazetteer),
      km: span(near.km ?? 0),
      attends: isByDay ? 'De noche, o si está cerrado, atiende emergencias' : attends,
    }
    const source = outdatedSourceText(near.facility)
    const aged = source ? [say(entry === 'placeHere' ? 'outdatedSource' : 'outdatedSourceThen', { source })] : []
    return [say(entry, { ...named(near.facility), ...at }), ...aged]
  }
  const own = ownToConfirm(care)
  if (answer && inTown.includes(answer.facility)) {
    // As in the list below it, a facility in town that would come first if it were confirmed is told first.
    const ownFirst = own ? [say('ownToConfirm', named(own))] : []
    return [...ownFirst, ...sayAt('placeHere', answer), ...ownHours]
  }
  const call = [say('callFirst', {}), ...(own ? [say('ownToAskThen', named(own))] : []), ...ownHours]
  if (answer === null) return [...call, say('placeUnknown', {})]
  if (answer.isOverWater) {
    const here = untilTransfer(care)
    const meanwhile = here ? [say('untilTransfer', named(here))] : []
    return [...call, ...meanwhile, ...sayAt('placeOverWater', answer, 'Las emergencias las atiende')]
  }
  const unsure = nearerToConfirm(care)
  const beside = unsure ? sayAt('placeNearerToConfirm', unsure) : []
  if (answer.city.id === city.id) return [...call, ...sayAt('placeInCanton', answer), ...beside]
  const nearer = nearerThanAnswer(care)
  return [...call, ...sayAt('placeNear', answer), ...(nearer ? sayAt('placeNearer', nearer) : []), ...beside]
}
