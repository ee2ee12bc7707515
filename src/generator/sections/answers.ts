import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { fillInSentence } from '@/generator/fill-in'
import type { GeneratedContent, Sentence, ShortAnswer } from '@/generator/generated-content'
import { SHORT_ANSWERS } from '@/generator/material/short-answers'
import { span, withArticle } from '@/generator/spanish'
import type { Surroundings } from '@/generator/surroundings'

/** What a frightened reader asks first, in a sentence each (decision 25). */
export function shortAnswers(around: Surroundings, asked: GeneratedContent['questions']): ShortAnswer[] {
  return [
    {
      question: `Dónde acudir en ${around.name}`,
      answer: [whereToGo(around)],
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

/** The first place known in town or, where none is, the nearest town with one; never across the sea. */
function whereToGo({ city, name, care }: Surroundings): Sentence {
  const say = (entry: keyof typeof SHORT_ANSWERS, values: Readonly<Record<string, string>>) =>
    fillInSentence(SHORT_ANSWERS[entry], { city: name, ...values }, `short-answers/${entry}`)
  const [hospital] = city.medicalFacilities.hospitals
  if (hospital !== undefined) return say('placeHere', { hospital: withArticle(hospital) })
  const nearest = care.find((place) => isOnSameSideOfTheSea(place.city, city))
  const [nearestHospital] = nearest?.city.medicalFacilities.hospitals ?? []
  if (nearest === undefined || nearestHospital === undefined) return say('placeUnknown', {})
  return say('placeNear', {
    hospital: withArticle(nearestHospital),
    place: displayName(nearest.city),
    km: span(nearest.km),
  })
}

function isOnSameSideOfTheSea(one: City, other: City): boolean {
  return (one.region === 'Insular') === (other.region === 'Insular')
}
