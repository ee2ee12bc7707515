import lighthouse, { type Flags } from 'lighthouse'

/** The two phones that pages are measured on. */
export const PROFILES = {
  /**
   * Lighthouse's own profile: it loads the page at full speed, and calculates the figures of a phone on a mobile line.
   */
  'Lighthouse, mobile': {},
  /**
   * 400 kbit/s and 400 ms per round trip. The line and the processor are really slowed down, and nothing is calculated.
   */
  'Slow phone: 400 ms, 400 kbit/s, 6× processor': {
    throttlingMethod: 'devtools',
    throttling: {
      rttMs: 400,
      throughputKbps: 400,
      requestLatencyMs: 400,
      downloadThroughputKbps: 400,
      uploadThroughputKbps: 400,
      cpuSlowdownMultiplier: 6,
    },
  },
} as const satisfies Record<string, Flags>

export type Measured = Record<'score' | 'lcp' | 'tbt' | 'interactive' | 'cls' | 'bytes' | 'script', number>

/** Measures one visit by a browser without any stored data. A visit that fails is tried again, `tries` times in all. */
export async function visit(url: string, port: number, profile: Flags, tries = 3): Promise<Measured> {
  const flags = { port, logLevel: 'error', output: 'json', onlyCategories: ['performance'], ...profile } satisfies Flags
  const result = await lighthouse(url, flags)
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  const { audits, categories, runtimeError } = result.lhr
  // Now and then the browser's trace lacks its beginning.
  if (runtimeError && tries > 1) return visit(url, port, profile, tries - 1)
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN
  return {
    score: (categories.performance?.score ?? Number.NaN) * 100,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    interactive: value('interactive'),
    cls: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    script: scriptBytes(audits['network-requests']?.details),
  }
}

function scriptBytes(details: object | undefined): number {
  const items: unknown = details && 'items' in details ? details.items : []
  if (!Array.isArray(items)) return Number.NaN
  return items.reduce((sum: number, item: { resourceType?: string; transferSize?: number }) => {
    return sum + (item.resourceType === 'Script' ? (item.transferSize ?? 0) : 0)
  }, 0)
}
