import type { QuestionTopic } from '@/generator/generated-content'
import type { PageMaterial, QuestionSet, QuestionWordings, Three } from '@/generator/material/page-material'
import { CARE } from './care'
import { HELP } from './help'
import { LAW } from './law'

/**
 * Returns the three question sets of a page: its own question together with those that both pages of a city answer. All
 * sets answer the same questions, each in its own wording and order. The two pages of a city never get the same set
 * (`choose-variant.ts`).
 */
export function questionSets(own: QuestionWordings<OwnTopic>): PageMaterial['questionSets'] {
  const wordings = { ...CARE, ...LAW, ...HELP, ...own }
  const inSet = (set: 0 | 1 | 2): QuestionSet => ORDERS[set].map((about) => ({ about, ...wordings[about][set] }))
  return [inSet(0), inSet(1), inSet(2)]
}

type OwnTopic = 'register'

/** Every set begins with what cannot wait and what keeps people from asking for help. */
const ORDERS: Three<readonly QuestionTopic[]> = [
  [
    'call',
    'refusal',
    'report',
    'hospital',
    'telling',
    'minor',
    'rape',
    'continuing',
    'law',
    'help',
    'register',
    'directions',
  ],
  [
    'call',
    'report',
    'refusal',
    'continuing',
    'hospital',
    'telling',
    'rape',
    'minor',
    'help',
    'law',
    'register',
    'directions',
  ],
  [
    'call',
    'refusal',
    'report',
    'continuing',
    'telling',
    'hospital',
    'help',
    'law',
    'rape',
    'minor',
    'directions',
    'register',
  ],
]
