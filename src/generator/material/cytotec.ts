import { INTRODUCTIONS } from './cytotec/introductions'
import { MEDICAL_USES } from './cytotec/medical-uses'
import { RISKS } from './cytotec/risks'
import type { PageMaterial } from './page-material'
import { QUESTION_SETS } from './questions/question-sets'

/**
 * The material of the brand's page: what the name is, what it was made for, what its label warns about and why a box
 * proves nothing. The substance has its own page (`misoprostol.ts`).
 */
export const CYTOTEC: PageMaterial = {
  introductions: INTRODUCTIONS,
  medicalUses: MEDICAL_USES,
  risks: RISKS,
  questionSets: QUESTION_SETS,
}
