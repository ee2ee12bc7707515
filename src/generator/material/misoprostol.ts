import { INTRODUCTIONS } from './misoprostol/introductions'
import { MEDICAL_USES } from './misoprostol/medical-uses'
import { RISKS } from './misoprostol/risks'
import type { PageMaterial } from './page-material'
import { QUESTION_SETS } from './questions/question-sets'

/**
 * The material of the substance's page: what kind of medicine misoprostol is, its recognised uses, its risks and the
 * care afterwards. The brand has its own page (`cytotec.ts`).
 */
export const MISOPROSTOL: PageMaterial = {
  introductions: INTRODUCTIONS,
  medicalUses: MEDICAL_USES,
  risks: RISKS,
  questionSets: QUESTION_SETS,
}
