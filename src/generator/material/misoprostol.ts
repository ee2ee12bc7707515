import { INTRODUCTIONS } from './misoprostol/introductions'
import { MEDICAL_USES } from './misoprostol/medical-uses'
import { QUESTION_SETS } from './misoprostol/questions'
import { RISKS } from './misoprostol/risks'
import type { PageMaterial } from './page-material'

/**
 * The substance page: what kind of medicine misoprostol is, its recognised uses, its risks and the care afterwards.
 * Every sentence rests on one of six documents (MEDLINEPLUS-MISO, OMS-LME-302, DRUGCENTRAL, OMS-2014, AHFS-MIFE, LDAP-77),
 * on the contact lines or on a rule of the portal, so that no choice of templates needs more than six references.
 */
export const MISOPROSTOL: PageMaterial = {
  introductions: INTRODUCTIONS,
  medicalUses: MEDICAL_USES,
  risks: RISKS,
  questionSets: QUESTION_SETS,
}
