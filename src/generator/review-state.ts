import type { PageId, Part } from './parts'

/** A professional as readers see them: they agreed to it, and anybody can look them up at `registerUrl`. */
export type Reviewer = {
  id: string
  name: string
  /** As it stands before the name: «Dra.», «Abg.». */
  title: string
  profession: string
  specialty: string | null
  field: SignedField | 'ambos'
  registerNumber: string
  registerUrl: string
  years: number | null
  affiliation: string | null
  /** False for somebody who no longer works with the portal. */
  active: boolean
}

/** One row of the database: `day` is that of the signature, on Ecuador's calendar. */
export type Review = {
  part: string
  hash: string
  reviewer: string
  verdict: 'correcto' | 'pide cambio'
  day: string
}

/** The two professions that sign. A part for both has to be signed by both. */
export type SignedField = 'médico' | 'legal'
export const SIGNED_FIELDS = ['médico', 'legal'] as const

/** Who signed a part's words of today, the latest first, and who wants them changed. */
export type PartReview = { signatures: Signature[]; wishes: Signature[] }
export type Signature = { reviewer: Reviewer; day: string }

/** How much of a page is signed in one field. `day` is that of the oldest signature that counts; `by` are ids. */
export type PageReview = { signed: number; total: number; day: string; by: string[] }

/** All that the public site knows of the signatures. A page or field of which no part is signed is left out. */
export type SiteReviews = {
  /** Everybody who agreed to be named, also who has left. */
  reviewers: readonly Reviewer[]
  pages: Partial<Record<PageId, Partial<Record<SignedField, PageReview>>>>
}

/**
 * Returns what counts today for each part, by its key. A review counts while the words are those that were signed, and
 * each reviewer's last one alone. `keepsSignatures`: those of reviewers who have left count as well.
 */
export function partReviews(
  parts: readonly Part[],
  reviewers: readonly Reviewer[],
  reviews: readonly Review[],
  keepsSignatures: boolean,
): Map<string, PartReview> {
  const hashes = new Map(parts.map(({ key, hash }) => [key, hash]))
  const people = new Map(reviewers.filter(({ active }) => active || keepsSignatures).map((one) => [one.id, one]))
  const last = new Map<string, Review>()
  for (const review of reviews)
    if (hashes.get(review.part) === review.hash) last.set(`${review.reviewer} ${review.part}`, review)
  const found = new Map(parts.map(({ key }): [string, PartReview] => [key, { signatures: [], wishes: [] }]))
  for (const { part, reviewer: id, verdict, day } of last.values()) {
    const reviewer = people.get(id)
    const state = found.get(part)
    // Who has left can no longer take back a wish.
    if (reviewer && (verdict === 'correcto' || reviewer.active))
      state?.[verdict === 'correcto' ? 'signatures' : 'wishes'].push({ reviewer, day })
  }
  for (const { signatures } of found.values()) signatures.sort((one, other) => (one.day < other.day ? 1 : -1))
  return found
}

/** Returns the signature that makes a part signed in a field; undefined while somebody wants the part changed. */
export function signatureOf({ signatures, wishes }: PartReview, field: SignedField): Signature | undefined {
  return wishes.length > 0 ? undefined : signatures.find(({ reviewer }) => isOf(reviewer.field, field))
}

/** Whether a part, or a reviewer, belongs to a field. */
export function isOf(field: Part['field'], of: SignedField): boolean {
  return field === of || field === 'ambos'
}

/** Who signed a part's words of today, and when, by profession: what `/fuentes` says of each part. */
export type PartSignatures = Partial<Record<SignedField, Signature>>

/** Returns the signatures of each part that has one, by its key. */
export function partSignatures(states: ReadonlyMap<string, PartReview>): Record<string, PartSignatures> {
  const signed: Record<string, PartSignatures> = {}
  for (const [key, state] of states)
    for (const field of SIGNED_FIELDS) {
      const signature = signatureOf(state, field)
      if (signature) signed[key] = { ...signed[key], [field]: signature }
    }
  return signed
}

/** Returns what the pages of the site say about their review. */
export function siteReviews(
  parts: readonly Part[],
  reviewers: readonly Reviewer[],
  states: ReadonlyMap<string, PartReview>,
): SiteReviews {
  const pages: SiteReviews['pages'] = {}
  for (const page of new Set(parts.flatMap((part) => part.pages)))
    for (const field of SIGNED_FIELDS) {
      const ofField = parts.filter((part) => part.pages.includes(page) && isOf(part.field, field))
      const signatures = ofField.flatMap(({ key }) => {
        const state = states.get(key)
        return (state && signatureOf(state, field)) ?? []
      })
      const day = signatures.map((signature) => signature.day).sort()[0]
      if (day === undefined) continue
      const by = [...new Set(signatures.map(({ reviewer }) => reviewer.id))]
      pages[page] = { ...pages[page], [field]: { signed: signatures.length, total: ofField.length, day, by } }
    }
  return { reviewers, pages }
}
