/**
 * `npm run care` prints where each town's page sends a reader with an alarm sign, as a table in Markdown. It is meant to
 * be read line by line after the register or its rules have changed.
 */
import { careMapOf } from '@/cities/care/care-map'
import type { CareNear } from '@/cities/care/nearest-care'
import { careOfTown } from '@/cities/care/town-care'
import type { City } from '@/cities/city'
import { displayName } from '@/cities/city-name'
import { type Facility, shownName } from '@/cities/facility'
import { citiesOf } from '@/cities/group-cities'
import { whereText } from '@/cities/names/also-called'
import { PROVINCES } from '@/cities/provinces'
import { outdatedSourceText } from '@/generator/facility-notes'
import { distanceText, kindText } from '@/visitor/care/facility-words'
import { citiesWithFacilities } from './city-rows'

/** The whole document. */
export function careTable(cities: readonly City[] = citiesWithFacilities()): string {
  const map = careMapOf(cities)
  const rows = PROVINCES.flatMap(({ name }) =>
    citiesOf(name, cities).map((city) => ({ city, province: name, care: careOfTown(city, map) })),
  )
  const overWater = rows.filter(({ care }) => care.answer?.isOverWater)
  const without = rows.filter(({ care }) => care.inTown.length === 0)
  const far = rows.filter(({ care }) => (care.answer?.km ?? 0) > FAR_KM)
  return `# Where each town's page sends its reader

From the register (\`supabase/facilities.csv\`). «Goes to» is the first place that attends
emergencies by the rules of \`src/cities/care/town-care.ts\`, after calling 911; «to be asked first» are places that one weak source tells, said beside it.
Distances are in a straight line from the town's centre; without a figure the place is in town and its own point is not known.

- ${overWater.length} by sea or by air: ${list(overWater)}.
- ${far.length} farther than ${FAR_KM} km: ${list(far)}.
- ${without.length} without any place in town: ${list(without)}.

${line(['Province', 'Town', 'Goes to', 'What it is', 'Where', 'To be asked first', 'Next'])}
${line(['---', '---', '---', '---', '---', '---', '---'])}
${rows
  .map(({ city, province, care: { answer, toConfirm, elsewhere } }) =>
    line([
      province,
      displayName(city),
      answer ? shownName(answer.facility) : 'nobody',
      answer ? whatItIs(answer.facility) : '',
      answer ? whereOf(answer, city) : '',
      toConfirm.map((near) => told(near, city)).join('; '),
      elsewhere[0] ? told(elsewhere[0], city) : '',
    ]),
  )
  .join('\n')}
`
}

const FAR_KM = 60

function whatItIs(facility: Facility): string {
  const source = outdatedSourceText(facility)
  return source ? `${kindText(facility)} (${source})` : kindText(facility)
}

function told(near: CareNear, from: City): string {
  return `${shownName(near.facility)} (${whereOf(near, from)})`
}

function whereOf({ facility, city, km, isOverWater }: CareNear, from: City): string {
  const town = city === from ? (facility.inTown ? 'in town' : 'in the canton') : whereText(facility, city)
  return [town, distanceText({ km, isOverWater })?.replaceAll('\u00a0', ' ')].filter(Boolean).join(', ')
}

function list(rows: readonly { city: City }[]): string {
  return rows.map(({ city }) => displayName(city)).join(', ') || 'none'
}

function line(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
}

if (process.argv[1] === import.meta.filename) console.log(careTable())
