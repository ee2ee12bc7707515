import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'
import { cityListQuery } from '@/admin/desk/reading/use-city-list'
import type { City } from '@/cities/city'
import type { CityList } from '@/cities/city-list'
import { type GeneratedPage, pageQueries, type WriteDetails, writeGeneratedPage } from '@/data/generated-pages'
import { changeCity } from '@/data/history/restore-city'
import type { PageRecord } from '@/data/record/page-record'
import { newRowId } from '@/data/request/row-id'
import { sessionQuery } from '@/data/session'
import { generateContent } from '@/generator/generate-content'
import type { GeneratedContent, PageType } from '@/generator/generated-content'

/** What a run needs from outside: the database and the generator. */
export type RunPorts = {
  readCities: () => Promise<CityList>
  readPages: () => Promise<readonly GeneratedPage[]>
  /** Whether a listed editor runs this. What a visitor registered awaits its first save by an editor. */
  isEditor: () => Promise<boolean>
  generate: (city: City, pageType: PageType, cities: City[]) => GeneratedContent
  /** Creates or updates the record. */
  writePage: (record: PageRecord, details: WriteDetails) => Promise<GeneratedPage>
  /** Writes this province into the row of the city, unless somebody has changed the province since the city was read. */
  correctProvince: (city: City, province: string, runId: string) => Promise<'corrected' | 'changed'>
  /** Makes the id of a run, under which the history groups everything that is written with it. */
  openRun: () => string
}

/**
 * Returns the ports of a run in the browser. Reads go through the desk's query cache, so that its lists are refreshed,
 * too.
 */
export function browserPorts(client: QueryClient): RunPorts {
  const now = { staleTime: 0, retry: false }
  return {
    readCities: () => readAnew(client, { ...cityListQuery, ...now }),
    readPages: () => readAnew(client, { ...pageQueries.all(), ...now }),
    isEditor: async () => (await client.fetchQuery({ ...sessionQuery(), ...now })).isEditor,
    generate: (city, pageType, cities) => generateContent(city, pageType, { cities, now: new Date() }),
    writePage: writeGeneratedPage,
    correctProvince: async ({ id, province: from }, to, run) => {
      const outcome = await changeCity(id, { from: { province: from }, to: { province: to } }, run)
      return outcome === 'changed' ? 'changed' : 'corrected'
    },
    openRun: newRowId,
  }
}

/**
 * Reads with a request of its own: the answer to one that was sent earlier may lack what was written since. Whoever
 * waits for the earlier one gets the new answer.
 */
function readAnew<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  void client.cancelQueries({ queryKey: query.queryKey, exact: true }, { silent: true })
  return client.fetchQuery(query)
}
