import { describe, expect, it, vi } from 'vitest'
import { type Analysis, analyseDrafts } from '@/admin/drafts/analyse-drafts'
import { type Draft, draftOf } from '@/admin/drafts/draft'
import { type DraftRow, draftRows, isBelowThreshold, isFromVisit, rowsInView } from '@/admin/drafts/draft-rows'
import { readView } from '@/admin/drafts/draft-view'
import { draftsCsv } from '@/admin/drafts/list/draft-csv'
import type { City } from '@/cities/city'
import type { GeneratedPage } from '@/data/generated-pages'
import { contentHash } from '@/generator/content-hash'
import { NOW, REAL_CITIES, realCity, realPage } from '../../generator/real-cities'

const PAGE = realPage('cuenca/misoprostol')
const DRAFT = draftOf(PAGE)
const ALL = readView(new URLSearchParams())

const recordOf = (draft: Draft, contentHash = draft.contentHash): GeneratedPage => ({
  id: `record of ${draft.slug} ${draft.pageType}`,
  cityId: draft.city.id,
  pageType: draft.pageType,
  urlPath: `/ec/${draft.slug}/${draft.pageType}`,
  title: draft.title,
  metaDescription: draft.metaDescription,
  contentHash,
  seoScore: draft.seoScore,
  wordCount: draft.wordCount,
  internalLinksCount: 8,
  datePublished: '2026-11-20T15:00:00+00:00',
  dateModified: '2026-11-20T15:00:00+00:00',
  awaitsEditor: false,
})

async function analyse(cities: readonly City[], msPerCall = 1) {
  let [time, pauses] = [0, 0]
  const slices: number[] = []
  let sliceStart = 0
  const tools = {
    now: NOW,
    clock: () => {
      time += msPerCall
      return time
    },
    pause: async () => {
      slices.push(time - sliceStart)
      sliceStart = time
      pauses += 1
    },
  }
  const steps: Analysis[] = []
  for await (const step of analyseDrafts(cities, tools)) steps.push(step)
  return { steps, last: steps.at(-1), pauses, slices }
}

describe('the analysis of all drafts', () => {
  it('measures both pages of every city', async () => {
    const cities = REAL_CITIES.slice(0, 10)
    const { last } = await analyse(cities)
    expect(last).toMatchObject({ isDone: true, total: 20, failures: [] })
    expect(last?.drafts).toHaveLength(20)
  })

  it('pauses every few milliseconds to let the browser work', async () => {
    const { pauses, slices } = await analyse(REAL_CITIES.slice(0, 20), 2)
    expect(pauses).toBeGreaterThan(5)
    expect(Math.max(...slices)).toBeLessThan(20)
  })

  it('reports its progress', async () => {
    const { steps } = await analyse(REAL_CITIES.slice(0, 10), 300)
    expect(steps.length).toBeGreaterThan(2)
    const analysed = steps.map(({ drafts }) => drafts.length)
    expect(analysed).toEqual(analysed.toSorted((a, b) => a - b))
  })

  it('lists a page that cannot be written, with the reason, and goes on', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    let faults = 2
    const broken: City = Object.create(realCity('loja'), {
      population: {
        get: () => {
          if (faults === 0) return 1000
          faults -= 1
          throw new Error('unreadable')
        },
      },
    })
    const { last } = await analyse([broken, realCity('cuenca')])
    expect(last?.failures.map(({ pageType, message }) => [pageType, message])).toEqual([
      ['cytotec', 'unreadable'],
      ['misoprostol', 'unreadable'],
    ])
    expect(last?.drafts.map(({ slug }) => slug)).toEqual(['cuenca', 'cuenca'])
    expect(report).toHaveBeenCalledTimes(2)
    report.mockRestore()
  })

  it('ends at once where there is no city', async () => {
    const { steps } = await analyse([])
    expect(steps).toEqual([{ drafts: [], failures: [], total: 0, isDone: true }])
  })
})

