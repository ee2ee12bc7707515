import type { QuestionTopic } from '@/generator/generated-content'
import type { PageMaterial, QuestionSet, QuestionWordings, Three } from '@/generator/material/page-material'
import { CARE } from './care'
import { HELP } from './help'
import { LAW } from './law'

/** Every set begins with what cannot wait and what keeps people from asking for help. */
const ORDERS: Three<readonly QuestionTopic[]> = [
  ['call', 'refusal', 'report', 'hospital', 'telling', 'minor', 'rape', 'continuing', 'law', 'help', 'directions'],
  ['call', 'report', 'refusal', 'continuing', 'hospital', 'telling', 'rape', 'minor', 'help', 'law', 'directions'],
  ['call', 'refusal', 'report', 'continuing', 'telling', 'hospital', 'help', 'law', 'rape', 'minor', 'directions'],
]

const WORDINGS: QuestionWordings = { ...CARE, ...LAW, ...HELP }
const inSet = (set: 0 | 1 | 2): QuestionSet => ORDERS[set].map((about) => ({ about, ...WORDINGS[about][set] }))

/**
 * The three question sets, which both pages of a city have. All sets answer the same questions, each in its own wording
 * and order. The two pages of a city never get the same set (`choose-variant.ts`).
 */
export const QUESTION_SETS: PageMaterial['questionSets'] = [inSet(0), inSet(1), inSet(2)]
