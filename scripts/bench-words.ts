/**
 * `npm run bench:words`: prints figures about the words of the 444 city pages, beside the goals that they must meet.
 */
import { generateContent } from '@/generator/generate-content'
import { type GeneratedContent, PAGE_TYPES } from '@/generator/generated-content'
import { citiesWithFacilities } from './city-rows'
import { leastMedianMost } from './median'
import { measurePage, type PageMeasures } from './page-measures'
import { printTable } from './print-table'

const cities = citiesWithFacilities()
const pages = cities.flatMap((city) =>
  PAGE_TYPES.map((pageType) => generateContent(city, pageType, { cities, now: new Date() })),
)

type Figure = { name: string; goal: string; of: (measures: PageMeasures) => number; show: (value: number) => string }

const whole = (value: number) => Math.round(value).toString()
const percent = (share: number) => `${(share * 100).toFixed(1)} %`

const FIGURES: readonly Figure[] = [
  { name: 'words', goal: '1200 or more', of: ({ words }) => words, show: whole },
  { name: 'words of the longest sentence', goal: '30 or fewer', of: (m) => m.longestSentence, show: whole },
  { name: 'sentences of 15 words or fewer', goal: '50 % or more', of: (m) => m.shortSentences, show: percent },
  { name: 'INFLESZ', goal: '65 or more', of: ({ inflesz }) => inflesz, show: (value) => value.toFixed(1) },
  { name: 'figures in kilometres', goal: '10 or fewer', of: ({ kilometres }) => kilometres, show: whole },
  { name: 'words in lists of distances', goal: '8 % or fewer', of: (m) => m.distanceWords, show: percent },
  { name: 'sentences said twice', goal: '0', of: ({ repeated }) => repeated.length, show: whole },
  { name: 'times 911', goal: '5 or fewer', of: ({ calls }) => calls, show: whole },
  { name: 'times the hospitals are listed', goal: '1 or fewer', of: (m) => m.hospitalLists, show: whole },
]

printFigures('Whole pages', (page) => measurePage(page))
printFigures('Without what is said of the place', (page) =>
  measurePage(page, ['introduccion', 'usos-medicos', 'riesgos', 'preguntas-frecuentes']),
)

function printFigures(heading: string, measure: (page: GeneratedContent) => PageMeasures): void {
  const measured = pages.map(measure)
  printTable(`${heading}: ${pages.length}`, [
    ['', 'least', 'median', 'most', 'goal'],
    ...FIGURES.map(({ name, goal, of, show }) => [name, ...leastMedianMost(measured.map(of)).map(show), goal]),
  ])
}
