import type { Ways } from '@/cities/care/road'
import { rows, text } from './csv'
import { propertyName, tsLiteral } from './ts-literal'

/**
 * Returns what supabase/ways.csv says of the roads from each town, by its slug. Throws when a row names a town that is not
 * in `slugs`, or says something that the pages cannot tell.
 */
export function waysOf(waysCsv: string, slugs: ReadonlySet<string>): Map<string, Ways> {
  const known = rows(waysCsv).map((row) => {
    const [town, road] = [text(row, 'town'), row.road ?? '']
    for (const slug of [town, row.to]) {
      if (slug && !slugs.has(slug)) throw new Error(`ways.csv: ${slug} is no city`)
    }
    if (!['', 'long', 'none'].includes(road)) throw new Error(`ways.csv: ${town}: unknown road «${road}»`)
    if ((road === 'none') !== !row.to) throw new Error(`ways.csv: ${town}: «none» stands without a town in \`to\``)
    return { town, to: row.to ?? '', rank: row.rank === 'last' ? LAST : Number(row.rank || Number.NaN), road }
  })
  return new Map(
    [...new Set(known.map(({ town }) => town))].map((town) => {
      const from = known.filter((row) => row.town === town)
      const order = from.filter(({ rank }) => rank < LAST).sort((a, b) => a.rank - b.rank)
      const last = from.filter(({ rank }) => rank === LAST)
      const long = from.filter(({ road }) => road === 'long')
      return [
        town,
        {
          ...(order.length > 0 ? { order: order.map(({ to }) => to) } : {}),
          ...(last.length > 0 ? { last: last.map(({ to }) => to) } : {}),
          ...(long.length > 0 ? { long: long.map(({ to }) => to) } : {}),
          ...(from.some(({ road }) => road === 'none') ? { isWithoutRoad: true as const } : {}),
        },
      ]
    }),
  )
}

/** The rank `last`: after the towns of which the file does not speak. */
const LAST = 1000

/** Returns the source text of src/cities/care/ways.ts. */
export function waysTs(ways: ReadonlyMap<string, Ways>): string {
  const list = (slugs: readonly string[] = []) => `[${slugs.map(tsLiteral).join(', ')}]`
  const lines = [...ways].map(([town, { order, last, long, isWithoutRoad }]) => {
    const fields = [
      ...(order ? [`order: ${list(order)}`] : []),
      ...(last ? [`last: ${list(last)}`] : []),
      ...(long ? [`long: ${list(long)}`] : []),
      ...(isWithoutRoad ? ['isWithoutRoad: true'] : []),
    ]
    return `  ${propertyName(town)}: { ${fields.join(', ')} },`
  })
  return `import type { Ways } from './road'

/** What is known of the roads from each town. Written by \`npm run seed\` from supabase/ways.csv: correct it there. */
// biome-ignore format: one line for each town
export const WAYS: Readonly<Record<string, Ways>> = {
${lines.join('\n')}
}
`
}
