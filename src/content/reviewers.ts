/**
 * Who reviews what is published. These two are samples: no real person, no registry number.
 * A real reviewer comes with consent, a registry anyone can look up, and `verified: true`; only then does the label go
 * and the name enter the structured data.
 */
export type Reviewer = {
  name: string
  /** Specialty, as registered. */
  credentials: string
  affiliation?: string
  url?: string
  /** Null until a real person states it. */
  yearsOfExperience: number | null
  /** Number in the professional registry, and where to look it up. */
  registry: { number: string; url?: string; isSample: boolean }
  verified: boolean
}

export const reviewers = [
  {
    name: 'Profesional de muestra A',
    credentials: 'Medicina general',
    yearsOfExperience: null,
    registry: { number: 'MUESTRA-A', isSample: true },
    verified: false,
  },
  {
    name: 'Profesional de muestra B',
    credentials: 'Ginecología y obstetricia',
    yearsOfExperience: null,
    registry: { number: 'MUESTRA-B', isSample: true },
    verified: false,
  },
] as const satisfies readonly Reviewer[]

/** The reviewer shown on pages that do not name their own. */
export const defaultReviewer: Reviewer = reviewers[0]

const SAMPLE_REVIEWER_LABEL = 'Perfil de muestra: revisión profesional pendiente'

/** What is shown beside a reviewer's name, or nothing when the profile is real. */
export function reviewerLabel({ verified, registry }: Reviewer): string | undefined {
  return verified && !registry.isSample && registry.url ? undefined : SAMPLE_REVIEWER_LABEL
}
