import * as v from 'valibot'

/**
 * The rows about reviews that anybody may read, for the desk (reviews.ts) and the build (scripts/build/read-reviews.ts).
 * A named reviewer has agreed to be named, and anybody can look them up.
 */
export const namedReviewer = v.object({
  id: v.string(),
  name: v.string(),
  title: v.string(),
  profession: v.string(),
  specialty: v.nullable(v.string()),
  field: v.picklist(['médico', 'legal', 'ambos']),
  registerNumber: v.string(),
  registerUrl: v.string(),
  years: v.nullable(v.number()),
  affiliation: v.nullable(v.string()),
  active: v.boolean(),
})

export const reviewRow = v.object({
  id: v.number(),
  part: v.string(),
  hash: v.string(),
  reviewer: v.string(),
  verdict: v.picklist(['correcto', 'pide cambio']),
  signedAt: v.string(),
})
