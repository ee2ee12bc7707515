import type { ConsoleFigures, SeoStatus } from '@/data/seo-status'

/** The search console's figures as they are typed. */
export type TypedFigures = {
  isSubmitted: boolean
  isVerified: boolean
  errors: string
  /** `2026-11-20T07:18`, by the clocks of mainland Ecuador; empty for never. */
  lastCrawl: string
}

/** What is wrong with each invalid field, to be shown beside it. */
export type FigureProblems = Partial<Record<'errors' | 'lastCrawl', string>>

/** Returns a status as its form shows it. */
export function typedFigures(status: SeoStatus): TypedFigures {
  return {
    isSubmitted: status.searchConsoleSubmitted === 1,
    isVerified: status.metaVerificationStatus === 'verified',
    errors: String(status.indexingErrorsCount),
    lastCrawl: localTime(status.lastCrawlDate),
  }
}

/** Returns what was typed as the figures to be saved, or what is wrong with it. */
export function readFigures(
  typed: TypedFigures,
  now: Date,
): { figures: ConsoleFigures } | { problems: FigureProblems } {
  const errors = /^\d{1,10}$/.test(typed.errors.trim()) ? Number(typed.errors) : Number.NaN
  const lastCrawl = typed.lastCrawl === '' ? null : new Date(`${typed.lastCrawl}${ECUADOR}`)

  const problems: FigureProblems = {}
  if (!(errors <= MOST_ERRORS)) problems.errors = 'Escriba un número entero, de 0 en adelante, sin puntos.'
  if (lastCrawl && Number.isNaN(lastCrawl.getTime())) problems.lastCrawl = 'Fecha inválida: elija el día y la hora.'
  else if (lastCrawl && lastCrawl > now) problems.lastCrawl = 'El último rastreo no puede estar en el futuro.'
  if (problems.errors !== undefined || problems.lastCrawl !== undefined) return { problems }
  return {
    figures: {
      searchConsoleSubmitted: typed.isSubmitted ? 1 : 0,
      isVerified: typed.isVerified,
      indexingErrorsCount: errors,
      lastCrawlDate: lastCrawl?.toISOString() ?? null,
    },
  }
}

/** Mainland Ecuador has no summer time. */
const ECUADOR = '-05:00'
const ECUADOR_MS = -5 * 60 * 60_000

/** The largest number that the database column holds. */
const MOST_ERRORS = 2 ** 31 - 1

function localTime(text: string | null): string {
  const time = Date.parse(text ?? '')
  return Number.isNaN(time) ? '' : new Date(time + ECUADOR_MS).toISOString().slice(0, 16)
}
