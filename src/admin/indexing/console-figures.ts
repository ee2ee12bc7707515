import * as v from 'valibot'
import type { ConsoleFigures, SeoStatus } from '@/data/seo-status'

/** The search console's figures as they are typed. */
export const figuresValues = v.object({
  isSubmitted: v.boolean(),
  isVerified: v.boolean(),
  errors: v.string(),
  /** `2026-11-20T07:18`, by the clocks of mainland Ecuador; empty for never. */
  lastCrawl: v.string(),
})

export type TypedFigures = v.InferOutput<typeof figuresValues>

/** Returns a status as its form shows it. */
export function typedFigures(status: SeoStatus): TypedFigures {
  return {
    isSubmitted: status.searchConsoleSubmitted === 1,
    isVerified: status.metaVerificationStatus === 'verified',
    errors: String(status.indexingErrorsCount),
    lastCrawl: localTime(status.lastCrawlDate),
  }
}

export const INVALID_DATE = 'Fecha inválida: elija el día y la hora.'

/** Returns the schema of the form, which reads the figures to be saved. */
export function figuresSchema(now: () => Date): v.GenericSchema<TypedFigures, ConsoleFigures> {
  return v.pipe(
    v.object({
      ...figuresValues.entries,
      errors: v.pipe(
        v.string(),
        v.check(
          (errors) => /^\d{1,10}$/.test(errors.trim()) && Number(errors) <= MOST_ERRORS,
          'Escriba un número entero, de 0 en adelante, sin puntos.',
        ),
      ),
      lastCrawl: v.pipe(
        v.string(),
        v.check((typed) => !Number.isNaN(crawlOf(typed)?.getTime()), INVALID_DATE),
        v.check((typed) => !((crawlOf(typed) ?? 0) > now()), 'El último rastreo no puede estar en el futuro.'),
      ),
    }),
    v.transform(
      ({ isSubmitted, isVerified, errors, lastCrawl }): ConsoleFigures => ({
        searchConsoleSubmitted: isSubmitted ? 1 : 0,
        isVerified,
        indexingErrorsCount: Number(errors),
        lastCrawlDate: crawlOf(lastCrawl)?.toISOString() ?? null,
      }),
    ),
  )
}

function crawlOf(typed: string): Date | undefined {
  return typed === '' ? undefined : new Date(`${typed}${ECUADOR}`)
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
