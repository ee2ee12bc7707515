import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import { figuresSchema, type TypedFigures, typedFigures } from '@/admin/indexing/console-figures'
import type { SeoStatus } from '@/data/seo-status'

const NOW = new Date('2026-11-20T15:00:00Z')
const STATUS: SeoStatus = {
  id: '1',
  userId: '2',
  sitemapLastGenerated: null,
  totalPagesIndexed: 444,
  robotsTxtValid: 1,
  metaVerificationStatus: 'verified',
  searchConsoleSubmitted: 1,
  indexingErrorsCount: 3,
  lastCrawlDate: '2026-11-19T12:18:00+00:00',
  lastUpdated: '2026-11-20T12:18:03+00:00',
}

function read(change: Partial<TypedFigures>) {
  const { success, output, issues } = v.safeParse(
    figuresSchema(() => NOW),
    { ...typedFigures(STATUS), ...change },
  )
  if (success) return { figures: output }
  return { problems: Object.fromEntries(issues.map((issue) => [v.getDotPath(issue), issue.message])) }
}

describe('the search console’s figures', () => {
  test('are shown in their form in the time zone of mainland Ecuador, and read back unchanged', () => {
    expect(typedFigures(STATUS)).toEqual({
      isSubmitted: true,
      isVerified: true,
      errors: '3',
      lastCrawl: '2026-11-19T07:18',
    })
    expect(read({})).toEqual({
      figures: {
        searchConsoleSubmitted: 1,
        isVerified: true,
        indexingErrorsCount: 3,
        lastCrawlDate: '2026-11-19T12:18:00.000Z',
      },
    })
  })

  test('may have no last crawl', () => {
    expect(typedFigures({ ...STATUS, lastCrawlDate: null }).lastCrawl).toBe('')
    expect(read({ lastCrawl: '' })).toMatchObject({ figures: { lastCrawlDate: null } })
  })

  test.each(['', ' ', '-1', '1,5', '1.500', '1e3', 'tres', '2147483648', '99999999999'])(
    'are not kept with «%s» errors',
    (errors) => {
      expect(read({ errors })).toEqual({ problems: { errors: expect.stringContaining('número entero') } })
    },
  )

  test('are not kept with a crawl in the future or with an invalid date', () => {
    expect(read({ lastCrawl: '2026-11-20T10:01' })).toEqual({
      problems: { lastCrawl: expect.stringContaining('futuro') },
    })
    expect(read({ lastCrawl: '2026-11-20T10:00' })).toHaveProperty('figures')
    expect(read({ lastCrawl: 'ayer' })).toEqual({ problems: { lastCrawl: expect.stringContaining('Fecha inválida') } })
  })

  test('name everything that is wrong at once', () => {
    expect(Object.keys(Object(Object(read({ errors: 'x', lastCrawl: 'y' })).problems))).toEqual(['errors', 'lastCrawl'])
  })

  test('are a number that the database column can hold, or a problem, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string(), (errors) => {
        const result = read({ errors })
        if (!result.figures) return
        expect(Number.isInteger(result.figures.indexingErrorsCount)).toBe(true)
        expect(result.figures.indexingErrorsCount).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})