describe('a draft compared with its record', () => {
  const stateWith = (records: GeneratedPage[] | undefined) => draftRows([DRAFT], records)[0]?.state

  it('is new, the same, or changed; unknown while the records are not loaded', () => {
    expect(DRAFT.contentHash).toBe(contentHash(PAGE))
    expect(stateWith([])).toBe('none')
    expect(stateWith([recordOf(DRAFT)])).toBe('same')
    expect(stateWith([recordOf(DRAFT, '0'.repeat(32))])).toBe('changed')
    expect(stateWith(undefined)).toBe('unknown')
  })

  it('is changed when the title or the description differs although the hash is the same', () => {
    expect(stateWith([{ ...recordOf(DRAFT), title: 'Misoprostol en Cuenca: compra ahora' }])).toBe('changed')
    expect(stateWith([{ ...recordOf(DRAFT), metaDescription: 'Otra' }])).toBe('changed')
  })

  it('is listed for inspection when its record has forbidden words', () => {
    const record = { ...recordOf(DRAFT), title: 'Misoprostol en Cuenca: compra ahora, precio y delivery' }
    const [row] = draftRows([DRAFT], [record])
    expect(row?.findings).toEqual(
      ['compra', 'precio', 'delivery'].map((word) => `Palabra prohibida encontrada: "${word}"`),
    )
    const found = (query: string, rows: DraftRow[]) => rowsInView(rows, readView(new URLSearchParams(query))).length
    expect(found('registro=con-hallazgos', row ? [row] : [])).toBe(1)
    expect(found('registro=con-hallazgos', draftRows([DRAFT], [recordOf(DRAFT)]))).toBe(0)
  })

  it('counts as registered by a visit until an editor saves it, whatever its text', () => {
    const rows = draftRows([DRAFT, { ...DRAFT, pageType: 'cytotec' }], [{ ...recordOf(DRAFT), awaitsEditor: true }])
    expect(rows.map(isFromVisit)).toEqual([true, false])
    const found = rowsInView(rows, readView(new URLSearchParams('registro=de-una-visita')))
    expect(found.map(({ pageType }) => pageType)).toEqual(['misoprostol'])
    const [, line = ''] = draftsCsv(found).split('\r\n')
    expect(line).toContain(';Al día;sí;')
  })

  it('is not taken for the city’s other page', () => {
    expect(stateWith([recordOf({ ...DRAFT, pageType: 'cytotec' })])).toBe('none')
  })
})

describe('the list of drafts', () => {
  const named = (name: string, change: Partial<Draft> = {}): Draft => ({ ...DRAFT, name, slug: name, ...change })
  const rows = draftRows(
    [
      named('Zaruma', { province: 'El Oro', wordCount: 1300, pageType: 'cytotec' }),
      named('Ámbato', { seoScore: 79, wordCount: 900 }),
      named('Baños', { complianceScore: 80, violations: ['Palabra prohibida encontrada: "venta"'] }),
    ],
    [],
  )
  const names = (address: string) => rowsInView(rows, readView(new URLSearchParams(address))).map(({ name }) => name)

  it('is in the order of the Spanish alphabet', () => {
    expect(names('')).toEqual(['Ámbato', 'Baños', 'Zaruma'])
    expect(names('sentido=desc')).toEqual(['Zaruma', 'Baños', 'Ámbato'])
  })

  it('is filtered by text, type, province, record and threshold', () => {
    expect(names('q=AMBATO')).toEqual(['Ámbato'])
    expect(names('tipo=cytotec')).toEqual(['Zaruma'])
    expect(names('provincia=El+Oro')).toEqual(['Zaruma'])
    expect(names('registro=cambiado')).toEqual([])
    expect(names('registro=sin-registro')).toHaveLength(3)
    expect(names('umbral=si')).toEqual(['Ámbato', 'Baños'])
  })

  it('keeps the open page in its place, even if it no longer matches the filters', () => {
    expect(names('registro=cambiado&pagina=Baños/misoprostol')).toEqual(['Baños'])
    expect(names('tipo=cytotec&sentido=desc&pagina=Ámbato/misoprostol')).toEqual(['Zaruma', 'Ámbato'])
    expect(names('provincia=El+Oro&pagina=Ámbato/cytotec')).toEqual(['Zaruma'])
  })

  it('sorts numbers numerically', () => {
    expect(names('orden=palabras')[0]).toBe('Ámbato')
    expect(names('orden=cumplimiento')[0]).toBe('Baños')
  })

  it('is exported as a table with one line per page', () => {
    const [head, first, ...rest] = draftsCsv(rowsInView(rows, ALL)).trimEnd().split('\r\n')
    expect(head?.split(';')).toHaveLength(17)
    expect(first).toContain('/ec/%C3%81mbato/misoprostol;')
    expect(first).toContain(';79;')
    expect(rest).toHaveLength(2)
  })
})

describe('the threshold', () => {
  it('applies to all three scores', () => {
    expect(isBelowThreshold(DRAFT)).toBe(false)
    expect(isBelowThreshold({ ...DRAFT, seoScore: 79 })).toBe(true)
    expect(isBelowThreshold({ ...DRAFT, generatorScore: 79 })).toBe(true)
    expect(isBelowThreshold({ ...DRAFT, complianceScore: 80 })).toBe(true)
  })
})
