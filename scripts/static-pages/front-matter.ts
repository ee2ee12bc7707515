import * as v from 'valibot'
import { parse } from 'yaml'
import { PageError } from './page-error.ts'

const FrontMatter = v.strictObject({
  title: v.pipe(v.string(), v.minLength(30), v.maxLength(60)),
  description: v.pipe(v.string(), v.minLength(120), v.maxLength(160)),
  /** What the page is called in menus, its heading, and what it answers in a line. */
  label: v.pipe(v.string(), v.minLength(3), v.maxLength(24)),
  heading: v.pipe(v.string(), v.minLength(3), v.maxLength(40)),
  summary: v.pipe(v.string(), v.minLength(20), v.maxLength(90)),
  /** Its place among the pages, and in the header's menu if it is in there. */
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  menu: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  lastReviewed: v.pipe(
    v.string(),
    v.isoDate(),
    v.check((day) => !Number.isNaN(Date.parse(day)), 'no such day'),
  ),
  /** Which text that day is of: `npm run dates` writes both. */
  textHash: v.optional(v.string()),
  reviewEveryDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** By the anchor of a section: what people type who look for it, in their own words. */
  finds: v.optional(v.record(v.string(), v.pipe(v.array(v.string()), v.minLength(1))), {}),
  /** The anchors of the sections that few need: they open at a press. */
  closed: v.optional(v.array(v.string()), []),
})

export type FrontMatter = v.InferOutput<typeof FrontMatter>

/** What a page says of itself above its text. */
export function readFrontMatter(yaml: string, file: string): FrontMatter {
  const read = v.safeParse(FrontMatter, parse(yaml))
  if (read.success) return read.output
  const problems = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`)
  throw new PageError(file, `front matter: ${problems.join('; ')}`)
}
