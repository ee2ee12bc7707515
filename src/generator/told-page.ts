import * as v from 'valibot'
import { displayName } from '@/cities/city-name'
import { chooseVariant } from './choose-variant'
import { toldText } from './content-hash'
import { shownProvince } from './gazetteer'
import { type GeneratedContent, PAGE_TYPES } from './generated-content'
import { countWords } from './sections/prose'

/** The parts of a page's prose, in order. */
const TOLD_SECTIONS = [
  'heading',
  'answers',
  'introduction',
  'medicalUses',
  'risks',
  'localResources',
  'questions',
] as const
export type ToldSection = (typeof TOLD_SECTIONS)[number]

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What the text does not contain itself: where its sections begin, and which templates it was written from. */
const outline = v.object({
  city: v.string(),
  province: v.string(),
  /** The number of each template, from 0. */
  variants: v.object({ introduction: count, medicalUses: count, risks: count, questions: count }),
  /** How many paragraphs each section has, in the order of `TOLD_SECTIONS`. */
  paragraphs: v.tuple([count, count, count, count, count, count, count]),
})
export type Outline = v.InferOutput<typeof outline>

const textOrNull = v.nullable(v.string())
const numberOrNull = v.nullable(v.number())

/** The fields of a facility, in the order in which `content-hash.ts` lists their values. */
const facilityFields = v.object({
  name: v.string(),
  kind: v.string(),
  specialty: textOrNull,
  maternity: v.boolean(),
  network: textOrNull,
  level: textOrNull,
  address: textOrNull,
  addressYear: textOrNull,
  latitude: numberOrNull,
  longitude: numberOrNull,
  open24h: v.nullable(v.boolean()),
  confidence: v.string(),
  status: v.string(),
  sources: v.array(v.string()),
  checkedOn: textOrNull,
})
const FIELD_NAMES = Object.keys(facilityFields.entries)
const facility = v.pipe(
  v.array(v.unknown()),
  v.transform((values) => Object.fromEntries(FIELD_NAMES.map((name, index) => [name, values[index]]))),
  facilityFields,
)
const namedFacility = v.pipe(
  v.looseTuple([v.string(), v.string()]),
  v.transform(([name, kind]) => ({ name, kind })),
)
const nearFacility = v.pipe(
  v.looseTuple([facility, v.string(), numberOrNull, v.boolean()]),
  v.transform(([facility, citySlug, km, isOverWater]) => ({ facility, citySlug, km, isOverWater })),
)
const triple = v.looseTuple([v.string(), v.string(), v.string()])

/** The text from which the hash is computed: the values that `keyContent` of content-hash.ts lists, in its order. */
const told = v.looseTuple([
  /* pageType */ v.picklist(PAGE_TYPES),
  /* title */ v.string(),
  /* metaDescription */ v.string(),
  /* heading */ v.string(),
  /* prose */ v.string(),
  /* hospitals */ v.array(v.string()),
  /* care */ v.union([v.looseTuple([v.array(facility), v.array(namedFacility), v.array(nearFacility)]), v.tuple([])]),
  /* contacts */ v.array(triple),
  /* mapUrl */ v.string(),
  /* references */ v.array(v.looseTuple([v.string(), v.string(), v.string(), v.string()])),
  /* links */ v.array(triple),
  /* trail */ v.array(v.looseTuple([v.string(), v.string()])),
  /* author */ v.array(v.string()),
])

/** A facility as a kept page describes it. */
export type ToldFacility = v.InferOutput<typeof facility>

/** Everything that a page said on the day when its record was made. */
export type ToldPage = ReturnType<typeof readToldPage>

/**
 * What is kept of a page beside its record: the text from which its hash is computed, and the outline to read it by.
 */
export type KeptText = { text: string; outline: Outline }

/** Returns the text of a page in the form in which it is kept. */
export function keptTextOf(content: GeneratedContent): KeptText {
  const { city, pageType, introduction, medicalUses, risksAndSideEffects, frequentQuestions, body } = content
  const local = body.find(({ id }) => id === 'recursos-locales')?.paragraphs.length ?? 0
  const [before, uses, risks] = [introduction, medicalUses, risksAndSideEffects].map(
    (text) => paragraphsOf(text).length,
  )
  const after = [before ?? 0, uses ?? 0, risks ?? 0, local, frequentQuestions.length] as const
  const answers = paragraphsOf(content.uniqueContent).length - 1 - after.reduce((sum, count) => sum + count, 0)
  const variants = chooseVariant(city, pageType)
  return {
    text: toldText(content),
    outline: {
      city: displayName(city),
      province: shownProvince(city),
      variants: { ...variants },
      paragraphs: [1, Math.max(0, answers), ...after],
    },
  }
}

/** Parses a kept text. Throws when it is not one. */
export function readToldPage(kept: { text: string; outline: unknown }) {
  const [
    pageType,
    title,
    metaDescription,
    heading,
    prose,
    hospitals,
    care,
    contacts,
    mapUrl,
    references,
    links,
    trail,
    author,
  ] = v.parse(told, JSON.parse(kept.text))
  const [inTown = [], inCanton = [], near = []] = care
  const how = v.parse(outline, kept.outline)
  return {
    pageType,
    title,
    metaDescription,
    heading,
    prose,
    sections: sectionsOf(prose, how),
    wordCount: countWords(prose) - countWords(heading),
    hospitals,
    inTown,
    inCanton,
    near,
    contacts,
    mapUrl,
    references: references.map(([title, organization, url, year]) => ({ title, organization, url, year })),
    links: links.map(([text, url]) => ({ text, url })),
    trail: trail.map(([label]) => label),
    author,
    city: how.city,
    province: how.province,
    variants: how.variants,
  }
}

/**
 * Splits the prose into its sections. A text that does not fit its outline is kept whole as one section, so that
 * nothing is lost.
 */
function sectionsOf(prose: string, { paragraphs }: Outline): Record<ToldSection, string> {
  const all = paragraphsOf(prose)
  const fits = paragraphs.reduce((sum, count) => sum + count, 0) === all.length
  let from = 0
  const take = (count: number) => {
    const taken = all.slice(from, from + count).join('\n\n')
    from += count
    return taken
  }
  const counts = fits ? paragraphs : ([0, 0, all.length, 0, 0, 0, 0] as const)
  const [heading, answers, introduction, medicalUses, risks, localResources, questions] = counts.map(take)
  return {
    heading: heading ?? '',
    answers: answers ?? '',
    introduction: introduction ?? '',
    medicalUses: medicalUses ?? '',
    risks: risks ?? '',
    localResources: localResources ?? '',
    questions: questions ?? '',
  }
}

function paragraphsOf(text: string): string[] {
  return text.split('\n\n')
}
