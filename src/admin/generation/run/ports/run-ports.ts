import type { City } from '@/cities/city'
import type { CityList } from '@/cities/city-list'
import type { GeneratedPage, WriteDetails } from '@/data/generated-pages'
import type { OpenRun } from '@/data/history/runs'
import type { PageRecord } from '@/data/record/page-record'
import type { GeneratedContent, PageType } from '@/generator/generated-content'

/** Everything that a run needs from outside: the database, the generator, the clock and the network. */
export type RunPorts = NetworkPorts & {
  readCities: () => Promise<CityList>
  readPages: () => Promise<readonly GeneratedPage[]>
  /** Whether a listed editor runs this. What a visitor registered awaits its first save by an editor. */
  isEditor: () => Promise<boolean>
  generate: (city: City, pageType: PageType, cities: City[]) => GeneratedContent
  /** Creates or updates the record. */
  writePage: (record: PageRecord, details: WriteDetails) => Promise<GeneratedPage>
  /** Writes this province into the row of the city, unless somebody has changed the province since the city was read. */
  correctProvince: (city: City, province: string, run: OpenRun) => Promise<'corrected' | 'changed'>
  /** Opens a run, under which the history groups everything that is written with it. */
  openRun: () => OpenRun
  /** Lets the browser draw and answer before the next piece of work. */
  breathe: () => Promise<void>
  now: () => number
}

/** What long-running work that writes needs in order to wait while the network is gone. */
export type NetworkPorts = {
  /** Resolves after `ms`, or as soon as the signal is aborted. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** How many milliseconds from now the server has asked to be left alone; 0 when it has not asked. */
  askedToWaitMs: () => number
  online: () => boolean
  /** Calls back when the network returns. Returns a function that removes the listener. */
  onOnline: (listener: () => void) => () => void
}
