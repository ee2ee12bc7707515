import * as v from 'valibot'

/** The rows about reviews as the API sends them, for the desk (reviews.ts) and the build (scripts/build/read-reviews.ts). */
export const reviewerRow = v.object({
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
  userId: v.nullable(v.string()),
})

export const reviewRow = v.object({
  id: v.number(),
  part: v.string(),
  hash: v.string(),
  reviewer: v.string(),
  verdict: v.picklist(['correcto', 'pide cambio']),
  signedAt: v.string(),
})
