/**
 * `npm run provenance`: writes docs/provenance.md, which lists every statement of the site with the facts it states and
 * the documents behind them. The script fails on a statement without a document.
 */
import { writeFileSync } from 'node:fs'
import { plainText } from '@/cited/text'
import { ALARM_SIGNS, type CareLevel } from '@/generator/material/alarm-signs'
import { CYTOTEC } from '@/generator/material/cytotec'
import { FACTS, type FactKey } from '@/generator/material/facts'
import { LOCAL } from '@/generator/material/local'
import { MISOPROSTOL } from '@/generator/material/misoprostol'
import type { PageMaterial } from '@/generator/material/page-material'
import { SHORT_ANSWERS } from '@/generator/material/short-answers'
import { SOURCES, type Source, type SourceKey } from '@/generator/material/sources'
import { COMPONENT_STATEMENTS } from './component-statements'
import { sentencesOf } from './static-pages/check-links'
import { pageFiles } from './static-pages/page-files'
import { readPage } from './static-pages/read-page'

export const PROVENANCE_FILE = 'docs/provenance.md'

export type Statement = { text: string; facts: readonly FactKey[] }
export type StatementGroup = { heading: string; note?: string; statements: readonly Statement[] }

/** The whole document. */
export function provenance(groups: readonly StatementGroup[] = allStatements()): string {
  return `# Where every statement comes from

Written by \`npm run provenance\`; a test holds it up to date. Fact keys are those of \`src/generator/material/facts.ts\`, source
keys those of \`sources.ts\`, explained in the last table. Confidence: \`verificado\`, a page was read that says so; \`general\`, known,
its official page still to be opened; \`regla\`, a rule of this portal; \`propio\`, what its
program does, held by tests; \`dato\`, from its data files. The date is that of the source.

${groups.map(groupTable).join('\n\n')}

## Sources

${table(
  ['Key', 'Title', 'Organization', 'Date', 'Shown'],
  [...citedIn(groups)].sort().map((key) => {
    const { title, organization, year, link }: Source = SOURCES[key]
    return [key, title, organization, year, SHOWN[link]]
  }),
)}
`
}

const SHOWN = { si: 'with its address', citar: 'by name', no: 'no' } as const satisfies Record<Source['link'], string>

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
        note: `Text of ${page.textDate}.`,
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

function groupTable({ heading, note, statements }: StatementGroup): string {
  const rows = statements.map((statement) => {
    const sources = sourcesOf(statement)
    const confidence = new Set(statement.facts.map((fact) => FACTS[fact].confidence))
    const dates = new Set(sources.map((key) => SOURCES[key].year))
    return [
      statement.text,
      statement.facts.join(', '),
      sources.join(', '),
      [...confidence].join(', '),
      [...dates].join(', '),
    ]
  })
  const lead = note === undefined ? '' : `${note}\n\n`
  return `## ${heading}\n\n${lead}${table(['Statement', 'Facts', 'Sources', 'Confidence', 'Date'], rows)}`
}

/** Returns the documents behind a statement. Throws when there is none. */
function sourcesOf({ text, facts }: Statement): SourceKey[] {
  const sources = facts.flatMap((fact): readonly SourceKey[] => FACTS[fact].sources)
  if (sources.length === 0) throw new Error(`nothing stands behind «${text}»`)
  return [...new Set(sources)]
}

function citedIn(groups: readonly StatementGroup[]): Set<SourceKey> {
  return new Set(groups.flatMap(({ statements }) => statements).flatMap(sourcesOf))
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

if (process.argv[1] === import.meta.filename) writeFileSync(PROVENANCE_FILE, provenance())
