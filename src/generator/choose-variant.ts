import type { City } from '@/cities/city'
import type { PageType } from './generated-content'

/** The template for each section of a page, and the set of questions that the page answers. */
export type Variant = {
  introduction: TemplateNumber
  medicalUses: TemplateNumber
  risks: TemplateNumber
  questions: QuestionSetNumber
}
type TemplateNumber = 0 | 1 | 2 | 3 | 4
type QuestionSetNumber = 0 | 1 | 2

/**
 * Chooses the templates of a page from the figures and names of its city, so that the page comes out the same every
 * time. Each section weighs the figures differently, and the two pages of a city start from different numbers, so that
 * the templates are used evenly.
 */
export function chooseVariant(city: City, pageType: PageType): Variant {
  const start = pageType === 'cytotec' ? 0 : 2
  const population = whole(city.population)
  const name = city.name.length
  const province = city.province.length
  const position = whole(city.latitude === null ? city.seoPriority : city.latitude * 10_000)
  return {
    introduction: oneOf5(start + population + 3 * name + 3 * province),
    medicalUses: oneOf5(3 * start + Math.floor(population / 5) + name),
    risks: oneOf5(start + position + 2 * name + 3 * province),
    questions: oneOf3(start + Math.floor(position / 10) + 2 * province),
  }
}

function whole(value: number): number {
  return Number.isFinite(value) ? Math.abs(Math.round(value)) : 0
}

const oneOf5 = (value: number): TemplateNumber => FIVE[value % 5] ?? 0
const oneOf3 = (value: number): QuestionSetNumber => THREE[value % 3] ?? 0
const FIVE = [0, 1, 2, 3, 4] as const
const THREE = [0, 1, 2] as const
