import { waysFrom } from '@/cities/care/by-road'
import type { CareNear } from '@/cities/care/nearest-care'
import {
  hospitalBeside,
  hospitalToConfirm,
  isAnswerByRoad,
  nearerThanAnswer,
  nearerToConfirm,
  notAtAnyHour,
  ownToConfirm,
  untilTransfer,
} from '@/cities/care/town-care'
import { type Facility, isSureForEmergencies, isToConfirm, shownName } from '@/cities/facility'
import { hoursIn, LONG_ROAD, outdatedSourceText } from '@/generator/facility-notes'
import { fillInSentence } from '@/generator/fill-in'
import { whereabouts } from '@/generator/gazetteer'
import type { GeneratedContent, QuestionTopic, Sentence, ShortAnswer } from '@/generator/generated-content'
import { SHORT_ANSWERS } from '@/generator/material/short-answers'
import { careNotes } from '@/generator/material/town-notes'
import { span, withArticle } from '@/generator/spanish'
import type { Surroundings } from '@/generator/surroundings'

/** Writes the short answers to what a frightened reader asks first (docs/decisions/0002-generator.md). */
export function shortAnswers(around: Surroundings, asked: GeneratedContent['questions']): ShortAnswer[] {
  const questionAbout = (topic: QuestionTopic) => asked.findIndex(({ about }) => about === topic)
  return [
    {
      question: `Dónde acudir en ${around.name}`,
      answer: whereToGo(around),
      more: { text: 'Ver todos los lugares y los números', section: 'recursos-locales' },
    },
    {
      question: '¿Y si la ambulancia tarda o no llega?',
      answer: [...withoutAmbulance(around), SHORT_ANSWERS.noCredit],
      more: { text: 'Qué más hacer', section: 'preguntas-frecuentes', question: questionAbout('call') },
    },
    {
      question: '¿Me pueden negar la atención o denunciar?',
      answer: [SHORT_ANSWERS.rights, SHORT_ANSWERS.reporting, SHORT_ANSWERS.goAnyway],
      more: { text: 'Leer qué dice la ley', section: 'preguntas-frecuentes', question: questionAbout('report') },
    },
    {
      question: '¿Qué es peligroso?',
      answer: [SHORT_ANSWERS.dangers],
      more: { text: 'Ver los riesgos', section: 'riesgos' },
    },
  ]
}

/**
 * Says what to do when no ambulance comes: to go with whoever can take the reader or, where no road leads to the hospital, to
 * the town's own centre.
 */
function withoutAmbulance({ name, care }: Surroundings): Sentence[] {
  if (isAnswerByRoad(care) || care.inTown.length === 0) return [SHORT_ANSWERS.withoutAmbulance, SHORT_ANSWERS.noDriving]
  return [fillInSentence(SHORT_ANSWERS.withoutAmbulanceNoRoad, { city: name }, 'short-answers/withoutAmbulanceNoRoad')]
}

/**
 * Says where to go with an alarm sign: the first facility in town or, when none is known there, the answer that
 * `careOfTown` found elsewhere. Beside it stand those that would come first but have to be confirmed, and the one in town
 * that does not attend at any hour.
 * An answer outside the town comes after the call to 911, which can send an ambulance. Nobody crosses the water alone,
 * so an answer across it comes after what the island itself has. An answer that is no hospital names the nearest hospital
 * too, and where the hospital is far, the town's own centre is named.
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
      km: kmText(entry, near),
      attends: isByDay ? 'De noche, o si está cerrado, atiende emergencias' : attends,
    }
    const source = outdatedSourceText(near.facility)
    const aged = source ? [say(entry === 'placeHere' ? 'outdatedSource' : 'outdatedSourceThen', { source })] : []
    return [say(entry, { ...named(near.facility), ...at }), ...aged]
  }
  const own = ownToConfirm(care)
  const noRoad = waysFrom(city).isWithoutRoad ? [say('noRoadOut', {})] : []
  const isInTownAnswer = answer !== null && inTown.includes(answer.facility)
  const notes = careNotes(city, care, isInTownAnswer ? 'el 911' : 'esa llamada')
  if (isInTownAnswer) {
    // As in the list below it, a facility in town that would come first if it were confirmed is named first.
    const ownFirst = own ? [say('ownToConfirm', named(own))] : []
    const others = inTown.filter(
      (one) => one.kind === 'hospital' && one !== answer.facility && isSureForEmergencies(one),
    )
    const nearerOnes = others.length >= 2 ? [say('othersInTown', {})] : []
    return [...ownFirst, ...sayAt('placeHere', answer), ...nearerOnes, ...ownHours, ...hospitals(), ...noRoad, ...notes]
  }
  const call = [say('callFirst', {}), ...(own ? [say('ownToAskThen', named(own))] : []), ...ownHours]
  if (answer === null) return [...call, say('placeUnknown', {}), ...meanwhile(), ...notes]
  if (answer.isOverWater) {
    const here = untilTransfer(care)
    const before = here ? [say('untilTransfer', named(here))] : []
    return [...call, ...before, ...sayAt('placeOverWater', answer, 'Las emergencias las atiende'), ...notes]
  }
  const unsure = nearerToConfirm(care)
  const beside = unsure ? sayAt('placeNearerToConfirm', unsure) : []
  const after = [...hospitals(unsure), ...beside, ...notes, ...meanwhile()]
  if (answer.road === 'none') return [...call, ...sayAt('placeWithoutRoad', answer), ...after]
  if (answer.city.id === city.id) return [...call, ...sayAt('placeInCanton', answer), ...after]
  const nearer = nearerThanAnswer(city, care)
  return [
    ...call,
    ...sayAt(answer.road === 'long' ? 'placeNearLongRoad' : 'placeNear', answer),
    ...(nearer ? sayAt('placeNearer', nearer) : []),
    ...after,
  ]

  /** The hospitals beside an answer that is a health centre. `named`: the one that the answer names anyway. */
  function hospitals(named?: CareNear): Sentence[] {
    const [sure, toAsk] = [hospitalBeside(care), hospitalToConfirm(care)]
    return [
      ...(sure ? sayAt(isInTownAnswer ? 'hospitalBeside' : 'hospitalBesideThen', sure) : []),
      ...(toAsk && toAsk.facility !== named?.facility ? sayAt('hospitalToConfirm', toAsk) : []),
    ]
  }

  /** What the town itself has until the transfer to a hospital that is far. */
  function meanwhile(): Sentence[] {
    const here = untilTransfer(care)
    if (!here) return []
    const hours = here.hours ? `Horario: ${here.hours}.` : 'No sabemos si abre de noche.'
    return [
      say('meanwhile', { name: isToConfirm(here) ? `${shownName(here)} (por confirmar)` : shownName(here), hours }),
    ]
  }
}

/** «unos 11 km»; of a road that is much longer it says so, unless the sentence itself does. */
function kmText(entry: keyof typeof SHORT_ANSWERS, { km = 0, road }: CareNear): string {
  return road === 'long' && entry !== 'placeNearLongRoad' ? `${span(km)} (${LONG_ROAD})` : span(km)
}
