import * as v from 'valibot'
import { parse } from 'yaml'
import { isDay } from '../../src/content/is-day.ts'
import { PageError } from './page-error.ts'

const FrontMatter = v.strictObject({
  title: v.pipe(v.string(), v.minLength(30), v.maxLength(60)),
  description: v.pipe(v.string(), v.minLength(120), v.maxLength(160)),
  /** The page's name in menus (`label`), its heading, and what it answers, in one line (`summary`). */
  label: v.pipe(v.string(), v.minLength(3), v.maxLength(24)),
  heading: v.pipe(v.string(), v.minLength(3), v.maxLength(40)),
  summary: v.pipe(v.string(), v.minLength(20), v.maxLength(90)),
  /** The page's place among all pages (`order`) and, if it is in the header's menu, its place there (`menu`). */
  order: v.pipe(v.number(), v.integer(), v.minValue(1)),
  menu: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
  /** The day on which the text last changed, and the hash of that text (text-date.ts). Nothing but a person sets them. */
  textDate: v.pipe(v.string(), v.isoDate(), v.check(isDay, 'no such day')),
  textHash: v.optional(v.string()),
  reviewEveryDays: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Who has to sign every part of the page; left out, the facts of each part tell (src/generator/parts.ts). */
  field: v.optional(v.picklist(['médico', 'legal', 'ambos', 'portal'])),
  /** What people type when they look for a section, in their own words; by the section's anchor. */
  finds: v.optional(v.record(v.string(), v.pipe(v.array(v.string()), v.minLength(1))), {}),
  /**
   * What the search knows of the page besides its headings and `finds`: the words of its text, unless it is one about
   * the portal itself, which would only be in the way of who looks for «hospital».
   */
  search: v.optional(v.picklist(['text', 'headings']), 'text'),
  /** The anchors of the sections that few readers need: these are closed until they are pressed. */
  closed: v.optional(v.array(v.string()), []),
})

export type FrontMatter = v.InferOutput<typeof FrontMatter>

/** Reads what a page's file says above its text. Throws a `PageError` when a field is missing or wrong. */
export function readFrontMatter(yaml: string, file: string): FrontMatter {
  const read = v.safeParse(FrontMatter, parse(yaml))
  if (read.success) return read.output
  const problems = read.issues.map((issue) => `${v.getDotPath(issue) ?? 'front matter'}: ${issue.message}`)
  throw new PageError(file, `front matter: ${problems.join('; ')}`)
}
