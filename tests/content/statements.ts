import { plainText } from '@/cited/text'
import { ALARM_SIGNS, type CareLevel } from '@/generator/material/alarm-signs'
import { CYTOTEC } from '@/generator/material/cytotec'
import type { FactKey } from '@/generator/material/facts'
import { LOCAL } from '@/generator/material/local'
import { MISOPROSTOL } from '@/generator/material/misoprostol'
import type { PageMaterial } from '@/generator/material/page-material'
import { SHORT_ANSWERS } from '@/generator/material/short-answers'
import { sentencesOf } from '../../scripts/static-pages/check-links'
import { pageFiles } from '../../scripts/static-pages/page-files'
import { readPage } from '../../scripts/static-pages/read-page'
import { COMPONENT_STATEMENTS } from './component-statements'

type Statement = { text: string; facts: readonly FactKey[] }
export type StatementGroup = { heading: string; statements: readonly Statement[] }

/**
 * Returns every statement of the site: those of the static pages, of the components, and of the city pages' material.
 */
export function allStatements(): StatementGroup[] {
  return [
    ...pageFiles().map(({ file, markdown }) => {
      const page = readPage(markdown, file)
      // A sentence without facts introduces what follows; `readPage` has refused every other one.
      const statements = sentencesOf(page).filter(({ facts }) => facts.length > 0)
      return {
        heading: `src/content/pages/${file}`,
        statements: statements.map(({ content, facts }) => ({ text: plainText(content), facts })),
      }
    }),
    { heading: 'Alarm signs', statements: LEVELS.flatMap((level) => ALARM_SIGNS[level]) },
    { heading: 'Menus, notices and cards of the site', statements: COMPONENT_STATEMENTS },
    { heading: 'City pages: short answers', statements: Object.values(SHORT_ANSWERS) },
    { heading: 'City pages: cytotec', statements: materialStatements(CYTOTEC) },
    { heading: 'City pages: misoprostol', statements: materialStatements(MISOPROSTOL) },
    {
      heading: 'City pages: local part',
      statements: Object.values(LOCAL).flatMap(({ texts, facts }) => texts.map((text) => ({ text, facts }))),
    },
  ]
}

const LEVELS = ['emergency', 'today', 'routine'] as const satisfies readonly CareLevel[]

function materialStatements({ introductions, medicalUses, risks, questionSets }: PageMaterial): Statement[] {
  const paragraphs = [...introductions, ...medicalUses, ...risks].flat()
  const answers = questionSets.flat().map(({ answer }) => answer)
  // A statement that several templates share is listed once.
  return [...new Set([...paragraphs, ...answers].flat())]
}
