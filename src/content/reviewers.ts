/**
 * The profiles of reviewers that the specification asks for. These two are samples: no real person, no registry number.
 * Nobody has signed a text yet, so every page says «Revisión médica: pendiente», whatever stands here.
 */
export type Reviewer = {
  name: string
  /** Specialty, as registered. */
  credentials: string
  affiliation?: string
  url?: string
  /** Null until a real person states it. */
  yearsOfExperience: number | null
  /** Number in the professional registry. */
  registry: string
  verified: boolean
}

export const reviewers: readonly [Reviewer, ...Reviewer[]] = [
  {
    name: 'Profesional de muestra A',
    credentials: 'Medicina general',
    yearsOfExperience: null,
    registry: 'MUESTRA-A',
    verified: false,
  },
  {
    name: 'Profesional de muestra B',
    credentials: 'Ginecología y obstetricia',
    yearsOfExperience: null,
    registry: 'MUESTRA-B',
    verified: false,
  },
]

/** The reviewer of pages that do not name their own. */
export const defaultReviewer: Reviewer = reviewers[0]

/** What stands beside the name of every profile. */
export const SAMPLE_REVIEWER_LABEL = 'Perfil de muestra: revisión profesional pendiente'

/** The rating that the specification gives a review in structured data. Without a signed review nothing writes it. */
export const REVIEW_RATING = 4.8
