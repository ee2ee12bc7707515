import type { City } from '@/cities/city'
import type { CityList } from '@/cities/city-list'
import type { CityChange } from '@/data/cities'
import type { GeneratedPage } from '@/data/generated-pages'
import type { PageRecord } from '@/data/page-record'
import type { OpenRun } from '@/data/runs'
import type { GeneratedContent, PageType } from '@/generator/generated-content'
import type { KeptText } from '@/generator/told-page'

/** Everything a run needs of the world: the database, the generator, the clock and the network. */
export type RunPorts = NetworkPorts & {
  readCities: () => Promise<CityList>
  readPages: () => Promise<readonly GeneratedPage[]>
  /** Whether a listed editor runs this: theirs is the first save of what a visitor registered. */
  isEditor: () => Promise<boolean>
  generate: (city: City, pageType: PageType, cities: City[]) => GeneratedContent
  /** Creates the record, or brings `existing` up to date, and keeps the text it is made of. */
  writePage: (
    record: PageRecord,
    existing?: GeneratedPage,
    text?: KeptText,
    run?: OpenRun,
  ) => Promise<{ page: GeneratedPage; written: boolean }>
  updateCity: (id: string, change: CityChange, run?: OpenRun) => Promise<unknown>
  /** What the history is to keep together as one run. */
  openRun: () => OpenRun
  /** Lets the browser draw and answer before the next piece of work. */
  breathe: () => Promise<void>
  now: () => number
}

/** What any long work that writes needs, which waits where the network is gone. */
export type NetworkPorts = {
  /** Resolves after so long, or as soon as the signal is given. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>
  /** How long the server has asked to be left alone, from now; 0 where it has not. */
  askedToWaitMs: () => number
  online: () => boolean
  /** Calls back when the network returns. Returns how to take the listener away. */
  onOnline: (listener: () => void) => () => void
}
