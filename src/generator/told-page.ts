import * as v from 'valibot'
import { displayName } from '@/cities/city-name'
import { EMERGENCY_HOURS } from '@/cities/facility'
import { chooseVariant } from './choose-variant'
import { toldText } from './content-hash'
import { shownProvince } from './gazetteer'
import { type GeneratedContent, PAGE_TYPES } from './generated-content'
import { countWords } from './sections/prose'
import { thousands } from './spanish'

const count = v.pipe(v.number(), v.integer(), v.minValue(0))

/** What the text does not contain itself: where its sections begin, and which templates it was written from. */
const outline = v.object({
  city: v.string(),
  province: v.string(),
  /** The number of each template, from 0. */
  variants: v.object({ introduction: count, medicalUses: count, risks: count, questions: count }),
  /** How many paragraphs each section has, in the order in which the page has them. */
  paragraphs: v.tuple([count, count, count, count, count, count, count]),
})
export type Outline = v.InferOutput<typeof outline>

const textOrNull = v.nullable(v.string())
const numberOrNull = v.nullable(v.number())
const maybeText = v.optional(textOrNull, null)
/** A text that was kept before says only whether a place is open day and night. */
const emergencyHours = v.pipe(
  v.optional(v.nullable(v.union([v.boolean(), v.picklist(EMERGENCY_HOURS)])), null),
  v.transform((hours) => (hours === true ? 'always' : hours === false ? null : hours)),
)

/**
 * Parses a list of values as an object: the first value is the first of these fields, and so on. Ignores the values
 * after the last field.
 */
function inOrder<Fields extends v.ObjectEntries>(fields: Fields) {
  const names = Object.keys(fields)
  return v.pipe(
    v.array(v.unknown()),
    v.transform((values) => Object.fromEntries(names.map((name, index) => [name, values[index]]))),
    v.object(fields),
  )
}

// The fields below have the order in which `content-hash.ts` lists their values.
const facility = inOrder({
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
  attendsEmergencies: emergencyHours,
  confidence: v.string(),
  status: v.string(),
  sources: v.array(v.string()),
  checkedOn: textOrNull,
  displayName: maybeText,
  hours: maybeText,
  outdatedSource: maybeText,
})
const flag = v.optional(v.boolean(), false)
const namedFacility = inOrder({
  name: v.string(),
  kind: v.string(),
  isToConfirm: flag,
  isOverWater: flag,
  specialty: maybeText,
  maternity: flag,
  network: maybeText,
  level: maybeText,
  attendsEmergencies: emergencyHours,
  displayName: maybeText,
  hours: maybeText,
  outdatedSource: maybeText,
})
const nearFacility = v.pipe(
  inOrder({
    facility,
    citySlug: v.string(),
    km: numberOrNull,
    isOverWater: v.boolean(),
    town: v.optional(v.string()),
    province: v.optional(v.string()),
  }),
  v.transform(({ town, province, ...near }) => ({
    ...near,
    /** «Cuenca, Azuay»; empty in a text that was kept before it was noted. */
    where: [town, province].filter((name) => name !== undefined).join(', '),
  })),
)

/** The text from which the hash is computed: the values that `keyContent` of content-hash.ts lists, in its order. */
const told = inOrder({
  pageType: v.picklist(PAGE_TYPES),
  title: v.string(),
  metaDescription: v.string(),
  heading: v.string(),
  prose: v.string(),
  hospitals: v.array(v.string()),
  // An empty list where the content had no places of care (generated-content.ts).
  care: inOrder({
    inTown: v.optional(v.array(facility), []),
    inCanton: v.optional(v.array(namedFacility), []),
    near: v.optional(v.array(nearFacility), []),
  }),
  contacts: v.array(v.looseTuple([v.string(), v.string(), v.string()])),
  mapUrl: v.string(),
  references: v.array(inOrder({ title: v.string(), organization: v.string(), url: v.string(), year: v.string() })),
  links: v.array(inOrder({ text: v.string(), url: v.string() })),
  trail: v.array(inOrder({ label: v.string() })),
  author: v.array(v.string()),
  // Missing in texts that were kept before they were noted.
  facts: v.optional(v.tuple([v.string(), numberOrNull, textOrNull]), () => ['', null, null] as const),
})

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
  const { city, pageType, body } = content
  const local = body.find(({ id }) => id === 'recursos-locales')
  const afterAnswers = [
    paragraphsOf(content.introduction).length,
    paragraphsOf(content.medicalUses).length,
    paragraphsOf(content.risksAndSideEffects).length,
    local?.paragraphs.length ?? 0,
    content.frequentQuestions.length,
  ] as const
  const answers = paragraphsOf(content.uniqueContent).length - 1 - sum(afterAnswers)
  return {
    text: toldText(content),
    outline: {
      city: displayName(city),
      province: shownProvince(city),
      variants: { ...chooseVariant(city, pageType) },
      paragraphs: [1, Math.max(0, answers), ...afterAnswers],
    },
  }
}

/** Parses a kept text. Throws when it is not one. */
export function readToldPage(kept: { text: string; outline: unknown }) {
  const { care, trail, facts, ...page } = v.parse(told, JSON.parse(kept.text))
  const { city, province, variants, paragraphs } = v.parse(outline, kept.outline)
  return {
    ...page,
    ...care,
    trail: trail.map(({ label }) => label),
    /** «Sierra · 596.101 · cantón INEC 2022»; empty where it is not known. */
    cityFacts: facts
      .map((fact) => (typeof fact === 'number' ? thousands(fact) : fact))
      .filter(Boolean)
      .join(' · '),
    city,
    province,
    variants,
    sections: sectionsOf(page.prose, paragraphs),
    wordCount: countWords(page.prose) - countWords(page.heading),
  }
}

/** A part of a page's prose. */
export type ToldSection = keyof ReturnType<typeof sectionsOf>

/**
 * Splits the prose into its sections. A text that does not fit its outline is kept whole as one section, so that
 * nothing is lost.
 */
function sectionsOf(prose: string, paragraphs: Outline['paragraphs']) {
  const left = paragraphsOf(prose)
  const fits = sum(paragraphs) === left.length
  const [heading, answers, introduction, medicalUses, risks, localResources, questions] = fits
    ? paragraphs
    : ([0, 0, left.length, 0, 0, 0, 0] as const)
  const take = (count: number) => left.splice(0, count).join('\n\n')
  return {
    heading: take(heading),
    answers: take(answers),
    introduction: take(introduction),
    medicalUses: take(medicalUses),
    risks: take(risks),
    localResources: take(localResources),
    questions: take(questions),
  }
}

function paragraphsOf(text: string): string[] {
  return text.split('\n\n')
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0)
}
